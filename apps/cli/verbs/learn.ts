// tw learn: fits how a game's positions are judged to games that a bot plays against itself.

import path from 'node:path'
import {
  explained,
  fitted,
  type JudgeWeights,
  type Learning,
  lesson,
  type Lesson,
  priorWeights,
} from '@tableworks/bots'
import { adviceFor } from '@tableworks/games/bots'
import { Referee } from '@tableworks/kernel'
import { columns } from '../text/columns.ts'
import { progress } from '../text/progress.ts'
import { verb, whole, Wrong } from '../verb.ts'
import { gameNamed, ROOT, seatsFrom, writeText } from '../wanted.ts'

/** Every so manieth game is kept from the fit, to see whether it judges games it does not know. */
const HELD_BACK = 6

export const learn = verb({
  name: 'learn',
  summary: 'fits how positions of a game are judged to games that a bot plays against itself',
  takes: 'GAME',
  about:
    'A quick bot plays against itself and strays a little; now and then two ways to act are played on over the same\n' +
    'dice. The weights of the judge are fitted to how the games ended and to those pairs, and written to\n' +
    'games/GAME/bot/judge-weights.ts with the command that made them. Whether bots play better by them, `tw arena`\n' +
    'tells.',
  flags: {
    games: { type: 'string', value: 'N', help: 'how many games; 600 if left out' },
    seats: { type: 'string', value: 'K', help: 'how many seats; the smallest table of two or more if left out' },
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same weights' },
    out: { type: 'string', value: 'FILE', help: 'where to write the weights' },
    progress: { type: 'boolean', help: 'show progress where there is no terminal' },
  },
  examples: ['tw learn empire-planner --games 600'],
  run(word = '', flags) {
    const game = gameNamed(word)
    const advice = adviceFor(game.id)
    const learning = advice?.learning
    if (advice === undefined || learning === undefined)
      throw new Wrong(`${game.name} has no judge to learn: its bot says nothing to look at (Advice.learning).`)
    const games = whole('games', flags.games ?? '600', HELD_BACK, 1_000_000)
    const seats = seatsFrom(game, flags.seats, Math.min(...game.seats.filter(count => count > 1)))
    const seed = flags.seed ?? 'learn'
    const course = { referee: new Referee(game), advice, learning, seats }
    const shown = progress('games', games, flags.progress)
    const lessons = Array.from({ length: games }, (_, i) => {
      shown.at(i)
      return lesson(course, `${seed} ${i}`)
    })
    shown.end()
    const weights = fitted(learning, lessons, priorWeights(learning))
    const command = `tw learn ${game.id} --games ${games} --seats ${seats} --seed ${seed}`
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'bot/judge-weights.ts')
    writeText(out, asFile(command, learning, weights))
    console.log([...report(learning, lessons, weights), '', `Written to ${path.relative(ROOT, out)}.`].join('\n'))
    return 0
  },
})

/** How well it judges games it was not fitted to, and what each thing is worth now. */
function report(learning: Learning, lessons: readonly Lesson[], weights: JudgeWeights): string[] {
  const held = lessons.filter((_lesson, i) => i % HELD_BACK === 0)
  const known = lessons.filter((_lesson, i) => i % HELD_BACK !== 0)
  const prior = priorWeights(learning)
  const share = (by: JudgeWeights) => `${(100 * explained(held, by)).toFixed(1)} %`
  const positions = lessons.reduce((sum, { moments }) => sum + moments.length, 0)
  const pairs = lessons.reduce((sum, one) => sum + one.pairs.length, 0)
  return [
    `${lessons.length} games, ${positions} positions, ${pairs} pairs`,
    `Of the spread of final scores in games it was not fitted to, it explains ${share(fitted(learning, known, prior))}; before, ${share(prior)}.`,
    '',
    ...columns([
      ['one more', 'at the end', 'in the middle', 'at the beginning'],
      ...learning.names.map((name, i) => [
        name,
        ...[0, 0.5, 1].map(phase => worthAt(weights, learning.names.length, i, phase).toFixed(2)),
      ]),
    ]),
  ]
}

const worthAt = (weights: JudgeWeights, count: number, i: number, phase: number): number =>
  (weights[i] ?? 0) + phase * ((weights[count + i] ?? 0) + phase * (weights[2 * count + i] ?? 0))

function asFile(command: string, { names }: Learning, weights: JudgeWeights): string {
  const line = (part: number): string =>
    names.map((_name, i) => (weights[part * names.length + i] ?? 0).toFixed(3)).join(', ')
  return [
    '// What the judge of this game has learned. Made by a command, not by hand:',
    '//',
    `//   ${command}`,
    '//',
    `// For each of ${names.join(', ')}: its worth, and how that grows with the share of the game to come and`,
    '// with its square.',
    '',
    'export const JUDGE_WEIGHTS: readonly number[] = [',
    ...[0, 1, 2].map(part => `  ${line(part)},`),
    ']',
    '',
  ].join('\n')
}
