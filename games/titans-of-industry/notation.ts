// Every decision's options as text.

import { notation, type OptionsIn, SEATS, whole } from '@tableworks/kernel'
import { ADVANCEMENT_IDS } from './data/advancements.ts'
import { SPACE_IDS } from './data/areas.ts'
import { FACILITY_IDS } from './data/facilities.ts'
import { BUILDING_MATERIALS, MATERIALS } from './data/goods.ts'
import { GRID_IDS, HIGHEST_PRICE } from './data/grids.ts'
import { ESTATE_IDS } from './data/real-estate.ts'
import { TITAN_IDS } from './data/titans.ts'

/** More cubes than a seat can have in a grid. */
const PLENTY = 999

export const NOTATION = notation(
  {
    titan: TITAN_IDS,
    grid: GRID_IDS,
    second: GRID_IDS,
    price: whole(1, HIGHEST_PRICE),
    work: ['build', 'expand'],
    facility: FACILITY_IDS,
    uses: [1, 2],
    advancement: ADVANCEMENT_IDS,
    space: SPACE_IDS,
    card: ESTATE_IDS,
    material: MATERIALS,
    instead: BUILDING_MATERIALS,
    seller: SEATS,
    count: whole(0, PLENTY),
    rest: whole(0, PLENTY),
  },
  {
    keepTitan: ['keep {titan}'],
    telegraph: ['skip', 'reprice {grid}'],
    action: ['{work} {facility}', 'produce {facility} x{uses}', 'advance {advancement}', 'estate {space}', 'reprice'],
    chooseWaiver: ['pay all', 'waive {material}'],
    chooseSubstitute: ['buy {instead}'],
    chooseSeller: ['from {seller}'],
    chooseCard: ['open {card}'],
    placeGoods: ['place {count} {grid}', 'place {count} {grid}, {rest} {second}'],
    choosePrice: ['price {grid} {price}'],
    reprice: ['done', 'reprice {grid}'],
    keepUnsold: ['keep {count} {grid}'],
  },
)
export type Options = OptionsIn<typeof NOTATION>
