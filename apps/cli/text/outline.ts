// Plain data as readable text: short values on one line, long values indented below their name.

type Scalar = string | number | boolean | null | undefined
type Plain = Scalar | readonly Plain[] | Fields
interface Fields {
  readonly [name: string]: Plain
}

const INDENT = '  '
const NOTHING = '-'

/** Plain data as lines of at most `width` where possible. */
export const outline = (value: unknown, width = 100): string[] => below(value as Plain, width)

/** `ownOrder` becomes `own order`. Ids in capitals don't change. */
export const inWords = (name: string): string =>
  /^[a-z]/.test(name) ? name.replaceAll(/([a-z\d])([A-Z])(?![A-Z])/g, (_all, a, b) => `${a} ${b.toLowerCase()}`) : name

function fields(record: Fields, width: number): string[] {
  return Object.entries(record).flatMap(([name, value]) => named(`${inWords(name)}:`, value, width))
}

/** The value after its name if it fits, otherwise below. */
function named(name: string, value: Plain, width: number): string[] {
  const short = onOneLine(value)
  if (short !== null && name.length + 1 + short.length <= width) return [`${name} ${short}`]
  return [name, ...below(value, width - INDENT.length).map(line => INDENT + line)]
}

function below(value: Plain, width: number): string[] {
  if (isScalar(value)) return [scalar(value)]
  if (!isList(value)) return fields(value, width)
  if (value.every(isScalar)) return wrapped(value.map(scalar), width)
  return value.flatMap((item, i) => named(`${i}.`, item, width))
}

/** Null if the value has more than one level of nesting. */
function onOneLine(value: Plain): string | null {
  if (isScalar(value)) return scalar(value)
  const parts = isList(value) ? value : Object.values(value)
  if (parts.length === 0) return NOTHING
  if (!isList(value)) return inBrackets(value)
  return value.every(isScalar) ? value.map(scalar).join(', ') : null
}

/** One level of nesting: `salt (0, 2), timber (1, 0)`. */
function inBrackets(record: Fields): string | null {
  const parts = Object.entries(record).map(([name, part]) => {
    if (isScalar(part)) return `${inWords(name)} ${scalar(part)}`
    const inside = isFlat(part) ? onOneLine(part) : null
    return inside === null ? null : `${inWords(name)} (${inside})`
  })
  return parts.includes(null) ? null : parts.join(', ')
}

const isFlat = (value: readonly Plain[] | Fields): boolean => Object.values(value).every(isScalar)

const isScalar = (value: Plain): value is Scalar => typeof value !== 'object' || value === null

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)

function scalar(value: Scalar): string {
  if (value === null || value === undefined || value === '') return NOTHING
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** Words joined by commas and wrapped. */
function wrapped(words: readonly string[], width: number): string[] {
  if (words.length === 0) return [NOTHING]
  const lines: string[] = []
  for (const [i, word] of words.entries()) {
    const text = i === words.length - 1 ? word : `${word},`
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + text.length > width) lines.push(text)
    else lines[lines.length - 1] = `${line} ${text}`
  }
  return lines
}
