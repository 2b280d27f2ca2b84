// Counting wins and margins, and how far the count can be trusted.

import { seatsHeldBy } from './seating.ts'
import type { MatchGame } from './match.ts'

/** What one player has to show after a number of games. */
export class Tally {
  games = 0
  /** A first place shared by three counts a third. */
  wins = 0
  /** Scores are counted by seat: a player may hold several. */
  seatGames = 0
  score = 0
  ms = 0
  decisions = 0
  /** By deal: how far ahead of the best of the others, summed over its games. */
  private readonly margins = new Map<number, { sum: number; games: number }>()

  add({ result: { places, scores }, seated, thought }: MatchGame, entry: number, deal: number): void {
    const seats = seatsHeldBy(entry, seated)
    if (seats.length === 0) return
    const winners = places.filter(place => place === 1).length
    this.games += 1
    this.wins += seats.filter(seat => places[seat] === 1).length / winners
    this.seatGames += seats.length
    this.score += seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0)
    this.ms += thought[entry]?.ms ?? 0
    this.decisions += thought[entry]?.decisions ?? 0
    const others = scores.filter((_score, seat) => !seats.includes(seat))
    if (others.length === 0) return
    const margin = Math.max(...seats.map(seat => scores[seat] ?? 0)) - Math.max(...others)
    const { sum, games } = this.margins.get(deal) ?? { sum: 0, games: 0 }
    this.margins.set(deal, { sum: sum + margin, games: games + 1 })
  }

  /** The mean margin, and how far it may be off: deals are compared, since games of one deal share their luck. */
  margin(): Spread {
    return spreadOf([...this.margins.values()].map(({ sum, games }) => sum / games))
  }
}

export interface Spread {
  readonly mean: number
  /** Half the width of the interval of 95 %; null where there are too few to tell. */
  readonly within: number | null
}

/** Two-sided, 95 in 100. */
const Z = 1.959964

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  if (values.length < 2) return { mean, within: null }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, within: Z * Math.sqrt(variance / values.length) }
}

/** The Wilson score interval of a rate: `wins` out of `games`. It stays inside 0 and 1 and is fair to small counts. */
export function wilson(wins: number, games: number, z = Z): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const square = (z * z) / games
  const middle = rate + square / 2
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games))
  const inside = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { low: inside(middle - spread), high: inside(middle + spread) }
}
