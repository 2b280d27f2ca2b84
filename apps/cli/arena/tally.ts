// Counts wins and margins.

import { type Spread, spreadOf } from '../many/intervals.ts'
import { seatsHeldBy } from '../many/seating.ts'
import type { MatchGame } from './match.ts'

/** These seats' share of the win. In a three-way tie for first, each seat has a third. */
export const winShare = (seats: readonly number[], places: readonly number[]): number =>
  seats.filter(seat => places[seat] === 1).length / places.filter(place => place === 1).length

export class Tally {
  games = 0
  wins = 0
  /** Scores are per seat, because a player may hold several seats. */
  seatGames = 0
  score = 0
  ms = 0
  decisions = 0
  /** By deal: the sum of leads over the best opponent. */
  private readonly margins = new Map<number, { sum: number; games: number }>()

  add({ result: { places, scores }, seated, thought }: MatchGame, entry: number, deal: number): void {
    const seats = seatsHeldBy(entry, seated)
    if (seats.length === 0) return
    this.games += 1
    this.wins += winShare(seats, places)
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

  /** CPU milliseconds for each decision. */
  cpuMs(): number {
    return this.ms / Math.max(1, this.decisions)
  }

  /** The mean margin and its interval. Deals are the sample, because the games of a deal share their luck. */
  margin(): Spread {
    return spreadOf([...this.margins.values()].map(({ sum, games }) => sum / games))
  }
}
