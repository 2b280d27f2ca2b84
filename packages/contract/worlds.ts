// Worlds that look the same to somebody. The real table is one of them; imagination makes the others.

import { imagine, type Seat, type SeatView, type State, viewOf } from '@tableworks/kernel'
import type { Walk } from './walk.ts'

/** Somebody who looks on: a seat, or a spectator. */
export type Viewer = Seat | null

export const called = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

export interface Imagined {
  readonly viewer: Viewer
  readonly seen: SeatView
  readonly world: State
}

/** How many worlds each viewer imagines where a promise looks closely. */
const WORLDS = 2

/** What each of these viewers may take for the real position. */
export function* worldsOf(walk: Walk, state = walk.table.state, viewers = walk.viewers): Generator<Imagined> {
  const { referee } = walk.table
  for (const viewer of viewers) {
    // As it comes over the wire: nothing of the real state can hide in it.
    const seen = JSON.parse(JSON.stringify(viewOf(referee, state, viewer))) as SeatView
    for (let i = 0; i < WORLDS; i++)
      yield { viewer, seen, world: imagine(referee, seen, walk.chance(`world ${viewer} ${i}`)) }
  }
}
