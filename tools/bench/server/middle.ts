// The first half of a game's recorded game, as a game file.

import { GAMES } from '@tableworks/games'
import { type AnyGame, gameFileOf, readGameFile, type Seat, Table, writeGameFile } from '@tableworks/kernel'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export function middleOf(id: string): string {
  const recorded = path.resolve(import.meta.dirname, `../../../games/${id}/tests/games/typical.json`)
  const { seats: seatNames, variants, seed, log } = readGameFile(readFileSync(recorded, 'utf8'))
  const table = new Table(GAMES[id] as AnyGame, { seatNames, variants, seed: { ...seed, secret: seed.secret ?? '' } })
  for (const [seat, text] of log.slice(0, Math.floor(log.length / 2))) table.say(seat as Seat, text)
  return writeGameFile(gameFileOf(table))
}
