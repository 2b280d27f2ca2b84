// What the page of a table shows: the session's state once its card and a position are there.

import type { TablePosition, TableCard } from '@tableworks/host'
import type { SessionState } from './session.ts'

export interface Shown extends SessionState {
  readonly card: TableCard
  readonly position: TablePosition
}

/** An earlier step is on show. */
export const isPast = ({ step, last }: TablePosition): boolean => step < last

/** What lies over the table when it is asked for. */
export type Opened = 'sheet' | 'about' | 'aid' | 'keys' | 'howToPlay' | 'rules' | 'standing'
