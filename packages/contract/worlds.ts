// Worlds that look the same to a viewer. The real table is one of them. Sampled worlds come from the view. Twins come from the
// state, with hidden contents swapped.

import { imagine, type Seat, type SeatView, type State, viewOf } from '@tableworks/kernel'
import { twinOf } from './twins.ts'
import type { Walk } from './walk.ts'

/** A viewer: a seat or a spectator. */
export type Viewer = Seat | null

export const called = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`)

export interface World {
  readonly viewer: Viewer
  readonly seen: SeatView
  readonly world: State
}

/** Two worlds that a viewer can't distinguish from the real position: a sampled one and a twin. */
export function* worldsOf(walk: Walk, state = walk.table.state, viewers = walk.viewers): Generator<World> {
  yield* imaginedBy(walk, state, viewers)
  const { referee } = walk.table
  for (const viewer of viewers) {
    const world = twinOf(referee, state, viewer, walk.chance(`twin ${viewer}`))
    if (world !== null) yield { viewer, seen: seenBy(walk, state, viewer), world }
  }
}

export function* imaginedBy(walk: Walk, state = walk.table.state, viewers = walk.viewers): Generator<World> {
  for (const viewer of viewers) {
    const seen = seenBy(walk, state, viewer)
    yield { viewer, seen, world: imagine(walk.table.referee, seen, walk.chance(`world ${viewer}`)) }
  }
}

/** Serialized as for the network, so that nothing from the real state can hide in it. */
const seenBy = ({ table }: Walk, state: State, viewer: Viewer): SeatView =>
  JSON.parse(JSON.stringify(viewOf(table.referee, state, viewer))) as SeatView
