// Older saved sets have a separate field for each source, `valueSource` next to `value`. They can still be opened.

import { shape } from '@tableworks/kernel'
import type { Source } from '@tableworks/table-kit'

type Check<T> = (value: unknown, path: string) => T

/** Reads an entry in the current or the former format. */
export const inEitherShape =
  <T>(check: Check<T>): Check<T> =>
  (value, path) =>
    check(shape.isRecord(value) && !('source' in value) ? inThisShape(value) : value, path)

const FORMER: Readonly<Record<string, string>> = {
  nameSource: 'name',
  valueSource: 'value',
  typeSource: 'name',
  existsSource: 'exists',
}

function inThisShape(entry: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const source: Source = 'reconstructed'
  const fieldSources: Record<string, unknown> = {}
  const fields: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(entry)) {
    const field = Object.hasOwn(FORMER, key) ? FORMER[key] : undefined
    if (field !== undefined) fieldSources[field] = value
    else if (key === 'sideSources' && shape.isRecord(value))
      for (const [side, from] of Object.entries(value)) fieldSources[`sides.${side}`] = from
    else if (key === 'flowSource' && shape.isRecord(entry['sides']))
      for (const side of Object.keys(entry['sides'])) fieldSources[`sides.${side}.oneOf`] = value
    else fields[key] = value
  }
  return { ...fields, source, fieldSources }
}
