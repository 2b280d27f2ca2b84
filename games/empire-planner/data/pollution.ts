// The Pollution track (EMP-8). That its highest value is 13: the rulebook; that the spaces go up one by one: ours.

import { Problem, shape } from '@tableworks/kernel'
import { aSource, listOf, type Source, wholeFrom } from '@tableworks/table-kit'

export type PollutionTrack = {
  /** What each space says, from the first to the last; the marker begins beside the track (EMP-15). */
  readonly values: readonly number[]
  readonly source: Source
}

export const POLLUTION: PollutionTrack = {
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  source: 'reconstructed',
}

const trackShape = shape.record<PollutionTrack>({ values: listOf(1, 30, wholeFrom(1, 99)), source: aSource })

export const aPollutionTrack = (value: unknown, path: string): PollutionTrack => {
  const found = trackShape(value, path)
  if (found.values.some((one, i) => i > 0 && one <= (found.values[i - 1] ?? 0)))
    throw new Problem(`${path}.values should rise from space to space`)
  return found
}
