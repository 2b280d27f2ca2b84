// Whole games between bots without a table: no log and no undo, so thousands of games are quick.

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

export interface BotGame {
  readonly choices: number
  readonly result: Result
}

/** Called for each option before it is played, each fact, and each position after it. */
export interface Watcher {
  readonly hear: Listener
  choosing(state: State, option: Option): void
  chosen(state: State): void
}

/** The player's own dice. They depend on its name, so renaming a player would change recorded matches. */
export const diceOf = (player: Player, seat: number, seed: string): Chance =>
  new Chance(swiftChance(`${seed}, ${player.name} at seat ${seat}`))

/** Plays one game with `players[0]` in seat 0. Throws if the game exceeds its maximum length. */
export function playGame(
  referee: Referee,
  players: readonly Player[],
  seed: string,
  variants: Readonly<Record<string, VariantValue>> = {},
  watcher?: Watcher,
): BotGame {
  const state = referee.open(players.length, variants, swiftChance(seed), watcher?.hear)
  const ask = asking(referee, players, seed)
  const most = referee.mostChoices(state)
  for (let choices = 0; choices <= most; choices += carryOut(referee, state, ask(state), watcher)) {
    const result = referee.result(state)
    if (result !== null) return { choices, result }
  }
  throw new Error(`${referee.game.name} is not over after ${most} choices (seed ${seed})`)
}

/** Returns a function that passes the active seat's view to its player and returns the chosen option's name. */
function asking(referee: Referee, players: readonly Player[], seed: string): (state: State) => string {
  const dice = players.map((player, seat) => diceOf(player, seat, seed))
  return state => {
    const seat = referee.waiting(state)?.seat ?? 0
    const player = players[seat]
    const chance = dice[seat]
    if (player === undefined || chance === undefined) throw new Error(`seat ${seat} has no player`)
    return player.choose(viewOf(referee, state, seat), { referee, chance })
  }
}

/** Makes a player's choices and returns how many there were. */
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
