// Every game's bots. The page imports each game's own entry instead, so it loads only the games it shows.

import { type BotEntry, type Players, playersWith } from '@tableworks/bots'
import { GAMES } from './index.ts'

const entryOf = async (game: string) => (await import(`@tableworks/${game}/bot`)) as BotEntry

const ENTRIES: ReadonlyMap<string, BotEntry> = new Map(
  await Promise.all(Object.keys(GAMES).map(async game => [game, await entryOf(game)] as const)),
)

/** Only a page loads networks one by one. */
for (const { networks } of ENTRIES.values()) await networks?.shelf.loadAll()

/** A game's bot entry; empty for an unknown game. */
export const botEntryFor = (game: string): BotEntry => ENTRIES.get(game) ?? {}

/** Every player of a game, by the name used in commands, at tables and in matches. */
export const playersFor = (game: string): Players => playersWith(botEntryFor(game))
