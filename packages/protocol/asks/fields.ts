// Checks for the fields of requests, and the limits of one request.

import { Problem, type Seat, SEATS, shape } from '@tableworks/kernel'

export const { count, dictionary, isRecord, listOfAtMost, maybe, oneOf, optional, record, scalar, textOfAtMost } = shape

export type Check<T> = (value: unknown, path: string) => T

const LONGEST_NAME = 40

export const seat: Check<Seat> = (value, path) => oneOf(...SEATS)(value, path)
export const flag: Check<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new Problem(`${path} should be true or false`)
  return value
}
/** A table id: a prefix and random hexadecimal digits. */
export const tableId: Check<string> = (value, path) => {
  if (typeof value !== 'string' || !TABLE_ID.test(value)) throw new Problem(`${path} should be a table id`)
  return value
}
const TABLE_ID = /^on-[0-9a-f]{20}$/
/** A person's name: one line with visible characters. */
export const personName: Check<string> = (value, path) => {
  const name = textOfAtMost(LONGEST_NAME)(value, path).trim()
  if (!isPersonName(name)) throw new Problem(`${path} should be a name`)
  return name
}
/** For names that come from a file. */
export const isPersonName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name)

/**
 * Removes control characters from stored text (PostgreSQL rejects NUL) and characters that reverse text direction. The
 * joiner used in emoji stays.
 */
const cleaned = (text: string): string => text.replaceAll(/[^\P{C}\n\t\u{200d}]/gu, '')

/** Multi-line text. */
export const writtenOfAtMost =
  (most: number): Check<string> =>
  (value, path) =>
    cleaned(textOfAtMost(most)(value, path))

/** One line. */
export const lineOfAtMost =
  (most: number): Check<string> =>
  (value, path) =>
    cleaned(textOfAtMost(most)(value, path).replaceAll(/[\s\p{Z}]+/gu, ' ')).trim()

/** Text for the rules, without control characters. */
export const wordOfAtMost =
  (most: number): Check<string> =>
  (value, path) => {
    const word = textOfAtMost(most)(value, path)
    if (/\p{C}/u.test(word)) throw new Problem(`${path} has unreadable characters`)
    return word
  }

export const hex =
  (digits: number): Check<string> =>
  (value, path) => {
    if (typeof value !== 'string' || value.length !== digits || !/^[0-9a-f]*$/.test(value))
      throw new Problem(`${path} should be ${digits} hexadecimal digits`)
    return value
  }

export const level = wordOfAtMost(20)

/** Who may send a request: any player, those who made its table or sit there, or hosts of the server. */
export type AskedBy = 'player' | 'seated' | 'host'

/** What a token must allow. No token allows `account`: only the player's own browser may. */
export type Right = 'read' | 'play' | 'account'

export interface AskRules<T> {
  readonly check: Check<T>
  readonly by: AskedBy
  readonly right: Right
  /** The largest allowed message, in characters. */
  readonly largest: number
  /** Whether it is safe to repeat after a lost connection. */
  readonly again: boolean
  /** Its cost in tokens. A connection gets thirty tokens per second. */
  readonly cost: number
  /** The limit per hour and network address. */
  readonly hourly?: number
}

type Stated = 'by' | 'right'

/** Every request states who may send it; the rest has defaults. */
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
