// Where everything lies on the floor: each grid between the quarters whose demand reaches it, as on the board turned
// by an eighth.

import type { Area } from '../../data/areas.ts'
import type { GridId } from '../../data/grids.ts'

export const GRID_CELLS: readonly (readonly [GridId, string])[] = [
  ['c-residential', 'cnw'],
  ['c-transportation', 'cne'],
  ['c-commercial', 'csw'],
  ['c-industrial', 'cse'],
  ['d-southwest', 'west'],
  ['d-northeast', 'east'],
  ['e-northwest', 'north'],
  ['e-southeast', 'south'],
  ['r-centre', 'centre'],
]

/** In how many columns a grid's prices stand on the floor; null for half as many as it has. */
export const columnsOn = (grid: GridId): number | null => COLUMNS[grid] ?? null

const COLUMNS: Readonly<Partial<Record<GridId, number>>> = { 'd-southwest': 3, 'd-northeast': 3, 'r-centre': 10 }

export const CORNERS: readonly (readonly [Area, string])[] = [
  ['residential', 'nw'],
  ['transportation', 'ne'],
  ['commercial', 'sw'],
  ['industrial', 'se'],
]
