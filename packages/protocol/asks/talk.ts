// Requests about chat, notes and table events.

import type { Happened } from '@tableworks/host'
import { Problem, type Seat } from '@tableworks/kernel'
import { ask, count, described, hex, record, tableId, writtenOfAtMost } from './fields.ts'

const LONGEST_MESSAGE = 500
const LONGEST_NOTE = 8000

/** A chat message; can't be blank. */
const message = described({ type: 'string', minLength: 1, maxLength: LONGEST_MESSAGE }, (value, path) => {
  const said = writtenOfAtMost(LONGEST_MESSAGE)(value, path).trim()
  if (said === '') throw new Problem(`${path} should have visible text`)
  return said
})

/** A chat message as typed. */
export interface ChatMessage {
  /** Counted from 0 at each table. */
  readonly n: number
  /** The author's seat, and their name at that time. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  readonly said: number
  readonly isMine: boolean
  /** The author's public mark; null for a former player. */
  readonly mark: string | null
  /** A host of the server removed its text. */
  readonly isRemoved: boolean
}

/** An event at a table other than a move. */
export interface Happening extends Happened {
  /** Counted from 0 at each table. */
  readonly n: number
  readonly at: number
  /** The number of moves at that time. */
  readonly step: number
  /** The viewer did it. */
  readonly isMine: boolean
}

export const TALK_ASKS = {
  /** Sends a chat message. `word` is the page's id for it, so a resent message appears only once. */
  chat: ask(record({ table: tableId, text: message, word: hex(16) }), {
    by: 'seated',
    right: 'play',
    largest: 2000,
    cost: 6,
    hourly: 1200,
  }),
  /** The chat from that message on. */
  chatSince: ask(record({ table: tableId, from: count }), { by: 'player', right: 'read', cost: 3 }),
  /** The table's events from that number on. */
  happenings: ask(record({ table: tableId, from: count }), { by: 'player', right: 'read', cost: 3 }),
  /** The player's private note at a table. */
  note: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 2 }),
  keepNote: ask(record({ table: tableId, text: writtenOfAtMost(LONGEST_NOTE) }), {
    by: 'seated',
    right: 'play',
    largest: 20_000,
    cost: 6,
    hourly: 1200,
  }),
}

export interface TalkAnswers {
  readonly chat: null
  readonly chatSince: readonly ChatMessage[]
  readonly happenings: readonly Happening[]
  readonly note: { readonly text: string }
  readonly keepNote: null
}
