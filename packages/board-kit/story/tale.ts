// A turn's tale: its clauses, and the places on the board that each changed. By default that is the chosen option's place, but a
// game may name a fact's places.

import { type AnyGame, type Clause, clausesOf, type Fact, type Seat, type SeatView } from '@tableworks/kernel'
import type { AnyGameUi } from '../game-ui.ts'
import { pathOf } from '../option/choices.ts'
import { idsOf } from '../things.ts'
import { addedUp, type Gain, keyOfGain, notesOf, type PlaceNote, sayAmount } from './gains.ts'

/** One choice, as the viewer learned about it. */
export interface ToldChoice {
  readonly step: number
  readonly seat: number | null
  readonly decision: string | null
  /** The choice's name; null if the viewer may not know it. */
  readonly choice: string | null
  readonly told: readonly { readonly fact: Fact }[]
}

export interface Tale {
  readonly side: number
  /** The step before it, and the step after it. */
  readonly from: number
  readonly to: number
  readonly clauses: readonly TaleClause[]
  /** The side's gains and costs, at the places where they happened. */
  readonly notes: readonly PlaceNote[]
  readonly facts: readonly Fact[]
}

export interface TaleClause {
  readonly text: string
  /** The number shown in the line and at its places on the board; null if it has no place. */
  readonly sign: string | null
  readonly places: readonly string[]
  /** The gains and costs in this clause. */
  readonly gains: readonly Gain[]
  /** The side it's about, which may not be the turn's. */
  readonly doer: number
  /** Whether it changes something for the viewer on another side's turn. */
  readonly isYours: boolean
}

export interface Telling {
  readonly game: AnyGame
  readonly board: Pick<AnyGameUi, 'places' | 'marks' | 'deltas' | 'gains'> | null
  /** The current position. Places are found as for a spectator. */
  readonly seen: SeatView
  readonly sideNames: readonly string[]
}

/** What a side did in these choices; null if nothing is worth telling. */
export function taleOf(telling: Telling, turnOf: number, choices: readonly ToldChoice[]): Tale | null {
  const { game, board, seen, sideNames } = telling
  const [first] = choices
  const own = (told: ToldChoice['told']) => told.map(({ fact }) => fact).filter(fact => isOf(fact, turnOf, telling))
  const facts = choices.flatMap(({ told }) => own(told))
  const side = doerOf(facts, turnOf, telling)
  const spoken = facts.filter(({ kind }) => board?.gains?.includes(kind) !== true)
  const clauses = clausesOf(game, side, spoken, sideNames)
  if (first === undefined || clauses.length === 0) return null
  const placesOf = placesByFact(telling, choices)
  const ownByChoice = choices.map(({ told }) => own(told))
  const gains = gainsByClause(telling, clauses, ownByChoice)
  let signs = 0
  const told = clauses.map((clause, i) => {
    const places = [...new Set(clause.facts.flatMap(fact => placesOf.get(fact) ?? []))]
    const sign = places.length === 0 ? null : String((signs += 1))
    const unsaid = (gains[i] ?? []).filter(gain => gain.seat !== side || !says(clause.text, gain))
    const [doer = side] = seatsIn(clause)
    const isYours =
      side !== seen.seat && [...seatsIn(clause), ...unsaid.map(({ seat }) => seat)].includes(seen.seat ?? -1)
    return { text: clause.text, places, sign, gains: unsaid, doer, isYours }
  })
  const notes = addedUp(
    facts.flatMap(fact => notesOf(board?.deltas, fact, seen)),
    note => `${note.place} ${keyOfGain(note)}`,
  )
  return { side, from: first.step - 1, to: choices.at(-1)?.step ?? first.step, clauses: told, notes, facts }
}

const seatsIn = ({ facts }: Clause): number[] => facts.flatMap(fact => (fact as Fact & { seat?: number }).seat ?? [])

/** Whether a clause names the gain itself, as in "fulfils the Luna order (+2 Credits)" or "buys coal for $1". */
const says = (text: string, gain: Gain): boolean =>
  text.includes(`(${sayAmount(gain)} ${gain.what})`) ||
  (gain.unit !== '' && text.split(/[ ,]/).includes(`${gain.unit}${Math.abs(gain.amount)}`))

/**
 * A gain belongs to its own fact's clause. If it has none, it belongs to the clause that marks the same place in this choice or a later
 * one, such as the price to the building, or else to the previous clause of the same choice, or else to the next.
 */
function gainsByClause(
  { board, seen }: Telling,
  clauses: readonly Clause[],
  choices: readonly (readonly Fact[])[],
): Gain[][] {
  const marksOf = (fact: Fact) => idsOf(board?.marks?.[fact.kind]?.(fact, seen) ?? null)
  const clauseOf = new Map(clauses.flatMap(({ facts }, i) => facts.map(fact => [fact, i] as const)))
  const gains: Gain[][] = clauses.map(() => [])
  let last = 0
  for (const [n, facts] of choices.entries()) {
    const told = choices.slice(n).flatMap(later => later.filter(fact => clauseOf.has(fact)))
    let at = facts.map(fact => clauseOf.get(fact)).find(clause => clause !== undefined) ?? last
    for (const fact of facts) {
      const own = clauseOf.get(fact)
      at = own ?? at
      for (const note of notesOf(board?.deltas, fact, seen)) {
        const there = told.find(other => marksOf(other).includes(note.place))
        gains[own ?? (there && clauseOf.get(there)) ?? at]?.push(note)
      }
    }
    last = at
  }
  return gains.map(some => addedUp(some, keyOfGain))
}

/** Whose tale it is: the active side's, or another's if that side did everything, as when it answers an offer. */
function doerOf(facts: readonly Fact[], turnOf: number, { game }: Telling): number {
  const told = facts.filter(({ kind }) => game.words.stories?.[kind] !== undefined)
  const doers = told.map(fact => (fact as Fact & { seat?: number }).seat ?? turnOf)
  return doers.includes(turnOf) ? turnOf : (doers[0] ?? turnOf)
}

/** An automatic opponent makes no choices, so its facts are told separately from those of the seat that chose. */
function isOf(fact: Fact, side: number, { seen }: Telling): boolean {
  const by = (fact as Fact & { seat?: unknown }).seat
  const isAutomatic = typeof by === 'number' && by >= seen.seats
  return isAutomatic ? by === side : side < seen.seats
}

/** Each fact's places: those the game names or, for a choice's first clause, where it was made. */
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

/** Another player's choice didn't happen on the viewer's own trays, so places are found as for a spectator. */
const asSpectator = (seen: SeatView): SeatView => ({
  ...seen,
  seat: null,
  view: { ...(seen.view as object), seat: null },
})
