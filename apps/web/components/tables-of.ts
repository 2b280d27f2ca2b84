// A component set as tables of rows, each value with its source.

import { type AnyGame, Problem } from '@tableworks/kernel'
import { type Source, type Sourced, sourcedFields, sourceOfField } from '@tableworks/table-kit'

export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }
export type PlainRecord = { readonly [key: string]: Plain }

export const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)

const isScalar = (value: Plain): boolean => typeof value !== 'object' || value === null

/** Whether a value fits in one cell. */
export const isSmall = (value: Plain): boolean =>
  isScalar(value) || (Array.isArray(value) && value.length <= 12 && value.every(isScalar))

/** Where a value is: the entry with its source, and the path inside that entry. */
export interface ValuePlace {
  readonly entry: PlainRecord
  readonly path: readonly string[]
}
export const OUTSIDE: ValuePlace = { entry: {}, path: [] }

const isEntry = (value: Plain): value is PlainRecord => isRecord(value) && 'source' in value

/** Where a nested value is. */
export const placeIn = ({ entry, path }: ValuePlace, name: string, value: Plain): ValuePlace =>
  isEntry(value) ? { entry: value, path: [] } : { entry, path: [...path, name] }

export const sourceAt = ({ entry, path }: ValuePlace): Source | null => sourceOfField(entry, path.join('.'))

/** Sources in an entry that don't belong to a field. `face`, for example, says where the card itself comes from. */
export const asidesOf = (value: Plain): [string, Source][] =>
  isEntry(value)
    ? Object.entries((value as Partial<Sourced>).fieldSources ?? {}).filter(
        ([field]) => valueAt(value, field.split('.')) === undefined,
      )
    : []

/** Whether a value, or one nested in it, has this source. */
export const isFrom = (value: Plain, { entry, path }: ValuePlace, source: Source): boolean =>
  sourcedFields(value, path, { sources: entry, depth: 0 }).some(field => field.source === source)

const SOURCE_FIELDS: readonly string[] = ['source', 'fieldSources']

/** A record's fields, without its sources. */
const fieldsOf = (record: PlainRecord): [string, Plain][] =>
  Object.entries(record).filter(([field]) => !SOURCE_FIELDS.includes(field))

/** Rows with the same small fields form a table; otherwise null. */
export function columnsOf(value: Plain): string[] | null {
  const rows = rowsOf(value)
  if (rows === null || rows.length < 2 || !rows.every(([, row]) => isRecord(row))) return null
  const columns = new Set<string>()
  for (const [, row] of rows)
    for (const [field, cell] of fieldsOf(row as PlainRecord)) {
      if (!isSmall(cell)) return null
      columns.add(field)
    }
  return columns.size <= 8 ? [...columns] : null
}

/** A record's fields by name, or a list's entries by number. */
export function rowsOf(value: Plain): [string, Plain][] | null {
  if (Array.isArray(value)) return value.map((row: Plain, i) => [String(i + 1), row])
  return isRecord(value) ? fieldsOf(value) : null
}

/** A value as text for a cell. */
export const cellText = (value: Plain | undefined): string =>
  value === undefined || value === null || isRecord(value)
    ? ''
    : isList(value)
      ? value.map(cellText).join(', ')
      : String(value)

/** How many values come from each source. */
export function countSources(tables: Plain): Map<Source, number> {
  const counts = new Map<Source, number>()
  for (const { source } of sourcedFields(tables)) if (source !== null) counts.set(source, (counts.get(source) ?? 0) + 1)
  return counts
}

export type Path = readonly (string | number)[]

/** A copy with one value replaced. */
export function changed(value: Plain, path: Path, put: Plain): Plain {
  const [key, ...rest] = path
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((part: Plain, i) => (i === key ? changed(part, rest, put) : part))
  if (!isRecord(value)) return value
  return { ...value, [key]: changed(value[String(key)] ?? null, rest, put) }
}

/** The field that an error from the rules points at: "orders.O3.pays should be ..." gives ['O3', 'pays']. */
export function namedIn(complaint: string, tables: Plain): Path | null {
  const [word] = /[A-Za-z][\w'-]*(?:\.[\w'-]+|\[\d+\])+/.exec(complaint) ?? []
  const parts = word?.match(/[\w'-]+/g) ?? []
  // The part before the first dot names the set, unless there is a field with that name.
  for (const steps of [parts, parts.slice(1)]) {
    const path = steps.map(part => (/^\d+$/.test(part) ? Number(part) : part))
    if (path.length > 0 && valueAt(tables, path) !== undefined) return path
  }
  return null
}

export function valueAt(value: Plain, path: Path): Plain | undefined {
  return path.reduce<Plain | undefined>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string | number, Plain | undefined>)[key] : undefined,
    value,
  )
}

/** Why a game rejects a set; null if it accepts it. */
export function rejectionOf(game: AnyGame, tables: unknown): string | null {
  try {
    game.openBox(tables)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}
