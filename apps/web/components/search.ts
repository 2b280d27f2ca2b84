// Searches a component set, and finds differences from the standard set.

import { cellText, type Path, type Plain } from './tables-of.ts'

export interface Search {
  /** The typed words in lower case. */
  readonly words: readonly string[]
  readonly onlyChanged: boolean
  /** The standard set, for comparison. */
  readonly standard: Plain
}

export const isChanged = (value: Plain, before: Plain | undefined): boolean => cellText(value) !== cellText(before)

/** Whether a value, or one nested in it, matches: its path and text must contain every word. */
export function isFound(
  value: Plain,
  path: Path,
  search: Search,
  before: Plain | undefined = at(search.standard, path),
): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, part]) => isFound(part, [...path, key], search, inside(before, key)))
  if (search.onlyChanged && !isChanged(value, before)) return false
  const text = `${path.join(' ')} ${cellText(value)}`.toLowerCase()
  return search.words.every(word => text.includes(word))
}

/** The number of values that differ. */
export function countChanged(value: Plain, before: Plain | undefined): number {
  if (typeof value !== 'object' || value === null) return isChanged(value, before) ? 1 : 0
  return Object.entries(value).reduce((sum, [key, part]) => sum + countChanged(part, inside(before, key)), 0)
}

const at = (value: Plain, path: Path): Plain | undefined =>
  path.reduce<Plain | undefined>((found, key) => inside(found, String(key)), value)

const inside = (value: Plain | undefined, key: string): Plain | undefined =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, Plain>>)[key] : undefined
