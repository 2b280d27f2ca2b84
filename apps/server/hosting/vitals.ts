// How the server is doing: a sample every 15 seconds, kept in memory for a day.

import { totalmem } from 'node:os'
import type { Curve, Vitals as VitalsCard } from '@tableworks/protocol'

export const SAMPLE_MS = 15_000
const DAY_SAMPLES = (24 * 60 * 60_000) / SAMPLE_MS
const HOUR_SAMPLES = DAY_SAMPLES / 24
const MINUTE_SAMPLES = 60_000 / SAMPLE_MS
const HOUR_POINTS = 12
const DAY_POINTS = 96

interface Sample {
  readonly people: number
  readonly playing: number
  /** Response times of the moves since the last sample, in seconds. */
  readonly answers: readonly number[]
  readonly memory: number
}

export interface VitalsDeps {
  readonly people: () => number
  /** How many tables are in play. */
  readonly playing: () => Promise<number>
  /** Response times of moves since the last call, in seconds. */
  readonly answers: () => readonly number[]
}

export class Vitals {
  private readonly deps: VitalsDeps
  private samples: Sample[] = []

  constructor(deps: VitalsDeps) {
    this.deps = deps
  }

  async sample(): Promise<void> {
    const { people, playing, answers } = this.deps
    const memory = process.memoryUsage().rss
    this.samples.push({ people: people(), playing: await playing(), answers: answers(), memory })
    if (this.samples.length > DAY_SAMPLES) this.samples = this.samples.slice(-DAY_SAMPLES)
  }

  /** `tables` counts all tables that aren't over. */
  card({ playing, tables }: { readonly playing: number; readonly tables: number }): VitalsCard {
    const minute = this.samples.slice(-MINUTE_SAMPLES).flatMap(({ answers }) => answers)
    const hour = this.samples.slice(-HOUR_SAMPLES).flatMap(({ answers }) => answers)
    const curve = (of: (samples: readonly Sample[]) => number | null) => this.curve(HOUR_SAMPLES, HOUR_POINTS, of)
    return {
      people: this.deps.people(),
      playing,
      tables,
      moves: minute.length,
      response: quantile(hour, 0.5),
      slow: quantile(hour, 0.95),
      memory: process.memoryUsage().rss,
      totalMemory: totalmem(),
      hour: {
        people: curve(most(one => one.people)),
        playing: curve(most(one => one.playing)),
        moves: curve(movesIn),
        response: curve(responseIn),
        memory: curve(most(one => one.memory)),
      },
      day: {
        people: this.curve(
          DAY_SAMPLES,
          DAY_POINTS,
          most(one => one.people),
        ),
        response: this.curve(DAY_SAMPLES, DAY_POINTS, responseIn),
      },
    }
  }

  /** Groups the last samples into points, the newest last. A server that has just started has fewer points. */
  private curve(length: number, points: number, of: (samples: readonly Sample[]) => number | null): Curve {
    const each = length / points
    return Array.from({ length: points }, (_point, i) => {
      const end = this.samples.length - (points - 1 - i) * each
      return end <= 0 ? null : of(this.samples.slice(Math.max(0, end - each), end))
    })
  }
}

const most =
  (value: (sample: Sample) => number) =>
  (samples: readonly Sample[]): number =>
    Math.max(...samples.map(value))

/** Per minute. */
const movesIn = (samples: readonly Sample[]): number =>
  Math.round((samples.reduce((sum, { answers }) => sum + answers.length, 0) / samples.length) * MINUTE_SAMPLES)

const responseIn = (samples: readonly Sample[]): number | null =>
  quantile(
    samples.flatMap(({ answers }) => answers),
    0.5,
  )

/** In milliseconds; null without values. */
function quantile(seconds: readonly number[], share: number): number | null {
  const sorted = seconds.toSorted((a, b) => a - b)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return found === undefined ? null : Math.max(1, Math.round(found * 1000))
}
