// Counts options like chess's perft.

import { type AnyGame, Referee, type State } from '@tableworks/kernel'

/**
 * How many ways there are to make one choice from here, two choices, and so on up to `depth`. A rule change that alters a number
 * needs an explanation. Draws follow the state's chance.
 */
export function perft(game: AnyGame, state: State, depth: number): number[] {
  const referee = new Referee(game)
  const ways = Array.from({ length: depth }, () => 0)
  const count = (from: State, made: number) => {
    if (made === depth) return
    const options = referee.options(from)
    ways[made] = (ways[made] ?? 0) + options.length
    for (const option of options) {
      const next = referee.clone(from)
      referee.choose(next, option)
      count(next, made + 1)
    }
  }
  count(state, 0)
  return ways
}
