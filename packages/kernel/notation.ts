// Reads and writes options as short text. A game lists the patterns of each decision's options. The option's type, its
// name and its parser all follow from them.
//
//   const NOTATION = notation(
//     { good: ['salt', 'timber'], count: whole(1, 9) },
//     { trade: ['pass', 'sell {count} {good}'] },
//   )
//   NOTATION.write('trade', { count: 2, good: 'salt' })   // 'sell 2 salt'
//   NOTATION.read('trade', 'sell 2 salt')                 // { option: { count: 2, good: 'salt' } }

/** A field's values: a closed list, a range of whole numbers, or names that a component set may extend. */
export type Domain = readonly (string | number)[] | Whole | OpenNames
export interface Whole {
  readonly from: number
  readonly to: number
}
/** The standard set's names, and the pattern every other name must match. */
export interface OpenNames {
  readonly known: readonly string[]
  readonly shape: RegExp
}
export type Vocabulary = { readonly [field: string]: Domain }

/** Whole numbers from `from` to `to`, inclusive. */
export const whole = (from: number, to: number): Whole => ({ from, to })

/** `openNames(TOWNS, /[a-z]+/)`: any text that matches can be a name. The rules decide whether this table has it. */
export const openNames = (known: readonly string[], shape: RegExp): OpenNames => ({
  known,
  shape: new RegExp(`^(?:${shape.source})$`),
})

type ValueIn<D> = D extends readonly (infer V)[] ? V : D extends Whole ? number : D extends OpenNames ? string : never
type FieldIn<P extends string> = P extends `${string}{${infer F}}${infer Rest}` ? F | FieldIn<Rest> : never
type Spelled<V extends Vocabulary, P extends string> = P extends `${string}{${string}}${string}`
  ? { [F in FieldIn<P>]: F extends keyof V ? ValueIn<V[F]> : never }
  : P

/** The option types of all decisions in a notation: `OptionsIn<typeof NOTATION>['trade']`. */
export type OptionsIn<N> = N extends Notation<infer Os> ? Os : never

export type Reading<O> = { option: O } | { misread: Misread }
export interface Misread {
  /** The field with an invalid value, if the rest of the text fits a pattern. */
  field: string | null
  value: string
  /** The valid alternatives. */
  expected: string
}

export interface Notation<Os> {
  readonly decisions: readonly (keyof Os & string)[]
  /** Each field's values in a pattern. */
  readonly vocabulary: Vocabulary
  /** A decision's patterns, as its author wrote them. */
  patterns(decision: keyof Os): readonly string[]
  /** The pattern an option follows. */
  patternOf<K extends keyof Os>(decision: K, option: Os[K]): string
  write<K extends keyof Os>(decision: K, option: Os[K]): string
  /** Reads any option the notation can express. The caller checks whether it's legal now. */
  read<K extends keyof Os>(decision: K, text: string): Reading<Os[K]>
}

export function notation<const V extends Vocabulary, const P extends Record<string, readonly string[]>>(
  vocabulary: V,
  patterns: P,
): Notation<{ [K in keyof P]: Spelled<V, P[K][number]> }> {
  const table = new Map<PropertyKey, Pattern[]>()
  for (const [decision, texts] of Object.entries(patterns)) {
    const made = texts.map(text => new Pattern(text, vocabulary))
    assertDistinct(decision, made)
    table.set(decision, made)
  }
  const of = (decision: PropertyKey): Pattern[] => {
    const found = table.get(decision)
    if (found === undefined) throw new Error(`the notation has no decision '${String(decision)}'`)
    return found
  }

  const understood = new Map<string, Reading<never>>()

  return {
    decisions: Object.keys(patterns),
    vocabulary,
    patterns: decision => of(decision).map(pattern => pattern.text),
    patternOf: (decision, option) =>
      typeof option === 'string' ? option : fitting(decision, of(decision), option).text,
    write: (decision, option) =>
      typeof option === 'string' ? option : fitting(decision, of(decision), option).write(option),
    read(decision, text) {
      if (text.length > LONGEST_NAME) return notUnderstood(of(decision), text)
      const name = tidied(text)
      const key = `${String(decision)} ${name}`
      const known = understood.get(key)
      if (known !== undefined) return known
      const reading = read(of(decision), name) as Reading<never>
      if ('option' in reading && understood.size < MOST_UNDERSTOOD) understood.set(key, reading)
      return reading
    },
  }
}

/** The same names are parsed repeatedly, so this many results are cached. */
const MOST_UNDERSTOOD = 10_000

// Longer than any real name. A long text could keep a pattern with many fields busy for minutes.
export const LONGEST_NAME = 200

/** Separates the choices in a line, so no name may contain it. */
export const SEPARATOR = ';'

/** A text's canonical spelling: single spaces, trimmed. */
export const tidied = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

type Fields = Record<string, string | number>

function fitting(decision: PropertyKey, patterns: Pattern[], option: unknown): Pattern {
  const pattern = patterns.find(candidate => candidate.fits(option as Fields))
  if (pattern === undefined) throw new Error(`${String(decision)} has no pattern for ${JSON.stringify(option)}`)
  return pattern
}

function read(patterns: Pattern[], text: string): Reading<Fields | string> {
  for (const pattern of patterns) {
    const option = pattern.read(text)
    if (option !== null) return { option }
  }
  for (const pattern of patterns) {
    const misread = pattern.misread(text)
    if (misread !== null) return { misread }
  }
  return notUnderstood(patterns, text)
}

const notUnderstood = (patterns: Pattern[], value: string): { misread: Misread } => ({
  misread: { field: null, value, expected: patterns.map(pattern => pattern.text).join(' | ') },
})

class Pattern {
  readonly text: string
  readonly fields: readonly string[]
  private readonly pieces: readonly string[]
  private readonly domains: readonly Domain[]
  private readonly exact: RegExp
  private readonly loose: RegExp

  constructor(text: string, vocabulary: Vocabulary) {
    this.text = text
    this.fields = [...text.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? '')
    this.pieces = text.split(/\{\w+\}/)
    this.domains = this.fields.map(field => {
      const domain = vocabulary[field]
      if (domain === undefined) throw new Error(`'${text}' uses {${field}}, which is not in the vocabulary`)
      return domain
    })
    const joined = (part: (i: number) => string) =>
      new RegExp(`^${this.pieces.map((piece, i) => (i === 0 ? '' : part(i - 1)) + escaped(piece)).join('')}$`)
    this.exact = joined(i => spelling(this.domains[i] ?? []))
    this.loose = joined(() => '(.+?)')
  }

  fits(option: Fields): boolean {
    return this.fields.length > 0 && sameFields(this.fields, Object.keys(option))
  }

  write(option: Fields): string {
    return this.pieces.map((piece, i) => (i === 0 ? '' : String(option[this.fields[i - 1] ?? ''])) + piece).join('')
  }

  read(text: string): Fields | string | null {
    if (this.fields.length === 0) return text === this.text ? text : null
    const match = this.exact.exec(text)
    if (match === null) return null
    const option: Fields = {}
    for (const [i, field] of this.fields.entries()) {
      const value = valueIn(this.domains[i] ?? [], match[i + 1] ?? '')
      if (value === undefined) return null
      option[field] = value
    }
    return option
  }

  /** The first field whose value is outside its domain, if the text has this pattern's shape. */
  misread(text: string): Misread | null {
    const match = this.fields.length === 0 ? null : this.loose.exec(text)
    if (match === null) return null
    for (const [i, field] of this.fields.entries()) {
      const domain = this.domains[i] ?? []
      const value = match[i + 1] ?? ''
      if (valueIn(domain, value) === undefined) return { field, value, expected: described(domain) }
    }
    return null
  }
}

const isOpen = (domain: Domain): domain is OpenNames => 'shape' in domain
const isList = (domain: Domain): domain is readonly (string | number)[] => Array.isArray(domain)

function valueIn(domain: Domain, text: string): string | number | undefined {
  if (isList(domain)) return domain.find(value => String(value) === text)
  if (isOpen(domain)) return domain.shape.test(text) ? text : undefined
  const number = /^(0|-?[1-9]\d*)$/.test(text) ? Number(text) : Number.NaN
  return number >= domain.from && number <= domain.to ? number : undefined
}

// Longer words come first, so 'coal' never hides 'coal-mine'.
const spelling = (domain: Domain): string =>
  isList(domain)
    ? `(${domain
        .map(value => escaped(String(value)))
        .sort((a, b) => b.length - a.length)
        .join('|')})`
    : isOpen(domain)
      ? '(\\S+)'
      : '(-?\\d+)'

const described = (domain: Domain): string =>
  isList(domain) || isOpen(domain)
    ? (isList(domain) ? domain : domain.known).join(', ')
    : `a whole number from ${domain.from} to ${domain.to}`

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const sameFields = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(field => b.includes(field))

function assertDistinct(decision: string, patterns: Pattern[]): void {
  for (const [i, pattern] of patterns.entries()) {
    if (pattern.text.startsWith('/')) throw new Error(`${decision}: '${pattern.text}' looks like table talk`)
    if (pattern.text.includes(SEPARATOR)) throw new Error(`${decision}: '${pattern.text}' looks like several choices`)
    const twin = patterns
      .slice(0, i)
      .find(other => pattern.fields.length > 0 && sameFields(other.fields, pattern.fields))
    if (twin !== undefined)
      throw new Error(
        `${decision}: '${twin.text}' and '${pattern.text}' have the same fields; name the verb in a field`,
      )
  }
}
