// Checks uploaded component sets. Their texts appear in views, logs and lists, so we limit their size before a game reads them.

import { type AnyGame, Problem, shape } from '@tableworks/kernel'
import { orBadFile } from './records.ts'

/** Our games' own sets have at most 1,730 values, 6 levels, texts of 207 characters and names of 22. */
const MOST_VALUES = 20_000
const DEEPEST = 12
const LONGEST_TEXT = 1000
const LONGEST_NAME = 100

/** Throws `badFile` if this isn't a valid set for the game, or if it is too large. */
export function checkSet(game: AnyGame, tables: object): void {
  orBadFile(() => {
    checkBounds(tables)
    game.openBox(tables)
  })
}

function checkBounds(tables: object): void {
  let values = 0
  const look = (value: unknown, depth: number): void => {
    if (++values > MOST_VALUES) throw new Problem(`a component set has at most ${MOST_VALUES} values`)
    if (depth > DEEPEST) throw new Problem(`a component set has at most ${DEEPEST} levels`)
    if (typeof value === 'string' && value.length > LONGEST_TEXT)
      throw new Problem(`a text in a component set has at most ${LONGEST_TEXT} characters`)
    if (Array.isArray(value)) for (const part of value) look(part, depth + 1)
    else if (shape.isRecord(value))
      for (const [name, part] of Object.entries(value)) {
        if (name.length > LONGEST_NAME)
          throw new Problem(`a name in a component set has at most ${LONGEST_NAME} characters`)
        look(part, depth + 1)
      }
  }
  look(tables, 0)
}
