// The board's nine pricing grids (TOI-17, TOI-68, TOI-69): their goods, the quarters whose demand they serve, and their price
// squares.

import { Problem, shape } from '@tableworks/kernel'
import {
  type FieldSources,
  listOf,
  rowsWith,
  type Sourced,
  sourceShape,
  tableOf,
  wholeFrom,
} from '@tableworks/table-kit'
import { AREAS, type Area, SIDES } from './areas.ts'
import { type Good, GOODS, MATERIALS, type Sector, SECTORS } from './goods.ts'

export const GRID_IDS = [
  'c-residential',
  'c-commercial',
  'c-industrial',
  'c-transportation',
  'd-southwest',
  'd-northeast',
  'e-northwest',
  'e-southeast',
  'r-centre',
] as const
export type GridId = (typeof GRID_IDS)[number]
export type PerGrid<T> = Record<GridId, T>

/** Where a grid is on the board: along a side, in a corner between two sides, or in the centre. */
export const GRID_PLACES = [...SIDES, 'upper-left', 'upper-right', 'lower-right', 'lower-left', 'centre'] as const
export type GridPlace = (typeof GRID_PLACES)[number]

/** The highest price a set may have. */
export const HIGHEST_PRICE = 30

export type Grid = Sourced & {
  readonly name: string
  readonly sector: Sector
  /** One or two goods. The cubes don't show which. */
  readonly goods: readonly Good[]
  /** The quarters whose demand icons count here. */
  readonly areas: readonly Area[]
  /** whether players buy here. Then the grid has a single good. */
  readonly red: boolean
  readonly prices: readonly number[]
  /** Used only by the board, not by the rules. */
  readonly place: GridPlace
}
export type GridTable = Readonly<PerGrid<Grid>>

/** The name in a sentence. Corner grids are named after what they sell. */
export const gridTitle = ({ name }: Pick<Grid, 'name'>): string => (name.endsWith('market') ? name : `${name} grid`)

const upTo = (top: number): number[] => Array.from({ length: top }, (_, i) => i + 1)

/** Names and squares are ours. The red grids follow from the goods players buy. */
const OURS: FieldSources = {
  name: 'reconstructed',
  goods: 'reconstructed',
  areas: 'reconstructed',
  red: 'inferred',
  prices: 'reconstructed',
  place: 'reconstructed',
}
const consumables = (name: string, good: Good, area: Area, red: boolean, place: GridPlace): Grid => ({
  name,
  sector: 'consumables',
  goods: [good],
  areas: [area],
  red,
  prices: upTo(10),
  place,
  source: 'seed',
  fieldSources: OURS,
})
const corner = (
  name: string,
  sector: Sector,
  goods: [Good, Good],
  areas: [Area, Area],
  place: GridPlace,
  fieldSources = OURS,
): Grid => ({
  name,
  sector,
  goods,
  areas,
  red: false,
  prices: upTo(12),
  place,
  source: 'seed',
  fieldSources,
})

export const GRIDS: GridTable = {
  'c-residential': consumables('Lumber market', 'wood', 'residential', true, 'left'),
  'c-commercial': consumables('Corn market', 'corn', 'commercial', false, 'bottom'),
  'c-industrial': consumables('Steel market', 'steel', 'industrial', true, 'right'),
  'c-transportation': consumables('Stone market', 'stone', 'transportation', true, 'top'),
  // The rulebook's example: lower left, between Residential and Commercial, with squares 3, 6 and 11.
  'd-southwest': corner(
    'Household durables',
    'durables',
    ['stone', 'oil'],
    ['residential', 'commercial'],
    'lower-left',
    {
      name: 'reconstructed',
      goods: 'reconstructed',
      red: 'inferred',
      prices: 'reconstructed',
    },
  ),
  'd-northeast': corner(
    'Industrial durables',
    'durables',
    ['steel', 'power'],
    ['industrial', 'transportation'],
    'upper-right',
  ),
  'e-northwest': corner(
    'Home and road energy',
    'energy',
    ['wood', 'corn'],
    ['residential', 'transportation'],
    'upper-left',
  ),
  'e-southeast': corner('Business energy', 'energy', ['oil', 'power'], ['commercial', 'industrial'], 'lower-right'),
  'r-centre': {
    name: 'Research market',
    sector: 'research',
    goods: ['research'],
    areas: [],
    red: true,
    prices: upTo(10),
    place: 'centre',
    source: 'seed',
    fieldSources: { name: 'reconstructed', prices: 'reconstructed' },
  },
}

const gridShape = shape.record<Grid>({
  name: shape.text,
  sector: shape.oneOf(...SECTORS),
  goods: listOf(1, 2, shape.oneOf(...GOODS)),
  areas: listOf(0, 4, shape.oneOf(...AREAS)),
  red: shape.oneOf(true, false),
  prices: listOf(2, HIGHEST_PRICE, wholeFrom(1, HIGHEST_PRICE)),
  place: shape.oneOf(...GRID_PLACES),
  ...sourceShape,
})

function aGrid(value: unknown, path: string): Grid {
  const grid = gridShape(value, path)
  const [first, second] = grid.goods
  if (first === second) throw new Problem(`${path}.goods should name each good once`)
  if (new Set(grid.areas).size < grid.areas.length) throw new Problem(`${path}.areas should name each area once`)
  if (grid.red && second !== undefined) throw new Problem(`${path}.goods should have 1 entry in a red grid (R-2)`)
  if ((grid.sector === 'research') !== (grid.areas.length === 0))
    throw new Problem(`${path}.areas should be empty in the research sector and nowhere else`)
  if (grid.prices.some((price, i) => price <= (grid.prices[i - 1] ?? 0)))
    throw new Problem(`${path}.prices should rise from square to square`)
  return grid
}

const someGrids = tableOf(GRID_IDS, aGrid)
const withPlaces = rowsWith(GRIDS, ['place'])

/** Every good must have one or two grids, and every good that players buy must have one red grid. */
export function aGridTable(value: unknown, path: string): GridTable {
  const grids = someGrids(withPlaces(value), path)
  for (const good of GOODS) {
    const homes = GRID_IDS.filter(id => grids[id].goods.includes(good)).length
    if (homes < 1 || homes > 2) throw new Problem(`${path} should have 1 or 2 grids for ${good}`)
  }
  for (const good of MATERIALS)
    if (GRID_IDS.filter(id => grids[id].red && grids[id].goods.includes(good)).length !== 1)
      throw new Problem(`${path} should have 1 red grid for ${good}`)
  const stray = GRID_IDS.find(id => grids[id].red && !MATERIALS.some(good => grids[id].goods.includes(good)))
  if (stray !== undefined)
    throw new Problem(`${path}.${stray}.red should be false: no player buys ${grids[stray].goods[0]}`)
  const empty = GRID_PLACES.find(place => !GRID_IDS.some(id => grids[id].place === place))
  if (empty !== undefined) throw new Problem(`${path} should have each place once: none is at "${empty}"`)
  return grids
}
