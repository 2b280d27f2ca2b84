// Every game's bots. The page imports each game's own entry instead, so it loads only the games it shows.

import { type BotEntry, type Players, playersWith } from '@tableworks/bots'
import { entriesOf } from './entries.ts'

const ENTRIES = await entriesOf(async game => (await import(`@tableworks/${game}/bot`)) as BotEntry)

/** Loads all networks at once. Only a page loads them one by one. */
for (const { networks } of ENTRIES.values()) await networks?.loader.loadAll()

/** A game's bot entry; empty if the game has no bots. */
export const botEntryFor = (game: string): BotEntry => ENTRIES.get(game) ?? {}

/** Every player of a game, by its name in commands, at tables and in matches. */
export const playersFor = (game: string): Players => playersWith(botEntryFor(game))
