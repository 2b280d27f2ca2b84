// The games that can be played, each in a bundle of its own. The list itself stands in games/index.ts.

import type { AnyGame } from '@tableworks/kernel'
import { DOORS, TAUGHT } from 'virtual:games'
import { Trouble } from './host/link.ts'

export const isPlayable = (game: string): boolean => Object.hasOwn(DOORS, game)

/** Whether bots know more of a game than its rules. */
export const isTaught = (game: string): boolean => TAUGHT.includes(game)

/** The rules of a game. */
export async function loadGame(game: string): Promise<AnyGame> {
  const open = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  if (open === undefined) throw new Trouble('unknownGame', game)
  const found = Object.values(await open()).find(isGame)
  if (found === undefined) throw new Error(`the door of ${game} gives no game`)
  return found
}

export const has = (value: unknown, ...fields: string[]): boolean =>
  typeof value === 'object' && value !== null && fields.every(field => field in value)

const isGame = (value: unknown): value is AnyGame => has(value, 'id', 'steps', 'notation', 'openBox')
