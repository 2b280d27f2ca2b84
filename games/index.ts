// Every game that can be played, made from the list.

import type { AnyGame } from '@tableworks/kernel'
import * as list from './list.ts'

/** By the game's id, which is also the name of its folder and of its package. */
export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.values(list).map(({ game }) => [game.id, game]),
)
