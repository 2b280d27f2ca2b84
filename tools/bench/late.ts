// Compares a choice late in a long table with choice 10, because a table must not get slower as its log grows: on the kernel's
// table alone, and through a host as in the page's worker.

import { type Look, MemoryStore } from '@tableworks/host'
import { tab } from '@tableworks/host/testing'
import { Chance, type Seat, seedFrom, swiftChance, Table } from '@tableworks/kernel'
import { cpuSeconds, median } from './clock.ts'
import { millrace } from './millrace/index.ts'
import { playTable } from './own.ts'

export interface Late {
  readonly lateStep: number
  /** The CPU time for one choice at a table around that step, in microseconds. */
  readonly early: number
  readonly late: number
  readonly ratio: number
}

/** Plays a long table up to a step and returns the CPU time of its choices, in seconds. */
type LongTable = (upTo: number) => Promise<number>

interface Measured {
  readonly lateStep: number
  /** Choices timed together. */
  readonly window: number
  readonly open: (seed: string) => Promise<LongTable>
}

const EARLY = 10
const WARM_UP_TABLES = 2
const SEATS = ['Ann', 'Ben', 'Cat', 'Dan']
const VARIANTS = { rounds: 600 }

/** The kernel's table alone, in windows as long as the distance between two of its stored copies. */
export const lateAtTable = (seconds: number): Promise<Late> =>
  lateAgainstEarly(seconds, { lateStep: 2_000, window: 16, open: kernelTable })

/**
 * Through a host, in windows between two of its snapshots. The host stores each line and answers with the seat's view and the
 * news.
 */
export const lateThroughHost = (seconds: number): Promise<Late> =>
  lateAgainstEarly(seconds, { lateStep: 4_000, window: 256, open: seed => hostedTable(seed) })

async function lateAgainstEarly(seconds: number, { lateStep, window, open }: Measured): Promise<Late> {
  const early: number[] = []
  const late: number[] = []
  const start = cpuSeconds()
  for (let i = 0; late.length === 0 || cpuSeconds() - start < seconds; i++) {
    const play = await open(`late ${i}`)
    await play(EARLY)
    const first = await play(EARLY + window)
    await play(lateStep)
    const last = await play(lateStep + window)
    if (i < WARM_UP_TABLES) continue
    early.push(first)
    late.push(last)
  }
  const micro = (times: readonly number[]) => (median(times) * 1e6) / window
  return { lateStep, early: micro(early), late: micro(late), ratio: median(late) / median(early) }
}

/** Replays a recorded log, so only the table's own work is timed. */
async function kernelTable(seed: string): Promise<LongTable> {
  const setUp = { seatNames: SEATS, variants: VARIANTS, seed: seedFrom(seed) }
  const recorded = new Table(millrace, setUp)
  const table = new Table(millrace, setUp)
  return async upTo => {
    playTable(recorded, upTo)
    const lines = recorded.log.slice(table.step, upTo)
    const start = cpuSeconds()
    for (const { seat, text } of lines) if ('refusal' in table.say(seat, text)) throw refused(text)
    return cpuSeconds() - start
  }
}

/** Four people choose at random from what they're offered. */
export async function hostedTable(seed: string, store = new MemoryStore()): Promise<LongTable> {
  const host = tab({ store, load: millrace, seed })
  const seats = SEATS.map(name => ({ name, bot: null }))
  const id = await host.create({ game: millrace.id, seats, variants: VARIANTS, box: null })
  const picks = new Chance(swiftChance(seed))
  const lookAs = (viewer: Seat | null, since: number): Look => ({
    viewer,
    gate: null,
    isChosen: true,
    step: null,
    since,
  })
  let step = 0
  return async upTo => {
    let seconds = 0
    for (; step < upTo; step++) {
      const seat = (await host.look(id, lookAs(null, step))).position.seen.actor ?? 0
      const look = lookAs(seat, step)
      const text = picks.pick((await host.look(id, look)).position.seen.choices)
      const start = cpuSeconds()
      const said = await host.say(id, seat, text, step, look)
      seconds += cpuSeconds() - start
      if ('refusal' in said) throw refused(text)
    }
    return seconds
  }
}

const refused = (text: string): Error => new Error(`a long table refuses '${text}'`)
