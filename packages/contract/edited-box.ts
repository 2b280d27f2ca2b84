// An edited component set, for tests of what a game's box accepts and how it rejects the rest.

/** An edited field: its path and new value. Without a value the field is removed. */
export type Edit = readonly [path: string, value?: unknown]

type Part = { [field: string]: Part }

/** `editedBox(STANDARD.tables, [['factories/sawmill/cost', 3]])` */
export function editedBox(tables: object, edits: readonly Edit[]): object {
  const copy = copyOf(tables)
  for (const [path, value] of edits) {
    const fields = path.split('/')
    const last = fields.pop() ?? ''
    const part = fields.reduce((within, field) => within[field] ?? within, copy)
    if (value === undefined && Array.isArray(part)) part.splice(Number(last), 1)
    else if (value === undefined) delete part[last]
    else part[last] = copyOf(value)
  }
  return copy
}

/** A later edit may reach into an earlier one's value. */
const copyOf = (value: unknown): Part => JSON.parse(JSON.stringify(value)) as Part

/** The game's complaint about an edited set; null if it accepts the set. */
export function complaintAbout(openBox: (tables: object) => unknown, tables: object): string | null {
  try {
    openBox(tables)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
