// tw lessons: plays every lesson and challenge by its own solution, and lists the problems.

import { levelsAmong, playerAt } from '@tableworks/bots'
import { playersFor } from '@tableworks/games/bots'
import { BOOKS } from '@tableworks/games/lessons'
import { botRival } from '@tableworks/games/rehearsing'
import { type AnyGame, Chance, gameFileOf, swiftChance, writeGameFile } from '@tableworks/kernel'
import {
  type AnyChallenge,
  type AnyExercise,
  type AnyLessonBook,
  Attempt,
  attempt,
  choicesIn,
  isPlayed,
  letRivalsPlay,
  play,
  rehearse,
  type Rehearsal,
  search,
  tableOf,
} from '@tableworks/lessons'
import { nearest } from '../nearest.ts'
import { columns } from '../text/columns.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { gameNamed, writeText } from '../wanted.ts'

export const lessons = verb({
  name: 'lessons',
  summary: 'play every lesson and challenge by its own solution, and list the problems',
  takes: '[GAME]',
  about:
    'Opens each position, does each step, and checks goals, patterns and the length of every text.\n' +
    'Exit code 1 if anything is wrong. With --lesson and --out, writes the position after some steps as a game file for tw show.',
  flags: {
    lesson: { type: 'string', value: 'ID', help: 'only this lesson or challenge' },
    step: { type: 'string', value: 'N', help: 'with --out: after N steps of the lesson (default: 0)' },
    out: { type: 'string', value: 'FILE', help: 'write the position as a game file' },
    games: {
      type: 'string',
      value: 'N',
      help: 'let bots of each level try each challenge N times, to set its stars',
    },
    search: { type: 'string', value: 'N', help: 'search for the best line of each challenge in N attempts' },
    seed: { type: 'string', value: 'TEXT', help: 'with --search: its seed (default: search)' },
  },
  examples: [
    'tw lessons',
    'tw lessons salt-and-timber --lesson sell --step 2 --out sell.json',
    'tw lessons salt-and-timber --games 200',
    'tw lessons salt-and-timber --lesson six-turns --search 20000',
  ],
  run(word, { lesson, step = '0', out, games, search: tries, seed = 'search' }) {
    const books = word === undefined ? [...BOOKS.keys()] : [gameNamed(word).id]
    const found = books.flatMap(id => exercisesOf(id).filter(one => lesson === undefined || one.exercise.id === lesson))
    if (found.length === 0) throw new Usage(noneSaid(books, lesson), 'tw lessons --help')
    const [first] = found
    if (out !== undefined && first !== undefined) return write(first, whole('step', step, 0), out)
    if (games !== undefined) return measure(found, whole('games', games, 1, 10_000))
    if (tries !== undefined) return searchAll(found, whole('search', tries, 1, 10_000_000), seed)
    const done = found.map(one => ({ ...one, ...one.rehearsed() }))
    console.log(columns([['game', 'lesson', 'moves', 'reaches'], ...done.map(rowOf)]).join('\n'))
    for (const { game, exercise, faults } of done)
      for (const fault of faults) console.error(`${game.id} ${exercise.id}: ${fault}`)
    return done.every(({ faults }) => faults.length === 0) ? 0 : 1
  },
})

interface Listed {
  readonly game: AnyGame
  readonly exercise: AnyExercise
  /** The learner's choices, step by step. */
  readonly steps: readonly string[]
  readonly rehearsed: () => Rehearsal
  /** Null for a lesson. */
  readonly challenge: AnyChallenge | null
}

function exercisesOf(id: string): Listed[] {
  const game = gameNamed(id)
  const { lessons: all, challenges = [] }: AnyLessonBook = BOOKS.get(id) ?? { lessons: [] }
  return [
    ...all.map(exercise => ({
      game,
      exercise,
      steps: exercise.steps.map(step => (isPlayed(step) ? step.showMe : '')),
      rehearsed: () => rehearse(game, exercise, botRival),
      challenge: null,
    })),
    ...challenges.map(exercise => ({
      game,
      exercise,
      steps: choicesIn(exercise.best),
      rehearsed: () => attempt(game, exercise, botRival),
      challenge: exercise,
    })),
  ]
}

const rowOf = ({ game, exercise, moves, faults, reached }: Listed & Rehearsal): readonly (string | number)[] => [
  game.id,
  exercise.id,
  moves,
  faults.length > 0 ? `${faults.length} wrong` : (reached ?? 'its goal'),
]

function noneSaid(books: readonly string[], wanted: string | undefined): string {
  const ids = books.flatMap(exercisesOf).map(({ exercise }) => exercise.id)
  return wanted === undefined
    ? `${books.join(', ')} has no lessons.`
    : `There is no lesson '${wanted}'${nearest(wanted, ids)}`
}

function write({ game, exercise, steps }: Listed, count: number, file: string): number {
  if (count > steps.length) throw new Wrong(`${exercise.id} has ${steps.length} steps.`)
  const table = tableOf(game, exercise)
  letRivalsPlay(table, exercise, botRival)
  for (const choice of steps.slice(0, count).flatMap(choicesIn)) {
    play(table, choice)
    letRivalsPlay(table, exercise, botRival)
  }
  writeText(file, writeGameFile(gameFileOf(table)))
  console.log(`${file}: ${exercise.title}, after ${count} of ${steps.length} steps`)
  return 0
}

/** Each level's lowest, median and highest result in each challenge. */
function measure(found: readonly Listed[], games: number): number {
  const rows = found.flatMap(({ game, exercise, challenge }) =>
    challenge === null
      ? []
      : levelsOf(game).map(level => {
          const reached = Array.from({ length: games }, (_, i) => tried(game, challenge, level, `${i}`)).toSorted(
            (a, b) => a - b,
          )
          const at = (share: number) => reached[Math.floor(share * (reached.length - 1))] ?? 0
          return [game.id, exercise.id, level, at(0), at(0.25), at(0.5), at(0.75), at(1)]
        }),
  )
  console.log(columns([['game', 'challenge', 'bot', 'least', '25%', '50%', '75%', 'most'], ...rows]).join('\n'))
  return 0
}

const levelsOf = ({ id }: AnyGame): string[] => ['random', ...levelsAmong(playersFor(id))]

/** The number reached when a bot plays the learner's seat. */
const tried = (game: AnyGame, challenge: AnyChallenge, level: string, seed: string): number =>
  attemptBy(begun(game, challenge), game, level, `${challenge.id} ${seed}`).reached

function begun(game: AnyGame, challenge: AnyChallenge): Attempt {
  const { referee, state } = tableOf(game, challenge)
  return Attempt.from({ challenge, referee, rival: botRival }, state)
}

function attemptBy(start: Attempt, game: AnyGame, level: string, seed: string): Attempt {
  const made = start.copy()
  const player = playerAt(playersFor(game.id), level)
  const deps = { referee: start.referee, chance: new Chance(swiftChance(seed)) }
  while (!made.isOver)
    for (const choice of choicesIn(player.choose(made.seen, deps))) if (!made.isOver) made.play(choice)
  return made
}

/** How many games of each level a search begins with. */
const BOT_LINES = 4

/** Prints the best lines found. The search begins with the best known line and with those of the bots. */
function searchAll(found: readonly Listed[], tries: number, seed: string): number {
  for (const { game, exercise, challenge } of found) {
    if (challenge === null) continue
    const start = begun(game, challenge)
    const byBots = levelsOf(game).flatMap(level =>
      Array.from({ length: BOT_LINES }, (_, i) => attemptBy(start, game, level, `${seed} ${i}`).line),
    )
    const known = [choicesIn(challenge.best), ...byBots]
    const { reached, line } = search(start, { tries, chance: new Chance(swiftChance(seed)), known })
    console.log(`${game.id} ${exercise.id}: ${reached} by\n  ${line.join('; ')}`)
  }
  return 0
}
