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
  return (await open()).game
}
