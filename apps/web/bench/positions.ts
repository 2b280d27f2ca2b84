// Positions for the bench, the browser tests and the screenshots: recorded games cut off before one of their moves.

import { type AnyGame, gameFileOf, readGameFile, type Seat, seedFrom, Table, writeGameFile } from '@tableworks/kernel'

/** The table of a recorded game before each of its moves and at its end. All are the same table object, which advances. */
function* movesOf(game: AnyGame, recording: string): Generator<Table> {
  const { seats, seed, variants, log } = readGameFile(recording)
  if (seed.secret === null) throw new Error('a game without its secret can’t be replayed')
  const table = new Table(game, { seatNames: seats, seed: { ...seed, secret: seed.secret }, variants })
  for (const [seat, text] of log) {
    yield table
    table.say(seat as Seat, text)
  }
  yield table
}

/** The game file of a recorded game at the first moment that matches. */
export function cutAt(game: AnyGame, recording: string, isWanted: (table: Table) => boolean): string {
  for (const table of movesOf(game, recording)) if (isWanted(table)) return writeGameFile(gameFileOf(table))
  throw new Error(`${game.name} never reaches the wanted position`)
}

/** The position where a decision has the most options. */
export interface Position {
  readonly decision: string
  readonly choices: number
  readonly step: number
}

/** Each kind of decision in a recorded game once, at the position with the most options. */
export function positionsIn(game: AnyGame, recording: string): Position[] {
  const most = new Map<string, Position>()
  for (const { actor, decision, choices, step } of movesOf(game, recording))
    if (actor !== null && decision !== null && choices.length > Math.max(1, most.get(decision)?.choices ?? 0))
      most.set(decision, { decision, choices: choices.length, step })
  return [...most.values()].toSorted((a, b) => a.decision.localeCompare(b.decision))
}

/** Plays a game that has no recordings, always the same way. */
export function playedGame(game: AnyGame): string {
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a walk') })
  for (let { actor } = table; actor !== null; actor = table.actor)
    table.say(actor, table.choices[(table.step * 3) % table.choices.length] ?? '')
  return writeGameFile(gameFileOf(table))
}
