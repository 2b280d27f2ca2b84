// A game's words: prompts, sentences for facts, reasons and score lines, as sentence.ts templates. A field that holds a seat shows
// the player's name. Other fields show the game's names for their values.

import type { AnyGame, VariantValue } from './game.ts'
import type { Option, StackedFrame } from './state.ts'
import { SHARED_REASONS } from './refusals.ts'
import { type FieldsIn, fillIn } from './sentence.ts'
import type { Fact, Refusal } from './steps.ts'
import type { Suggestion } from './suggestions.ts'

export interface Words<Decision extends string = string, FactKind extends string = string> {
  /**
   * Each decision's prompt, filled from its frame; `{others}` are the other players' names. A field from the options lists all its
   * values: `{seller} ask the same` names the sellers, and `{order!, or fulfil an order}` is left out if no option has an order.
   */
  readonly prompts: Readonly<Record<Decision, string>>
  /** The journal's sentence for every kind of fact. */
  readonly facts: Readonly<Record<FactKind, string>>
  /**
   * What a kind of fact adds to the story of a turn: a clause whose subject is the fact's seat, "sells {count} {good}". Kinds
   * without a clause are left out.
   */
  readonly stories?: { readonly [K in FactKind]?: string }
  /** The names of chapters, filled from the fact that begins them: `{ round: 'Round {round}' }`. */
  readonly chapters?: Readonly<Record<string, string>>
  /** The journal's filters, with the kinds of facts they include. */
  readonly topics?: Readonly<Record<string, readonly FactKind[]>>
  /** A sentence for each of the rules' refusals. */
  readonly refusals: Readonly<Record<string, string>>
  /** The labels for the score sheet and the tie-breaks. */
  readonly sheet: Readonly<Record<string, string>>
  /** Lines that only some tables have, such as those for an automatic opponent; hidden if all sides have 0. */
  readonly rareLines?: readonly string[]
  /** How an option is worded, by its pattern; by default, the option's short name. */
  readonly choices?: Readonly<Record<string, string>>
  /** Names for a field's values, `{ card: { A1: 'Old Mill' } }`, or the field whose names it shares, `{ second: 'card' }`. */
  readonly names?: Names
  /** Names that depend on variants: `{ map: { minnesota: { card: { green: 'the Red River card' } } } }`. */
  readonly namesBy?: Readonly<Record<string, Readonly<Record<string, Names>>>>
  /** Names that depend on the component set, such as a custom map's towns. */
  readonly namesIn?: (setting: { readonly box: unknown; readonly variants: VariantsGiven }) => Names
  /** Fields that hold seats, in addition to those all games share. */
  readonly seats?: readonly string[]
  /** The language of the words; English if omitted. */
  readonly locale?: string
  /** The text for an empty list, and the word before the last of several items. */
  readonly lists?: { readonly none: string; readonly and: string }
  /** How a prompt addresses the player, and its text when the choices are unknown. */
  readonly asking?: { readonly you: string; readonly several: string }
  /** The rule behind each prompt and each sentence. */
  readonly clauses?: Clauses<Decision, FactKind>
  /** Labels for the view's fields, by name or by path, `glance.income`. Text mode shows them. */
  readonly fields?: Readonly<Record<string, string>>
}

type VariantsGiven = Readonly<Record<string, VariantValue>>
export type Names = Readonly<Record<string, Readonly<Record<string, string>> | string>>

/** The RULES.md clause behind every decision and every kind of fact. */
export interface Clauses<Decision extends string, FactKind extends string> {
  readonly prompts: Readonly<Record<Decision, string>>
  readonly facts: Readonly<Record<FactKind, string>>
}

/** Fields that hold a seat in every game, by convention. */
const SEAT_FIELDS: ReadonlySet<string> = new Set(['seat', 'other', 'owner', 'partner', 'buyer', 'seller'])

/** The template if all its fields exist; otherwise a type error that names the missing one. */
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

/** The game with the words for these variants; `box` is the table's opened component set, if it has its own. */
export function spokenAt(game: AnyGame, variants: VariantsGiven, box?: unknown): AnyGame {
  const { names, namesBy = {}, namesIn } = game.words
  const special = Object.entries(namesBy).map(([variant, tables]) => tables[String(variants[variant])] ?? {})
  const own = box === undefined || namesIn === undefined ? {} : namesIn({ box, variants })
  return { ...game, words: { ...game.words, names: Object.assign({}, names, ...special, own) } }
}

/** The sheet's lines that are shown. */
export const shownLines = <L extends { readonly line: string; readonly values: readonly (number | null)[] }>(
  { rareLines = [] }: Pick<Words, 'rareLines'>,
  sheet: readonly L[],
): L[] => sheet.filter(({ line, values }) => !rareLines.includes(line) || values.some(value => value !== 0))

type Values = Readonly<Record<string, unknown>>

/** Fills in one of a game's templates. */
export const fill = (template: string, values: Values, words: Words, seatNames: readonly string[]): string =>
  fillIn(template, values, {
    locale: words.locale,
    textOf: (field, value) => valueText(field, value, words, seatNames),
  })

function valueText(field: string, value: unknown, words: Words, seatNames: readonly string[]): string {
  if (Array.isArray(value)) {
    const parts = value.map(part => valueText(field, part, words, seatNames))
    // "2 wood" is a count, but "2 4" for two dice would be unclear.
    return listText(value.every(part => typeof part === 'number') ? parts : counted(parts), words)
  }
  if (typeof value === 'number' && (SEAT_FIELDS.has(field) || words.seats?.includes(field)))
    return seatNames[value] ?? `seat ${value}`
  const names = words.names?.[field]
  const table = typeof names === 'string' ? words.names?.[names] : names
  return (typeof table === 'object' ? table[String(value)] : undefined) ?? String(value)
}

/** Counts repeated names: "2 wood and coal". */
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

/** The deciding seat's prompt, addressed to the player or naming another seat. Spectators don't see the options. */
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
  const missing = offered.length === 0 ? several : []
  const unknown = Object.fromEntries(Object.keys(game.notation.vocabulary).map(field => [field, missing]))
  const values = { others, ...unknown, ...valuesIn(offered), ...frame }
  return fill(templateOf(words.prompts, step, 'prompt'), values, words, called)
}

/** All values that each field has in the options. */
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

/** An option's wording. */
export function sayOption(game: AnyGame, decision: string, option: Option, seatNames: readonly string[]): string {
  const template = game.words.choices?.[game.notation.patternOf(decision, option)]
  if (template === undefined) return game.notation.write(decision, option)
  return fill(template, typeof option === 'string' ? {} : option, game.words, seatNames)
}

/** What a seat suggests to another. */
export function saySuggestion(game: AnyGame, suggestion: Suggestion, seatNames: readonly string[]): string {
  const { by, to, fields } = suggestion
  return fill(game.suggestions?.says ?? '', { ...fields, seat: by, partner: to }, game.words, seatNames)
}

/** A refusal's sentence, including the kernel's own, with its rule at the end. */
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
