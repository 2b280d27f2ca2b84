// Compares two actions by playing games from both to the end, in the same sampled worlds and with the same dice.

import type { Result, SeatView } from '@tableworks/kernel'
import { type ActionLine, Comparison, NOISE } from './comparing.ts'
import type { PlayerDeps } from './player.ts'
import type { BotEntry } from './players.ts'
import { leadOf, meanOf, victoryOf } from './results.ts'

export interface Weighed {
  /** How many games were played with each action. */
  readonly times: number
  /** The mean lead of the one action over the other with its standard error, in points. */
  readonly gap: number
  readonly error: number
  readonly one: Prospect
  readonly other: Prospect
}

/** An action's results: the mean lead over the best opponent at the end of the game, and the share of wins. */
export interface Prospect {
  readonly lead: number
  readonly wins: number
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
  const ends: (readonly [Result, Result])[] = []
  for (;;) {
    const before = ends.length
    for (const [one, other] of new Comparison(entry, seen, deps, BATCH, NOISE).results([lines.one, lines.other]))
      if (one !== undefined && other !== undefined) ends.push([one, other])
    if (ends.length === before) return
    const { mean, error } = meanOf(ends.map(([one, other]) => leadOf(one, seat) - leadOf(other, seat)))
    const outlookOf = (which: 0 | 1): Prospect => ({
      lead: meanOf(ends.map(pair => leadOf(pair[which], seat))).mean,
      wins: meanOf(ends.map(pair => victoryOf(pair[which], seat))).mean,
    })
    yield { times: ends.length, gap: mean, error, one: outlookOf(0), other: outlookOf(1) }
  }
}
