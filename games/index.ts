// Every game by its id.

import type { AnyGame } from '@tableworks/kernel'
import * as list from './list.ts'

/** The id is also the name of the game's folder and package. */
export const GAMES: Readonly<Record<string, AnyGame>> = Object.fromEntries(
  Object.values(list).map(({ game }) => [game.id, game]),
)
