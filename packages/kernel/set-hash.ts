// What names a component set: the hash of its values. Where a value comes from takes no part in play, so correcting a source
// leaves the set, and every file played with it, as it was.

import type { Components } from './game.ts'
import { digestOf } from './hash.ts'
import { isRecord } from './shape.ts'

/** The fields that say where values come from. */
const PROVENANCE: readonly string[] = ['source', 'fieldSources']

const hashes = new WeakMap<object, string>()

/** Large tables take milliseconds to hash, and every opened table asks. */
export function hashOfTables(tables: object): string {
  const hash = hashes.get(tables) ?? digestOf(valuesIn(tables))
  hashes.set(tables, hash)
  return hash
}

function valuesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valuesIn)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([field]) => !PROVENANCE.includes(field))
  return Object.fromEntries(fields.map(([field, part]) => [field, valuesIn(part)]))
}

/** Whether a hash is one of this set: today's, one from before, or one that still took the sources in. */
export const isHashOf = ({ tables, formerHashes = [] }: Components, hash: string): boolean =>
  hash === hashOfTables(tables) || formerHashes.includes(hash) || hash === digestOf(tables)
