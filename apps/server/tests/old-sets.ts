// A database of before component sets were kept apart: three tables with sets, two of them with the same, and one without.

const record = (id: string, components: unknown, componentsHash = 'h') =>
  JSON.stringify({ id, componentsHash, seats: [{ name: 'Ann', bot: null }], components, created: 5 })

/** Fields in another order than a database would sort them. */
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
/** As many texts as there are. */
export const OLD_SETS = 2
/** The step that keeps them apart, counted from the first. */
export const SETS_STEP = 4
