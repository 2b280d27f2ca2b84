// Checks for custom component sets. Errors name the field and its range.

import { Problem, shape } from '@tableworks/kernel'
import { type Sourced, sourceOfField } from './sources.ts'

/** A whole number in a range. */
export const wholeFrom =
  (from: number, to: number) =>
  (value: unknown, path: string): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value
    throw new Problem(`${path} should be a whole number from ${from} to ${to}`)
  }

/** A list whose number of entries is in a range. */
export const listOf =
  <T>(from: number, to: number, item: (value: unknown, path: string) => T) =>
  (value: unknown, path: string): T[] => {
    const found = shape.list(item)(value, path)
    if (found.length >= from && found.length <= to) return found
    throw new Problem(`${path} should have ${from === to ? from : `${from} to ${to}`} entries`)
  }

/** An object with exactly these keys. */
export const tableOf =
  <K extends string | number, T>(keys: readonly K[], item: (value: unknown, path: string) => T) =>
  (value: unknown, path: string): Record<K, T> => {
    const found = shape.dictionary(item)(value, path)
    for (const key of Object.keys(found))
      if (!keys.some(known => String(known) === key)) throw new Problem(`${path} has no field '${key}'`)
    for (const key of keys) if (!(key in found)) throw new Problem(`${path}.${key} is missing`)
    return found as Record<K, T>
  }

/** One value for each key: `recordOf(['salt', 'timber'], () => 3)` is `{ salt: 3, timber: 3 }`. */
export const recordOf = <K extends string, T>(keys: readonly K[], value: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, T>

/** A field that older sets lack. They get this value instead. */
export const orElse =
  <T>(standard: T, check: (value: unknown, path: string) => T) =>
  (value: unknown, path: string): T =>
    value === undefined ? standard : check(value, path)

/** Fields that rows in older sets lack. If the first is missing, all of them come from the standard set. */
export const rowsWith =
  <K extends string>(
    standard: Readonly<Record<string, Sourced & Readonly<Record<K, unknown>>>>,
    fields: readonly [K, ...K[]],
  ) =>
  (value: unknown): unknown => {
    if (!shape.isRecord(value)) return value
    const filled = Object.entries(value).map(([id, row]) => {
      const printed = Object.hasOwn(standard, id) ? standard[id] : undefined
      if (printed === undefined || !shape.isRecord(row) || fields[0] in row) return [id, row]
      const fieldSources = {
        ...(shape.isRecord(row['fieldSources']) ? row['fieldSources'] : {}),
        ...recordOf(fields, field => sourceOfField(printed, field)),
      }
      return [id, { ...row, ...recordOf(fields, field => printed[field]), fieldSources }]
    })
    return Object.fromEntries(filled) as object
  }
