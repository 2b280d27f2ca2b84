// Who can play each game. The page asks the games' own entries instead, one by one, so that it loads no game it does
// not show.

import { type Advice, type BotEntry, type Players, playersWith } from '@tableworks/bots'
import { GAMES } from './index.ts'

const entryOf = async (game: string) => (await import(`@tableworks/${game}/bot`)) as BotEntry

const ENTRIES: ReadonlyMap<string, BotEntry> = new Map(
  await Promise.all(Object.keys(GAMES).map(async game => [game, await entryOf(game)] as const)),
)

/** Everything a game has for bots; nothing for a game that is not known. */
export const botEntryFor = (game: string): BotEntry => ENTRIES.get(game) ?? {}

/** Every player of a game, by the name used in commands, at tables and in matches. */
export const playersFor = (game: string): Players => playersWith(botEntryFor(game))

/** How positions of a game are judged, for whoever wants to learn it better. */
export const adviceFor = (game: string): Advice | undefined => botEntryFor(game).advice
