// Hashes a component set's values. Sources aren't included, so correcting a source changes neither the set nor the files played
// with it.

import type { Components } from './game.ts'
import { digestOf } from './hash.ts'
import { isRecord } from './shape.ts'

/** The fields that name values' sources. */
const PROVENANCE: readonly string[] = ['source', 'fieldSources']

const hashes = new WeakMap<object, string>()

/** Cached, because hashing large tables takes milliseconds and every opened table needs it. */
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

/** Whether a hash is valid for this set: the current one, a former one, or one that still included the sources. */
export const isHashOf = ({ tables, formerHashes = [] }: Components, hash: string): boolean =>
  hash === hashOfTables(tables) || formerHashes.includes(hash) || hash === digestOf(tables)
