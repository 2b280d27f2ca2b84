// Sentence templates with typed fields, in catalogues that can be translated.
//
//   {name}                          the value of the field
//   {change+}                       a number with its sign: +3, −1, 0
//   {cubes|cube|cubes}              a number and its noun: 1 cube, 3 cubes
//   {winners?wins|share the win}    only the word for the number
//   {state:now=acting now|done=has acted}    the word for a value
//   {factory@aFactory}              the value with the names of another field: a forest
//   {used! with *,}                 the value with words around it; nothing for 0, null or an empty list
//   {count|{cube@oneCube}|{cube}}   forms may contain fields: 1 pipe, 3 pipes
//
// Plural forms follow `Intl.PluralRules`. English has two, in this order: one, other. A language with more forms names
// them: {cubes|one=kostka|few=kostki|many=kostek|other=kostki}.

/** A template's fields: `FieldsIn<'{count} of {most}'>` is `'count' | 'most'`. */
export type FieldsIn<T> = T extends `${string}{${infer Hole}}${infer Rest}` ? FieldOf<Hole> | FieldsIn<Rest> : never
type FieldOf<Hole extends string> = Hole extends `${infer F}{${infer Nested}`
  ? FieldOf<F> | FieldOf<Nested>
  : Hole extends `${infer F}|${string}`
    ? FieldOf<F>
    : Hole extends `${infer F}?${string}`
      ? F
      : Hole extends `${infer F}:${string}`
        ? F
        : Hole extends `${infer F}!${string}`
          ? F
          : Hole extends `${infer F}@${string}`
            ? F
            : Hole extends `${infer F}+`
              ? F
              : Hole

const HOLE = /\{(\w+)(?:(\+)|([|?:!@])((?:[^{}]|\{[^{}]*\})*))?\}/g

/** Formats a field's value if a game or page has something better than its plain text. */
export type TextOf = (field: string, value: unknown) => string

/** Fills in a template. Throws if a field is missing. */
export function fillIn(
  template: string,
  values: Readonly<Record<string, unknown>>,
  language: { locale?: string | undefined; textOf?: TextOf } = {},
): string {
  const { locale = 'en', textOf = plainText } = language
  return template.replaceAll(HOLE, (_all, field: string, signed?: string, kind?: string, forms = '') => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined
    if (value === undefined) throw new Error(`'${template}' needs {${field}}, which is missing`)
    if (signed !== undefined) return withSign(Number(value))
    if (kind === undefined) return textOf(field, value)
    if (kind === '@') return textOf(forms, value)
    if (kind === '!') return isNothing(value) ? '' : forms.replace('*', () => textOf(field, value))
    if (kind === ':') return formNamed(plainText(field, value), forms) ?? textOf(field, value)
    const form = fillIn(formFor(Number(value), forms, locale), values, language)
    return kind === '?' ? form : `${textOf(field, value)} ${form}`
  })
}

const isNothing = (value: unknown): boolean =>
  value === 0 || value === null || (Array.isArray(value) && value.length === 0)

const plainText: TextOf = (_field, value) => String(value)

const withSign = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

const rules = new Map<string, Intl.PluralRules>()

function formFor(count: number, forms: string, locale: string): string {
  const known = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, known)
  const category = known.select(count)
  const [one = '', other = one] = forms.split('|')
  return formNamed(category, forms) ?? formNamed('other', forms) ?? (category === 'one' ? one : other)
}

const formNamed = (name: string, forms: string): string | null =>
  forms
    .split('|')
    .find(form => form.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** Sentences by name, in groups: `{ home: { title: 'Tableworks' } }`. */
export interface Catalogue {
  readonly [name: string]: string | Catalogue
}

type KeyIn<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${KeyIn<C[K]>}` }[keyof C & string]
type At<C, Key> = Key extends keyof C
  ? C[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof C
      ? At<C[Group], Rest>
      : never
    : never

/** Formats one of a catalogue's sentences: `say('home.found', { count: 3 })`. The compiler checks names and fields. */
export type Say<C> = <Key extends KeyIn<C>>(
  key: Key,
  ...values: [FieldsIn<At<C, Key>>] extends [never]
    ? [values?: Readonly<Record<string, unknown>>]
    : [values: Readonly<Record<FieldsIn<At<C, Key>>, unknown>>]
) => string

/**
 * Creates a catalogue's `say`. `spoken` returns the catalogue in the current language on every call, so changing the language needs
 * no notification.
 */
export const sayer =
  <C extends Catalogue>(spoken: () => { readonly words: C; readonly locale?: string }): Say<C> =>
  (key, ...[values = {}]) => {
    const { words, locale } = spoken()
    return fillIn(templateAt(words, key), values, { locale })
  }

function templateAt(words: Catalogue, key: string): string {
  let found: string | Catalogue | undefined = words
  for (const name of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, name) ? found[name] : undefined
  if (typeof found !== 'string') throw new Error(`the catalogue has no sentence '${key}'`)
  return found
}
