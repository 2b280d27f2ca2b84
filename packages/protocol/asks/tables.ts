// Requests about tables and who sits at them.

import type { FileOrigin, Pace, SeatPlan, TableCard } from '@tableworks/host'
import { Problem, type Seat, SEATS, type VariantValue } from '@tableworks/kernel'
import {
  ask,
  type Check,
  described,
  dictionary,
  flag,
  hex,
  key,
  level,
  lineOfAtMost,
  listOfAtMost,
  maybe,
  oneOf,
  optional,
  personName,
  record,
  scalar,
  seat,
  tableId,
  wholeNumber,
  wordOfAtMost,
} from './fields.ts'
import { BEST_OF } from '../names.ts'
import { listing } from './lobby.ts'

/** A table's name; '' means the players' names. */
const tableName = lineOfAtMost(60)

const seatPlan: Check<SeatPlan> = record({ name: personName, bot: maybe(level) })
const MOST_VARIANTS = 40
const variants = described({ ...dictionary(scalar).schema, maxProperties: MOST_VARIANTS }, (value, path) => {
  const found: Record<string, VariantValue> = dictionary(scalar)(value, path)
  for (const [name, chosen] of Object.entries(found))
    for (const part of [name, chosen]) if (typeof part === 'string') wordOfAtMost(200)(part, path)
  if (Object.keys(found).length > MOST_VARIANTS) throw new Problem(`${path} has too many fields`)
  return found
})

const SECOND_MS = 1000
const YEAR_MS = 366 * 24 * 60 * 60 * SECOND_MS
const MINUTES_OF_DAY = 24 * 60
/** Time for a move or a game: at least a few seconds, so that players don't run out of time before their page can answer. */
const thinkingTime = wholeNumber(10 * SECOND_MS, YEAR_MS, 'ten seconds to a year')
const addedTime = wholeNumber(0, YEAR_MS, 'at most a year')
const minuteOfDay = wholeNumber(0, MINUTES_OF_DAY - 1, 'a minute of the day')
const pace: Check<Pace> = record({
  kind: oneOf('live', 'slow'),
  timeMs: thinkingTime,
  addMs: addedTime,
  isPerMove: flag,
  sleep: maybe(record({ from: minuteOfDay, to: minuteOfDay })),
  timeout: oneOf('wait', 'bot', 'open'),
})

const bestOf = oneOf(...BEST_OF)

/** The score of a series of games so far. */
export interface SeriesCard {
  readonly bestOf: number
  /** Which game of the series is played at the table; starts at 1. */
  readonly game: number
  /** The number of finished games. */
  readonly finished: number
  /** The leader first: most wins, then the smallest sum of ranks. */
  readonly scores: readonly { readonly name: string; readonly wins: number; readonly ranks: number }[]
  /** Who won the series; empty until it's decided. */
  readonly winners: readonly string[]
}

export interface TableContext {
  readonly series: SeriesCard | null
  /** The group of the table; null if it has none or the player isn't a member. */
  readonly group: { readonly group: string; readonly name: string } | null
}

/** What an invitation link shows. */
export interface InvitationCard {
  readonly table: string
  /** The table's own name, if it has one. */
  readonly name: string | null
  readonly game: string
  readonly seats: readonly { readonly name: string; readonly bot: string | null; readonly isOpen: boolean }[]
  /** The seat of the link; null means any open seat. */
  readonly seat: Seat | null
  /** The seat the visitor already has at this table. */
  readonly mine: Seat | null
  /** Null for a table without clocks. */
  readonly pace: Pace | null
  readonly rated: boolean
  /** The series that the game belongs to; null for a single game. */
  readonly series: Pick<SeriesCard, 'bestOf' | 'game'> | null
  /** The number of moves so far. */
  readonly steps: number
  /** The current chapter, such as a round, in games that have chapters. */
  readonly chapter: string | null
  /** Null for a table that didn't start from a file. */
  readonly fromFile: FileOrigin | null
}

export const TABLE_ASKS = {
  /** Lists the player's tables. */
  tables: ask(record({}), { by: 'player', right: 'read', cost: 5 }),
  card: ask(record({ table: tableId }), { by: 'player', right: 'read' }),
  /** Creates a table with some seats for the player. Other people's seats are open until they join. */
  create: ask(
    record({
      game: wordOfAtMost(60),
      seats: listOfAtMost(SEATS.length, seatPlan),
      variants,
      drawn: flag,
      hints: optional(flag),
      rated: optional(flag),
      name: tableName,
      pace: optional(maybe(pace)),
      /** The number of days without a visit after which the others may vote for a bot; null means never. */
      absentDays: optional(maybe(oneOf(1, 3, 7))),
      mine: listOfAtMost(SEATS.length, seat),
      /** How the lobby lists it; omitted for tables by invitation only. */
      listing: optional(listing),
      /** Only members of this group find the table. */
      group: optional(hex(16)),
      bestOf: optional(bestOf),
    }),
    { by: 'player', right: 'play', largest: 4000, again: false, cost: 10, hourly: 120 },
  ),
  /** The next game of a series, or a rematch. `bestOf` starts a series and counts the game just played as its first. */
  rematch: ask(record({ table: tableId, bestOf: optional(bestOf) }), {
    by: 'seated',
    right: 'play',
    again: false,
    cost: 10,
    hourly: 120,
  }),
  /** The series and the group that a table belongs to. */
  context: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 2 }),
  /** Makes an invitation link to one seat, or to any open seat. */
  invite: ask(record({ table: tableId, seat: maybe(seat) }), {
    by: 'seated',
    right: 'play',
    again: false,
    cost: 5,
    hourly: 240,
  }),
  /** Makes a short code to pass on by word of mouth. For a day it leads to any open seat. */
  tableCode: ask(record({ table: tableId }), { by: 'seated', right: 'play', again: false, cost: 5, hourly: 60 }),
  /** The invitation behind a short code. */
  useTableCode: ask(record({ code: wordOfAtMost(20) }), {
    by: 'player',
    right: 'play',
    again: false,
    cost: 5,
    hourly: 30,
  }),
  /** Revokes the links to any open seat. */
  uninvite: ask(record({ table: tableId }), { by: 'seated', right: 'play', cost: 5, hourly: 240 }),
  /** Shows what a link leads to, before joining. */
  knock: ask(record({ key }), { by: 'player', right: 'read', cost: 5, hourly: 600 }),
  /** Takes a seat. A player who is already seated keeps that seat. */
  join: ask(record({ key, name: personName, seat: maybe(seat) }), {
    by: 'player',
    right: 'play',
    cost: 5,
    hourly: 240,
  }),
  /** Frees the player's seats and leaves the game unchanged. */
  leave: ask(record({ table: tableId }), { by: 'seated', right: 'play', cost: 5 }),
  /** Puts a bot or a person in a seat: the player's own or an open one. */
  reseat: ask(record({ table: tableId, seat, bot: maybe(level) }), {
    by: 'seated',
    right: 'play',
    cost: 5,
    hourly: 240,
  }),
  /** Renames a table. Only seated players may. */
  rename: ask(record({ table: tableId, name: tableName }), { by: 'seated', right: 'play', cost: 5, hourly: 240 }),
  /** At a table with clocks, all people must agree. */
  pause: ask(record({ table: tableId, paused: flag }), { by: 'seated', right: 'play', cost: 3, hourly: 600 }),
  /** Proposes a bot for a player who is away. The majority of the others decides. */
  proposeBot: ask(record({ table: tableId, seat }), { by: 'seated', right: 'play', cost: 5, hourly: 60 }),
  vote: ask(record({ table: tableId, vote: hex(12), isFor: flag }), {
    by: 'seated',
    right: 'play',
    cost: 3,
    hourly: 600,
  }),
}

export interface TableAnswers {
  readonly tables: readonly TableCard[]
  readonly card: TableCard
  readonly create: { readonly table: string }
  readonly rematch: { readonly table: string }
  readonly context: TableContext
  readonly invite: { readonly key: string }
  readonly tableCode: { readonly code: string; readonly expires: number }
  readonly useTableCode: { readonly key: string }
  readonly uninvite: null
  readonly knock: InvitationCard
  readonly join: { readonly table: string; readonly seat: Seat }
  readonly leave: null
  readonly reseat: null
  readonly rename: null
  readonly pause: null
  readonly proposeBot: null
  readonly vote: null
}
