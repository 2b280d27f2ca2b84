// The text of notifications, from public information only. One message may cover several tables.

import type { NoticeKind } from '@tableworks/protocol'

/** The news about one table. */
export interface Item {
  /** The same in every message, so receivers can drop duplicates. */
  readonly id: string
  readonly kind: NoticeKind
  readonly table: string
  readonly game: string
  /** The game's name, and the table's name or else its players' names. */
  readonly gameName: string
  readonly tableName: string
  /** The journal's last public sentence, a request, or the final scores; '' if there is none. */
  readonly story: string
  /** The player's time for this move, in milliseconds; null without a clock. */
  readonly leftMs: number | null
}

export interface NoticeMessage {
  /** The same for every attempt, so receivers can drop duplicates. */
  readonly id: string
  readonly items: readonly Item[]
  /** Sent by the button *Send a test*. */
  readonly isTest: boolean
  /** The text of a message that isn't about tables. */
  readonly note?: string
}

const TITLES: Readonly<Record<NoticeKind, string>> = {
  turn: 'Your turn',
  time: 'Your time is running out',
  request: 'Your answer is needed',
  seat: 'News at your table',
  bot: 'A bot plays for you',
  over: 'Game over',
  open: 'A table is open',
}

export const titleOf = ({ kind, gameName }: Item): string => `${TITLES[kind]}: ${gameName}`

export function subjectOf({ items, isTest, note }: NoticeMessage): string {
  const [first] = items
  if (note !== undefined) return 'New sign-in to your Tableworks account'
  if (isTest || first === undefined) return 'Tableworks: notifications work'
  if (items.length === 1) return titleOf(first)
  const turns = items.filter(({ kind }) => kind === 'turn').length
  return turns === items.length ? `Your turn at ${turns} tables` : `News from ${items.length} tables`
}

export const linesOf = ({ tableName, story, leftMs }: Item): string[] =>
  [tableName, story, leftMs === null ? '' : sayLeft(leftMs)].filter(line => line !== '')

const MINUTE_MS = 60_000
const DAY_HOURS = 24

/** Uses the same units as seat cards. */
function sayLeft(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  const hours = Math.floor(minutes / 60)
  if (hours >= 2 * DAY_HOURS) return `${Math.floor(hours / DAY_HOURS)} d ${hours % DAY_HOURS} h left`
  return hours >= 2 ? `${hours} h left` : `${minutes} min left`
}

const TEST_TEXT = 'This is a test. You’ll get notifications here.'

/** The text of a message that isn't about tables; null if it is. */
export const plainText = ({ isTest, note }: NoticeMessage): string | null => note ?? (isTest ? TEST_TEXT : null)

/** What the link opens: the table, or the lobby if the player isn't seated there. */
export const pathOf = ({ kind, table, game }: Item): string =>
  kind === 'open' ? `/play?game=${game}` : `/table/${table}`
