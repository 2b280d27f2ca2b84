// The tale of a turn: its clauses, and the places of the board each of them changed. Where a choice was made is known from
// where its option lives; a game may add where a fact shows.

import { type AnyGame, clausesOf, type Fact, type Seat, type SeatView } from '@tableworks/kernel'
import type { AnyGameUi } from '../game-ui.ts'
import { pathOf } from '../option/choices.ts'
import { idsOf, thingId } from '../things.ts'

/** One choice, as the viewer was told of it. */
export interface ToldChoice {
  readonly step: number
  readonly seat: number | null
  readonly decision: string | null
  /** The name of what was chosen; null when the viewer may not know it. */
  readonly choice: string | null
  readonly told: readonly { readonly fact: Fact }[]
}

export interface Tale {
  readonly side: number
  /** It happened after the first of these steps, up to the second. */
  readonly from: number
  readonly to: number
  readonly clauses: readonly TaleClause[]
  /** What it gave and cost, at the places where that happened. */
  readonly notes: readonly PlaceNote[]
  readonly facts: readonly Fact[]
}

/** What a seat gained or lost at a place. */
export interface PlaceNote {
  readonly place: string
  readonly seat: number
  readonly amount: number
  readonly unit: string
  readonly what: string
}

export interface TaleClause {
  readonly text: string
  /** Stands in the line and at its places on the board; null where it has none. */
  readonly sign: string | null
  readonly places: readonly string[]
}

export interface Telling {
  readonly game: AnyGame
  readonly board: Pick<AnyGameUi, 'places' | 'marks' | 'deltas'> | null
  /** The position now: places are looked for as a spectator of it would. */
  readonly seen: SeatView
  readonly sideNames: readonly string[]
}

/** What a side did in these choices. Null when nothing of it is worth a word. */
export function taleOf(telling: Telling, turnOf: number, choices: readonly ToldChoice[]): Tale | null {
  const { game, sideNames } = telling
  const [first] = choices
  const facts = choices.flatMap(({ told }) => told.map(({ fact }) => fact)).filter(fact => isOf(fact, turnOf, telling))
  const side = doerOf(facts, turnOf, telling)
  const clauses = clausesOf(game, side, facts, sideNames)
  if (first === undefined || clauses.length === 0) return null
  const placesOf = placesByFact(telling, choices)
  let signs = 0
  const told = clauses.map(({ text, facts: same }) => {
    const places = [...new Set(same.flatMap(fact => placesOf.get(fact) ?? []))]
    return { text, places, sign: places.length === 0 ? null : String((signs += 1)) }
  })
  const notes = notesOf(telling, facts)
  return { side, from: first.step - 1, to: choices.at(-1)?.step ?? first.step, clauses: told, notes, facts }
}

/** One note for each seat and kind of figure at a place: equal gains are added up. */
function notesOf({ board, seen }: Telling, facts: readonly Fact[]): PlaceNote[] {
  const notes = new Map<string, PlaceNote>()
  for (const { at, seat, amount, unit = '', what = '' } of facts.flatMap(
    fact => board?.deltas?.[fact.kind]?.(fact, seen) ?? [],
  )) {
    const place = thingId(at)
    const key = [place, seat, unit, what].join(' ')
    notes.set(key, { place, seat, unit, what, amount: amount + (notes.get(key)?.amount ?? 0) })
  }
  return [...notes.values()].filter(({ amount }) => amount !== 0)
}

/** Whose tale it is: the turn's, or of the first of others who did all of it, as who answers an offer. */
function doerOf(facts: readonly Fact[], turnOf: number, { game }: Telling): number {
  const told = facts.filter(({ kind }) => game.words.stories?.[kind] !== undefined)
  const doers = told.map(fact => (fact as Fact & { seat?: number }).seat ?? turnOf)
  return doers.includes(turnOf) ? turnOf : (doers[0] ?? turnOf)
}

/** An automatic opponent has no choices of its own: its facts are told apart from those of whoever chose. */
function isOf(fact: Fact, side: number, { seen }: Telling): boolean {
  const by = (fact as Fact & { seat?: unknown }).seat
  const isAutomatic = typeof by === 'number' && by >= seen.seats
  return isAutomatic ? by === side : side < seen.seats
}

/** For each fact the places it shows at: those the game names, else, for the first clause of a choice, where it was made. */
function placesByFact(telling: Telling, choices: readonly ToldChoice[]): Map<Fact, readonly string[]> {
  const { game, board, seen } = telling
  const found = new Map<Fact, readonly string[]>()
  let chosen: readonly string[] = []
  for (const choice of choices) {
    chosen = [...chosen, ...whereChosen(telling, choice)]
    for (const { fact } of choice.told) {
      const marked = idsOf(board?.marks?.[fact.kind]?.(fact, seen) ?? null)
      const isTold = game.words.stories?.[fact.kind] !== undefined
      found.set(fact, marked.length > 0 || !isTold ? marked : chosen)
      if (isTold) chosen = []
    }
  }
  return found
}

function whereChosen({ game, board, seen }: Telling, { seat, decision, choice }: ToldChoice): readonly string[] {
  if (decision === null || choice === null) return []
  const read = game.notation.read(decision, choice)
  return 'option' in read ? pathOf(board?.places, asSpectator(seen), decision, read.option, seat as Seat | null) : []
}

/** What lies before the viewer is the viewer's own; a rival did not press it. */
const asSpectator = (seen: SeatView): SeatView => ({
  ...seen,
  seat: null,
  view: { ...(seen.view as object), seat: null },
})
