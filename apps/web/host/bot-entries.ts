import type { BotEntry } from '@tableworks/bots'
import { DOORS } from 'virtual:bots'

/** What a game has for bots, if it has anything. */
export async function loadBots(game: string): Promise<BotEntry> {
  const open = Object.hasOwn(DOORS, game) ? DOORS[game] : undefined
  return open === undefined ? {} : open()
}
