// Hints: what the strongest bot would do now, and why. It sees only what the seat sees. Each reason is one component of the
// difference in value between its action and the next best, over the same sampled worlds.

import { SEPARATOR, type SeatView } from '@tableworks/kernel'
import { beginsWith, type NamedChoice, Comparison, type ActionLine } from './comparing.ts'
import type { Explaining, ValuePart } from './explaining.ts'
import type { PlayerDeps, Player } from './player.ts'
import { type BotEntry, levelsAmong, playerAt, playersWith } from './players.ts'

/** A reason for or against an action. */
export interface Reason {
  readonly part: string
  /** How it differs from the other action, in the part's unit and in points. */
  readonly amount: number
  readonly worth: number
  /** The sentence, with `{n}` for the amount. */
  readonly words: string
}

export interface Hint {
  /** The whole action, up to the next random event. */
  readonly action: readonly NamedChoice[]
  /** The next best action; null if there is no other. */
  readonly instead: readonly NamedChoice[] | null
  /** The difference in value at the end of the action, in points. */
  readonly margin: number
  /** Reasons for and against it, the largest first. */
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** The mean lead from rollouts with the same dice, in points. Only computed if there are no chances and the margin is too small. */
  readonly playedOn: { readonly times: number; readonly ahead: number } | null
  /** The chance to win after it and after the other action; null at a table without a network. */
  readonly chances: { readonly own: number; readonly instead: number } | null
}

/** How many sampled worlds the comparison uses. */
const WORLDS = 8
const MOST_REASONS = 3
const MOST_AGAINST = 1
/** Differences below this many points are ignored. */
const SLIGHT = 0.05
/** Actions per rollout, for games that set no number. */
const ACTIONS_ON = 6

export function hintFor(entry: BotEntry, seen: SeatView, deps: PlayerDeps): Hint {
  const line = strongestOf(entry).choose(seen, deps).split(SEPARATOR).map(tidy)
  const compared = new Comparison(entry, seen, deps, WORLDS)
  const lines = compared.lines()
  const whole = lines.find(one => beginsWith(one, line)) ?? line
  const chosen = compared.known(whole)
  const other = compared.known(otherThan(whole, lines) ?? chosen)
  const action = compared.told(chosen)
  if (isSameIdea(chosen, other))
    return { action, instead: null, margin: 0, reasons: [], against: [], playedOn: null, chances: null }
  const [own, instead] = [compared.chance(chosen), compared.chance(other)]
  const chances = own === null || instead === null ? null : { own, instead }
  const differences = compared.differences(chosen, other)
  const margin = differences.reduce((sum, { worth }) => sum + worth, 0)
  const said = reasonsIn(differences, entry.explaining)
  return {
    action,
    instead: compared.told(other),
    margin,
    reasons: said.filter(({ worth }) => worth > 0).slice(0, MOST_REASONS),
    against: said.filter(({ worth }) => worth < 0).slice(0, MOST_AGAINST),
    playedOn: chances !== null || margin > SLIGHT ? null : playedOn(compared, chosen, other, entry),
    chances,
  }
}

function strongestOf(entry: BotEntry): Player {
  const players = playersWith(entry)
  return playerAt(players, levelsAmong(players).at(-1) ?? 'normal')
}

const tidy = (name: string): string => name.trim()

/** The best different idea, if possible with a different first choice, because that is what the seat must choose now. */
function otherThan(chosen: ActionLine, lines: readonly ActionLine[]): ActionLine | undefined {
  const different = lines.filter(line => !isSameIdea(chosen, line))
  return different.find(([first]) => first !== chosen[0]) ?? different[0]
}

/** The same choices in another order, or only some of them, don't count as a different idea. */
function isSameIdea(one: ActionLine, other: ActionLine): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.every(name => long.includes(name))
}

/** The differences that have words, the largest first. */
export const reasonsIn = (differences: readonly ValuePart[], explaining: Explaining | undefined): Reason[] =>
  differences.flatMap(part => reasonIn(part, explaining)).toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))

function reasonIn({ name, amount, worth }: ValuePart, explaining: Explaining | undefined): Reason[] {
  const words = explaining?.differences[name]
  if (words === undefined || Math.abs(worth) < SLIGHT || rounded(amount) === 0) return []
  return [{ part: name, amount: rounded(amount), worth, words: amount > 0 ? words.more : words.less }]
}

/** Rounded to a tenth, because more digits would suggest false precision. */
const rounded = (amount: number): number => Math.round(amount * 10) / 10

function playedOn(
  compared: Comparison,
  one: ActionLine,
  other: ActionLine,
  { advice, explaining }: BotEntry,
): Hint['playedOn'] {
  if (explaining === undefined) return null
  const ahead = compared.rolloutGains(one, other, advice?.rollouts?.actions ?? (() => ACTIONS_ON))
  if (ahead.length === 0) return null
  return { times: ahead.length, ahead: ahead.reduce((sum, each) => sum + each, 0) / ahead.length }
}
