// The market counters (AOI-4) and the two demand displays (AOI-5, AOI-28).

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Cube, CUBES } from './industries.ts'

/** What is sold to ports and markets. */
export const GOODS = ['cotton', 'factory'] as const
export type Good = (typeof GOODS)[number]

export const WANTS = ['cotton', 'goods', 'both', 'none'] as const
/** What a market counter accepts. */
export type Want = (typeof WANTS)[number]

export type WantRow = Sourced & {
  readonly name: string
  readonly accepts: readonly Good[]
  readonly count: number
}
export type WantTable = Readonly<Record<Want, WantRow>>

/** A public page says there are 18 in total, and that some accept nothing. How they divide is our guess. */
export const WANT_TABLE: WantTable = {
  cotton: { name: 'Cotton wanted', accepts: ['cotton'], count: 6, ...from('reconstructed') },
  goods: { name: 'Manufactured goods wanted', accepts: ['factory'], count: 6, ...from('reconstructed') },
  both: { name: 'Cotton or goods wanted', accepts: ['cotton', 'factory'], count: 3, ...from('reconstructed') },
  none: { name: 'No demand', accepts: [], count: 3, ...from('reconstructed', { name: 'found', accepts: 'found' }) },
}

export const aWantTable = tableOf(
  WANTS,
  shape.record<WantRow>({
    name: shape.text,
    accepts: listOf(0, 2, shape.oneOf(...GOODS)),
    count: wholeFrom(0, 18),
    ...sourceShape,
  }),
)

/** The prices on a display's spaces, cheapest first. The display starts full. */
export type DemandRow = Sourced & {
  readonly spaces: readonly number[]
  readonly priceWhenEmpty: number
}
export type DemandTable = Readonly<Record<Cube, DemandRow>>

const PRICES: DemandRow = { spaces: [1, 1, 2, 2, 3, 3, 4, 4], priceWhenEmpty: 5, ...from('reconstructed') }
export const DEMAND_TABLE: DemandTable = { coal: PRICES, iron: PRICES }

const aDemand = shape.record<DemandRow>({
  spaces: listOf(1, 20, wholeFrom(1, 20)),
  priceWhenEmpty: wholeFrom(1, 40),
  ...sourceShape,
})

/** Prices never fall from space to space, so the number of cubes alone tells which spaces are filled. */
export function aDemandTable(value: unknown, path: string): DemandTable {
  const table = tableOf(CUBES, aDemand)(value, path)
  for (const cube of CUBES) {
    const { spaces, priceWhenEmpty } = table[cube]
    for (const [i, price] of spaces.entries())
      if (price < (spaces[i - 1] ?? 0))
        throw new Problem(`${path}.${cube}.spaces[${i}] should not be below the previous space`)
    if (priceWhenEmpty < (spaces.at(-1) ?? 0))
      throw new Problem(`${path}.${cube}.priceWhenEmpty should not be below the last space`)
  }
  return table
}
