// The position, prepared for hover cards.

import { type AboutAt, type Here as KitHere, nameOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { BoardMap } from '../../data/board.ts'
import type { Face } from '../../data/cards.ts'
import type { game } from '../../index.ts'
import { mapOf } from '../../readings/board.ts'
import { here as hereOf } from '../table.ts'
import { say } from '../words.ts'

export interface Here extends KitHere<typeof game> {
  readonly map: BoardMap
}

export function here(at: AboutAt<typeof game>): Here {
  const on = hereOf(at)
  return { ...on, map: mapOf(on.g) }
}

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
