// Who can play a game: by name for commands and matches, by level for the set-up screen.

import type { Advice } from './advice.ts'
import type { Explaining } from './explaining.ts'
import { FARSIGHTED, GREEDY, judging } from './greedy.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'
import { REHEARSING, rehearsing } from './rehearsing.ts'

/** The levels a set-up screen offers. */
export const LEVELS = ['easy', 'normal', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export type Players = Readonly<Record<string, Player>> & Readonly<Record<Level | 'random', Player>>

/** What the `./bot` entry of a game exports: how to judge positions, whole players of its own, or both; and their reasons. */
export interface BotEntry {
  readonly advice?: Advice
  /** By name; a level's name gives that level. */
  readonly players?: Readonly<Record<string, Player>>
  /** Why its players do what they do, for whoever asks them. */
  readonly explaining?: Explaining
}

/**
 * Every player there is for a game, by name; the levels are names as well. Without an entry nobody knows more of the
 * game than its rules, and all levels play at random.
 */
export const playersWith = ({ advice, players = {} }: BotEntry): Players => ({ ...advised(advice), ...players })

function advised(advice: Advice | undefined): Players {
  if (advice === undefined) return { random, easy: unadvised, normal: unadvised, hard: unadvised }
  const greedy = judging(advice, GREEDY)
  const farsighted = judging(advice, FARSIGHTED)
  const half = careless(greedy)
  const known = { random, careless: half, greedy, farsighted, easy: half, normal: greedy }
  if (advice.rehearsal === undefined) return { ...known, hard: farsighted }
  const rehearsed = rehearsing(advice, advice.rehearsal, greedy, REHEARSING)
  return { ...known, rehearsing: rehearsed, hard: rehearsed }
}

const unadvised: Player = { ...random, explain: `${random.explain}: nobody knows more about this game yet` }

/** One choice in so many is taken without looking. */
const CARELESS_ONCE_IN = 3

const careless = (player: Player): Player => ({
  name: 'careless',
  explain: `${player.explain}, but one time in ${CARELESS_ONCE_IN} takes any of its options`,
  choose: (seen, means) => (means.chance.below(CARELESS_ONCE_IN) === 0 ? random : player).choose(seen, means),
})
