// Reads the position for every part of the board.

import { readerFor } from '@tableworks/board-kit'
import type { PositionOf, SeenOf } from '@tableworks/kernel'
import type { game } from '../index.ts'
import { NOTATION } from '../notation.ts'

export type Seen = SeenOf<typeof game>
export type Position = PositionOf<typeof game>

export const { positionOf, askedOf, offered, here } = readerFor<typeof game>(NOTATION)
