// The pieces from the three boxes: City Planner, Empire and Railways (EMP-1). Counts come from public pages. The rulebook says
// which side uses them.

import { type Chance, shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { ROUNDS } from '../meta.ts'

/** The table's two sides. In the solo game, side 1 is Archie. */
export type Side = 0 | 1
export type PerSide<T> = [T, T]
export const SIDES: readonly Side[] = [0, 1]
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]
export const rollDie = (chance: Chance): Face => chance.roll(6) as Face

/** One side's dice and cubes. Each die is a building (EMP-27). */
export type Pieces = Sourced & { readonly dice: number; readonly cubes: number }

/** EMP-11: the Start Player uses Empire's, the other player Railways'; AMB-35: Archie also uses the latter. */
export type PieceTable = { readonly startPlayer: Pieces; readonly secondPlayer: Pieces; readonly archie: Pieces }

export const PIECES: PieceTable = {
  startPlayer: { dice: 9, cubes: 9, ...from('found') },
  secondPlayer: { dice: 9, cubes: 9, ...from('found') },
  archie: { dice: 9, cubes: 9, ...from('inferred', { cubes: 'reconstructed' }) },
}

/** EMP-11, EMP-12: two of a side's cubes are always on the Capital and Profit tracks. */
export const TRACK_CUBES = 2
/**
 * A side needs one cube each for a marker and an overage (EMP-42, EMP-70). With fewer, there might be none on its trains to take
 * back.
 */
const FEWEST_CUBES = TRACK_CUBES + 2

const somePieces = shape.record<Pieces>({
  dice: wholeFrom(1, ROUNDS), // EMP-26: no side builds more than once a round
  cubes: wholeFrom(FEWEST_CUBES, 20),
  ...sourceShape,
})
export const aPieceTable = tableOf(['startPlayer', 'secondPlayer', 'archie'], somePieces)

/** EMP-13: six gray dice are trains. Both sides roll the other three. */
export const TRAIN_DICE = 6
