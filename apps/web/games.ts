// The games that can be played, each in a bundle of its own. The list itself stands in games/index.ts.

import type { AnyGameUi } from '@tableworks/board-kit'
import type { Advice } from '@tableworks/bots'
import type { AnyGame } from '@tableworks/kernel'
import { DOORS } from 'virtual:games'
import { Trouble } from './host/link.ts'

export const isPlayable = (game: string): boolean => Object.hasOwn(DOORS, game)

/** Whether bots know more of a game than its rules. */
export const isTaught = (game: string): boolean => DOORS[game]?.bot !== undefined

/** The rules of a game. */
export async function loadGame(game: string): Promise<AnyGame> {
  const door = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  if (door === undefined) throw new Trouble('unknownGame', game)
  const found = Object.values(await door.rules()).find(isGame)
  if (found === undefined) throw new Error(`the door of ${game} gives no game`)
  return found
}

/** The board of a game, if it has one yet. */
export async function loadBoard(game: string): Promise<AnyGameUi | null> {
  const open = DOORS[game]?.ui
  return open === undefined ? null : (Object.values(await open()).find(isBoard) ?? null)
}

/** What bots are told about a game, if it has advice to give. */
export async function loadAdvice(game: string): Promise<Advice | null> {
  const open = DOORS[game]?.bot
  return open === undefined ? null : (Object.values(await open()).find(isAdvice) ?? null)
}

const has = (value: unknown, ...fields: string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every(field => field in value)

const isGame = (value: unknown): value is AnyGame => has(value, 'id', 'steps', 'notation', 'openBox')
const isAdvice = (value: unknown): value is Advice => has(value, 'value', 'begins', 'pauses')
const isBoard = (value: unknown): value is AnyGameUi => has(value, 'Board', 'places', 'standing')
