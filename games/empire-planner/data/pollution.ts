// The Pollution track (EMP-8). The rulebook gives its highest value, 13. Its steps show that the spaces rise by one (AMB-23).

import { Problem, shape } from '@tableworks/kernel'
import { from, listOf, type Sourced, sourceShape, wholeFrom } from '@tableworks/table-kit'

export type PollutionTrack = Sourced & {
  /** The value of each space, from first to last. The marker starts off the track (EMP-15). */
  readonly values: readonly number[]
}

export const POLLUTION: PollutionTrack = {
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  ...from('inferred'),
}

const trackShape = shape.record<PollutionTrack>({ values: listOf(1, 30, wholeFrom(1, 99)), ...sourceShape })

export const aPollutionTrack = (value: unknown, path: string): PollutionTrack => {
  const found = trackShape(value, path)
  if (found.values.some((one, i) => i > 0 && one <= (found.values[i - 1] ?? 0)))
    throw new Problem(`${path}.values should rise from space to space`)
  return found
}
