// The Capital track (EMP-8, EMP-70). The Years track is as long as the game (EMP-17), and the length of the Profit track doesn't
// matter.

import { shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, wholeFrom } from '@tableworks/table-kit'

export type TrackTable = {
  /** The last space. More Capital needs another cube. */
  readonly capital: Sourced & { readonly last: number }
}

export const TRACKS: TrackTable = { capital: { last: 50, ...from('seed') } }

export const aTrackTable = shape.record<TrackTable>({
  capital: shape.record<TrackTable['capital']>({ last: wholeFrom(1, 200), ...sourceShape }),
})
