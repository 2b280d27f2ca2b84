import type { AnyGameUi } from '@tableworks/board-kit'
import { ENTRIES } from 'virtual:boards'

/** A game's board; null if it has none yet. */
export async function loadBoard(game: string): Promise<AnyGameUi | null> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  return open === undefined ? null : (await open()).ui
}
