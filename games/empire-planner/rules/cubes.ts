// A side's nine cubes: RULES.md EMP-11, EMP-70.

import { CUBES_OF_A_SIDE, otherSide, type Side, TRACK_CUBES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'
import { markerOf } from './markers.ts'
import { factoryOf, namedFactory, ridersOf } from './sides.ts'

/** EMP-70: above this an extra cube marks the overage; one cube, however much it is (AMB-8). */
const CAPITAL_TRACK = 50

/**
 * Cubes a side has left: those not on the tracks, on an Action card, on the overage or on trains.
 * Below 0 a cube is missing, and one comes off a train before play goes on.
 */
export function supplyOf(g: State, side: Side): number {
  const marker = markerOf(g, side) === null ? 0 : 1
  const overage = g.capital[side] > CAPITAL_TRACK ? 1 : 0
  return CUBES_OF_A_SIDE - TRACK_CUBES - marker - overage - ridersOf(g, side)
}

/** Cubes a side may use as passengers: one is kept for its marker, which is out whenever it rides. */
export const spareCubes = (g: State, side: Side): number => supplyOf(g, side) - (markerOf(g, side) === null ? 1 : 0)

/** Whether a side needs a cube it does not have: for its overage (EMP-70), or for its action marker (Q1). */
export const isShortOfCubes = (g: State, side: Side, placesMarker: boolean): boolean =>
  supplyOf(g, side) < (placesMarker && markerOf(g, side) === null ? 1 : 0)

/** EMP-70, AMB-30: the owner of the cube chooses the train; its die stays as it is. */
export const cubeShortage = decide('cube.shortage', {
  takesOnlyOption: true,

  options: (g, { seat }) =>
    g.factories[otherSide(seat)].filter(({ riders }) => riders > 0).map(({ card }) => ({ factory: card })),

  choose(g, { seat }, { factory }, flow) {
    const owner = otherSide(seat)
    namedFactory(g, owner, factory).riders -= 1
    flow.tell?.({ kind: 'tookCubeBack', seat, owner, factory })
    return flow.end()
  },

  why: (g, { seat }, { factory }) =>
    factoryOf(g, otherSide(seat), factory) === undefined
      ? { because: 'notTheirFactory', rule: 'EMP-70', factory }
      : { because: 'noCubeThere', rule: 'EMP-70', factory },
})
