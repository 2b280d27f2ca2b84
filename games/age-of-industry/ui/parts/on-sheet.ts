// What every part of the sheet is drawn from.

import type { BoardMap } from '../../data/board.ts'
import type { Network } from '../../readings/board.ts'
import type { Position, Seen } from '../table.ts'
import type { Thing } from '../things.ts'
import type { Layout } from './layout.ts'
import type { Plan } from './plan.ts'
import type { Cut } from './plates.ts'

export interface SheetProps {
  readonly seen: Seen
  readonly position: Position
  readonly layout: Layout
  readonly cut: Cut
  readonly sideNames: readonly string[]
  /** The thing under the hand, and what the choice there would do. */
  readonly pointed: Thing | null
  readonly plan: Plan | null
  /** What is lit as connected. */
  readonly network: Network | null
}

export interface OnSheet extends SheetProps {
  readonly map: BoardMap
  readonly builds: Builds
}

/** Where one can build, of all cards or of the one under the hand; and where the action under the hand could be taken. */
export interface Builds {
  readonly card: Thing | null
  /** What is under the hand has no use for the other spaces. */
  readonly isNarrowed: boolean
  readonly sites: ReadonlySet<string>
  readonly links: ReadonlySet<string>
  readonly sellers: ReadonlySet<string>
}
