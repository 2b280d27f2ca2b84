// What the table page shows: the session's state once its card and a position have loaded.

import type { TablePosition, TableCard } from '@tableworks/host'
import type { SessionState } from './session.ts'

export interface Shown extends SessionState {
  readonly card: TableCard
  readonly position: TablePosition
}

/** Whether an earlier step is shown. */
export const isPast = ({ step, last }: TablePosition): boolean => step < last

/** The dialog that is open over the table. */
export type Opened = 'sheet' | 'about' | 'aid' | 'keys' | 'howToPlay' | 'standing' | 'prepare' | 'seats' | 'takeOnline'
