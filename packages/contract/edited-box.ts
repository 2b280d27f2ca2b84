// A component set as somebody edited it: for tests of what a game's box accepts and how it turns the rest away.

/** What was done to a field: its path and new value; without a value the field is gone. */
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

/** A later edit may reach into what an earlier one has put in. */
const copyOf = (value: unknown): Part => JSON.parse(JSON.stringify(value)) as Part

/** What is said of an edited set; null when it is accepted. */
export function complaintAbout(openBox: (tables: object) => unknown, tables: object): string | null {
  try {
    openBox(tables)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
