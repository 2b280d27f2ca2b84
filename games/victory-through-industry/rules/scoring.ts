// The score: RULES.md VTI-1, VTI-6, VTI-53, VTI-64.

import { type Result, seatsOf } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { contractPoints, productPoints } from '../readings/contracts.ts'
import type { State } from '../state.ts'

/** VTI-53. VTI-64: equal scores share a rank, without a tiebreaker. */
export const result = (g: Pick<State, 'seats' | 'box' | 'floor' | 'contracts'>): Result =>
  resultOf([
    { line: 'contracts', values: seatsOf(g.seats).map(seat => contractPoints(g, seat)) },
    { line: 'products', values: seatsOf(g.seats).map(seat => productPoints(g, seat)) },
  ])
