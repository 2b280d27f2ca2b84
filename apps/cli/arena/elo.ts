// Elo ratings: a difference of 400 means ten wins to one. Every pair at a table counts as a game between the two, and the
// better-placed player wins it.

import type { MatchGame } from './match.ts'

const PER_TENFOLD = 400
const SWEEPS = 200
/** A prior draw between all pairs, so a player who won every game has a finite rating. */
const BEGINNING = 1

export class Elo {
  private readonly won: number[][]

  constructor(players: number) {
    this.won = Array.from({ length: players }, (_, i) =>
      Array.from({ length: players }, (__, j) => (i === j ? 0 : BEGINNING / 2)),
    )
  }

  add({ seated, result: { places } }: MatchGame): void {
    for (const [seat, one] of seated.entries())
      for (const [next, two] of seated.entries()) {
        if (seat === next || one === two) continue
        const ahead = (places[next] ?? 0) - (places[seat] ?? 0)
        const row = this.won[one] as number[]
        row[two] = (row[two] ?? 0) + (ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0)
      }
  }

  /** Maximum likelihood ratings of the Bradley–Terry model, with mean 0. */
  ratings(): number[] {
    const count = this.won.length
    let strength = Array.from({ length: count }, () => 1)
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      strength = strength.map((own, i) => {
        let wins = 0
        let expected = 0
        for (let j = 0; j < count; j++) {
          if (i === j) continue
          const games = (this.won[i]?.[j] ?? 0) + (this.won[j]?.[i] ?? 0)
          wins += this.won[i]?.[j] ?? 0
          expected += games / (own + (strength[j] ?? 1))
        }
        return expected === 0 ? own : wins / expected
      })
    }
    const ratings = strength.map(one => PER_TENFOLD * Math.log10(one))
    const mean = ratings.reduce((sum, one) => sum + one, 0) / count
    return ratings.map(one => Math.round(one - mean))
  }
}
