// All requests from a page to a server in one table, with their fields, size limits and costs. A server rejects
// everything else. After a lost connection, a page repeats only requests that are safe to repeat.

import type { Look, SeatPlan } from '@tableworks/host'
import { type Moment, type Seat, SEATS, shape, type VariantValue } from '@tableworks/kernel'

/** Raise this when older pages and newer servers, or the other way round, could misunderstand each other. */
export const PROTOCOL = 1

const { count, dictionary, isRecord, listOfAtMost, maybe, oneOf, optional, Problem, record, scalar, textOfAtMost } =
  shape

type Check<T> = (value: unknown, path: string) => T
type Checked<C> = C extends Check<infer T> ? T : never

const LONGEST_NAME = 40
const LONGEST_LINE = 20_000
const LONGEST_MESSAGE = 500
const LONGEST_NOTE = 8000
const MOST_MOMENTS = 100

const seat: Check<Seat> = (value, path) => oneOf(...SEATS)(value, path)
const flag: Check<boolean> = (value, path) => {
  if (typeof value !== 'boolean') throw new Problem(`${path} should be true or false`)
  return value
}
const since: Check<number> = (value, path) => (value === -1 ? -1 : count(value, path))

/** Our random hexadecimal ids for tables, players and links. */
const tableId: Check<string> = (value, path) => {
  if (typeof value !== 'string' || !TABLE_ID.test(value)) throw new Problem(`${path} should be a table id`)
  return value
}
const key: Check<string> = (value, path) => {
  if (typeof value !== 'string' || !KEY.test(value)) throw new Problem(`${path} should be a key`)
  return value
}

const TABLE_ID = /^on-[0-9a-f]{20}$/
/** `id.secret`: a 64-bit id and a 256-bit secret. */
const KEY = /^[0-9a-f]{16}\.[0-9a-f]{64}$/

/** A person's name: one line with visible characters. */
const personName: Check<string> = (value, path) => {
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
const writtenOfAtMost =
  (most: number): Check<string> =>
  (value, path) =>
    cleaned(textOfAtMost(most)(value, path))

/** One line. */
const lineOfAtMost =
  (most: number): Check<string> =>
  (value, path) =>
    cleaned(textOfAtMost(most)(value, path).replaceAll(/[\s\p{Z}]+/gu, ' ')).trim()

/** Text for the rules, which never contains control characters. */
const wordOfAtMost =
  (most: number): Check<string> =>
  (value, path) => {
    const word = textOfAtMost(most)(value, path)
    if (/\p{C}/u.test(word)) throw new Problem(`${path} has unreadable characters`)
    return word
  }

/** A chat message with visible characters. */
const message: Check<string> = (value, path) => {
  const said = writtenOfAtMost(LONGEST_MESSAGE)(value, path).trim()
  if (said === '') throw new Problem(`${path} should have visible text`)
  return said
}
const hex =
  (digits: number): Check<string> =>
  (value, path) => {
    if (typeof value !== 'string' || value.length !== digits || !/^[0-9a-f]*$/.test(value))
      throw new Problem(`${path} should be ${digits} hexadecimal digits`)
    return value
  }

/** A table's name; '' means the players' names. */
const tableName = lineOfAtMost(60)

const look: Check<Look> = record({ viewer: maybe(seat), gate: maybe(seat), isChosen: flag, step: maybe(count), since })
const level = wordOfAtMost(20)
const seatPlan: Check<SeatPlan> = record({ name: personName, bot: maybe(level) })
const moment: Check<Moment> = record({ step: count, nth: count })
const variants: Check<Record<string, VariantValue>> = (value, path) => {
  const found = dictionary(scalar)(value, path)
  for (const [name, chosen] of Object.entries(found))
    for (const part of [name, chosen]) if (typeof part === 'string') wordOfAtMost(200)(part, path)
  if (Object.keys(found).length > 40) throw new Problem(`${path} has too many fields`)
  return found
}

/** A signed passkey response in the browser's format. The server's passkey code verifies its content. */
export interface Credential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Readonly<Record<string, string | number | readonly string[]>>
  readonly clientExtensionResults: object
}
const LONGEST_SIGNED = 8000
const signed: Check<string | number | string[]> = (value, path) =>
  typeof value === 'number'
    ? value
    : Array.isArray(value)
      ? listOfAtMost(10, wordOfAtMost(40))(value, path)
      : textOfAtMost(LONGEST_SIGNED)(value, path)
const credential: Check<Credential> = (value, path) => {
  if (!isRecord(value)) throw new Problem(`${path} should be a passkey response`)
  return {
    id: wordOfAtMost(1400)(value['id'], `${path}.id`),
    rawId: wordOfAtMost(1400)(value['rawId'], `${path}.rawId`),
    type: oneOf('public-key')(value['type'], `${path}.type`),
    response: dictionary(signed)(value['response'], `${path}.response`),
    clientExtensionResults: {},
  }
}

const bots: Check<(string | null)[]> = listOfAtMost(SEATS.length, maybe(level))
/** The game checks its content. */
const tablesOfSet: Check<object> = (value, path) => {
  if (!isRecord(value)) throw new Problem(`${path} should be a component set`)
  return value
}

interface AskRules<T> {
  readonly check: Check<T>
  /** In characters. */
  readonly largest: number
  /** Whether it is safe to repeat after a lost connection. */
  readonly again: boolean
  /** Its cost, from a budget of thirty per second and connection. */
  readonly cost: number
  /** The limit per hour and network address. */
  readonly hourly?: number
}

const ask = <T>(check: Check<T>, rules: Partial<Omit<AskRules<T>, 'check'>> = {}): AskRules<T> => ({
  check,
  largest: 1000,
  again: true,
  cost: 1,
  ...rules,
})

export const ASKS = {
  /** Checks the connection. */
  here: ask(record({}), { largest: 100 }),
  /** Lists the player's tables. */
  tables: ask(record({}), { cost: 5 }),
  card: ask(record({ table: tableId })),
  /** Creates a table with some seats for the player; other people's seats are open until they join. */
  create: ask(
    record({
      game: wordOfAtMost(60),
      seats: listOfAtMost(SEATS.length, seatPlan),
      variants,
      drawn: flag,
      hints: optional(flag),
      name: tableName,
      mine: listOfAtMost(SEATS.length, seat),
    }),
    { largest: 4000, again: false, cost: 10, hourly: 120 },
  ),
  rematch: ask(record({ table: tableId }), { again: false, cost: 10, hourly: 120 }),
  /** Makes an invitation link to one seat, or to any open seat. */
  invite: ask(record({ table: tableId, seat: maybe(seat) }), { again: false, cost: 5, hourly: 240 }),
  /** Revokes the links to any open seat. */
  uninvite: ask(record({ table: tableId }), { cost: 5, hourly: 240 }),
  /** Shows what a link leads to, before joining. */
  knock: ask(record({ key }), { cost: 5, hourly: 600 }),
  /** Takes a seat. A player who is already seated keeps that seat. */
  join: ask(record({ key, name: personName, seat: maybe(seat) }), { cost: 5, hourly: 240 }),
  /** Gives the player's seats back; the game stays as it is. */
  leave: ask(record({ table: tableId }), { cost: 5 }),
  /**
   * Lets a bot or a person play on: in the player's own seat, in an open seat of their table, or for a player who is
   * away.
   */
  reseat: ask(record({ table: tableId, seat, bot: maybe(level) }), { cost: 5, hourly: 240 }),
  /** Renames a table; only seated players may. */
  rename: ask(record({ table: tableId, name: tableName }), { cost: 5, hourly: 240 }),
  watch: ask(record({ table: tableId }), { cost: 2 }),
  unwatch: ask(record({ table: tableId })),
  look: ask(record({ table: tableId, look })),
  moments: ask(record({ table: tableId, seat: maybe(seat), moments: listOfAtMost(MOST_MOMENTS, moment) }), {
    largest: 5000,
    cost: 10,
  }),
  say: ask(record({ table: tableId, seat, text: wordOfAtMost(LONGEST_LINE), lines: count, look }), { largest: 25_000 }),
  undo: ask(record({ table: tableId, lines: count, look })),
  redo: ask(record({ table: tableId, lines: count, look })),
  /** Automates the player's answer to a decision; null switches it off. */
  stand: ask(record({ table: tableId, seat, decision: wordOfAtMost(60), answer: maybe(wordOfAtMost(200)) }), {
    cost: 3,
    hourly: 600,
  }),
  pause: ask(record({ table: tableId, paused: flag }), { cost: 3, hourly: 600 }),
  course: ask(record({ table: tableId }), { cost: 10 }),
  ending: ask(record({ table: tableId }), { cost: 10 }),
  /** The game file, sealed until the game is over. */
  exported: ask(record({ table: tableId }), { cost: 10 }),

  /** The table's component set; null means the game's own. */
  componentsOf: ask(record({ table: tableId }), { cost: 5 }),

  /** Sends a chat message. `word` is the page's id for it, so a repeated message appears once. */
  chat: ask(record({ table: tableId, text: message, word: hex(16) }), { largest: 2000, cost: 6, hourly: 1200 }),
  /** The chat from that message on. */
  chatSince: ask(record({ table: tableId, from: count }), { cost: 3 }),
  /** The player's private note at a table. */
  note: ask(record({ table: tableId }), { cost: 2 }),
  keepNote: ask(record({ table: tableId, text: writtenOfAtMost(LONGEST_NOTE) }), {
    largest: 20_000,
    cost: 6,
    hourly: 1200,
  }),

  /** A code that adds another device to the player's account. */
  code: ask(record({}), { again: false, cost: 10, hourly: 30 }),
  /** Adds this device to the account that made the code. */
  enterCode: ask(record({ code: textOfAtMost(40) }), { again: false, cost: 30, hourly: 30 }),
  /** Lists the player's devices. */
  devices: ask(record({}), { cost: 5 }),
  dropDevice: ask(record({ mark: hex(12) }), { cost: 5, hourly: 60 }),
  /** The data a browser needs to create a passkey, and the created passkey. */
  passkeyWish: ask(record({ name: personName }), { cost: 10, hourly: 60 }),
  keepPasskey: ask(record({ answer: credential }), { largest: 20_000, again: false, cost: 10, hourly: 60 }),
  /** The data a browser needs to sign in with a passkey, and the signature, which adds this device to the account. */
  passkeyChallenge: ask(record({}), { cost: 5, hourly: 120 }),
  usePasskey: ask(record({ answer: credential }), { largest: 20_000, again: false, cost: 30, hourly: 60 }),
  dropPasskeys: ask(record({}), { cost: 5, hourly: 60 }),
  /** Deletes the account: the name goes, and games stay with their other players. */
  forgetMe: ask(record({}), { again: false, cost: 30, hourly: 20 }),
}

/** A table too large for a message: with its own components, or from a game file. */
export const BRING = {
  largest: 2_000_000,
  check: (value: unknown): Brought => {
    const brought = record<{ create: unknown; set: unknown; file: unknown }>({
      create: maybe(ASKS.create.check),
      set: maybe(record({ name: lineOfAtMost(60), tables: tablesOfSet })),
      file: maybe(record({ source: textOfAtMost(1_900_000), bots, mine: listOfAtMost(SEATS.length, seat) })),
    })(value, 'the table') as Brought
    if ((brought.file === null) !== (brought.create !== null)) throw new Problem('the table should be a plan or a file')
    return brought
  },
}
export interface Brought {
  readonly create: Asks['create'] | null
  readonly set: { readonly name: string; readonly tables: object } | null
  readonly file: {
    readonly source: string
    /** The bot in each seat, or null for a person. */
    readonly bots: readonly (string | null)[]
    readonly mine: readonly Seat[]
  } | null
}

export type Asks = { readonly [K in keyof typeof ASKS]: Checked<(typeof ASKS)[K]['check']> }
export type AskName = keyof Asks

/** The longest possible message. */
export const LARGEST_ASK = Math.max(...Object.values(ASKS).map(({ largest }) => largest))

export interface Asked<K extends AskName = AskName> {
  readonly id: number
  readonly ask: K
  readonly with: Asks[K]
}

/** Checks a page's message. Throws a Problem if it is invalid. */
export function readAsk(text: string): Asked {
  const parsed: unknown = parsedAsk(text)
  if (!isRecord(parsed)) throw new Problem('a message should be an object')
  const { ask: name } = parsed
  if (typeof name !== 'string' || !Object.hasOwn(ASKS, name)) throw new Problem('the server knows no such request')
  const { check, largest } = ASKS[name as AskName]
  if (text.length > largest) throw new Problem(`the message is longer than ${largest} characters`)
  return record<{ id: number; ask: string; with: unknown }>({ id: count, ask: oneOf(name), with: check })(
    parsed,
    name,
  ) as Asked
}

function parsedAsk(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Problem('a message should be JSON')
  }
}
