// Suggestions: what other seats propose to the seat whose turn it is. They are table talk (`/suggest`, `/withdraw`): lines of
// the log that change no position and bind nobody. The game reads them and says how they are taken up.

import type { Referee } from './referee.ts'
import * as refuse from './refusals.ts'
import type { Seat } from './seats.ts'
import type { State } from './state.ts'
import type { Refusal } from './steps.ts'

/** How a game reads suggestions. Everyone hears them, so neither they nor refusals tell anything hidden. */
export interface SuggestionRules<S> {
  /** How one is written, for refusals: `give PRODUCTS take PRODUCTS`. */
  readonly form: string
  /** What it says, as a sentence of the game's words with its fields: `{seat} suggests to {partner}: {give} for {want}.` */
  readonly says: string
  /** Why not, for reasons that the rules of the game don't give. */
  readonly refusals: Readonly<Record<string, string>>
  /** What a seat's words mean at the decision waited for, or why it can't suggest that; null when they can't be read. */
  read(g: S, by: Seat, text: string, decision: string | null): ReadSuggestion | { readonly refusal: Refusal } | null
}

export interface ReadSuggestion {
  /** In its one spelling. */
  readonly text: string
  /** Whose turn it is, and the number of that turn: the suggestion ends with it. */
  readonly to: Seat
  readonly turn: number
  /** What it is about, for boards and sentences: `{ give: ['wood'], want: ['coal'] }`. */
  readonly fields: Readonly<Record<string, readonly string[]>>
  /** The choices that take it up, said together; null while its seat decides something else. */
  readonly choices: readonly string[] | null
}

/** A suggestion that can still be taken up in this turn. */
export interface Suggestion extends ReadSuggestion {
  readonly by: Seat
}

/** What a seat has suggested in the turn in which it last did. */
export interface KeptSuggestion {
  readonly by: Seat
  readonly turn: number
  /** Null when it was withdrawn. */
  readonly text: string | null
  /** How often the seat has suggested something in that turn. */
  readonly times: number
}

/** More than anyone needs in a turn, and few enough to keep a log short. */
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

/** Those of this turn that are possible in this position. */
export const openSuggestions = (at: At, kept: readonly KeptSuggestion[]): Suggestion[] =>
  kept.flatMap(({ by, turn, text }) => {
    const found = text === null ? null : read(at, by, text)
    return found === null || 'refusal' in found || found.turn !== turn ? [] : [{ by, ...found }]
  })

/** The line of the log, and what is kept from then on. */
interface Said {
  readonly line: string
  readonly kept: readonly KeptSuggestion[]
}

/** A new suggestion takes the place of the one its seat made before. */
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
