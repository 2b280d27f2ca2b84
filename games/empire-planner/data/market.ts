// The Market card, A side (EMP-8). The die next to it selects a row with a price for each colour.

import { shape } from '@tableworks/kernel'
import type { Colour } from './factories.ts'
import { type Face, FACES } from './pieces.ts'
import { from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'

export type MarketRow = Readonly<Record<Colour, number>> & Sourced
export type MarketTable = Readonly<Record<Face, MarketRow>>

const row = (brown: number, blue: number, red: number): MarketRow => ({ brown, blue, red, ...from('reconstructed') })

export const MARKET: MarketTable = {
  1: row(1, 1, 1),
  2: row(2, 1, 1),
  3: row(2, 1, 1),
  4: row(3, 1, 2),
  5: row(3, 2, 2),
  6: row(4, 2, 3),
}

const price = wholeFrom(1, 20)
const aRow = shape.record<MarketRow>({ brown: price, blue: price, red: price, ...sourceShape })

export const aMarket = tableOf(FACES, aRow)
