// The position as the hover cards read it.

import type { AboutAt } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { BoardMap } from '../../data/board.ts'
import type { Face } from '../../data/cards.ts'
import type { game } from '../../index.ts'
import { mapOf } from '../../readings/board.ts'
import { type Position, positionOf, type Seen } from '../table.ts'
import { say } from '../words.ts'

type At = AboutAt<typeof game>

/** The position, prepared for reading. */
export interface Here {
  readonly g: Position
  readonly map: BoardMap
  readonly seen: Seen
  readonly me: Seat | null
  readonly names: readonly string[]
}

export function here({ seen, box, sideNames }: At): Here {
  const g = positionOf(seen, box)
  return { g, map: mapOf(g), seen, me: seen.seat, names: sideNames }
}

export const nameOf = ({ names }: Here, seat: Seat): string => names[seat] ?? ''
export const ownerOf = (on: Here, seat: Seat): string =>
  seat === on.me ? say('about.yours') : say('about.of', { name: nameOf(on, seat) })

/** "Niigata 2, Kanazawa and 3 more" */
export function listed(names: readonly string[]): string {
  const [first = '', second] = names
  if (names.length <= 4) return names.join(', ')
  return say('about.more', { names: `${first}, ${second}`, count: names.length - 2 })
}

/** The cards in the viewer's hand, each face once. */
export const ownFaces = ({ g }: Here, seat: Seat): Face[] => [...new Set([...g.own, ...g.openHand[seat]])]
