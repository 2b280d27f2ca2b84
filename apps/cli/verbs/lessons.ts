// tw lessons: plays every lesson and challenge by its own solution, and lists the problems.

import { levelsAmong, playerAt } from '@tableworks/bots'
import { playersFor } from '@tableworks/games/bots'
import { BOOKS } from '@tableworks/games/lessons'
import { easyRival } from '@tableworks/games/rehearsing'
import { type AnyGame, Chance, gameFileOf, swiftChance, writeGameFile } from '@tableworks/kernel'
import {
  type AnyChallenge,
  type AnyExercise,
  type AnyLessonBook,
  attempt,
  choicesIn,
  isMet,
  isPlayed,
  letRivalsPlay,
  momentOf,
  play,
  rehearse,
  type Rehearsal,
  sightOf,
  tableOf,
} from '@tableworks/lessons'
import { nearest } from '../nearest.ts'
import { columns } from '../text/columns.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { gameNamed, writeText } from '../wanted.ts'

export const lessons = verb({
  name: 'lessons',
  summary: 'play every lesson and challenge by its own "Show me", and list the problems',
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
      help: 'let bots of each level try each challenge N times, to choose its marks',
    },
  },
  examples: [
    'tw lessons',
    'tw lessons salt-and-timber --lesson sell --step 2 --out sell.json',
    'tw lessons salt-and-timber --games 200',
  ],
  run(word, { lesson, step = '0', out, games }) {
    const books = word === undefined ? [...BOOKS.keys()] : [gameNamed(word).id]
    const found = books.flatMap(id => exercisesOf(id).filter(one => lesson === undefined || one.exercise.id === lesson))
    if (found.length === 0) throw new Usage(noneSaid(books, lesson), 'tw lessons --help')
    const [first] = found
    if (out !== undefined && first !== undefined) return write(first, whole('step', step, 0), out)
    if (games !== undefined) return measure(found, whole('games', games, 1, 10_000))
    const done = found.map(one => ({ ...one, ...one.rehearsed() }))
    console.log(columns([['game', 'lesson', 'moves', 'reaches'], ...done.map(rowOf)]).join('\n'))
    for (const { game, exercise, faults } of done)
      for (const fault of faults) console.error(`${game.id} ${exercise.id}: ${fault}`)
    return done.every(({ faults }) => faults.length === 0) ? 0 : 1
  },
})

interface Found {
  readonly game: AnyGame
  readonly exercise: AnyExercise
  /** The learner's choices, step by step. */
  readonly steps: readonly string[]
  readonly rehearsed: () => Rehearsal
  /** Null for a lesson. */
  readonly challenge: AnyChallenge | null
}

function exercisesOf(id: string): Found[] {
  const game = gameNamed(id)
  const { lessons: all, challenges = [] }: AnyLessonBook = BOOKS.get(id) ?? { lessons: [] }
  return [
    ...all.map(exercise => ({
      game,
      exercise,
      steps: exercise.steps.map(step => (isPlayed(step) ? step.showMe : '')),
      rehearsed: () => rehearse(game, exercise, easyRival),
      challenge: null,
    })),
    ...challenges.map(exercise => ({
      game,
      exercise,
      steps: choicesIn(exercise.best),
      rehearsed: () => attempt(game, exercise, easyRival),
      challenge: exercise,
    })),
  ]
}

const rowOf = ({ game, exercise, table, faults, reached }: Found & Rehearsal): readonly (string | number)[] => [
  game.id,
  exercise.id,
  table?.step ?? '',
  faults.length > 0 ? `${faults.length} wrong` : (reached ?? 'its goal'),
]

function noneSaid(books: readonly string[], wanted: string | undefined): string {
  const ids = books.flatMap(exercisesOf).map(({ exercise }) => exercise.id)
  return wanted === undefined
    ? `${books.join(', ')} has no lessons.`
    : `There is no lesson '${wanted}'${nearest(wanted, ids)}`
}

function write({ game, exercise, steps }: Found, count: number, file: string): number {
  if (count > steps.length) throw new Wrong(`${exercise.id} has ${steps.length} steps.`)
  const table = tableOf(game, exercise)
  letRivalsPlay(table, exercise, easyRival)
  for (const choice of steps.slice(0, count).flatMap(choicesIn)) {
    play(table, choice)
    letRivalsPlay(table, exercise, easyRival)
  }
  writeText(file, writeGameFile(gameFileOf(table)))
  console.log(`${file}: ${exercise.title}, after ${count} of ${steps.length} steps`)
  return 0
}

/** Each level's lowest, median and highest result in each challenge. */
function measure(found: readonly Found[], games: number): number {
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

/** The result of a bot in the learner's seat. */
function tried(game: AnyGame, challenge: AnyChallenge, level: string, seed: string): number {
  const table = tableOf(game, challenge)
  const player = playerAt(playersFor(game.id), level)
  const chance = new Chance(swiftChance(`${challenge.id} ${seed}`))
  const moment = () => momentOf(challenge, [], sightOf(table, challenge))
  letRivalsPlay(table, challenge, easyRival)
  while (table.actor !== null) {
    for (const choice of choicesIn(player.choose(table.view(table.actor), { referee: table.referee, chance }))) {
      play(table, choice)
      if (isMet(challenge.over, moment())) return challenge.measure(moment())
    }
    letRivalsPlay(table, challenge, easyRival)
  }
  return challenge.measure(moment())
}
