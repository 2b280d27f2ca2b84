// The data that every part of the sheet is drawn from.

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
  /** The hovered thing, and what its option would do. */
  readonly pointed: Thing | null
  readonly plan: Plan | null
  /** The things highlighted because they're connected to the hovered one. */
  readonly network: Network | null
}

export interface OnSheet extends SheetProps {
  readonly map: BoardMap
  readonly builds: Builds
}

/** The data for the parts that don't change on hover. */
export type StaticProps = Pick<OnSheet, 'map' | 'layout' | 'position'>

/** Where the viewer can build with any card, or with the hovered one, and what the hovered action could use. */
export interface Builds {
  readonly card: Thing | null
  /** Whether the other spaces are dimmed because the hovered card or action can't use them. */
  readonly isNarrowed: boolean
  readonly sites: ReadonlySet<string>
  readonly links: ReadonlySet<string>
  readonly sellers: ReadonlySet<string>
}
