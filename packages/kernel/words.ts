// What a game says: prompts, sentences for facts, reasons and score lines, as the templates of sentence.ts. Fields that
// hold a seat are filled with its name, others with the names the words have for their values.

import type { AnyGame, VariantValue } from './game.ts'
import type { Option, StackedFrame } from './state.ts'
import { SHARED_REASONS } from './refusals.ts'
import { type FieldsIn, fillIn } from './sentence.ts'
import type { Fact, Refusal } from './steps.ts'
import type { Suggestion } from './suggestions.ts'

export interface Words<Decision extends string = string, FactKind extends string = string> {
  /**
   * What a waiting seat is asked: one line for every decision, filled from its frame; `{others}` are the names of
   * everybody else at the table. A field of the options is all that it can be: `{seller} ask the same` names the sellers.
   */
  readonly prompts: Readonly<Record<Decision, string>>
  /** What happened: one sentence for every kind of fact. */
  readonly facts: Readonly<Record<FactKind, string>>
  /**
   * What a kind of fact adds to the story of a turn: a clause whose subject is the fact's seat, "sells {count} {good}".
   * Kinds that are left out are not worth a word there.
   */
  readonly stories?: { readonly [K in FactKind]?: string }
  /** What a chapter of the game is called, filled from the fact it begins with: `{ round: 'Round {round}' }`. */
  readonly chapters?: Readonly<Record<string, string>>
  /** What the journal can be narrowed to, and the kinds of facts that belong to it. */
  readonly topics?: Readonly<Record<string, readonly FactKind[]>>
  /** Why not: one sentence for every reason the rules give. */
  readonly refusals: Readonly<Record<string, string>>
  /** The lines of the score sheet and of the tie-breaks. */
  readonly sheet: Readonly<Record<string, string>>
  /** Lines that not every table has, as those of an automatic opponent: left out where nobody has anything there. */
  readonly rareLines?: readonly string[]
  /** How an option is spoken, by its pattern; without it the option's short name is. */
  readonly choices?: Readonly<Record<string, string>>
  /** Names for the values of a field, `{ card: { A1: 'Old Mill' } }`, or the field that has them, `{ second: 'card' }`. */
  readonly names?: Names
  /** Names that depend on how a table is played: `{ map: { minnesota: { card: { green: 'the Red River card' } } } }`. */
  readonly namesBy?: Readonly<Record<string, Readonly<Record<string, Names>>>>
  /** Names that depend on the component set: the towns of a map that a player drew. */
  readonly namesIn?: (setting: { readonly box: unknown; readonly variants: VariantsGiven }) => Names
  /** More fields that hold seats, besides those all games share. */
  readonly seats?: readonly string[]
  /** The language of the words; English when left out. */
  readonly locale?: string
  /** How a list of nothing is said, and what stands before the last of several. */
  readonly lists?: { readonly none: string; readonly and: string }
  /** Whom a prompt speaks to, and what is said of choices that are not known. */
  readonly asking?: { readonly you: string; readonly several: string }
  /** The rule that each prompt and each sentence stands on. */
  readonly clauses?: Clauses<Decision, FactKind>
  /** What the fields of the view are called, by name or by path, `glance.income`: text mode reads them out. */
  readonly fields?: Readonly<Record<string, string>>
}

type VariantsGiven = Readonly<Record<string, VariantValue>>
export type Names = Readonly<Record<string, Readonly<Record<string, string>> | string>>

/** Numbers of RULES.md: the clause every decision and every kind of fact stands on. */
export interface Clauses<Decision extends string, FactKind extends string> {
  readonly prompts: Readonly<Record<Decision, string>>
  readonly facts: Readonly<Record<FactKind, string>>
}

/** Fields that hold a seat, by convention of all games. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(['seat', 'other', 'owner', 'partner', 'buyer', 'seller'])

/** The template itself when the fields it names are there, else a text that names the missing one. */
type Fitting<T, Fields> = T extends string
  ? [FieldsIn<T>] extends [Fields]
    ? T
    : `there is no field ${Exclude<FieldsIn<T>, Fields> & string}`
  : never

type FieldOfOption<O> = O extends string ? never : keyof O

/** Words whose fields are checked by the compiler: `wordsFor<Frames, Options, Fact>()({ prompts: ..., ... })`. */
export const wordsFor =
  <Fs, Os, F extends Fact>() =>
  <
    const P extends Record<keyof Os & string, string>,
    const T extends Record<F['kind'], string>,
    const C extends Partial<Record<F['kind'], string>>,
  >(
    words: Omit<Words, 'prompts' | 'facts' | 'stories' | 'clauses' | 'topics'> & {
      topics?: Readonly<Record<string, readonly F['kind'][]>>
      clauses?: Clauses<keyof Os & string, F['kind']>
      prompts: P & {
        [K in keyof P]: K extends keyof Fs
          ? Fitting<P[K], keyof Fs[K] | FieldOfOption<Os[K & keyof Os]> | 'others'>
          : never
      }
      facts: T & { [K in keyof T]: Fitting<T[K], keyof Extract<F, { kind: K }>> }
      stories?: C & { [K in keyof C]: Fitting<C[K], keyof Extract<F, { kind: K }>> }
    },
  ): Words<keyof Os & string, F['kind']> =>
    words

/** The game as it speaks at a table that is played so; `box` is the opened set of a table that has its own. */
export function spokenAt(game: AnyGame, variants: VariantsGiven, box?: unknown): AnyGame {
  const { names, namesBy = {}, namesIn } = game.words
  const special = Object.entries(namesBy).map(([variant, tables]) => tables[String(variants[variant])] ?? {})
  const own = box === undefined || namesIn === undefined ? {} : namesIn({ box, variants })
  return { ...game, words: { ...game.words, names: Object.assign({}, names, ...special, own) } }
}

/** The lines of a sheet that are shown. */
export const shownLines = <L extends { readonly line: string; readonly values: readonly (number | null)[] }>(
  { rareLines = [] }: Pick<Words, 'rareLines'>,
  sheet: readonly L[],
): L[] => sheet.filter(({ line, values }) => !rareLines.includes(line) || values.some(value => value !== 0))

type Values = Readonly<Record<string, unknown>>

/** Fills a template of a game. */
export const fill = (template: string, values: Values, words: Words, seatNames: readonly string[]): string =>
  fillIn(template, values, {
    locale: words.locale,
    textOf: (field, value) => valueText(field, value, words, seatNames),
  })

function valueText(field: string, value: unknown, words: Words, seatNames: readonly string[]): string {
  if (Array.isArray(value)) return listText(counted(value.map(part => valueText(field, part, words, seatNames))), words)
  if (typeof value === 'number' && (SEAT_FIELDS.has(field) || words.seats?.includes(field)))
    return seatNames[value] ?? `seat ${value}`
  const names = words.names?.[field]
  const table = typeof names === 'string' ? words.names?.[names] : names
  return (typeof table === 'object' ? table[String(value)] : undefined) ?? String(value)
}

/** The same thing several times over is counted: "2 wood and coal". */
function counted(parts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].map(([part, count]) => (count === 1 ? part : `${count} ${part}`))
}

function listText(parts: readonly string[], { lists = { none: 'nothing', and: 'and' } }: Words): string {
  const last = parts.at(-1)
  if (last === undefined) return lists.none
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} ${lists.and} ${last}`
}

/** What a waiting seat is asked: it is spoken to, and the others are named. Whoever looks on does not know what is offered. */
export function sayPrompt(
  game: AnyGame,
  { step, frame }: StackedFrame,
  seatNames: readonly string[],
  offered: readonly Option[] = [],
): string {
  const { words } = game
  const { you, several } = words.asking ?? { you: 'you', several: 'several' }
  const { seat } = frame as { seat?: unknown }
  const others = seatNames.filter((_name, side) => side !== seat)
  const called = seatNames.map((name, side) => (side === seat ? you : name))
  const unknown = Object.fromEntries(Object.keys(game.notation.vocabulary).map(field => [field, several]))
  const values = { others, ...unknown, ...valuesIn(offered), ...frame }
  return fill(templateOf(words.prompts, step, 'prompt'), values, words, called)
}

/** Every value that a field has in the options. */
function valuesIn(offered: readonly Option[]): Record<string, unknown[]> {
  const found: Record<string, unknown[]> = {}
  for (const option of offered)
    if (typeof option !== 'string')
      for (const [field, value] of Object.entries(option)) {
        const values = (found[field] ??= [])
        if (!values.includes(value)) values.push(value)
      }
  return found
}

/** The journal's sentence for a fact. */
export function sayFact(game: AnyGame, fact: Fact, seatNames: readonly string[]): string {
  const values = fact as unknown as Values
  return fill(templateOf(game.words.facts, fact.kind, 'sentence'), values, game.words, seatNames)
}

/** How an option is spoken. */
export function sayOption(game: AnyGame, decision: string, option: Option, seatNames: readonly string[]): string {
  const template = game.words.choices?.[game.notation.patternOf(decision, option)]
  if (template === undefined) return game.notation.write(decision, option)
  return fill(template, typeof option === 'string' ? {} : option, game.words, seatNames)
}

/** The sentence of a refusal, the kernel's own included, with its rule at the end. */
/** What a seat suggests to another. */
export function saySuggestion(game: AnyGame, suggestion: Suggestion, seatNames: readonly string[]): string {
  const { by, to, fields } = suggestion
  return fill(game.suggestions?.says ?? '', { ...fields, seat: by, partner: to }, game.words, seatNames)
}

export function sayRefusal({ words, suggestions }: AnyGame, refusal: Refusal, seatNames: readonly string[]): string {
  const reasons = { ...SHARED_REASONS, ...suggestions?.refusals, ...words.refusals }
  const sentence = fill(templateOf(reasons, refusal.because, 'reason'), refusal, words, seatNames)
  return refusal.rule === null ? sentence : `${sentence} (${refusal.rule})`
}

function templateOf(templates: Readonly<Record<string, string>>, key: string, what: string): string {
  const template = templates[key]
  if (template === undefined) throw new Error(`there is no ${what} for '${key}'`)
  return template
}
