// The sources of a component set's values. An entry has one source for all its fields, and names the fields with a different
// source.

import { shape } from '@tableworks/kernel'

/** In the rulebook; inferred from it; found on a public page; recalled from memory; invented by us. */
export const SOURCES = ['seed', 'inferred', 'found', 'recalled', 'reconstructed'] as const
export type Source = (typeof SOURCES)[number]

/** Sources by path inside the entry: `cost`, `demand.energy`. */
export type FieldSources = Readonly<Record<string, Source>>

/** The source fields of every entry in a component set. */
export type Sourced = { readonly source: Source; readonly fieldSources: FieldSources }

/** `...from('seed', { cost: 'reconstructed' })` means that everything but the cost is from the rulebook. */
export const from = (source: Source, fieldSources: FieldSources = {}): Sourced => ({ source, fieldSources })

const aSource = shape.oneOf(...SOURCES)
const someFieldSources = shape.dictionary(aSource)

/** Checks an entry's sources. Older sets may lack sources by field. */
export const sourceShape = {
  source: aSource,
  fieldSources: (value: unknown, path: string): FieldSources =>
    value === undefined ? {} : someFieldSources(value, path),
}

/** The source of one of an entry's fields. The longest matching path decides. */
export function sourceOfField({ source, fieldSources = {} }: Partial<Sourced>, path: string): Source | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const named = Object.hasOwn(fieldSources, at) ? fieldSources[at] : undefined
    if (named !== undefined) return named
  }
  return source ?? null
}

/** One of a component set's values, and its source; null if unknown. */
export interface SourcedField {
  readonly path: readonly string[]
  readonly source: Source | null
}

/** The entry that a value is in, and its depth in the set. */
interface Entry {
  readonly sources: Partial<Sourced>
  readonly depth: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value in a set. A list of plain values counts as one value. */
export function sourcedFields(
  value: unknown,
  path: readonly string[] = [],
  entry: Entry = { sources: {}, depth: 0 },
): SourcedField[] {
  const isLeaf = Array.isArray(value) ? value.every(part => typeof part !== 'object') : !isRecord(value)
  if (isLeaf) return [{ path, source: sourceOfField(entry.sources, path.slice(entry.depth).join('.')) }]
  const here = isRecord(value) && 'source' in value ? { sources: value as Partial<Sourced>, depth: path.length } : entry
  return Object.entries(value as object)
    .filter(([field]) => field !== 'source' && field !== 'fieldSources')
    .flatMap(([field, part]) => sourcedFields(part, [...path, field], here))
}
