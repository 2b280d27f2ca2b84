// Requests about a player's profile: name, results, ratings, and everything the server stores about them.

import type { Relation } from './safety.ts'
import { ask, count, hex, maybe, personName, record } from './fields.ts'

/** A rating of a player in one game. */
export interface RatingCard {
  readonly game: string
  readonly pace: string
  /** Tables among people, or tables with bots. */
  readonly company: string
  readonly mean: number
  /** Half the width of the 95% range. */
  readonly margin: number
  readonly isProvisional: boolean
  readonly games: number
  /** The ratings after the last games, oldest first. */
  readonly trend: readonly number[]
}

/** A finished game of a player. */
export interface PlayedCard {
  readonly table: string
  /** For the next page of the history. */
  readonly n: number
  readonly game: string
  readonly pace: string
  readonly rated: boolean
  readonly ended: number
  /** The table can still be replayed. */
  readonly isKept: boolean
  /** The player's seat. */
  readonly mine: number
  readonly sides: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
    readonly place: number
    readonly score: number
  }[]
}

/** How often a player finished ahead of an opponent. All bots are one opponent, without a mark. */
export interface OpponentCard {
  readonly mark: string | null
  readonly name: string | null
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

export interface Profile {
  readonly mark: string
  /** '' if the player never gave one. */
  readonly name: string
  readonly since: number
  readonly isMine: boolean
  /** Most played first. */
  readonly tally: readonly { readonly game: string; readonly games: number; readonly wins: number }[]
  readonly ratings: readonly RatingCard[]
  readonly recent: readonly PlayedCard[]
  /** Empty when someone else looks at the profile. */
  readonly opponents: readonly OpponentCard[]
  /** Whether the viewer muted or blocked the player. */
  readonly relation: Relation | null
}

/** A player's public mark; null means the player who sent the request. */
const whose = maybe(hex(12))

export const PROFILE_ASKS = {
  profile: ask(record({ mark: whose }), { by: 'player', right: 'read', cost: 8, hourly: 1200 }),
  /** The games before that number, newest first. */
  history: ask(record({ mark: whose, before: count }), { by: 'player', right: 'read', cost: 8, hourly: 1200 }),
  /** The player's name on this server. */
  nameMe: ask(record({ name: personName }), { by: 'player', right: 'account', cost: 5, hourly: 20 }),
  /** Everything the server keeps about the player. */
  exportMe: ask(record({}), { by: 'player', right: 'account', cost: 10, hourly: 20 }),
}

export interface ProfileAnswers {
  readonly profile: Profile
  readonly history: readonly PlayedCard[]
  readonly nameMe: null
  readonly exportMe: object
}
