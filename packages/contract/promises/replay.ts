// The log is the truth: the same dice and the same choices give the same game, anywhere and at any time.

import {
  digestOf,
  gameFileOf,
  readGameFile,
  type Referee,
  sealedChance,
  sealOf,
  type State,
  type Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'

export const sameSeedSameGame = promise('the same seed and choices give the same game', walk => {
  const box = digestOf(walk.game.components.tables)
  const silent = silentGame(walk.table)
  const fault = firstFault(walk, table => {
    if (silent.hashAt(table) !== table.referee.hash(table.state)) return 'the state is another when nobody listens'
    return digestOf(table.game.components.tables) === box ? null : 'the tables of the box have changed'
  })
  return fault ?? unlikeSecondGame(walk.table, walk.again())
})

/** The same game as in a playout: nobody hears the facts, and no table keeps it. */
function silentGame({ referee, opening, options, seats }: Table): { hashAt(table: Table): string } {
  const state: State = referee.open(seats, options, sealedChance(sealOf(opening.seed)))
  let made = 0
  return {
    hashAt(table) {
      for (; made < table.step; made++) chooseAgain(referee, state, table, made)
      return referee.hash(state)
    },
  }
}

function chooseAgain(referee: Referee, state: State, table: Table, step: number): void {
  const played = table.line[step]
  if (played !== undefined) referee.choose(state, played.option)
}

function unlikeSecondGame(first: Table, second: Table): string | null {
  const fault = difference(first.log, second.log) ?? difference(first.line, second.line)
  return fault === null ? null : `played a second time it goes another way: ${fault}`
}

export const fileReplays = promise('a game file replays to the same game', walk => faultOfFile(walk.toTheEnd()))

/** Writes the table down, reads it back and lets the kernel verify it. */
export function faultOfFile(table: Table): string | null {
  const text = writeGameFile(gameFileOf(table))
  const file = readGameFile(text)
  if (writeGameFile(file) !== text) return 'the game file reads back as another file'
  return verifyGameFile(table.game, file).problems[0] ?? null
}
