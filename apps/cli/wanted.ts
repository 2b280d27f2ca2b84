// Reads common arguments: a game, its variants, its seats, its players, a file.

import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Player } from '@tableworks/bots'
import { GAMES } from '@tableworks/games'
import { playersFor } from '@tableworks/games/bots'
import { type AnyGame, type VariantValue, variantsOf } from '@tableworks/kernel'
import { nearest } from './nearest.ts'
import { Usage, whole, Wrong } from './verb.ts'

/** The root of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay']
export const seatNamesFor = (seats: number): string[] => NAMES.slice(0, seats)

export function gameNamed(id: string): AnyGame {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game !== undefined) return game
  throw new Usage(`There is no game '${id}'${nearest(id, Object.keys(GAMES))}`, 'tw games')
}

/** The values of all variants, with those given as `--variant rounds=10`. */
export function variantsFrom(
  game: AnyGame,
  seats: number,
  pairs: readonly string[] = [],
): Record<string, VariantValue> {
  const given = Object.fromEntries(pairs.map(pair => variantFrom(game, pair)))
  try {
    return variantsOf(game, given, seats)
  } catch (error) {
    throw new Usage(`${(error as Error).message}.`, 'tw games')
  }
}

function variantFrom(game: AnyGame, pair: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
  if (name === '') throw new Usage(`--variant needs NAME=VALUE, not '${pair}'.`, 'tw games')
  if (Object.hasOwn(game.variants, name)) return [name, value]
  throw new Usage(`${game.name} has no variant '${name}'${nearest(name, Object.keys(game.variants))}`, 'tw games')
}

/** The given number of seats, or else `otherwise`, or else the game's smallest. */
export function seatsFrom(game: AnyGame, text: string | undefined, otherwise?: number): number {
  const seats = text === undefined ? (otherwise ?? Math.min(...game.seats)) : whole('seats', text, 1)
  if (game.seats.includes(seats)) return seats
  throw new Usage(`${game.name} has ${game.seats.join(', ')} seats, not ${seats}.`, 'tw games')
}

/** Listed in help and error messages. */
export const PLAYER_NAMES = [...new Set(Object.keys(GAMES).flatMap(id => Object.keys(playersFor(id))))].join(', ')

/** A player with the requested level. Several levels may share a player, so output shows the level. */
export interface AtLevel {
  readonly level: string
  readonly player: Player
}

/** `easy,hard` as players of this game. */
export function playersFrom(game: AnyGame, text: string): AtLevel[] {
  const players = playersFor(game.id)
  return text.split(',').map(part => {
    const name = part.trim()
    const player = Object.hasOwn(players, name) ? players[name] : undefined
    if (player !== undefined) return { level: name, player }
    throw new Usage(`${game.name} has no player '${name}'${nearest(name, Object.keys(players))}`, 'tw play --help')
  })
}

// `npm run` changes to the repository's root; INIT_CWD is where the user is.
const here = (): string =>
  (process.env['npm_lifecycle_event'] === 'tw' ? process.env['INIT_CWD'] : undefined) ?? process.cwd()

/** A path relative to the user's folder. */
export const pathFrom = (given: string): string => path.resolve(here(), given)

export function readText(given: string): string {
  try {
    return readFileSync(pathFrom(given), 'utf8')
  } catch (error) {
    throw new Wrong(`Can't read ${given}: ${whyNot(error)}.`)
  }
}

export function writeText(given: string, text: string): void {
  try {
    writeFileSync(pathFrom(given), text)
  } catch (error) {
    throw new Wrong(`Can't write ${given}: ${whyNot(error)}.`)
  }
}

export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    ENOENT: 'no such file or folder',
    EISDIR: "it's a folder",
    ENOTDIR: "a part of the path isn't a folder",
    EACCES: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
  }
  return reasons[code ?? ''] ?? message
}
