// What is said: prompts, sentences for facts, reasons and score lines, as templates that can be translated.
// `{seat}` is filled from the fact's field; `{left|cube|cubes}` counts: "1 cube", "3 cubes".

import type { AnyGame } from './game.ts'
import type { Option, StackedFrame } from './referee.ts'
import { SHARED_REASONS } from './refusals.ts'
import type { Fact, Refusal } from './steps.ts'

export interface Words<Decision extends string = string, FactKind extends string = string> {
  /** What a waiting seat is asked: one line for every decision. */
  readonly prompts: Readonly<Record<Decision, string>>
  /** What happened: one sentence for every kind of fact. */
  readonly facts: Readonly<Record<FactKind, string>>
  /** Why not: one sentence for every reason the rules give. */
  readonly refusals: Readonly<Record<string, string>>
  /** The lines of the score sheet and of the tie-breaks. */
  readonly sheet: Readonly<Record<string, string>>
  /** How an option is spoken, by its pattern; without it the option's short name is. */
  readonly choices?: Readonly<Record<string, string>>
  /** Names for values of a field, where the value is not fit to be read: `{ card: { A1: 'Old Mill' } }`. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Fields that hold a seat, by convention of all games. */
const SEAT_FIELDS = new Set(['seat', 'other', 'owner', 'partner', 'buyer', 'seller'])

type Values = Readonly<Record<string, unknown>>

/** Fills a template. A field the values lack is a mistake of the words and is thrown. */
export function fill(template: string, values: Values, words: Words, seatNames: readonly string[]): string {
  return template.replaceAll(
    /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g,
    (_all, field: string, one?: string, many?: string) => {
      const value = values[field]
      if (value === undefined) throw new Error(`'${template}' wants {${field}}, which is not there`)
      const text = valueText(field, value, words, seatNames)
      return one === undefined ? text : `${text} ${value === 1 ? one : many}`
    },
  )
}

function valueText(field: string, value: unknown, words: Words, seatNames: readonly string[]): string {
  if (Array.isArray(value)) return value.map(part => valueText(field, part, words, seatNames)).join(', ') || 'nothing'
  if (SEAT_FIELDS.has(field) && typeof value === 'number') return seatNames[value] ?? `seat ${value}`
  return words.names?.[field]?.[String(value)] ?? String(value)
}

/** What a waiting seat is asked. */
export function sayPrompt(game: AnyGame, { step, frame }: StackedFrame, seatNames: readonly string[]): string {
  return fill(templateOf(game.words.prompts, step, 'prompt'), frame, game.words, seatNames)
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
export function sayRefusal({ words }: AnyGame, refusal: Refusal, seatNames: readonly string[]): string {
  const reasons = { ...SHARED_REASONS, ...words.refusals }
  const sentence = fill(templateOf(reasons, refusal.because, 'reason'), refusal, words, seatNames)
  return refusal.rule === null ? sentence : `${sentence} (${refusal.rule})`
}

function templateOf(templates: Readonly<Record<string, string>>, key: string, what: string): string {
  const template = templates[key]
  if (template === undefined) throw new Error(`there is no ${what} for '${key}'`)
  return template
}
