import type { BotEntry } from '@tableworks/bots'
import { ENTRIES } from 'virtual:bots'

/** A game's bots; an empty entry if it has none. */
export async function loadBots(game: string): Promise<BotEntry> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  return open === undefined ? {} : open()
}
