// Where a side's cubes are: RULES.md EMP-11, EMP-70.

import { type Side, TRACK_CUBES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { ridersOf } from './factories.ts'
import { markerOf } from './markers.ts'
import { piecesOf } from './sides.ts'

type Tables = Pick<State, 'seats' | 'box' | 'capital' | 'claims' | 'factories' | 'first'>

const onMarker = (g: Tables, side: Side): number => (markerOf(g, side) === null ? 0 : 1)
/** EMP-70: one extra cube marks Capital beyond the track, no matter how much it is (AMB-8). */
const onOverage = (g: Tables, side: Side): number => (g.capital[side] > g.box.capitalTrack ? 1 : 0)

/** A side's cubes on its action marker, on the cube for its overage and on trains. */
export const cubesOut = (g: Tables, side: Side): { marker: number; overage: number; riding: number } => ({
  marker: onMarker(g, side),
  overage: onOverage(g, side),
  riding: ridersOf(g, side),
})

/** How many cubes a side has left. Below 0, one is missing and must come off a train first. */
export function supplyOf(g: Tables, side: Side): number {
  return piecesOf(g, side).cubes - TRACK_CUBES - onMarker(g, side) - onOverage(g, side) - ridersOf(g, side)
}

/** How many cubes a side may use as passengers, keeping one for its marker. */
export const spareCubes = (g: Tables, side: Side): number => supplyOf(g, side) - (markerOf(g, side) === null ? 1 : 0)
