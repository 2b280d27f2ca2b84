// What a player might type: likely texts, typos, and garbage.

import type { AnyGame, Chance, Domain } from '@tableworks/kernel'

/** Texts the notation can read at a decision, legal or not. */
export function likelyTexts(game: AnyGame, decision: string, count: number, chance: Chance): string[] {
  const patterns = game.notation.patterns(decision)
  return Array.from({ length: count }, () =>
    chance.pick(patterns).replaceAll(/\{(\w+)\}/g, (_all, field: string) => {
      const domain = game.notation.vocabulary[field]
      return domain === undefined ? '?' : String(valueFrom(domain, chance))
    }),
  )
}

/** Some value of a domain. */
export const valueFrom = (domain: Domain, chance: Chance): string | number =>
  'from' in domain
    ? domain.from + chance.below(domain.to - domain.from + 1)
    : chance.pick('known' in domain ? domain.known : domain)

const LETTERS = 'aeinrst 0123456789-ABZ'.split('')

/** A name with one typo. */
export function misspelt(name: string, chance: Chance): string {
  const at = chance.below(name.length + 1)
  const letter = chance.pick(LETTERS)
  const slips = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + letter + name.slice(at),
    name.slice(0, at) + letter + name.slice(at + 1),
    name.toUpperCase(),
    name.split(' ').toReversed().join(' '),
    `${name} ${name}`,
    name.replace(/\d+/, number => String(Number(number) + 1)),
    name.replace(/\d+/, number => `0${number}`),
    name.replace(/\d+/, number => `-${number}`),
  ]
  return chance.pick(slips)
}

/** Long enough to make a slow parser obvious. */
const LONG = 6000

export const GARBAGE: readonly string[] = [
  '',
  ' ',
  '\n',
  '\0',
  '?',
  '0',
  '-1',
  'null',
  'undefined',
  '[]',
  '{}',
  '{seat}',
  '"; drop table tables; --',
  '<b>hello</b>',
  '__proto__',
  'constructor',
  'toString',
  '\u{1F4A5}\u200B\u202E',
  '/',
  '/nonsense',
  '/undo -1',
  '/undo 99999',
  '/undo 0.5',
  '/undo soon',
  '/ask 99999',
  '/ask',
  '/agree',
  '/agree 0',
  '/decline',
  '/decline 99999',
  'x'.repeat(LONG),
  'x '.repeat(LONG / 2),
]

/** A text that looks like a pattern but is far too long. */
export const overlong = (pattern: string): string => `${pattern} `.repeat(Math.ceil(LONG / (pattern.length + 1)))
