// Turns: what a seat chose belongs together, and so does all that came of it. The journal, the recap, replay by turns
// and the pace of bots go by them.

import type { AnyGame } from './game.ts'
import type { Seat } from './seats.ts'
import type { Told } from './state.ts'
import type { Fact } from './steps.ts'
import type { Played } from './table.ts'
import { fill } from './words.ts'

/** The choices from one step to another, and whose turn they were. */
export interface Turn {
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

/**
 * A turn begins with a choice at one of the decisions the game names, and lasts until the next one begins: what others
 * are asked in between belongs to it. Without such names a turn is whatever one seat chooses in a row.
 */
export function turnsOf(game: AnyGame, line: readonly Pick<Played, 'seat' | 'decision'>[]): Turn[] {
  const turns: Turn[] = []
  for (const [step, { seat, decision }] of line.entries()) {
    const last = turns.at(-1)
    const begins = last === undefined || (game.turns?.includes(decision) ?? seat !== last.seat)
    if (begins) turns.push({ seat, from: step, to: step + 1 })
    else turns[turns.length - 1] = { ...last, to: step + 1 }
  }
  return turns
}

/**
 * A turn in one line: "Ben builds an Oil Well for $8, asks $9 in Business energy, and Cat gains $2." Only facts that the
 * words have a clause for are told; null when there is none.
 */
export function sayStory(
  game: AnyGame,
  seat: Seat,
  told: readonly Told[],
  seatNames: readonly string[],
): string | null {
  const clauses = counted(told.flatMap(({ fact }) => clauseOf(game, seat, fact, seatNames) ?? []))
  const last = clauses.pop()
  if (last === undefined) return null
  const { lists = { and: 'and' } } = game.words
  const before = clauses.length === 0 ? '' : `${clauses.join(', ')} ${lists.and} `
  return `${seatNames[seat] ?? ''} ${before}${last}.`
}

/** What a fact adds to the story of a seat's turn; whoever else did it is named. */
function clauseOf(game: AnyGame, seat: Seat, fact: Fact, seatNames: readonly string[]): string | null {
  const template = game.words.stories?.[fact.kind]
  if (template === undefined) return null
  const values = fact as Fact & { readonly seat?: number }
  const clause = fill(template, values as never, game.words, seatNames)
  const isOther = values.seat !== undefined && values.seat !== seat
  return isOther ? `${seatNames[values.seat] ?? ''} ${clause}` : clause
}

/** The same clause several times over is said once, with how often. */
function counted(clauses: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const clause of clauses) times.set(clause, (times.get(clause) ?? 0) + 1)
  return [...times].map(([clause, count]) => (count === 1 ? clause : `${clause} (×${count})`))
}
