// Compares two actions by playing games from both to the end, in the same sampled worlds and with the same dice.

import type { SeatView } from '@tableworks/kernel'
import { type ActionLine, Comparison, NOISE } from './comparing.ts'
import type { PlayerDeps } from './player.ts'
import { type BotEntry, measureOf } from './players.ts'
import { gapIn, leadOf, type Prospect, prospectIn, victoryOf } from './results.ts'

export interface Weighed {
  /** How many games were played with each action. */
  readonly times: number
  /** How much better the one action is with its standard error: in points or, in a race, in percent of the games won. */
  readonly gap: number
  readonly error: number
  readonly one: Prospect
  readonly other: Prospect
}

/** How many sampled worlds to play between two results. */
const BATCH = 4

/** Yields better and better results. The caller decides when to stop. */
export function* weighing(
  entry: BotEntry,
  seen: SeatView,
  lines: { readonly one: ActionLine; readonly other: ActionLine },
  deps: PlayerDeps,
): Generator<Weighed, void> {
  const seat = seen.seat ?? 0
  const ends = [noneYet(), noneYet()] as const
  const [first, second] = ends
  for (;;) {
    const before = first.leads.length
    for (const results of new Comparison(entry, seen, deps, BATCH, NOISE).results([lines.one, lines.other]))
      for (const [i, { leads, wins }] of ends.entries()) {
        const result = results[i]
        if (result === undefined) continue
        leads.push(leadOf(result, seat))
        wins.push(victoryOf(result, seat))
      }
    const times = first.leads.length
    if (times === before) return
    const { mean, error } = gapIn(measureOf(entry), first, second)
    yield { times, gap: mean, error, one: prospectIn(first), other: prospectIn(second) }
  }
}

const noneYet = () => ({ leads: [] as number[], wins: [] as number[] })
