// Hosts the table of a lesson in the page's memory: it's an ordinary table at a prepared position that no list of tables shows.
// Rivals follow the lesson's script, and otherwise a bot.

import {
  type Bots,
  DeviceHost,
  fileIn,
  type Keeping,
  MemoryStore,
  recordOfFile,
  type TableLink,
} from '@tableworks/host'
import { type AnyGame, digest, gameFileOf, writeGameFile } from '@tableworks/kernel'
import { type AnyExercise, levelOf, play, rivalsChoice, rivalsDice, seatOf, tableOf } from '@tableworks/lessons'
import { WorkerBots } from '../host/bots.ts'

export interface LessonTable {
  readonly tables: TableLink
  readonly id: string
}

/** Opens the table of an exercise after a line of choices. */
export async function openExercise(
  game: AnyGame,
  exercise: AnyExercise,
  line: readonly string[] = [],
): Promise<LessonTable> {
  const table = tableOf(game, exercise)
  for (const choice of line) play(table, choice)
  const tables = hostFor(game, exercise)
  const id = await tables.imported(writeGameFile(gameFileOf(table)), botsIn(exercise))
  return { tables, id: id ?? '' }
}

/** The bots of an exercise, by seat. */
export const botsIn = (exercise: AnyExercise): (string | null)[] =>
  exercise.start.seats.map((_name, seat) => (seat === seatOf(exercise) ? null : levelOf(exercise)))

/** Nothing of a lesson is lost with its table: what the learner has finished is kept elsewhere. */
class LessonHost extends DeviceHost {
  override async keeping(): Promise<Keeping> {
    return 'durable'
  }
}

function hostFor(game: AnyGame, exercise: AnyExercise): DeviceHost {
  let drawn = 0
  return new LessonHost({
    store: new MemoryStore(),
    load: async () => game,
    bots: rivalsIn(exercise),
    now: () => Date.now(),
    // The same lesson always goes the same way.
    random: digits => digest(`${game.id} ${exercise.id} ${drawn++}`).slice(0, digits),
    tellOthers: () => undefined,
    takeBots: (_table, taken) => {
      queueMicrotask(taken)
      return () => undefined
    },
    persist: async () => false,
    importing: (source, wanted, onLine) => ({
      answer: Promise.resolve(recordOfFile(game, fileIn(source), wanted, onLine)),
      stop: () => undefined,
    }),
  })
}

function rivalsIn(exercise: AnyExercise): Bots {
  const bots = new WorkerBots()
  return {
    think(question) {
      const choice = rivalsChoice(exercise, question.seen.choices)
      if (choice === null) return bots.think({ ...question, dice: rivalsDice(question.seen) })
      return { answer: Promise.resolve(choice), interrupt: () => undefined }
    },
  }
}
