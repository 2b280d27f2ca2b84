// Suggestions from other seats to the active player. They are table talk (`/suggest`, `/withdraw`): log lines that change no
// position and bind no player. The game parses them and says how to accept them.

import type { Referee } from './referee.ts'
import * as refuse from './refusals.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'
import type { Refusal } from './steps.ts'

/** How a game reads suggestions. They are public, so neither they nor their refusals may reveal hidden information. */
export interface SuggestionRules<S> {
  /** The syntax shown in refusals: `give PRODUCTS take PRODUCTS`. */
  readonly form: string
  /** A suggestion's sentence, with its fields: `{seat} suggests to {partner}: {give} for {want}.` */
  readonly says: string
  /** Sentences for refusals that only apply to suggestions. */
  readonly refusals: Readonly<Record<string, string>>
  /** The meaning of a seat's text at the pending decision, or why it isn't allowed; null if unreadable. */
  read(g: S, by: Seat, text: string, decision: string | null): ReadSuggestion | { readonly refusal: Refusal } | null
}

export interface ReadSuggestion {
  /** In canonical spelling. */
  readonly text: string
  /** The active player and their turn's number. The suggestion expires with the turn. */
  readonly to: Seat
  readonly turn: number
  /** The suggestion's content for boards and sentences: `{ give: ['wood'], want: ['coal'] }`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** The choices that accept it, as one line; null while the active player has another decision to make. */
  readonly choices: readonly string[] | null
}

/** A suggestion that can still be accepted this turn. */
export interface Suggestion extends ReadSuggestion {
  readonly by: Seat
}

/** A seat's last suggestion and its turn. */
export interface KeptSuggestion {
  readonly by: Seat
  readonly turn: number
  /** Null if withdrawn. */
  readonly text: string | null
  /** How many suggestions the seat has made in that turn. */
  readonly times: number
}

/** More than a player needs in a turn, and few enough to keep the log short. */
const MOST_IN_A_TURN = 6

interface At {
  readonly referee: Referee
  readonly state: State
}

function read({ referee, state }: At, by: Seat, text: string): ReadSuggestion | { readonly refusal: Refusal } {
  const { suggestions } = referee.game
  const waiting = referee.waiting(state)
  if (waiting === null) return { refusal: refuse.isOver() }
  if (suggestions === undefined) return { refusal: refuse.noSuggestions() }
  const found = suggestions.read(state.g, by, text, waiting.decision)
  return found ?? { refusal: refuse.notUnderstood({ field: null, value: text, expected: suggestions.form }) }
}

/** This turn's suggestions that are still possible in this position. */
export const openSuggestions = (at: At, kept: readonly KeptSuggestion[]): Suggestion[] =>
  kept.flatMap(({ by, turn, text }) => {
    const found = text === null ? null : read(at, by, text)
    return found === null || 'refusal' in found || found.turn !== turn ? [] : [{ by, ...found }]
  })

/** A log line, and the suggestions that are open after it. */
interface Said {
  readonly line: string
  readonly kept: readonly KeptSuggestion[]
}

/** Replaces the seat's earlier suggestion. */
export function suggested(
  at: At,
  kept: readonly KeptSuggestion[],
  by: Seat,
  text: string,
): Said | { readonly refusal: Refusal } {
  const found = read(at, by, text)
  if ('refusal' in found) return found
  const before = kept.find(one => one.by === by && one.turn === found.turn)
  const times = (before?.times ?? 0) + 1
  if (times > MOST_IN_A_TURN) return { refusal: refuse.suggestedEnough(MOST_IN_A_TURN) }
  const others = kept.filter(one => one.by !== by)
  return { line: `/suggest ${found.text}`, kept: [...others, { by, turn: found.turn, text: found.text, times }] }
}

export function withdrawn(at: At, kept: readonly KeptSuggestion[], by: Seat): Said | { readonly refusal: Refusal } {
  if (!openSuggestions(at, kept).some(one => one.by === by)) return { refusal: refuse.nothingSuggested() }
  return { line: '/withdraw', kept: kept.map(one => (one.by === by ? { ...one, text: null } : one)) }
}
