// A game as a list of choices from the set-up. Lessons start from such games, and "How to play" shows them. Each opening replays the
// choices, so the position always follows the current rules.

import { type AnyGame, seedFrom, SEPARATOR, Table, type VariantValue } from '@tableworks/kernel'

/** `npm run tw -- play` makes one. Its log lists the choices. */
export interface PlayedGame {
  readonly seats: readonly string[]
  /** The secret of its seed. */
  readonly seed: string
  readonly variants?: Readonly<Record<string, VariantValue>>
  /** The choices in order, one turn per line (`a; b; c`), up to the position. */
  readonly choices: string
}

/** Throws if the rules refuse a choice. */
export function replay(game: AnyGame, { seats, seed, variants = {}, choices }: PlayedGame): Table {
  const table = new Table(game, { seatNames: seats, variants, seed: seedFrom(seed) })
  for (const choice of choicesIn(choices)) play(table, choice)
  return table
}

/** Makes a choice for the seat to move. Throws if the rules refuse it. */
export function play(table: Table, choice: string): void {
  const { actor } = table
  const answer = actor === null ? null : table.say(actor, choice)
  if (answer === null || 'refusal' in answer)
    throw new Error(`choice ${table.step + 1}, '${choice}', is ${answer?.refusal.because ?? 'too many'}`)
}

export const choicesIn = (choices: string): string[] =>
  choices
    .split('\n')
    .flatMap(line => line.split(SEPARATOR))
    .map(choice => choice.trim())
    .filter(choice => choice !== '')

/** The first choices of a game, to start from a position in it. */
export const upTo = ({ choices, ...game }: PlayedGame, count: number): PlayedGame => ({
  ...game,
  choices: choicesIn(choices).slice(0, count).join(`${SEPARATOR} `),
})
