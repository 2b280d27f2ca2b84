// A match: each deal is played in every seating, so neither luck nor seats decide it.

import { type Player, playGame } from '@tableworks/bots'
import type { Referee, Result } from '@tableworks/kernel'
import type { Plan } from '../many/plan.ts'
import { seating } from '../many/seating.ts'

export interface MatchGame {
  /** The game's number in the match. A deal's games are consecutive. */
  readonly number: number
  readonly seated: readonly number[]
  readonly result: Pick<Result, 'places' | 'scores'>
  /** For each player: CPU milliseconds, and decisions. */
  readonly thought: readonly { readonly ms: number; readonly decisions: number }[]
}

/** Games per deal: one per seating. A player against itself would repeat the same game, so it gets only one. */
export const gamesInDeal = ({ players, seats }: Plan): number =>
  players.every(name => name === players[0]) ? 1 : Math.max(players.length, seats)

export function playMatchGame(match: Plan, referee: Referee, players: readonly Player[], number: number): MatchGame {
  const { seats, seed, variants } = match
  const deal = Math.floor(number / gamesInDeal(match))
  const seated = seating(players.length, seats, number)
  const clocks = players.map(() => ({ ms: 0, decisions: 0 }))
  const timed = players.map((player, i) => withClock(player, clocks[i] as { ms: number; decisions: number }))
  const { result } = playGame(
    referee,
    seated.map(entry => timed[entry] as Player),
    `${seed} ${deal}`,
    variants,
  )
  const { places, scores } = result
  return { number, seated, result: { places, scores }, thought: clocks }
}

/** The same player, with its CPU time measured. Forced moves don't count as decisions. */
const withClock = (player: Player, clock: { ms: number; decisions: number }): Player => ({
  ...player,
  choose(seen, means) {
    if (seen.choices.length === 1) return player.choose(seen, means)
    const start = process.threadCpuUsage()
    const line = player.choose(seen, means)
    const { user, system } = process.threadCpuUsage(start)
    clock.ms += (user + system) / 1000
    clock.decisions += 1
    return line
  },
})
