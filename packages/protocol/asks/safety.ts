// Requests to report, mute and block players, and to see what the server's hosts did about you.

import { Problem } from '@tableworks/kernel'
import { ask, type Check, count, described, hex, lineOfAtMost, maybe, oneOf, record, tableId } from './fields.ts'

/**
 * Mute hides a player's chat. Block also keeps them from your tables, and in the
 * lobby hides your tables from them and theirs from you.
 */
export const RELATIONS = ['mute', 'block'] as const
export type Relation = (typeof RELATIONS)[number]

const LONGEST_REASON = 200

/** One line with visible text. */
export const lineWithText = (most: number): Check<string> =>
  described({ type: 'string', minLength: 1, maxLength: most }, (value, path) => {
    const given = lineOfAtMost(most)(value, path)
    if (given === '') throw new Problem(`${path} should have visible text`)
    return given
  })
export const reason = lineWithText(LONGEST_REASON)

/** Someone the player muted or blocked. */
export interface RelatedPlayer {
  readonly mark: string
  readonly name: string
  readonly kind: Relation
  readonly since: number
}

/** What a host did about the player. */
export interface HostNotice {
  readonly at: number
  readonly action: string
  readonly table: string | null
  readonly reason: string
}

/** A report that the player made, and the host's answer once there is one. */
export interface OwnReport {
  readonly n: number
  readonly at: number
  readonly reason: string
  readonly answer: string | null
}

export interface Manners {
  readonly people: readonly RelatedPlayer[]
  readonly notices: readonly HostNotice[]
  readonly reports: readonly OwnReport[]
}

export const SAFETY_ASKS = {
  /** Reports a table, a chat message or a player to the hosts of the server. */
  report: ask(record({ table: maybe(tableId), message: maybe(count), mark: maybe(hex(12)), reason }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 10,
    hourly: 20,
  }),
  manners: ask(record({}), { by: 'player', right: 'read', cost: 5 }),
  /** Mutes or blocks a player; null undoes it. */
  relate: ask(record({ mark: hex(12), kind: maybe(oneOf(...RELATIONS)) }), {
    by: 'player',
    right: 'account',
    cost: 5,
    hourly: 240,
  }),
}

export interface SafetyAnswers {
  readonly report: { readonly n: number }
  readonly manners: Manners
  readonly relate: null
}
