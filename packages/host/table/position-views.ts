// What each seat may see of one position, cached because several watchers may share a seat.

import { type Seat, type SeatView, type State, type Table, viewOf } from '@tableworks/kernel'

export class PositionViews {
  private readonly of: { readonly table: Table }
  /** Views of one position: the current one, or the result of a line that is about to be stored. */
  private cached: { readonly of: State | null; readonly seen: Map<Seat | null, SeatView> } = {
    of: null,
    seen: new Map(),
  }

  constructor(of: { readonly table: Table }) {
    this.of = of
  }

  view(state: State, seat: Seat | null): SeatView {
    if (this.cached.of !== state) this.cached = { of: state, seen: new Map() }
    const known = this.cached.seen.get(seat)
    if (known !== undefined) return known
    const seen = viewOf(this.of.table.referee, state, seat)
    this.cached.seen.set(seat, seen)
    return seen
  }
}
