// The parts of a game whose use is counted: its kinds of options, and what options or facts name (cards, buildings, goods). All of
// it comes from the game's notation and words.

import { type AnyGame, type Fact, fill, type Option } from '@tableworks/kernel'
import { inWords } from '../text/outline.ts'

/** A part as a map key: a kind, or a kind with a field and its value. */
export type PartKey = string

const BETWEEN = '\t'
const keyOf = (...words: readonly string[]): PartKey => words.join(BETWEEN)

/** The prefix that distinguishes kinds of facts from patterns of options. */
const TOLD = 'told '
export const isTold = (key: PartKey): boolean => key.startsWith(TOLD)

/** An option's parts: its kind, and everything it names. Numbers (amounts, prices, squares) aren't parts. */
export function partsOfOption({ notation }: AnyGame, decision: string, option: Option): PartKey[] {
  const pattern = notation.patternOf(decision, option)
  if (typeof option === 'string') return [`${decision}: ${pattern}`]
  const named = Object.entries(option).filter(([, value]) => typeof value === 'string')
  return [pattern, ...named.map(([field, value]) => keyOf(pattern, field, String(value)))]
}

/** What a fact mentions but no option does: a building's type, the action behind an icon. */
export function partsOfFact({ words }: AnyGame, fact: Fact, said: ReadonlySet<unknown>): PartKey[] {
  return Object.entries(fact).flatMap(([field, value]) =>
    field !== 'kind' && typeof value === 'string' && words.names?.[field] !== undefined && !said.has(value)
      ? [keyOf(TOLD + fact.kind, field, value)]
      : [],
  )
}

/** A part, with its wording. */
export interface StudyPart {
  readonly key: PartKey
  /** The group the part belongs to: `Build the ‹facility›`. For a kind of option, the group is the kind itself. */
  readonly group: string
  /** The part's own name: `Oil Well`. */
  readonly name: string
  /** Group and name: `Build the Oil Well`. */
  readonly label: string
}

export function partFor(game: AnyGame, key: PartKey): StudyPart {
  const [kind = '', field, value = ''] = key.split(BETWEEN)
  const template = templateOf(game, kind, field)
  const holes = (filled: (field: string) => string) =>
    template.replaceAll(/\{(\w+)[^}]*\}/g, (_all, hole: string) => filled(hole))
  const group = holes(hole => `‹${inWords(hole)}›`)
  if (field === undefined) return { key, group: 'Kinds of choices', name: group, label: group }
  const name = fill(`{${field}}`, { [field]: value }, game.words, [])
  const label = holes(hole => (hole === field ? name : '…'))
  const alone = [...template.matchAll(/\{(\w+)/g)].length === 1
  return { key, group: alone ? group : `${group}, by ${inWords(field)}`, name, label }
}

function templateOf({ words }: AnyGame, kind: string, field: string | undefined): string {
  if (isTold(kind)) return `${inWords(kind.slice(TOLD.length))} {${field}}`
  const [, pattern = kind] = /^[\w.]+: (.*)$/.exec(kind) ?? []
  const spoken = words.choices?.[pattern]
  if (pattern === kind) return spoken ?? pattern
  const decision = inWords(kind.slice(0, kind.indexOf(':')))
  return `${spoken ?? pattern} (${decision})`
}

/** All values that the notation's patterns can name, offered or not. */
export function namedParts({ notation }: AnyGame): PartKey[] {
  const patterns = new Set(notation.decisions.flatMap(decision => notation.patterns(decision)))
  return [...patterns].flatMap(pattern =>
    [...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, field = '']) => {
      const domain = notation.vocabulary[field] ?? []
      const values: readonly unknown[] = 'from' in domain ? [] : 'known' in domain ? domain.known : domain
      return values.flatMap(value => (typeof value === 'string' ? [keyOf(pattern, field, value)] : []))
    }),
  )
}
