// A game's bots: by name for commands and matches, by level for the set-up page.

import type { Advice } from './advice.ts'
import type { Explaining } from './explaining.ts'
import { FARSIGHTED, GREEDY, searchPlayer } from './greedy.ts'
import { type Level, levelFor, LEVELS, type WithheldLevel } from './levels.ts'
import type { NetworkLearning } from './networks.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import type { Measure } from './results.ts'
import type { Tuning } from './tuning.ts'
import { ROLLOUT, rolloutPlayer, type RolloutConfig, THOROUGH } from './rollout.ts'

/** Players by name. The levels that a game offers are names as well. */
export type Players = Readonly<Record<string, Player>> & Readonly<Record<'random', Player>>

/** What a game's `./bot` entry exports: advice for the standard players, its own players, or both, and the reasons for hints. */
export interface BotEntry {
  readonly advice?: Advice
  readonly players?: Readonly<Record<string, Player>>
  /** The weights that `tw tune` can tune. */
  readonly tuning?: Tuning
  /** The inputs, teachers and files of the game's networks. */
  readonly networks?: NetworkLearning
  /** The reasons shown with hints. */
  readonly explaining?: Explaining
  /** Each level's player. Each level must beat the level below it in a match. */
  readonly levels?: Readonly<Partial<Record<Level, Player>>>
  /** Which tables don't offer all of them. */
  readonly withheld?: readonly WithheldLevel[]
}

/** The decisions that begin an action. */
export const beginsOf = ({ advice, explaining }: BotEntry): readonly string[] =>
  advice?.begins ?? explaining?.begins ?? []

/** What decides between two actions of this game. */
export const measureOf = ({ explaining }: BotEntry): Measure => (explaining?.isRace === true ? 'wins' : 'lead')

/** All of a game's players. A game without levels gets a normal level: greedy if it has advice, otherwise random. */
export function playersWith({ advice, players = {}, levels }: BotEntry): Players {
  const known = { random, ...(advice === undefined ? {} : advised(advice)), ...players }
  return { ...known, ...(levels ?? { normal: advice === undefined ? unadvised : searchPlayer(advice, GREEDY) }) }
}

function advised(advice: Advice): Record<string, Player> {
  const greedy = searchPlayer(advice, GREEDY)
  const farsighted = searchPlayer(advice, FARSIGHTED)
  const { rollouts } = advice
  if (rollouts === undefined) return { greedy, farsighted }
  const by = (config: RolloutConfig) => rolloutPlayer(advice, rollouts, greedy, config)
  return { greedy, farsighted, rehearsing: by(ROLLOUT), thorough: by(THOROUGH) }
}

const unadvised: Player = { ...random, explain: `${random.explain}: this game has no bot advice yet` }

/** The levels among these players, weakest first. */
export const levelsAmong = (players: Readonly<Record<string, Player>>): Level[] =>
  LEVELS.filter(level => Object.hasOwn(players, level))

/** The player with this name or, for a level that isn't offered, the nearest level's player. */
export function playerAt(players: Players, name: string): Player {
  const found = Object.hasOwn(players, name) ? name : levelFor(name, levelsAmong(players))
  return players[found] ?? players.random
}
