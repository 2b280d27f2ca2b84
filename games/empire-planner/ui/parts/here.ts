// The position as the hover cards read it.

import type { AboutAt } from '@tableworks/board-kit'
import type { Side } from '../../data/pieces.ts'
import type { game } from '../../index.ts'
import type { State } from '../../state.ts'
import { type Asked, askedOf, positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

export interface Here {
  readonly g: State
  readonly seen: Seen
  readonly asked: Asked | null
  /** The viewer's side; null for a spectator. */
  readonly me: Side | null
  readonly names: readonly string[]
}

export const here = ({ seen, box, sideNames }: AboutAt<typeof game>): Here => ({
  g: positionOf(seen, box),
  seen,
  asked: askedOf(seen),
  me: seen.seat as Side | null,
  names: sideNames,
})

export const nameOf = ({ names }: Here, side: Side): string => names[side] ?? ''

export const ownerOf = (on: Here, side: Side): string =>
  side === on.me ? say('about.yours') : say('about.of', { name: nameOf(on, side) })
