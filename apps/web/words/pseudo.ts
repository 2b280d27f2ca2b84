// Pseudo-localization: accented, slightly longer English. Text that stays plain English on the page is missing from the catalogue.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const MARKED = 'åƀçđéƒǧĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑǦĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ'
const LETTERS = new Map(Array.from(PLAIN, (letter, i) => [letter, Array.from(MARKED)[i] ?? letter]))

/** Everything except the placeholders. */
export function pseudo(text: string): string {
  if (text === '') return text
  const parts = text.split(/(\{\w+(?:\+|[|?:!][^}]*)?\})/)
  return `⟦${parts.map((part, i) => (i % 2 === 1 ? counted(part) : marked(part))).join('')}·⟧`
}

const marked = (text: string): string => Array.from(text, letter => LETTERS.get(letter) ?? letter).join('')

/** `{left|cube|cubes}`: the field keeps its name, and the nouns are translated. */
function counted(part: string): string {
  const [, field = '', kind = '', forms] = /^\{(\w+)([|?:!])(.*)\}$/.exec(part) ?? []
  if (forms === undefined) return part
  const words = forms
    .split('|')
    .map(form => form.replace(/^(\w+=)?(.*)$/, (_all, name = '', word = '') => name + marked(word)))
  return `{${field}${kind}${words.join('|')}}`
}

/** Applies it to a whole catalogue. */
export function pseudoAll<T>(value: T): T {
  if (typeof value === 'string') return pseudo(value) as T
  if (Array.isArray(value)) return value.map(pseudoAll) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudoAll(part)])) as T
}
