// The interface to the bots. The search runs elsewhere (in a worker of the page or a thread of the server), so a table always
// responds and a bot can be stopped at any time.

import { playerAt, type Players } from '@tableworks/bots'
import {
  type AnyGame,
  Chance,
  type Components,
  digestOf,
  Referee,
  type SeatView,
  swiftChance,
} from '@tableworks/kernel'

export interface BotQuestion {
  readonly game: string
  readonly components: Components | null
  readonly level: string
  readonly seen: SeatView
  /** A seed for the bot's own randomness, independent of the table's. */
  readonly dice: string
}

export interface Thinking {
  /** The name of an option; null if interrupted. */
  readonly answer: Promise<string | null>
  interrupt(): void
}

/** The table that needs a bot's move. If many tables share a few threads, owners take turns, and so do the tables of one owner. */
export interface BotAsker {
  /** The account that made the table; '' on a player's own device. */
  readonly owner: string
  readonly table: string
  /** Whether only bots play at this table, so that it can wait. */
  readonly isBotOnly: boolean
}

export interface Bots {
  think(question: BotQuestion, asker: BotAsker): Thinking
}

/** How long a bot may search, by level. */
const LIMIT_MS: Readonly<Record<string, number>> = { beginner: 300, easy: 300, normal: 1000, hard: 2000, expert: 2000 }

export const thinkingTime = (level: string): number => LIMIT_MS[level] ?? 1000

/** A bot that exceeds its time by this much is stopped, and a random player moves instead. */
export const BOT_GRACE_MS = 4000
export const STAND_IN = 'random'

/** Where bots run. Bots get only views, so they can't cheat. */
export interface BotRoom {
  choose(question: BotQuestion): Promise<string>
}

export function botRoom(
  loadGame: (game: string) => Promise<AnyGame>,
  loadPlayers: (game: string, table: BotQuestion['seen']) => Promise<Players>,
): BotRoom {
  const referees = new Map<string, Referee>()

  async function refereeFor({ game, components }: BotQuestion): Promise<Referee> {
    const key = `${game} ${components === null ? '' : digestOf(components.tables)}`
    const found = referees.get(key) ?? new Referee(await loadGame(game), components ?? undefined)
    referees.set(key, found)
    return found
  }

  return {
    async choose(question) {
      const players = await loadPlayers(question.game, question.seen)
      const player = playerAt(players, question.level)
      const referee = await refereeFor(question)
      const end = performance.now() + thinkingTime(question.level)
      const chance = new Chance(swiftChance(question.dice))
      return player.choose(question.seen, { referee, chance, enough: () => performance.now() > end })
    },
  }
}
