// Whole games between players, without a table: no log and no undo, but quick enough for thousands.

import {
  Chance,
  type VariantValue,
  type Referee,
  type Result,
  SEPARATOR,
  type State,
  swiftChance,
  viewOf,
} from '@tableworks/kernel'
import type { Player } from './player.ts'

export interface Played {
  readonly choices: number
  readonly result: Result
}

/** The dice of a player at a seat, the same for the same game. */
export const diceOf = (player: Player, seat: number, seed: string): Chance =>
  new Chance(swiftChance(`${seed}, ${player.name} at seat ${seat}`))

/** Plays one game to its end, `players[0]` on seat 0. A game that outlasts its own bound is thrown. */
export function playGame(
  referee: Referee,
  players: readonly Player[],
  seed: string,
  variants: Readonly<Record<string, VariantValue>> = {},
): Played {
  const state = referee.open(players.length, variants, swiftChance(seed))
  const ask = asking(referee, players, seed)
  const most = referee.mostChoices(state)
  for (let choices = 0; choices <= most; choices += carryOut(referee, state, ask(state))) {
    const result = referee.result(state)
    if (result !== null) return { choices, result }
  }
  throw new Error(`${referee.game.name} is not over after ${most} choices (seed ${seed})`)
}

/** Hands the waiting seat's view to its player; gives the name of what it chose. */
function asking(referee: Referee, players: readonly Player[], seed: string): (state: State) => string {
  const dice = players.map((player, seat) => diceOf(player, seat, seed))
  return state => {
    const seat = referee.waiting(state)?.seat ?? 0
    const player = players[seat]
    const chance = dice[seat]
    if (player === undefined || chance === undefined) throw new Error(`nobody sits on seat ${seat}`)
    return player.choose(viewOf(referee, state, seat), { referee, chance })
  }
}

/** Makes a player's choice, or its line of choices; gives how many they were. */
function carryOut(referee: Referee, state: State, line: string): number {
  const names = line.split(SEPARATOR)
  for (const name of names) {
    const read = referee.read(state, name)
    if ('refusal' in read) throw new Error(`'${name}' is not offered at ${referee.waiting(state)?.decision}`)
    referee.choose(state, read.option)
  }
  return names.length
}
