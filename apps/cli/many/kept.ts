// Saves games in a file, one per line, so a stopped run can resume.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { same } from '@tableworks/kernel'
import { Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'

export interface Kept<G> {
  /** The games played so far, in order. */
  readonly games: readonly G[]
  add(game: G): void
}

/**
 * Opens the named file, if any. Its first line holds the plan, and a file with another plan is refused. `what` is its kind: a
 * match, a study.
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
      throw new Wrong(`${file} isn't a saved ${what}.`)
    }
  }
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  if (!same(read(head), JSON.parse(JSON.stringify(of))))
    throw new Wrong(`${file} holds another ${what}. Choose another file, or delete it.`)
  const whole = lines.slice(0, -1) // The last line is empty, or was cut off.
  const games = whole.map(line => read(line) as G)
  writeFileSync(file, [head, ...whole, ''].join('\n'))
  return { games, add }
}
