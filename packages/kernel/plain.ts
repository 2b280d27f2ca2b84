// Plain data: what a state, a frame, an option, a fact and a view are made of.
// Objects, arrays, strings, numbers, booleans and null; nothing else survives being saved.

/** A copy that shares nothing with the original. Games with a hot state write their own. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  return (Array.isArray(value) ? copyOfList(value) : copyOfFields(value)) as T
}

function copyOfList(list: readonly unknown[]): unknown[] {
  const made = list.slice()
  for (let i = 0; i < made.length; i++) if (typeof made[i] === 'object') made[i] = copy(made[i])
  return made
}

/**
 * Spreading keeps the engine's hidden class of the original; a record built field by field has another, and rules
 * that meet both kinds run slower.
 */
function copyOfFields(fields: object): object {
  const made = { ...fields } as Record<string, unknown>
  for (const key in made) if (typeof made[key] === 'object') made[key] = copy(made[key])
  return made
}

/** Whether two pieces of plain data say the same, whatever the order of their fields. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  for (const key in a)
    if (!Object.hasOwn(b, key) || !same(a[key as keyof typeof a], b[key as keyof typeof b])) return false
  for (const key in b) if (!Object.hasOwn(a, key)) return false
  return true
}

/** The one text of a piece of plain data: JSON with sorted fields. Equal texts mean `same`. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Where a value stops being plain data, as a path; null when it is plain all the way down. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : path
  if (typeof value !== 'object') return path
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return path
  if (Array.isArray(value) && Object.keys(value).length !== value.length) return path // a list with holes
  for (const [key, part] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`
    if (key === '__proto__') return inner // assigned, it would be no field at all
    const fault = notPlain(part, inner)
    if (fault !== null) return fault
  }
  return null
}
