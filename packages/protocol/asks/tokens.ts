// Requests about tokens for programs that play or read for a player.

import { ask, hex, oneOf, personName, record } from './fields.ts'

/** What a token may allow. Playing includes reading. */
export const TOKEN_RIGHTS = ['read', 'play'] as const
export type TokenRight = (typeof TOKEN_RIGHTS)[number]

/** Tokens per player. */
export const MOST_TOKENS = 10

/** A token's prefix tells people and secret scanners what it is. */
export const TOKEN_PREFIX = 'tw_'

/** One of the player's tokens. The token itself is shown only once. */
export interface TokenCard {
  readonly mark: string
  readonly name: string
  readonly allows: TokenRight
  readonly created: number
  /** When the token was last used, to the hour; null if never. */
  readonly used: number | null
}

export const TOKEN_ASKS = {
  /** Lists the player's tokens. */
  tokens: ask(record({}), { by: 'player', right: 'account', cost: 5 }),
  /** Makes a token for a program. Only this response contains it. */
  newToken: ask(record({ name: personName, allows: oneOf(...TOKEN_RIGHTS) }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 5,
    hourly: 60,
  }),
  /** Revokes a token at once. */
  dropToken: ask(record({ mark: hex(12) }), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
}

export interface TokenAnswers {
  readonly tokens: readonly TokenCard[]
  readonly newToken: { readonly token: string }
  readonly dropToken: null
}
