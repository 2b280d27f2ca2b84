/** The prefix of a server's table ids. Ids of local tables differ, so a page knows which host to ask. */
export const ONLINE = 'on-'

/** The experience a listed table is meant for. */
export const EXPERIENCE = ['all', 'beginners', 'experienced'] as const

/** The languages a table can be listed under. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'ja', 'zh'] as const

/** The lengths of a series. */
export const BEST_OF = [3, 5, 7] as const

/** The code that closes a socket after too many requests. The reason gives the seconds to wait. */
export const SLOW_DOWN = 4008

/** The code that closes the socket of a banned player or network. The reason is a `Banned` as JSON. */
export const BANNED = 4003

export interface Banned {
  /** Null means forever. */
  readonly until: number | null
  readonly why: string
}
