// tw clauses: finds rules without code, rules without a test, and numbers without a rule.

import { styleText } from 'node:util'
import { asRanges } from '../clauses/numbers.ts'
import { gamesBelow, type Survey, surveyOf } from '../clauses/survey.ts'
import { nearest } from '../nearest.ts'
import { columns } from '../text/columns.ts'
import { Usage, verb, Wrong } from '../verb.ts'
import { pathFrom, ROOT } from '../wanted.ts'

export const clauses = verb({
  name: 'clauses',
  summary: 'find rule clauses without code or test',
  takes: '[GAME]',
  about:
    "Reads the numbered clauses of games/*/RULES.md (`- **SAT-1** ...`) and looks for each number in the game's code and\n" +
    'tests. Exit code 1 if a clause lacks either, or if code or tests name a number without a clause.\n' +
    'A range, `SAT-1 to SAT-8` or `EMP-48..50`, counts for every number in it.',
  flags: {
    json: { type: 'boolean', help: 'print JSON' },
    root: { type: 'string', value: 'DIR', help: 'another tree with a games/ folder' },
  },
  examples: ['tw clauses', 'tw clauses salt-and-timber'],
  run(word, { json, root = ROOT }) {
    const surveys = chosen(pathFrom(root), word).map(game => surveyOf(pathFrom(root), game))
    const complaints = surveys.flatMap(complaintsOf)
    if (json) console.log(JSON.stringify({ ok: complaints.length === 0, games: surveys }))
    else console.log(countsOf(surveys).join('\n'))
    if (!json) for (const complaint of complaints) console.error(complaint)
    return complaints.length === 0 ? 0 : 1
  },
})

function chosen(root: string, word: string | undefined): string[] {
  const games = gamesBelow(root)
  if (games.length === 0) throw new Wrong(`There are no games in ${root}.`)
  if (word === undefined) return games
  if (games.includes(word)) return [word]
  throw new Usage(`There is no folder games/${word} with rules or code${nearest(word, games)}`, 'tw clauses --help')
}

function countsOf(surveys: readonly Survey[]): string[] {
  const rows = surveys.map(({ game, clauses: all, withoutCode, withoutTest, unknown }) => [
    game,
    all.length,
    withoutCode.length,
    withoutTest.length,
    new Set(unknown.map(({ number }) => number)).size,
  ])
  const [heading = '', ...lines] = columns([['game', 'clauses', 'no code', 'no test', 'no such clause'], ...rows])
  return [styleText('bold', heading), ...lines]
}

function complaintsOf({ game, clauses: all, withoutCode, withoutTest, unknown }: Survey): string[] {
  if (all.length === 0) return [`${game}: RULES.md has no numbered clause.`]
  return [
    ...(withoutCode.length > 0 ? [`${game}: missing in code: ${asRanges(withoutCode)}.`] : []),
    ...(withoutTest.length > 0 ? [`${game}: missing in tests: ${asRanges(withoutTest)}.`] : []),
    ...unknown.map(({ number, at }) => `${at}: there is no clause ${number}.`),
  ]
}
