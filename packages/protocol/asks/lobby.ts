// Requests about tables that anyone may join.

import type { Pace } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { ask, type Check, flag, maybe, oneOf, personName, record, seat, tableId, wordOfAtMost } from './fields.ts'
import { EXPERIENCE, LANGUAGES } from '../names.ts'

/** How a table is listed. */
export interface Listing {
  readonly level: (typeof EXPERIENCE)[number]
  /** The language spoken at the table, such as "en"; '' means any. */
  readonly language: string
  /** People may take over bots. */
  readonly takeOver: boolean
}

const language: Check<string> = oneOf('', ...LANGUAGES)

export const listing: Check<Listing> = record({ level: oneOf(...EXPERIENCE), language, takeOver: flag })

export type PaceTime = Pick<Pace, 'timeMs' | 'addMs' | 'isPerMove'>

/** A table in the lobby. */
export interface LobbyTable {
  readonly table: string
  /** The table's own name, if it has one. */
  readonly name: string | null
  readonly game: string
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly isOpen: boolean }[]
  /** Null for a table without clocks. */
  readonly pace: 'live' | 'slow' | null
  /** How much time players have. */
  readonly time: PaceTime | null
  readonly rated: boolean
  readonly level: Listing['level']
  readonly language: string
  readonly opened: number
  /** The length of its series; null for a single game. */
  readonly bestOf: number | null
  /** The number of moves so far. */
  readonly steps: number
  /** The current chapter, such as a round, in games that have chapters. */
  readonly chapter: string | null
  /** The mean rating of those who sit there; null if they have none. */
  readonly rating: number | null
  /** The viewer sits there. */
  readonly isMine: boolean
}

export interface Lobby {
  /** Tables with open seats, newest first. */
  readonly waiting: readonly LobbyTable[]
  /** Tables in play where a person may take over a bot. */
  readonly takeOver: readonly LobbyTable[]
  /** Other listed tables in play, to watch. */
  readonly playing: readonly LobbyTable[]
  /** How many tables have seats for people, with or without the filter. */
  readonly all: number
  /** How many people are connected to this server now. */
  readonly online: number
  /** How many tables were listed in each hour of the day (UTC) in the last week; null if too few to tell. */
  readonly busy: readonly number[] | null
}

/** An alert about open tables of a game; null means any pace. */
export interface TableAlert {
  readonly game: string
  readonly pace: 'live' | 'slow' | null
  readonly until: number
}

/** The public response of `GET /api/life`. */
export interface Life {
  readonly online: number
  /** Tables with open seats. */
  readonly waiting: number
  /** Whether players can recover their accounts by e-mail. */
  readonly recovery: boolean
}

const pace = maybe(oneOf('live', 'slow'))

export const LOBBY_ASKS = {
  lobby: ask(
    record({
      game: maybe(wordOfAtMost(60)),
      pace,
      seats: maybe(oneOf(1, 2, 3, 4, 5, 6)),
      language: maybe(language),
      level: maybe(oneOf(...EXPERIENCE)),
      rated: maybe(flag),
    }),
    { by: 'player', right: 'read', cost: 5 },
  ),
  /** Takes a seat at a listed table: any open one, or the seat of a bot. */
  sit: ask(record({ table: tableId, seat: maybe(seat), name: personName }), {
    by: 'player',
    right: 'play',
    cost: 5,
    hourly: 240,
  }),
  alerts: ask(record({}), { by: 'player', right: 'account', cost: 2 }),
  /** Turns alerts about new tables of a game on for two weeks, or off. */
  setAlert: ask(record({ game: wordOfAtMost(60), pace, isWanted: flag }), {
    by: 'player',
    right: 'account',
    cost: 3,
    hourly: 120,
  }),
  /** Lists a table in the lobby, changes how it is listed, or takes it off the list. */
  list: ask(record({ table: tableId, listing: maybe(listing) }), { by: 'seated', right: 'play', cost: 5, hourly: 240 }),
}

export interface LobbyAnswers {
  readonly lobby: Lobby
  readonly sit: { readonly table: string; readonly seat: Seat }
  readonly alerts: readonly TableAlert[]
  readonly setAlert: null
  readonly list: null
}
