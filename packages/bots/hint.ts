// What a strong player would do now, and why. It sees what the asking seat sees. The reasons compare the action it would
// take with the next best one, in the same imagined worlds: each is a difference between parts of what they are worth.

import { SEPARATOR, type SeatView } from '@tableworks/kernel'
import { beginsWith, type Choice, Comparison, type Line } from './comparing.ts'
import type { Explaining, Part } from './explaining.ts'
import type { Means, Player } from './player.ts'
import { type BotEntry, levelsAmong, playerAt, playersWith } from './players.ts'

/** One thing that speaks for an action or against it. */
export interface Reason {
  readonly part: string
  /** What the action leaves more of than the other, or less, in the unit of the part and in points. */
  readonly amount: number
  readonly worth: number
  /** The sentence, with `{n}` for how much. */
  readonly words: string
}

export interface Hint {
  /** The whole action, up to where chance speaks. */
  readonly action: readonly Choice[]
  /** What it is compared with; null when there is nothing else to do. */
  readonly instead: readonly Choice[] | null
  /** By how much it looks better in points, as far as the action itself shows. */
  readonly margin: number
  /** What speaks for it, most important first, and what against it. */
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** When it looks no better at once: both were played on over the same dice, and so it came out on average, in points. */
  readonly playedOn: { readonly times: number; readonly ahead: number } | null
}

/** Worlds in which the two are compared; what is hidden and what is drawn differs from one to the next. */
const WORLDS = 8
const MOST_REASONS = 3
const MOST_AGAINST = 1
/** A difference in points below this is none. */
const SLIGHT = 0.05
/** How far the two are played on when the parts alone do not tell them apart. */
const ACTIONS_ON = 6

export function hintFor(entry: BotEntry, seen: SeatView, means: Means): Hint {
  const line = strongestOf(entry).choose(seen, means).split(SEPARATOR).map(tidy)
  const compared = new Comparison(entry, seen, means, WORLDS)
  const lines = compared.lines()
  const whole = lines.find(one => beginsWith(one, line)) ?? line
  const chosen = compared.known(whole)
  const other = compared.known(otherThan(whole, lines) ?? chosen)
  const action = compared.told(chosen)
  if (beginsWith(chosen, other)) return { action, instead: null, margin: 0, reasons: [], against: [], playedOn: null }
  const differences = compared.differences(chosen, other)
  const margin = differences.reduce((sum, { worth }) => sum + worth, 0)
  const said = differences
    .flatMap(part => reasonIn(part, entry.explaining))
    .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
  return {
    action,
    instead: compared.told(other),
    margin,
    reasons: said.filter(({ worth }) => worth > 0).slice(0, MOST_REASONS),
    against: said.filter(({ worth }) => worth < 0).slice(0, MOST_AGAINST),
    playedOn: margin > SLIGHT ? null : playedOn(compared, chosen, other, entry),
  }
}

/** Who is asked: the strongest level the game offers. */
function strongestOf(entry: BotEntry): Player {
  const players = playersWith(entry)
  return playerAt(players, levelsAmong(players).at(-1) ?? 'normal')
}

const tidy = (name: string): string => name.trim()

/** The next best: one that begins otherwise if there is any, since that is a choice the seat has now. */
const otherThan = (chosen: Line, lines: readonly Line[]): Line | undefined =>
  lines.find(([first]) => first !== chosen[0]) ??
  lines.find(line => !beginsWith(chosen, line) && !beginsWith(line, chosen))

/** What is too slight to be said, or has no words, is left out. */
function reasonIn({ name, amount, worth }: Part, explaining: Explaining | undefined): Reason[] {
  const words = explaining?.differences[name]
  if (words === undefined || Math.abs(worth) < SLIGHT || rounded(amount) === 0) return []
  return [{ part: name, amount: rounded(amount), worth, words: amount > 0 ? words.more : words.less }]
}

/** To a tenth: more would pretend to know more. */
const rounded = (amount: number): number => Math.round(amount * 10) / 10

function playedOn(compared: Comparison, one: Line, other: Line, { advice, explaining }: BotEntry): Hint['playedOn'] {
  if (explaining === undefined) return null
  const ahead = compared.rehearsed(one, other, advice?.rehearsal?.actions ?? (() => ACTIONS_ON))
  if (ahead.length === 0) return null
  return { times: ahead.length, ahead: ahead.reduce((sum, each) => sum + each, 0) / ahead.length }
}
