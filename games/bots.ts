// Who can play each game. The page asks the games' own doors instead, one by one, so that it loads no game it does not show.

import { type Advice, type Players, playersWith } from '@tableworks/bots'
import { advice as empirePlanner } from '@tableworks/empire-planner/bot'
import { advice as titansOfIndustry } from '@tableworks/titans-of-industry/bot'

/** What bots are told about each game that has advice to give, by the game's id. */
const ADVICE: Readonly<Record<string, Advice>> = {
  'empire-planner': empirePlanner,
  'titans-of-industry': titansOfIndustry,
}

/** Every player of a game, by the name used in commands, at tables and in matches. */
export const playersFor = (game: string): Players =>
  playersWith((Object.hasOwn(ADVICE, game) ? ADVICE[game] : undefined) ?? null)
