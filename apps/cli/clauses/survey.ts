// Compares a game's clauses with its code and its tests.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { numbersIn, prefixOf, type RuleNumber } from './numbers.ts'

export interface Survey {
  readonly game: string
  readonly clauses: readonly RuleNumber[]
  readonly withoutCode: readonly RuleNumber[]
  readonly withoutTest: readonly RuleNumber[]
  /** Numbers in code or tests without a clause. */
  readonly unknown: readonly Mention[]
}

interface Mention {
  readonly number: RuleNumber
  /** `games/titan/rules/turn.ts:12`. */
  readonly at: string
}

/** The games with rules or code. */
export const gamesBelow = (root: string): string[] =>
  globSync(['games/*/RULES.md', 'games/*/**/*.ts'], { cwd: root, exclude: isForeign })
    .map(file => file.replaceAll('\\', '/').split('/')[1] ?? '')
    .filter((game, i, all) => all.indexOf(game) === i)
    .toSorted()

export function surveyOf(root: string, game: string): Survey {
  const clauses = clausesIn(textOf(root, `games/${game}/RULES.md`))
  const mentions = sourcesOf(root, game).flatMap(file => mentionsIn(root, file))
  const inCode = new Set(mentions.filter(({ at }) => !isTest(at)).map(({ number }) => number))
  const inTests = new Set(mentions.filter(({ at }) => isTest(at)).map(({ number }) => number))
  const prefixes = new Set(clauses.map(prefixOf))
  return {
    game,
    clauses,
    withoutCode: clauses.filter(number => !inCode.has(number)),
    withoutTest: clauses.filter(number => !inTests.has(number)),
    unknown: mentions.filter(({ number }) => prefixes.has(prefixOf(number)) && !clauses.includes(number)),
  }
}

/** Every number in bold in a bullet: `- **EMP-1** ... **EMP-2** ...`, continued on indented lines. */
function clausesIn(rules: string): RuleNumber[] {
  const found = new Set<RuleNumber>()
  let inBullet = false
  for (const line of rules.split('\n')) {
    inBullet = /^\s*[-*] /.test(line) || (inBullet && /^\s+\S/.test(line))
    if (!inBullet) continue
    for (const [, bold = ''] of line.matchAll(/\*\*([^*]+)\*\*/g))
      for (const number of numbersIn(bold)) found.add(number)
  }
  return [...found]
}

const sourcesOf = (root: string, game: string): string[] =>
  globSync(`games/${game}/**/*.{ts,tsx}`, { cwd: root, exclude: isForeign })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()

function isForeign(entry: string): boolean {
  return /(^|[\\/])(node_modules|dist)$/.test(entry)
}

const isTest = (file: string): boolean => /\/tests\/|\.test\.tsx?(:|$)/.test(file)

function mentionsIn(root: string, file: string): Mention[] {
  return textOf(root, file)
    .split('\n')
    .flatMap((line, i) => numbersIn(line).map(number => ({ number, at: `${file}:${i + 1}` })))
}

/** Empty if the file is missing. */
function textOf(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return ''
  }
}
