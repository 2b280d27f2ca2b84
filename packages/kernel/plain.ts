// Plain data: objects, arrays, strings, numbers, booleans and null. States, frames, options, facts and views contain nothing else,
// because only plain data survives saving.

type Fields = Readonly<Record<string, unknown>>

/** A deep copy. Games that copy their state often write their own. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyOfList(value) : copyOfFields(value)) as T
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const made = list.slice()
  for (let i = 0; i < made.length; i++) {
    const part = made[i]
    if (typeof part === 'object' && part !== null) made[i] = copy(part)
  }
  return made
}

/**
 * Spreading keeps the original's hidden class in the engine, and mixed hidden classes would slow the rules down. It reads values as
 * a list, because looking up fields by name is ten times slower with many kinds of record.
 */
function copyOfFields(fields: object): object {
  const made = { ...fields } as Record<string, unknown>
  const values = Object.values(made)
  let keys: string[] | undefined
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (typeof value !== 'object' || value === null) continue
    keys ??= Object.keys(made)
    made[keys[i] as string] = copy(value)
  }
  return made
}

/** Whether two pieces of plain data are equal, independent of field order. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields)
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false
  return true
}

function sameFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a)
  if (Object.keys(b).length !== keys.length) return false
  const values = Object.values(a)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    if (!Object.hasOwn(b, key) || !same(values[i], b[key])) return false
  }
  return true
}

/** The canonical text for plain data: JSON with sorted fields. Equal texts mean equal data. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The path to the first value that isn't plain data; null if there is none. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path
  const parts: unknown[] = Object.values(value)
  if (Array.isArray(value) && parts.length !== value.length) return path // An array with holes.
  const keys = Array.isArray(value) ? null : Object.keys(value)
  for (let i = 0; i < parts.length; i++) {
    const key = keys === null ? i : keys[i]
    if (key === '__proto__') return within(path, key) // Assigning to this name wouldn't create a field.
    const fault = notPlain(parts[i])
    if (fault !== null) return within(path, fault === '' ? `${key}` : `${key}.${fault}`)
  }
  return null
}

const within = (path: string, inner: string): string => (path === '' ? inner : `${path}.${inner}`)
