// The floor's layout: each grid is between the quarters whose demand it serves.

import { type Area, AREAS, type BoardSide } from '../../data/areas.ts'
import type { Box } from '../../data/box.ts'
import { GRID_IDS, type GridId, type GridPlace } from '../../data/grids.ts'

const CELLS: Readonly<Record<GridPlace, string>> = {
  left: 'cnw',
  top: 'cne',
  bottom: 'csw',
  right: 'cse',
  'lower-left': 'west',
  'upper-right': 'east',
  'upper-left': 'north',
  'lower-right': 'south',
  centre: 'centre',
}
const CORNERS: Readonly<Record<BoardSide, string>> = { left: 'nw', top: 'ne', bottom: 'sw', right: 'se' }

/** Puts each thing into its cell. */
const laidOut = <T>(cells: readonly string[], things: readonly T[], cellOf: (thing: T) => string) =>
  cells.flatMap(cell => things.filter(thing => cellOf(thing) === cell).map(thing => [thing, cell] as const))

export const gridCells = ({ grids }: Pick<Box, 'grids'>): (readonly [GridId, string])[] =>
  laidOut(Object.values(CELLS), GRID_IDS, grid => CELLS[grids[grid].place])

export const quarterCells = ({ areas }: Pick<Box, 'areas'>): (readonly [Area, string])[] =>
  laidOut(Object.values(CORNERS), AREAS, area => CORNERS[areas[area].side])
