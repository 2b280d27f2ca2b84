// The playable games, each in its own bundle. games/index.ts has the list.

import { type Level, levelsAt } from '@tableworks/bots'
import type { AnyGame, VariantValue } from '@tableworks/kernel'
import { BOARDS, ENTRIES, LEVELS } from 'virtual:games'
import { HostError } from '@tableworks/host'

/** A game appears on the page once it has a board. The command line only needs its rules. */
export const isPlayable = (game: string): boolean => BOARDS.includes(game)

/** Whether a game has its own bots. */
export const hasBots = (game: string): boolean => Object.hasOwn(LEVELS, game)

/** A game's levels, weakest first. */
export const levelsOf = (game: string): readonly Level[] =>
  (hasBots(game) ? LEVELS[game]?.all : undefined) ?? ['normal']

/** The levels a new table offers. Variants that are missing have their default values. */
export const levelsOffered = (
  game: string,
  seats: number,
  variants: Readonly<Record<string, VariantValue>>,
): readonly Level[] =>
  levelsAt(levelsOf(game), (hasBots(game) ? LEVELS[game]?.withheld : undefined) ?? [], seats, variants)

/** A game's rules. */
export async function loadGame(game: string): Promise<AnyGame> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  if (open === undefined) throw new HostError('unknownGame', game)
  return (await open()).game
}
