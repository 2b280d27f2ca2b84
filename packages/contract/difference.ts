// The first difference between two pieces of plain data, in readable form.

/** `market.2: 5 or 7`; null if both have the same JSON. */
export function difference(a: unknown, b: unknown): string | null {
  return JSON.stringify(a) === JSON.stringify(b) ? null : parting(a, b, '')
}

function parting(a: unknown, b: unknown, path: string): string {
  if (!isObject(a) || !isObject(b)) return `${path || 'all'}: ${shown(a)} or ${shown(b)}`
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  const key = keys.find(one => JSON.stringify(a[one]) !== JSON.stringify(b[one]))
  if (key === undefined) return `${path || 'all'}: the fields come in another order`
  return parting(a[key], b[key], path === '' ? key : `${path}.${key}`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** As JSON, shortened to fit a line. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

/** The path to an object that both share, so changing one would change the other; null if there is none. */
export function sharedPart(a: unknown, b: unknown): string | null {
  const held = new Set<object>()
  collect(a, held)
  return pathInto(b, held, '')
}

/** Frozen objects can't change, so they may be shared. */
function collect(value: unknown, into: Set<object>): void {
  if (!isObject(value) || into.has(value)) return
  if (!Object.isFrozen(value)) into.add(value)
  for (const part of Object.values(value)) collect(part, into)
}

function pathInto(value: unknown, held: ReadonlySet<object>, path: string): string | null {
  if (!isObject(value)) return null
  if (held.has(value)) return path || 'all'
  for (const [key, part] of Object.entries(value)) {
    const found = pathInto(part, held, path === '' ? key : `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}
