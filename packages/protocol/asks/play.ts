// Requests about the game at a table: watching, moving, looking back.

import type { Ending, Look, PreparedPlan, TableCard } from '@tableworks/host'
import type { Components, Moment, SeatView } from '@tableworks/kernel'
import type { SentSaid, SentSight } from '../answers.ts'
import {
  ask,
  type Check,
  count,
  described,
  flag,
  lineOfAtMost,
  listOfAtMost,
  maybe,
  oneOf,
  record,
  seat,
  tableId,
  wordOfAtMost,
} from './fields.ts'

const LONGEST_LINE = 20_000
export const LONGEST_REASON = 120
const MOST_MOMENTS = 100

const since = described({ type: 'integer', minimum: -1 }, (value, path) => (value === -1 ? -1 : count(value, path)))

const look: Check<Look> = record({ viewer: maybe(seat), gate: maybe(seat), isChosen: flag, step: maybe(count), since })
const moment: Check<Moment> = record({ step: count, nth: count })

const decision = wordOfAtMost(60)
const MOST_PREPARED = 20
const plan: Check<PreparedPlan> = record({
  moves: listOfAtMost(MOST_PREPARED, record({ decision, text: wordOfAtMost(200) })),
  pass: maybe(record({ decision, until: oneOf('round', 'others') })),
})

export const PLAY_ASKS = {
  watch: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 2 }),
  unwatch: ask(record({ table: tableId }), { by: 'player', right: 'read' }),
  look: ask(record({ table: tableId, look }), { by: 'player', right: 'read' }),
  moments: ask(record({ table: tableId, seat: maybe(seat), moments: listOfAtMost(MOST_MOMENTS, moment) }), {
    by: 'player',
    right: 'read',
    largest: 5000,
    cost: 10,
  }),
  say: ask(record({ table: tableId, seat, text: wordOfAtMost(LONGEST_LINE), lines: count, look }), {
    by: 'seated',
    right: 'play',
    largest: 25_000,
  }),
  /** Declines a request to undo, with a reason for the others. */
  decline: ask(
    record({ table: tableId, seat, request: count, reason: lineOfAtMost(LONGEST_REASON), lines: count, look }),
    { by: 'seated', right: 'play' },
  ),
  undo: ask(record({ table: tableId, lines: count, look }), { by: 'seated', right: 'play' }),
  redo: ask(record({ table: tableId, lines: count, look }), { by: 'seated', right: 'play' }),
  /** Sets the player's automatic answer to a decision; null turns it off. */
  stand: ask(record({ table: tableId, seat, decision, answer: maybe(wordOfAtMost(200)) }), {
    by: 'seated',
    right: 'play',
    cost: 3,
    hourly: 600,
  }),
  /** Replaces the moves that the player has prepared; null cancels them. */
  prepare: ask(record({ table: tableId, seat, plan: maybe(plan) }), {
    by: 'seated',
    right: 'play',
    largest: 6000,
    cost: 3,
    hourly: 600,
  }),
  course: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 10 }),
  ending: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 10 }),
  /** The game file, sealed until the game is over. */
  exported: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 10 }),
  /** The table's component set; null means the standard set. */
  componentsOf: ask(record({ table: tableId }), { by: 'player', right: 'read', cost: 5 }),
}

export interface PlayAnswers {
  readonly watch: TableCard
  readonly unwatch: null
  readonly look: SentSight
  readonly moments: readonly SeatView[]
  readonly say: SentSaid
  readonly decline: SentSaid
  readonly undo: SentSaid
  readonly redo: SentSaid
  readonly stand: null
  readonly prepare: null
  readonly course: readonly (readonly number[])[]
  readonly ending: Ending
  readonly exported: string
  readonly componentsOf: Components | null
}
