import type { BotEntry } from '@tableworks/bots'
import { ENTRIES } from 'virtual:bots'

/** What a game has for bots, if it has anything. */
export async function loadBots(game: string): Promise<BotEntry> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  return open === undefined ? {} : open()
}
