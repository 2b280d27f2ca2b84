// Reads the position for every part of the board.

import { type Here as KitHere, readerFor } from '@tableworks/board-kit'
import type { BoxOf, PositionOf, SeenOf } from '@tableworks/kernel'
import type { game } from '../index.ts'
import { NOTATION } from '../notation.ts'

export type Seen = SeenOf<typeof game>
export type Position = PositionOf<typeof game>
export type VictoryBox = BoxOf<typeof game>

export type Here = KitHere<typeof game>

export const { positionOf, askedOf, offered, here } = readerFor<typeof game>(NOTATION)
