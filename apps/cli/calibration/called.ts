// Plays a game and compares the chances that the table's network gave each seat with the result.

import { beginsOf, outputsBy, type Player, playGame } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import type { Referee, State } from '@tableworks/kernel'
import type { Plan } from '../many/plan.ts'
import type { Numbered } from '../many/playing.ts'

/** Chances are counted in tenths: below 10%, below 20% and so on. */
export const BINS = 10

/** All of a game's positions with a chance in one tenth. */
export interface Bin {
  readonly positions: number
  /** The sums of the chances and of the wins. Tied winners share one win. */
  readonly called: number
  readonly won: number
}

export interface CalledGame extends Numbered {
  readonly bins: readonly Bin[]
}

/** The chances of every seat at the start of each action. Positions that are already decided don't count. */
export function playCalled(plan: Plan, referee: Referee, players: readonly Player[], number: number): CalledGame {
  const { seats, variants, seed } = plan
  const entry = botEntryFor(plan.game)
  const network = entry.networks?.loader.networkFor(seats, variants)
  if (entry.networks === undefined || network === undefined) throw new Error('the table has no network')
  const outputsOf = outputsBy(network, entry.networks.inputs)
  const begins = beginsOf(entry)
  const called: number[][] = []
  const chosen = (state: State) => {
    if (!begins.includes(referee.waiting(state)?.decision ?? '')) return
    called.push(Array.from({ length: seats }, (_, seat) => outputsOf(state, seat)[0] ?? 0))
  }
  const seated = Array.from({ length: seats }, (_, seat) => players[Math.min(seat, players.length - 1)] as Player)
  const watcher = { hear: () => {}, choosing: () => {}, chosen }
  const { places } = playGame(referee, seated, `${seed} ${number}`, variants, watcher).result
  const winners = places.filter(place => place === 1).length
  const bins = Array.from({ length: BINS }, () => ({ positions: 0, called: 0, won: 0 }))
  for (const [seat, place] of places.entries())
    for (const chances of called) {
      const chance = chances[seat] ?? 0
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]
      if (bin === undefined) continue
      bin.positions += 1
      bin.called += chance
      bin.won += place === 1 ? 1 / winners : 0
    }
  return { number, bins }
}
