// Many games kept in a file, a line for each, so that they can be gone on with after they were stopped.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { same } from '@tableworks/kernel'
import { Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'

export interface Kept<G> {
  /** The games played before, in their order. */
  readonly games: readonly G[]
  add(game: G): void
}

/**
 * The games in the file that was named, if one was. Its first line is what they are games of; a file of something else is
 * refused. `what` is its word: a match, a study.
 */
export function keptIn<G>(named: string | undefined, what: string, of: object): Kept<G> {
  if (named === undefined) return { games: [], add: () => {} }
  const file = pathFrom(named)
  const add = (game: G) => appendFileSync(file, `${JSON.stringify(game)}\n`)
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(of)}\n`)
    return { games: [], add }
  }
  const read = (line: string): unknown => {
    try {
      return JSON.parse(line)
    } catch {
      throw new Wrong(`${file} is not a ${what} that tw kept.`)
    }
  }
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  if (!same(read(head), JSON.parse(JSON.stringify(of))))
    throw new Wrong(`${file} holds another ${what}; name another file, or delete it.`)
  const whole = lines.slice(0, -1) // the last line is empty, or was cut off
  const games = whole.map(line => read(line) as G)
  writeFileSync(file, [head, ...whole, ''].join('\n'))
  return { games, add }
}
