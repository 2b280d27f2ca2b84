// Whole games between players, without a table: no log and no undo, but quick enough for thousands.

import {
  Chance,
  type Listener,
  type Option,
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

/** Somebody who looks on: at each option before it is carried out, at what is told, and at the position after it. */
export interface Watcher {
  readonly hear: Listener
  choosing(state: State, option: Option): void
  chosen(state: State): void
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
  watcher?: Watcher,
): Played {
  const state = referee.open(players.length, variants, swiftChance(seed), watcher?.hear)
  const ask = asking(referee, players, seed)
  const most = referee.mostChoices(state)
  for (let choices = 0; choices <= most; choices += carryOut(referee, state, ask(state), watcher)) {
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
function carryOut(referee: Referee, state: State, line: string, watcher: Watcher | undefined): number {
  const names = line.split(SEPARATOR)
  for (const name of names) {
    const read = referee.read(state, name)
    if ('refusal' in read) throw new Error(`'${name}' is not offered at ${referee.waiting(state)?.decision}`)
    watcher?.choosing(state, read.option)
    referee.choose(state, read.option, watcher?.hear)
    watcher?.chosen(state)
  }
  return names.length
}
