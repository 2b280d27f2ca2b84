// Lookup tables of the board that every evaluation needs and that depend only on the box.

import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS, type AdvancementId, ADVANCEMENTS } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import type { Box } from '../data/box.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import { CONSUMER_SECTORS, type ConsumerSector } from '../data/goods.ts'
import type { GridId } from '../data/grids.ts'

/** Consumer grids, spaces, facilities and sectors are numbered in list order. Seats are also bits. */
export interface Layout {
  readonly grids: readonly GridId[]
  readonly sector: readonly number[]
  readonly prices: readonly (readonly number[])[]
  /** The facilities whose goods each grid takes. */
  readonly makers: readonly (readonly number[])[]
  /** The grids next to each space. */
  readonly around: readonly (readonly number[])[]
  /** The grids that each facility can serve. */
  readonly served: readonly (readonly number[])[]
  /** For each advancement, the standard advancement with the same effect. The weights were tuned for the standard ones. */
  readonly alike: Readonly<Record<AdvancementId, AdvancementId>>
}

const LAYOUTS = new WeakMap<Box, Layout>()

export function layoutOf(box: Box): Layout {
  const known = LAYOUTS.get(box)
  if (known !== undefined) return known
  const layout = laidOut(box)
  LAYOUTS.set(box, layout)
  return layout
}

function laidOut(box: Box): Layout {
  const grids = box.consumerGrids
  const placesOf = (suits: (grid: GridId) => boolean) => grids.flatMap((grid, i) => (suits(grid) ? [i] : []))
  const serves = (facility: (typeof FACILITY_IDS)[number], grid: GridId) =>
    box.grids[grid].goods.includes(box.facilities[facility].makes)
  return {
    grids,
    sector: grids.map(grid => CONSUMER_SECTORS.indexOf(box.grids[grid].sector as ConsumerSector)),
    prices: grids.map(grid => box.grids[grid].prices),
    makers: grids.map(grid => FACILITY_IDS.flatMap((facility, i) => (serves(facility, grid) ? [i] : []))),
    around: SPACE_IDS.map(space => placesOf(grid => box.adjoining[grid].includes(space))),
    served: FACILITY_IDS.map(facility => placesOf(grid => serves(facility, grid))),
    alike: recordOf(ADVANCEMENT_IDS, id => {
      const { effect } = box.advancements[id]
      return [id, ...ADVANCEMENT_IDS].find(one => ADVANCEMENTS[one].effect === effect) ?? id
    }),
  }
}

/** The number of set bits, up to the number of seats. */
export const BITS: readonly number[] = Array.from({ length: 32 }, (_none, bits) =>
  [1, 2, 4, 8, 16].reduce((count, bit) => count + ((bits & bit) === 0 ? 0 : 1), 0),
)
