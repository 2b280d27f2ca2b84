// A missing cube: RULES.md EMP-70.

import { otherSide, type Side } from '../data/pieces.ts'
import { supplyOf } from '../readings/cubes.ts'
import { factoryOf, hasTrain, namedFactory } from '../readings/factories.ts'
import { markerOf } from '../readings/markers.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'

/** Whether a side needs a cube it doesn't have: for its overage (EMP-70), or for its action marker (Q1). */
export const isShortOfCubes = (g: State, side: Side, placesMarker: boolean): boolean =>
  supplyOf(g, side) < (placesMarker && markerOf(g, side) === null ? 1 : 0)

/** EMP-70, AMB-30: the cube's owner chooses the train. Its die doesn't change. */
export const cubeShortage = decide('cube.shortage', {
  takesOnlyOption: true,

  candidates: (g, { seat }) => g.factories[otherSide(seat)].filter(hasTrain).map(({ card }) => ({ factory: card })),

  bar(g, { seat }, { factory }) {
    const theirs = factoryOf(g, otherSide(seat), factory)
    if (theirs === undefined) return { because: 'notTheirFactory', rule: 'EMP-70', factory }
    return theirs.riders > 0 ? null : { because: 'noCubeThere', rule: 'EMP-70', factory }
  },

  choose(g, { seat }, { factory }, flow) {
    const owner = otherSide(seat)
    namedFactory(g, owner, factory).riders -= 1
    flow.tell?.({ kind: 'tookCubeBack', seat, owner, factory })
    return flow.end()
  },
})
