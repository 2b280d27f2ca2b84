// Who can play a game: by name for commands and matches, by level for the set-up screen.

import type { Advice } from './advice.ts'
import type { Explaining } from './explaining.ts'
import { FARSIGHTED, GREEDY, judging } from './greedy.ts'
import { type Level, levelFor, LEVELS } from './levels.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import type { Tuning } from './tuning.ts'
import { REHEARSING, rehearsing, type RehearsingManner, THOROUGH } from './rehearsing.ts'

/** By name. Levels are names as well: those a game offers, and no others. */
export type Players = Readonly<Record<string, Player>> & Readonly<Record<'random', Player>>

/** What the `./bot` entry of a game exports: how to judge positions, whole players of its own, or both; and their reasons. */
export interface BotEntry {
  readonly advice?: Advice
  readonly players?: Readonly<Record<string, Player>>
  /** What of its advice can be tuned; see `tw tune`. */
  readonly tuning?: Tuning
  /** Why its players do what they do, for whoever asks them. */
  readonly explaining?: Explaining
  /** Who plays each level the game offers. None is offered that a match has not shown to beat the one below. */
  readonly levels?: Readonly<Partial<Record<Level, Player>>>
}

/**
 * Every player there is for a game. A game that offers no levels has a normal one: the greedy player where there is
 * advice; without any, nobody knows more of the game than its rules.
 */
export function playersWith({ advice, players = {}, levels }: BotEntry): Players {
  const known = { random, ...(advice === undefined ? {} : advised(advice)), ...players }
  return { ...known, ...(levels ?? { normal: advice === undefined ? unadvised : judging(advice, GREEDY) }) }
}

function advised(advice: Advice): Record<string, Player> {
  const greedy = judging(advice, GREEDY)
  const farsighted = judging(advice, FARSIGHTED)
  const { rehearsal } = advice
  if (rehearsal === undefined) return { greedy, farsighted }
  const by = (manner: RehearsingManner) => rehearsing(advice, rehearsal, greedy, manner)
  return { greedy, farsighted, rehearsing: by(REHEARSING), thorough: by(THOROUGH) }
}

const unadvised: Player = { ...random, explain: `${random.explain}: nobody knows more about this game yet` }

/** The levels among these players, weakest first. */
export const levelsAmong = (players: Readonly<Record<string, Player>>): Level[] =>
  LEVELS.filter(level => Object.hasOwn(players, level))

/** Who plays under this name; for a level that is not offered, whoever plays the nearest that is. */
export function playerAt(players: Players, name: string): Player {
  const found = Object.hasOwn(players, name) ? name : levelFor(name, levelsAmong(players))
  return players[found] ?? players.random
}
