// Compares choice 2,000 with choice 10, because a table must not get slower as its log grows.

import { type LogLine, seedFrom, Table } from '@tableworks/kernel'
import { cpuSeconds, median } from './clock.ts'
import { millrace } from './millrace/index.ts'
import { playTable } from './own.ts'

export interface Late {
  /** The CPU time for one choice at a table around that step, in microseconds. */
  readonly early: number
  readonly late: number
  readonly ratio: number
}

const EARLY = 10
const LATE = 2_000
/** Choices timed together: as many as there are between two of a table's stored copies. */
const WINDOW = 16
const WARM_UP_TABLES = 1
const SEATS = ['Ann', 'Ben', 'Cat', 'Dan']

const longTable = (seed: string): Table =>
  new Table(millrace, { seatNames: SEATS, variants: { rounds: 270 }, seed: seedFrom(seed) })

/** Replays long tables from their logs and times both windows of each. */
export function lateAgainstEarly(seconds: number): Late {
  const early: number[] = []
  const late: number[] = []
  const start = cpuSeconds()
  for (let i = 0; late.length === 0 || cpuSeconds() - start < seconds; i++) {
    const recorded = longTable(`late ${i}`)
    playTable(recorded, LATE + WINDOW)
    const table = longTable(`late ${i}`)
    const times = [EARLY, LATE].map(step => timeWindow(table, recorded.log, step))
    if (i < WARM_UP_TABLES) continue
    early.push(times[0] ?? 0)
    late.push(times[1] ?? 0)
  }
  const micro = (times: readonly number[]) => (median(times) * 1e6) / WINDOW
  return { early: micro(early), late: micro(late), ratio: median(late) / median(early) }
}

/** Seconds for a window of choices that starts at this step. */
function timeWindow(table: Table, log: readonly LogLine[], step: number): number {
  say(table, log.slice(table.step, step))
  const start = cpuSeconds()
  say(table, log.slice(step, step + WINDOW))
  return cpuSeconds() - start
}

function say(table: Table, lines: readonly LogLine[]): void {
  for (const { seat, text } of lines)
    if ('refusal' in table.say(seat, text)) throw new Error(`a table refuses its own log: ${text}`)
}
