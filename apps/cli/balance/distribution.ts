// A distribution: quartiles to read, bins to draw.

import { type Spread, spreadOf } from '../many/intervals.ts'

export interface Distribution {
  readonly count: number
  readonly mean: Spread
  readonly least: number
  readonly quarter: number
  readonly median: number
  readonly threeQuarters: number
  readonly most: number
  readonly bins: Bins
}

/** Values from `from + i * width` up to the next bin. */
export interface Bins {
  readonly from: number
  readonly width: number
  readonly counts: readonly number[]
}

/** The number of bins that fits on a phone's screen. */
const MOST_BINS = 24
const STEPS = [1, 2, 5]

export function distributionOf(values: readonly number[]): Distribution {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0
  return {
    count: values.length,
    mean: spreadOf(values),
    least: at(0),
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    most: at(1),
    bins: binsOf(sorted),
  }
}

/** Bins with a round width: 1, 2, 5, 10, 20 and so on. */
function binsOf(sorted: readonly number[]): Bins {
  const least = sorted[0] ?? 0
  const most = sorted.at(-1) ?? 0
  const width = widthFor((most - least + 1) / MOST_BINS)
  const from = Math.floor(least / width) * width
  const counts = Array.from({ length: Math.floor((most - from) / width) + 1 }, () => 0)
  for (const value of sorted) {
    const bin = Math.floor((value - from) / width)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return { from, width, counts }
}

function widthFor(least: number): number {
  for (let power = 1; ; power *= 10) for (const step of STEPS) if (step * power >= least) return step * power
}
