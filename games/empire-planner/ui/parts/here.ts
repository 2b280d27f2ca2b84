// The position, prepared for hover cards.

import { type AboutAt, type Here as KitHere, nameOf } from '@tableworks/board-kit'
import type { Side } from '../../data/pieces.ts'
import type { game } from '../../index.ts'
import { type Asked, askedOf, here as hereOf } from '../table.ts'
import { say } from '../words.ts'

export interface Here extends KitHere<typeof game> {
  readonly asked: Asked | null
  readonly me: Side | null
}

export const here = (at: AboutAt<typeof game>): Here => ({
  ...hereOf(at),
  asked: askedOf(at.seen),
  me: at.seen.seat as Side | null,
})

export const ownerOf = (on: Here, side: Side): string =>
  side === on.me ? say('about.yours') : say('about.of', { name: nameOf(on, side) })
