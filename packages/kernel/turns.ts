// Turns group a seat's choices and everything that followed from them. The journal, the recap, replay by turns and bot pacing use
// them.

import type { AnyGame } from './game.ts'
import type { Seat } from './seats.ts'
import type { Told } from './state.ts'
import type { Fact } from './steps.ts'
import type { Played } from './table.ts'
import { fill } from './words.ts'

/** The choices between two steps, and whose turn they were. */
export interface Turn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/**
 * A turn begins with a choice at one of the decisions the game names, and lasts until the next turn begins. Other seats' decisions
 * in between belong to it. A group of names, `['reroll', 'build']`, is one beginning: a player who has rerolled builds in the same
 * turn. `['start']` alone may repeat within a turn. If the game names none, a turn is all consecutive choices by one seat.
 */
export function turnsOf(game: AnyGame, line: readonly Chosen[]): Turn[] {
  const begins = beginningsOf(game)
  const turns: Turn[] = []
  for (const [step, chosen] of line.entries()) {
    const last = turns.at(-1)
    if (begins(chosen) || last === undefined) turns.push({ seat: chosen.seat, from: step, to: step + 1 })
    else turns[turns.length - 1] = { ...last, to: step + 1 }
  }
  return turns
}

type Chosen = Pick<Played, 'seat' | 'decision'>

/** Whether the next choice in a line of play begins a turn. */
export function beginsTurn(game: AnyGame, line: readonly Chosen[], next: Chosen): boolean {
  const begins = beginningsOf(game)
  for (const chosen of line) begins(chosen)
  return begins(next)
}

/** Returns a function to call for each choice in order. It says whether the choice begins a turn. */
function beginningsOf({ turns }: AnyGame): (chosen: Chosen) => boolean {
  const groups = turns?.map(names => (typeof names === 'string' ? [names] : names))
  let running: { seat: Seat; group: readonly string[] | undefined; at: number } | null = null
  return ({ seat, decision }) => {
    const group = groups?.find(names => names.includes(decision))
    const at = group?.indexOf(decision) ?? -1
    if (groups === undefined ? running?.seat === seat : group === undefined) return false
    const isSame = running !== null && running.seat === seat && running.group === group && group !== undefined
    const isAgain = group?.length === 1 && turns?.includes(group) === true
    const goesOn = isSame && running !== null && at >= running.at && (isAgain || running.at < (group?.length ?? 0) - 1)
    running = { seat, group, at }
    return !goesOn
  }
}

type Speaking = Pick<AnyGame, 'words'>

/** A clause of a story, and the facts behind it. A repeated clause has several. */
export interface Clause {
  readonly text: string
  readonly facts: readonly Fact[]
}

/**
 * A turn in one line: "Ben builds an Oil Well for $8, asks $9 in Business energy, and Cat gains $2." Only facts with a clause are
 * included; null if there are none.
 */
export function sayStory(
  game: AnyGame,
  seat: Seat,
  told: readonly Told[],
  seatNames: readonly string[],
): string | null {
  const facts = told.map(({ fact }) => fact)
  const clauses = clausesOf(game, seat, facts, seatNames).map(({ text }) => text)
  return clauses.length === 0 ? null : `${seatNames[seat] ?? ''} ${joined(game, clauses)}.`
}

/** Joins clauses: "one, two and three". */
export function joined(game: Speaking, clauses: readonly string[]): string {
  const last = clauses.at(-1) ?? ''
  return clauses.length < 2 ? last : `${clauses.slice(0, -1).join(', ')} ${andOf(game)} ${last}`
}

/** The word before a story's last clause. */
export const andOf = ({ words }: Speaking): string => words.lists?.and ?? 'and'

/**
 * The clauses for a seat's turn, without its name. Repeated gains are added up. Other repeated clauses appear once with a number.
 * Clauses in a row that differ only in their last word share the rest: "takes the red card and the blue card".
 */
export function clausesOf(
  game: Speaking,
  seat: number,
  facts: readonly Fact[],
  seatNames: readonly string[],
): Clause[] {
  const clauses = new Map<string, Fact[]>()
  for (const fact of facts) {
    const alike = isSummable(game, fact) ? ({ ...fact, count: 0 } as Fact) : fact
    const key = clauseOf(game, seat, alike, seatNames)
    if (key !== null) clauses.set(key, [...(clauses.get(key) ?? []), fact])
  }
  const told = [...clauses].map(([key, same]) => ({ text: textOf(game, seat, key, same, seatNames), facts: same }))
  return shared(game, told)
}

/** A clause that ends with its only field: "takes {card}". */
const LAST_FIELD = /^([^{]+)\{[^{}|?:!+]+\}$/

/** The words before a clause's last field, after the actor's name; null if it doesn't end with its only field. */
const headOf = ({ words }: Speaking, { facts: [fact] }: Clause): string | null =>
  LAST_FIELD.exec(words.stories?.[fact?.kind ?? ''] ?? '')?.[1] ?? null

/** Joins clauses in a row that begin alike. */
function shared(game: Speaking, clauses: readonly Clause[]): Clause[] {
  const runs: Clause[][] = []
  let last: string | null = null
  for (const clause of clauses) {
    const head = headOf(game, clause)
    const start = head === null ? null : clause.text.slice(0, clause.text.indexOf(head) + head.length)
    if (start !== null && start === last) runs.at(-1)?.push({ ...clause, text: clause.text.slice(start.length) })
    else runs.push([clause])
    last = start
  }
  return runs.map(run => ({
    text: joined(
      game,
      run.map(({ text }) => text),
    ),
    facts: run.flatMap(({ facts }) => facts),
  }))
}

function textOf(
  game: Speaking,
  seat: number,
  key: string,
  same: readonly Fact[],
  seatNames: readonly string[],
): string {
  const [first] = same
  if (first === undefined || !isSummable(game, first)) return same.length === 1 ? key : `${key} (×${same.length})`
  const count = same.reduce((sum, fact) => sum + (fact as Counted).count, 0)
  return clauseOf(game, seat, { ...first, count } as Fact, seatNames) ?? key
}

type Counted = Fact & { readonly count: number }

/** Whether `count` is the only number in the clause: "gains {count} {cube}", but not "sells {count} {good} for ${income}". */
function isSummable(game: Speaking, fact: Fact): fact is Counted {
  const fields = [...(game.words.stories?.[fact.kind] ?? '').matchAll(/\{(\w+)/g)].map(([, field = '']) => field)
  const values = fact as unknown as Readonly<Record<string, unknown>>
  const numbers = new Set(fields.filter(field => typeof values[field] === 'number'))
  return numbers.size === 1 && numbers.has('count')
}

/** What a fact adds to the story of a seat's turn. Actors other than the seat are named. */
function clauseOf(game: Speaking, seat: number, fact: Fact, seatNames: readonly string[]): string | null {
  const template = game.words.stories?.[fact.kind]
  if (template === undefined) return null
  const values = fact as Fact & { readonly seat?: number }
  const clause = fill(template, values as never, game.words, seatNames)
  const isOther = values.seat !== undefined && values.seat !== seat
  return isOther ? `${seatNames[values.seat] ?? ''} ${clause}` : clause
}
