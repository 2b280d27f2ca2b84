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

export const CORNERS: readonly (readonly [Area, string])[] = [
  ['residential', 'nw'],
  ['transportation', 'ne'],
  ['commercial', 'sw'],
  ['industrial', 'se'],
]
