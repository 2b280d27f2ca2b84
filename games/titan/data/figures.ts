// Numbers the rulebook leaves open: the cells in a hold (TTN-9) and the Drone spaces at a zone (TTN-56). Both are reconstructed:
// six rows of five cells, five of them for Pipes, and six Drones around each zone.

import { shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, wholeFrom } from '@tableworks/table-kit'
import { DRONES, PIPES } from './pieces.ts'

type Figure = Sourced & { readonly count: number }
export type FigureTable = { readonly holdCells: Figure; readonly droneSpaces: Figure }

export const FIGURES: FigureTable = {
  holdCells: { count: 30, ...from('reconstructed') },
  droneSpaces: { count: 6, ...from('reconstructed') },
}

const figure = (fewest: number, most: number) =>
  shape.record<Figure>({ count: wholeFrom(fewest, most), ...sourceShape })

/** A hold must have room for all Pipes. A zone must have room for all Drones of its Base, and at most for those of four players. */
export const aFigureTable = shape.record<FigureTable>({
  holdCells: figure(PIPES, 60),
  droneSpaces: figure(DRONES.length, 4 * DRONES.length),
})
