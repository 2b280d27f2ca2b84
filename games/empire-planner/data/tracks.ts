// The Capital track (EMP-8, EMP-70). The Years track has the length of the game (EMP-17); no rule depends on the length of the
// Profit track.

import { shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, wholeFrom } from '@tableworks/table-kit'

export type TrackTable = {
  /** The last space; more Capital needs another cube. */
  readonly capital: Sourced & { readonly last: number }
}

export const TRACKS: TrackTable = { capital: { last: 50, ...from('seed') } }

export const aTrackTable = shape.record<TrackTable>({
  capital: shape.record<TrackTable['capital']>({ last: wholeFrom(1, 200), ...sourceShape }),
})
