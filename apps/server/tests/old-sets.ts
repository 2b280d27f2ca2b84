// A database from before component sets had their own table: three tables with a set, two of them sharing one, and a table without.

const record = (id: string, components: unknown, componentsHash = 'h') =>
  JSON.stringify({ id, componentsHash, seats: [{ name: 'Ann', bot: null }], components, created: 5 })

/** A set whose fields aren't in the order a database would sort them. */
const SET = { zinc: [3, 1], apple: { name: "o'clock – ü" } }
const TURNED = { apple: { name: "o'clock – ü" }, zinc: [3, 1] }

export const OLD_TABLES: readonly { readonly id: string; readonly record: string; readonly set: object | undefined }[] =
  [
    { id: 'a', record: record('a', { name: 'Ours', tables: SET }), set: SET },
    { id: 'b', record: record('b', { name: 'Ours', tables: SET }), set: SET },
    { id: 'c', record: record('c', { name: 'Theirs', tables: TURNED }), set: TURNED },
    { id: 'd', record: record('d', null), set: undefined },
  ]
export const NEWS = JSON.stringify({ updated: 5, steps: 0, actor: 0, result: null })
/** The number of distinct sets. */
export const OLD_SETS = 2
/** The index of the migration that gives sets their own table. */
export const SETS_STEP = 4
