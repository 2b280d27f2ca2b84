import type { BotEntry } from '@tableworks/bots'
import type { SeatView } from '@tableworks/kernel'
import { ENTRIES } from 'virtual:bots'

/** A game's bots, with their neural network if they play at this table; an empty entry if the game has no bots. */
export async function loadBots(game: string, table?: Pick<SeatView, 'seats' | 'variants'>): Promise<BotEntry> {
  const open = Object.hasOwn(ENTRIES, game) ? ENTRIES[game] : undefined
  if (open === undefined) return {}
  const entry = await open()
  if (table !== undefined) await entry.networks?.loader.load(table.seats, table.variants)
  return entry
}
