// The log is the source of truth: the same dice and choices give the same game, anywhere and at any time.

import {
  digestOf,
  gameFileOf,
  readGameFile,
  sealedChance,
  sealOf,
  type Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { difference } from '../difference.ts'
import { firstFault, promise } from '../promise.ts'
import type { Walk } from '../walk.ts'

export const sameSeedSameGame = promise('the same seed and choices give the same game', walk => {
  const box = digestOf(walk.game.components.tables)
  const fault = unlikeSilentGame(walk) ?? unlikeSecondGame(walk.table, walk.again())
  return digestOf(walk.game.components.tables) === box ? fault : 'the tables of the box have changed'
})

/** Plays like a playout: without listeners and without a table. */
function unlikeSilentGame(walk: Walk): string | null {
  const { referee, seats, variants, opening } = walk.table
  const silent = referee.open(seats, variants, sealedChance(sealOf(opening.seed)))
  return firstFault(walk, ({ state, line }) => {
    const played = line.at(-1)
    if (played !== undefined) referee.choose(silent, played.option)
    return referee.hash(silent) === referee.hash(state) ? null : 'the state differs without listeners'
  })
}

function unlikeSecondGame(first: Table, second: Table): string | null {
  const fault = difference(first.log, second.log) ?? difference(first.line, second.line)
  return fault === null ? null : `a second playthrough differs: ${fault}`
}

export const fileReplays = promise('a game file replays to the same game', walk => faultOfFile(walk.toTheEnd()))

/** Saves the table, reads it back and lets the kernel verify it. */
export function faultOfFile(table: Table): string | null {
  const text = writeGameFile(gameFileOf(table))
  const file = readGameFile(text)
  if (writeGameFile(file) !== text) return 'the game file reads back as another file'
  return verifyGameFile(table.game, file).problems[0] ?? null
}
