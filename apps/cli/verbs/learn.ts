// tw learn: fits a game's value function to self-play games.

import path from 'node:path'
import {
  advisedBy,
  type Course,
  explained,
  fitted,
  GREEDY,
  searchPlayer,
  type JudgeWeights,
  type Learning,
  lesson,
  type Lesson,
  priorWeights,
} from '@tableworks/bots'
import { adviceFor } from '@tableworks/games/bots'
import { Referee } from '@tableworks/kernel'
import { gamesInDeal, playMatchGame } from '../arena/match.ts'
import { Tally } from '../arena/tally.ts'
import { wilson } from '../many/intervals.ts'
import { type Kept, keptIn } from '../many/kept.ts'
import { PLAN_FLAGS } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { progress } from '../text/progress.ts'
import { verb, whole, Wrong } from '../verb.ts'
import { gameNamed, ROOT, seatsFrom, variantsFrom, writeText } from '../wanted.ts'

/** One in this many games is held out of the fit, to test it on unseen games. */
const HELD_BACK = 6

export const learn = verb({
  name: 'learn',
  summary: "fit a game's value function by self-play",
  takes: 'GAME',
  about:
    'A quick bot plays against itself with some exploration; now and then two actions are both played on with the same\n' +
    'dice. The weights are fitted to the final scores and to those pairs. With more rounds the bot then plays by the new\n' +
    'weights, they are fitted again, and a match compares them with the previous ones; the first round without a gain is\n' +
    'the last and is discarded. The weights are saved in games/GAME/bot/judge-weights.ts with the command line. Use\n' +
    '`tw arena` to measure whether the rollout player gains from them.',
  flags: {
    games: { type: 'string', value: 'N', help: 'games per round (default: 600)' },
    rounds: { type: 'string', value: 'N', help: 'maximum number of rounds (default: 1)' },
    match: {
      type: 'string',
      value: 'N',
      help: 'games per match against the previous round (default: 200)',
    },
    keep: PLAN_FLAGS.keep,
    variant: PLAN_FLAGS.variant,
    seats: { type: 'string', value: 'K', help: 'number of seats (default: the fewest, two or more)' },
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same weights' },
    out: { type: 'string', value: 'FILE', help: 'the file for the weights' },
    progress: PLAN_FLAGS.progress,
  },
  examples: [
    'tw learn empire-planner --games 600',
    'tw learn empire-planner --rounds 5 --keep course.jsonl',
    'tw learn age-of-industry --variant map=minnesota --out minnesota.ts',
  ],
  run(word = '', flags) {
    const game = gameNamed(word)
    const advice = adviceFor(game.id)
    const learning = advice?.learning
    if (advice === undefined || learning === undefined)
      throw new Wrong(`${game.name} has nothing to learn: its bot defines no features (Advice.learning).`)
    const games = whole('games', flags.games ?? '600', HELD_BACK, 1_000_000)
    const seats = seatsFrom(game, flags.seats, Math.min(...game.seats.filter(count => count > 1)))
    const seed = flags.seed ?? 'learn'
    const rounds = whole('rounds', flags.rounds ?? '1', 1, 100)
    const match = whole('match', flags.match ?? '200', 2, 1_000_000)
    const variants = variantsFrom(game, seats, flags.variant)
    const course = { referee: new Referee(game), advice, learning, seats, variants }
    const plan = { game: game.id, games, seats, seed, match, ...(flags.variant === undefined ? {} : { variants }) }
    const kept = keptIn<Lesson>(flags.keep, 'course', plan)
    const { lessons, weights, told } = learned(course, plan, rounds, kept, flags.progress)
    const options = [
      ...(rounds === 1 ? [] : [`--rounds ${rounds} --match ${match}`]),
      ...(flags.variant ?? []).map(pair => `--variant ${pair}`),
    ]
    const command = [`tw learn ${game.id} --games ${games} --seats ${seats} --seed ${seed}`, ...options].join(' ')
    const out = flags.out ?? path.join(ROOT, 'games', game.id, 'bot/judge-weights.ts')
    writeText(out, asFile(command, learning, weights))
    console.log([...told, ...report(learning, lessons, weights), '', `Saved ${path.relative(ROOT, out)}.`].join('\n'))
    return 0
  },
})

interface CoursePlan {
  readonly game: string
  readonly games: number
  readonly seats: number
  readonly seed: string
  readonly match: number
}

interface Learned {
  /** The games from all rounds that gained. */
  readonly lessons: readonly Lesson[]
  readonly weights: JudgeWeights
  /** A line for each match. */
  readonly told: readonly string[]
}

/** Each round plays games with the best weights so far, fits all games, and plays a match against the previous weights. */
function learned(
  course: Course,
  plan: CoursePlan,
  rounds: number,
  kept: Kept<Lesson>,
  asked: boolean | undefined,
): Learned {
  const { learning } = course
  const prior = priorWeights(learning)
  let best: Learned | null = null
  const told: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const taught = best === null ? course : taughtBy(course, best.weights)
    const shown = progress(rounds === 1 ? 'games' : `round ${round}, games`, plan.games, asked)
    const lessons: Lesson[] = [...(best?.lessons ?? [])]
    for (let i = 0; i < plan.games; i++) {
      shown.at(i)
      const before = kept.games[lessons.length]
      const one = before ?? lesson(taught, `${plan.seed} ${lessons.length}`)
      if (before === undefined) kept.add(one)
      lessons.push(one)
    }
    shown.end()
    const weights = fitted(learning, lessons, best?.weights ?? prior)
    if (best !== null) {
      const { line, isGain } = compare(course, plan, weights, best.weights, asked)
      told.push(`Round ${round} against the previous one: ${line}`)
      if (!isGain) break
    }
    best = { lessons, weights, told }
  }
  if (best === null) throw new Error('there is at least one round')
  return { ...best, told: told.length === 0 ? [] : [...told, ''] }
}

const taughtBy = (course: Course, weights: JudgeWeights): Course => ({
  ...course,
  advice: advisedBy(course.advice, course.learning, weights),
})

/** A match between greedy players with the two sets of weights, each deal in every seating. */
function compare(
  course: Course,
  { game, seats, seed, match }: CoursePlan,
  weights: JudgeWeights,
  before: JudgeWeights,
  asked: boolean | undefined,
): { line: string; isGain: boolean } {
  const players = [weights, before].map(one => searchPlayer(taughtBy(course, one).advice, GREEDY))
  const plan = { game, players: ['new', 'before'], seats, seed: `${seed} match`, variants: course.variants }
  const tally = new Tally()
  const shown = progress('match', match, asked)
  for (let number = 0; number < match; number++) {
    shown.at(number)
    tally.add(playMatchGame(plan, course.referee, players, number), 0, Math.floor(number / gamesInDeal(plan)))
  }
  shown.end()
  const { low, high } = wilson(tally.wins, tally.games)
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  const isGain = low > 1 / seats
  const line = `${percent(tally.wins / tally.games)} of ${tally.games} games (${percent(low)} to ${percent(high)})`
  return { line: `${line}, ${isGain ? 'a gain' : 'no significant gain; discarded'}`, isGain }
}

/** How well the fit does on unseen games, and each feature's weight. */
function report(learning: Learning, lessons: readonly Lesson[], weights: JudgeWeights): string[] {
  const held = lessons.filter((_lesson, i) => i % HELD_BACK === 0)
  const known = lessons.filter((_lesson, i) => i % HELD_BACK !== 0)
  const prior = priorWeights(learning)
  const share = (by: JudgeWeights) => `${(100 * explained(held, by)).toFixed(1)} %`
  const positions = lessons.reduce((sum, { moments }) => sum + moments.length, 0)
  const pairs = lessons.reduce((sum, one) => sum + one.pairs.length, 0)
  return [
    `${lessons.length} games, ${positions} positions, ${pairs} pairs`,
    `Explained variance of final scores in unseen games: ${share(fitted(learning, known, prior))}; before: ${share(prior)}.`,
    '',
    ...columns([
      ['one more', 'at the end', 'in the middle', 'at the start'],
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
    '// The learned value function of this game. Generated by:',
    '//',
    `//   ${command}`,
    '//',
    `// For each of ${names.join(', ')}: its constant weight, then the linear and the quadratic`,
    '// coefficients in the share of the game to come.',
    '',
    'export const JUDGE_WEIGHTS: readonly number[] = [',
    ...[0, 1, 2].map(part => `  ${line(part)},`),
    ']',
    '',
  ].join('\n')
}
