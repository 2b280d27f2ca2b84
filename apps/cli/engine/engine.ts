// One line in, one line out. Every line gets an answer, and the engine keeps running.

import { Problem, shape } from '@tableworks/kernel'
import { nearest } from '../nearest.ts'
import { ASKS } from './asks.ts'
import { Failure } from './errors.ts'
import { TOO_LONG } from './lines.ts'
import { Tables } from './tables.ts'

/** Far longer than any game's state. */
export const LONGEST_LINE = 4 * 1024 * 1024

type Id = string | number | null

export class Engine {
  private readonly tables = new Tables()

  /** The answer to a line, without its newline. */
  answer(line: string | typeof TOO_LONG): string {
    const { id, fields, failure } = read(line)
    try {
      if (failure !== null) throw failure
      return JSON.stringify({ id, ...this.carryOut(fields) })
    } catch (error) {
      return JSON.stringify({ id, error: errorOf(error) })
    }
  }

  private carryOut(fields: Record<string, unknown>): Record<string, unknown> {
    const wanted = shape.text(fields['do'], 'do')
    const ask = Object.hasOwn(ASKS, wanted) ? ASKS[wanted] : undefined
    if (ask !== undefined) return ask(fields, this.tables)
    const name = wanted.slice(0, 60)
    throw new Failure('unknown-ask', `there is no request '${name}'${nearest(name, Object.keys(ASKS))}`)
  }
}

interface Read {
  id: Id
  fields: Record<string, unknown>
  failure: Failure | null
}

function read(line: string | typeof TOO_LONG): Read {
  if (line === TOO_LONG) return unreadable('too-long', `a line may have at most ${LONGEST_LINE} bytes`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return unreadable('bad-json', 'this line is not JSON')
  }
  if (!shape.isRecord(value)) return unreadable('bad-ask', 'a line must be a JSON object')
  const id = value['id'] ?? null
  if (id === null || typeof id === 'string' || typeof id === 'number') return { id, fields: value, failure: null }
  return unreadable('bad-ask', 'id must be a string or a number')
}

const unreadable = (code: string, message: string): Read => ({
  id: null,
  fields: {},
  failure: new Failure(code, message),
})

function errorOf(error: unknown): Record<string, unknown> {
  if (error instanceof Failure) return { code: error.code, message: error.message, ...error.more }
  if (error instanceof Problem) return { code: 'bad-ask', message: error.message }
  return {
    code: 'fault',
    message: `internal error: ${error instanceof Error ? error.message : String(error)}`,
  }
}
