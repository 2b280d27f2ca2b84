// Where the values of a component set come from. An entry has a source for all of its fields, and names the fields that come
// from elsewhere.

import { shape } from '@tableworks/kernel'

/**
 * In the rulebook; following from what it says; seen on a public page; known from memory; our own invention.
 */
export const SOURCES = ['seed', 'inferred', 'found', 'recalled', 'reconstructed'] as const
export type Source = (typeof SOURCES)[number]

/** By path inside the entry: `cost`, `demand.energy`. */
export type FieldSources = Readonly<Record<string, Source>>

/** What every entry of a component set carries. */
export type Sourced = { readonly source: Source; readonly fieldSources: FieldSources }

/** `...from('seed', { cost: 'reconstructed' })`: all in the rulebook but the cost. */
export const from = (source: Source, fieldSources: FieldSources = {}): Sourced => ({ source, fieldSources })

const aSource = shape.oneOf(...SOURCES)
const someFieldSources = shape.dictionary(aSource)

/** The checks of an entry's sources. Sets saved by earlier versions may name none by field. */
export const sourceShape = {
  source: aSource,
  fieldSources: (value: unknown, path: string): FieldSources =>
    value === undefined ? {} : someFieldSources(value, path),
}

/** Where one field of an entry comes from: the longest path that is named decides. */
export function sourceOfField({ source, fieldSources = {} }: Partial<Sourced>, path: string): Source | null {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const named = Object.hasOwn(fieldSources, at) ? fieldSources[at] : undefined
    if (named !== undefined) return named
  }
  return source ?? null
}

/** A value of a component set, and where it comes from; null where nothing says so. */
export interface SourcedField {
  readonly path: readonly string[]
  readonly source: Source | null
}

/** The entry a value belongs to, and how deep in the set that entry is. */
interface Entry {
  readonly sources: Partial<Sourced>
  readonly depth: number
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every value of a set. A list of plain values is one. */
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
