// Hosts the table of a puzzle in the page's memory, with the game that led to it, so the journal and the replay show it.

import type { Bots, TableLink } from '@tableworks/host'
import { type AnyGame, gameFileOf, type Table, writeGameFile } from '@tableworks/kernel'
import { play, type Puzzle, type PuzzleBook, replay, startOf } from '@tableworks/lessons'
import { levelsOf } from '../games.ts'
import { openInPage, type TableInPage } from '../lessons/lesson-host.ts'

/** Bots that never answer, because the player's action at this table is never finished and no rival moves. */
const WAITING: Bots = {
  think: () => ({ answer: new Promise<never>(() => undefined), interrupt: () => undefined }),
}

/** Throws if the rules no longer lead to the position. */
export const openPuzzle = async (game: AnyGame, book: PuzzleBook, puzzle: Puzzle): Promise<TableInPage> =>
  openInPage(game, replay(game, startOf(book, puzzle)), {
    seats: seatsOf(book, puzzle, 'easy'),
    bots: WAITING,
    key: puzzle.id,
  })

const seatsOf = ({ games }: PuzzleBook, { game, seat }: Puzzle, bot: string): (string | null)[] =>
  (games[game]?.seats ?? []).map((_name, one) => (one === seat ? null : bot))

/** Copies the position after an action to this device's tables, where bots play on. */
export async function playOnFrom(
  here: TableLink,
  game: AnyGame,
  book: PuzzleBook,
  puzzle: Puzzle,
  choices: readonly string[],
): Promise<string> {
  const table = replay(game, startOf(book, puzzle))
  playWhileOffered(table, choices)
  const bot = levelsOf(game.id).includes('hard') ? 'hard' : 'normal'
  return (await here.imported(writeGameFile(gameFileOf(table)), seatsOf(book, puzzle, bot))) ?? ''
}

/** Plays these choices as long as they're offered. Something drawn may change the last options of an action. */
function playWhileOffered(table: Table, choices: readonly string[]): void {
  for (const choice of choices) {
    const { actor } = table
    if (actor === null || !table.choices.includes(choice)) return
    play(table, choice)
  }
}
