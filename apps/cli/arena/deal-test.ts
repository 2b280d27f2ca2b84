// Tests the first player's win rate deal by deal.

import type { Plan } from '../many/plan.ts'
import { seatsHeldBy } from '../many/seating.ts'
import { gamesInDeal, type MatchGame } from './match.ts'
import { type Bounds, type MatchVerdict, verdictOn } from './sprt.ts'
import { winShare } from './tally.ts'

/** A level should win 1.4 times its even share against the level below, which is 70% with two seats. At 1.2 times it's too weak. */
export const levelBounds = (seats: number): Bounds => ({ low: 1.2 / seats, high: 1.4 / seats })

export class DealTest {
  readonly bounds: Bounds
  /** The first player's mean wins in each whole deal so far. */
  readonly scores = new Map<number, number>()
  verdict: MatchVerdict | undefined
  private readonly gamesInDeal: number
  /** The first player's wins in the games of the current deal. */
  private shares: number[] = []

  constructor(match: Plan, bounds = levelBounds(match.seats)) {
    this.bounds = bounds
    this.gamesInDeal = gamesInDeal(match)
  }

  /** Takes a match's games in order. If there are more players than seats, the first player sits out some of them. */
  add({ number, seated, result }: MatchGame): MatchVerdict | undefined {
    const seats = seatsHeldBy(0, seated)
    if (seats.length > 0) this.shares.push(winShare(seats, result.places))
    if ((number + 1) % this.gamesInDeal !== 0 || this.shares.length === 0) return undefined
    const score = this.shares.reduce((sum, share) => sum + share, 0) / this.shares.length
    this.scores.set(score, (this.scores.get(score) ?? 0) + 1)
    this.shares = []
    this.verdict = verdictOn(this.scores, this.bounds)
    return this.verdict
  }
}
