// Requests from the host page. They go over HTTP to one route that checks the host's session, and never over a player's socket.

import { Problem } from '@tableworks/kernel'
import type { HostErrorKind } from '@tableworks/host'
import {
  ask,
  type AskRules,
  type Check,
  count,
  hex,
  isRecord,
  maybe,
  oneOf,
  record,
  seat,
  tableId,
  textOfAtMost,
} from './fields.ts'
import { lineWithText, reason } from './safety.ts'
import type { ChatMessage, Happening } from './talk.ts'

const LONGEST_WORDS = 300

const words = lineWithText(LONGEST_WORDS)
/** An address or a prefix, such as 203.0.113.0/24 or 2001:db8::/48. The server checks its content. */
const network = textOfAtMost(60)

export const HOST_LISTS = ['playing', 'waiting', 'quiet', 'locked', 'over'] as const
export type HostList = (typeof HOST_LISTS)[number]

/** Everything a host can do to tables and people. Each is one entry in the log. */
export const HOST_ACTIONS = [
  'lock',
  'unlock',
  'freeSeat',
  'deleteTable',
  'writeToTable',
  'writeToAll',
  'removeChat',
  'hideName',
  'ban',
  'unban',
  'checkTable',
  'answerReport',
  'backUp',
  'signIn',
] as const
export type HostAction = (typeof HOST_ACTIONS)[number]

/** The values of one curve, oldest first; null where nothing was measured. */
export type Curve = readonly (number | null)[]

export interface Vitals {
  readonly people: number
  readonly playing: number
  readonly tables: number
  /** Moves in the last minute. */
  readonly moves: number
  /** The median and the 95th percentile of response times to moves, in milliseconds; null without moves. */
  readonly response: number | null
  readonly slow: number | null
  readonly memory: number
  readonly totalMemory: number
  /** The last hour. */
  readonly hour: Readonly<Record<'people' | 'playing' | 'moves' | 'response' | 'memory', Curve>>
  /** The last 24 hours. */
  readonly day: Readonly<Record<'people' | 'response', Curve>>
}

export interface HostTable {
  readonly table: string
  readonly game: string
  readonly name: string | null
  readonly seats: readonly {
    readonly name: string
    readonly bot: string | null
    readonly mark: string | null
    readonly isOpen: boolean
  }[]
  readonly updated: number
  readonly steps: number
  readonly isOver: boolean
  /** Why a host locked it. */
  readonly locked: string | null
  /** Why the server locked it: its replay differed, or its rules didn't finish. */
  readonly quarantined: string | null
}

export interface HostLogEntry {
  readonly n: number
  readonly at: number
  readonly host: string
  readonly action: HostAction
  readonly table: string | null
  readonly mark: string | null
  readonly name: string | null
  readonly detail: string | null
  readonly reason: string
}

export interface HostReport {
  readonly n: number
  readonly at: number
  readonly by: string
  readonly table: string | null
  readonly message: number | null
  readonly mark: string | null
  readonly name: string | null
  /** The text of the message when it was reported. */
  readonly words: string
  readonly reason: string
}

export interface HostBan {
  readonly n: number
  readonly mark: string | null
  readonly name: string | null
  readonly network: string | null
  /** Null means forever. */
  readonly until: number | null
  readonly reason: string
  readonly created: number
}

export interface LoggedError {
  readonly at: number
  readonly text: string
  readonly table: string | null
  readonly count: number
}

export interface HostBackup {
  readonly at: number
  readonly file: string
  readonly tables: number
  readonly bytes: number
  readonly problems: number
}

export interface HostOverview {
  readonly host: string
  readonly version: string
  /** The version on the disk. If it differs from the running one, the server needs a restart. */
  readonly installed: string
  /** How many connected players have this version of the page, and how many another one. */
  readonly pages: { readonly current: number; readonly older: number }
  readonly node: string
  /** The time on the server's clock. */
  readonly now: number
  /** How long the server has been running, in milliseconds. */
  readonly running: number
  /** Null if the server is ready; otherwise why not. */
  readonly notReady: string | null
  readonly vitals: Vitals
  readonly counts: Readonly<Record<HostList, number>>
  /** Locked and quarantined tables that need a host's attention. */
  readonly troubled: readonly HostTable[]
  readonly reports: readonly HostReport[]
  readonly bans: readonly HostBan[]
  readonly backup: HostBackup | null
  /** The size of the database. */
  readonly bytes: number
  readonly errors: readonly LoggedError[]
  readonly log: readonly HostLogEntry[]
}

export interface HostPlayer {
  readonly mark: string
  readonly name: string
  readonly since: number
  /** Networks they are connected from now, to this server. */
  readonly networks: readonly string[]
  readonly tables: readonly string[]
  readonly reports: number
}

/** What hosts see of a table: never cards, moves or notes. */
export interface HostTableDetails extends HostTable {
  readonly chat: readonly ChatMessage[]
  readonly happenings: readonly Happening[]
}

const BY_HOST = { by: 'host', right: 'account', hourly: 1200 } as const
const act = <T>(check: Check<T>): AskRules<T> => ask(check, { ...BY_HOST, again: false, cost: 5, hourly: 600 })
const table = tableId
const mark = hex(12)

export const HOST_ASKS = {
  overview: ask(record({}), BY_HOST),
  tables: ask(record({ list: oneOf(...HOST_LISTS) }), BY_HOST),
  table: ask(record({ table }), BY_HOST),
  player: ask(record({ mark }), BY_HOST),
  log: ask(record({ before: count }), BY_HOST),
  saveTable: ask(record({ table }), BY_HOST),
  lock: act(record({ table, reason })),
  unlock: act(record({ table, reason })),
  freeSeat: act(record({ table, seat, reason })),
  deleteTable: act(record({ table, reason })),
  writeToTable: act(record({ table, words, reason })),
  writeToAll: act(record({ words, reason })),
  removeChat: act(record({ table, message: count, reason })),
  hideName: act(record({ mark, reason })),
  /** Bans a player or a network, until a time or forever. */
  ban: act(record({ mark: maybe(mark), network: maybe(network), until: maybe(count), reason })),
  unban: act(record({ ban: count, reason })),
  checkTable: act(record({ table, reason })),
  answerReport: act(record({ report: count, reason })),
  backUp: act(record({ reason })),
}

export interface HostAnswers extends Record<Exclude<HostAction, 'signIn' | 'checkTable' | 'backUp'>, null> {
  readonly overview: HostOverview
  readonly tables: readonly HostTable[]
  readonly table: HostTableDetails
  readonly player: HostPlayer
  readonly log: readonly HostLogEntry[]
  /** The game file, sealed while the game runs. */
  readonly saveTable: { readonly file: string }
  /** What differs; null if the replay agrees. */
  readonly checkTable: { readonly problem: string | null }
  readonly backUp: HostBackup
}

export type HostAskName = keyof typeof HOST_ASKS
type Checked<C> = C extends Check<infer T> ? T : never
export type HostAsks = { readonly [K in HostAskName]: Checked<(typeof HOST_ASKS)[K]['check']> }

export interface HostAsked<K extends HostAskName = HostAskName> {
  readonly ask: K
  readonly with: HostAsks[K]
}

/** Checks a request of the host's page. Throws a Problem if it is invalid. */
export function readHostAsk(body: unknown): HostAsked {
  if (!isRecord(body)) throw new Problem('a request should be an object')
  const { ask: name } = body
  if (typeof name !== 'string' || !Object.hasOwn(HOST_ASKS, name)) throw new Problem('the server knows no such request')
  const check = HOST_ASKS[name as HostAskName].check as Check<unknown>
  return record<{ ask: string; with: unknown }>({ ask: oneOf(name), with: check })(body, name) as HostAsked
}

/** What a host types to sign in: the code, and a name for the log. */
export const signInCheck = record({ code: textOfAtMost(40), name: words })

/** The error body of the host's routes. */
export interface HostTrouble {
  readonly kind: HostErrorKind | 'badMessage' | 'signedOut' | 'fault'
  readonly detail: string
}
