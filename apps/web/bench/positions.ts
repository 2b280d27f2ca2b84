// Positions for the bench, browser tests and screenshots: recorded games cut off before one of their moves.

import { type AnyGame, gameFileOf, readGameFile, type Seat, seedFrom, Table, writeGameFile } from '@tableworks/kernel'

/** A recorded game's table before each move and at the end. It's always the same table object, which advances. */
export function* movesOf(game: AnyGame, recording: string): Generator<Table> {
  const { seats, seed, variants, log } = readGameFile(recording)
  if (seed.secret === null) throw new Error('a game can’t be replayed without its secret')
  const table = new Table(game, { seatNames: seats, seed: { ...seed, secret: seed.secret }, variants })
  for (const [seat, text] of log) {
    yield table
    table.say(seat as Seat, text)
  }
  yield table
}

/** The game file of a recorded game, cut off at the first match. */
export function cutAt(game: AnyGame, recording: string, isWanted: (table: Table) => boolean): string {
  for (const table of movesOf(game, recording)) if (isWanted(table)) return writeGameFile(gameFileOf(table))
  throw new Error(`${game.name} never reaches the requested position`)
}

/** The position where a decision has the most options. */
export interface BenchPosition {
  readonly decision: string
  readonly choices: number
  readonly step: number
}

/** Each kind of decision in a recorded game, at the position with the most options. */
export function positionsIn(game: AnyGame, recording: string): BenchPosition[] {
  const most = new Map<string, BenchPosition>()
  for (const { actor, decision, choices, step } of movesOf(game, recording))
    if (actor !== null && decision !== null && choices.length > Math.max(1, most.get(decision)?.choices ?? 0))
      most.set(decision, { decision, choices: choices.length, step })
  return [...most.values()].toSorted((a, b) => a.decision.localeCompare(b.decision))
}

/** Plays a game that has no recordings. The result is always the same. */
export function playedGame(game: AnyGame): string {
  const table = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a walk') })
  for (let { actor } = table; actor !== null; actor = table.actor)
    table.say(actor, table.choices[(table.step * 3) % table.choices.length] ?? '')
  return writeGameFile(gameFileOf(table))
}
