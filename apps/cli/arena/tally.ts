// Counting wins, and how far the count can be trusted.

import type { Result } from '@tableworks/kernel'

/** What one player has to show after a number of games. */
export class Tally {
  games = 0
  /** A first place shared by three counts a third. */
  wins = 0
  /** Scores are counted by seat: a player may hold several. */
  seatGames = 0
  score = 0

  add({ places, scores }: Result, seats: readonly number[]): void {
    const winners = places.filter(place => place === 1).length
    this.games += 1
    this.wins += seats.filter(seat => places[seat] === 1).length / winners
    this.seatGames += seats.length
    this.score += seats.reduce((sum, seat) => sum + (scores[seat] ?? 0), 0)
  }
}

/** Two-sided, 95 in 100. */
const Z = 1.959964

/** The Wilson score interval of a rate: `wins` out of `games`. It stays inside 0 and 1 and is fair to small counts. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const square = (Z * Z) / games
  const middle = rate + square / 2
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games))
  const inside = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { low: inside(middle - spread), high: inside(middle + spread) }
}
