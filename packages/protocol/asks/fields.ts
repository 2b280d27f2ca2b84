// Checks for the fields of requests, and the limits of one request.

import { Problem, type Seat, SEATS, shape } from '@tableworks/kernel'
import { type Check, described, oneOf, textOfAtMost } from './checks.ts'

export * from './checks.ts'
export const { isRecord } = shape

const LONGEST_NAME = 40

export const seat: Check<Seat> = oneOf(...SEATS)

/** A text that matches the whole pattern. Error messages call it `wanted`. */
export const matching = (pattern: RegExp, wanted: string): Check<string> =>
  described({ type: 'string', pattern: pattern.source, description: wanted }, (value, path) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw new Problem(`${path} should be ${wanted}`)
    return value
  })

/** A table id: a prefix and random hexadecimal digits. */
export const tableId = matching(/^on-[0-9a-f]{20}$/, 'a table id')

/** A secret link: `id.secret`, a 64-bit id and a 256-bit secret. */
export const key = matching(/^[0-9a-f]{16}\.[0-9a-f]{64}$/, 'a key')

/** A person's name: one line with visible characters. */
export const personName = described({ type: 'string', minLength: 1, maxLength: LONGEST_NAME }, (value, path) => {
  const name = textOfAtMost(LONGEST_NAME)(value, path).trim()
  if (!isPersonName(name)) throw new Problem(`${path} should be a name`)
  return name
})
/** Whether a name from a file is a valid person's name. */
export const isPersonName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)

/**
 * Removes control characters from stored text (PostgreSQL rejects NUL) and characters that reverse text direction. The
 * joiner used in emoji stays.
 */
const cleaned = (text: string): string => text.replaceAll(/[^\P{C}\n\t\u{200d}]/gu, '')

/** Multi-line text. */
export const writtenOfAtMost = (most: number): Check<string> =>
  described({ type: 'string', maxLength: most }, (value, path) => cleaned(textOfAtMost(most)(value, path)))

/** One line. */
export const lineOfAtMost = (most: number): Check<string> =>
  described({ type: 'string', maxLength: most }, (value, path) =>
    cleaned(textOfAtMost(most)(value, path).replaceAll(/[\s\p{Z}]+/gu, ' ')).trim(),
  )

/** Text for the rules, without control characters. */
export const wordOfAtMost = (most: number): Check<string> =>
  described({ type: 'string', maxLength: most }, (value, path) => {
    const word = textOfAtMost(most)(value, path)
    if (/\p{C}/u.test(word)) throw new Problem(`${path} has unreadable characters`)
    return word
  })

/** Exactly one plain address, to prevent header injection. */
export const mailAddress = described({ type: 'string', format: 'email', maxLength: 200 }, (value, path) => {
  const address = wordOfAtMost(200)(value, path).trim()
  if (!/^[^\s@<>(),;:\\"[\]]+@[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]+$/.test(address))
    throw new Problem(`${path} should be an e-mail address`)
  return address
})

export const hex = (digits: number): Check<string> =>
  matching(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hexadecimal digits`)

/** A whole number from `least` to `most`. Error messages call it `wanted`. */
export const wholeNumber = (least: number, most: number, wanted: string): Check<number> =>
  described({ type: 'integer', minimum: least, maximum: most, description: wanted }, (value, path) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    throw new Problem(`${path} should be ${wanted}`)
  })

export const level = wordOfAtMost(20)

/** Who may send a request: any player, the table's maker and those who sit there, or hosts of the server. */
export type AskedBy = 'player' | 'seated' | 'host'

/** The permission a request needs. Tokens never grant `account`. Only the player's own browser has it. */
export type Right = 'read' | 'play' | 'account'

/** Whether a client that may do `allows` may send a request that needs `right`. */
export const isAllowed = (allows: Right, right: Right): boolean => RIGHTS.indexOf(right) <= RIGHTS.indexOf(allows)

/** In increasing order. Each right includes those before it. */
const RIGHTS: readonly Right[] = ['read', 'play', 'account']

export interface AskRules<T> {
  readonly check: Check<T>
  readonly by: AskedBy
  readonly right: Right
  /** The largest allowed message, in characters. */
  readonly largest: number
  /** Whether it is safe to repeat after a lost connection. */
  readonly again: boolean
  /** The cost of the request in tokens. A connection gets thirty tokens a second. */
  readonly cost: number
  /** The limit per hour and network address. */
  readonly hourly?: number
}

type Stated = 'by' | 'right'

/** Every request must state who may send it. The rest has defaults. */
export const ask = <T>(
  check: Check<T>,
  rules: Pick<AskRules<T>, Stated> & Partial<Omit<AskRules<T>, 'check' | Stated>>,
): AskRules<T> => ({
  check,
  largest: 1000,
  again: true,
  cost: 1,
  ...rules,
})
