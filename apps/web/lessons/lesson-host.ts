// Hosts a table in the page's memory, for lessons and puzzles. It's an ordinary table at a prepared position, but no list of tables
// shows it. In a lesson, rivals follow its script. Where it ends, a bot chooses.

import {
  type Bots,
  DeviceHost,
  fileIn,
  type Keeping,
  MemoryStore,
  recordOfFile,
  type TableLink,
} from '@tableworks/host'
import { type AnyGame, digest, gameFileOf, type Table, writeGameFile } from '@tableworks/kernel'
import { type AnyExercise, levelOf, play, rivalsChoice, rivalsDice, seatOf, tableOf } from '@tableworks/lessons'
import { WorkerBots } from '../host/bots.ts'

export interface TableInPage {
  readonly tables: TableLink
  readonly id: string
}

/** Opens the table of an exercise after a line of choices. */
export async function openExercise(
  game: AnyGame,
  exercise: AnyExercise,
  line: readonly string[] = [],
): Promise<TableInPage> {
  const table = tableOf(game, exercise)
  for (const choice of line) play(table, choice)
  return openInPage(game, table, { seats: botsIn(exercise), bots: rivalsIn(exercise), key: exercise.id })
}

/** The bots of an exercise, by seat. */
export const botsIn = (exercise: AnyExercise): (string | null)[] =>
  exercise.start.seats.map((_name, seat) => (seat === seatOf(exercise) ? null : levelOf(exercise)))

interface Company {
  /** The level of the bot in each seat; null for the player. */
  readonly seats: readonly (string | null)[]
  readonly bots: Bots
  /** The dice after the position follow from this seed, so an exercise always plays out the same way. */
  readonly key: string
}

/** Opens a copy of a table, with its log. */
export async function openInPage(game: AnyGame, table: Table, { seats, bots, key }: Company): Promise<TableInPage> {
  const tables = hostFor(game, bots, key)
  const id = await tables.imported(writeGameFile(gameFileOf(table)), seats)
  return { tables, id: id ?? '' }
}

/** Such a table can be dropped, because the player's progress is stored elsewhere. */
class PageHost extends DeviceHost {
  override async keeping(): Promise<Keeping> {
    return 'durable'
  }
}

function hostFor(game: AnyGame, bots: Bots, key: string): DeviceHost {
  let drawn = 0
  return new PageHost({
    store: new MemoryStore(),
    load: async () => game,
    bots,
    now: () => Date.now(),
    random: digits => digest(`${game.id} ${key} ${drawn++}`).slice(0, digits),
    tellOthers: () => undefined,
    takeBots: (_table, taken) => {
      queueMicrotask(taken)
      return { isHeld: true, release: () => undefined }
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
