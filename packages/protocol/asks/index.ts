// All requests from a page to a server in one table, with their fields, size limits and costs. A server rejects
// everything else. After a lost connection, a page repeats only requests that are safe to repeat.

import { Problem, type Seat, SEATS } from '@tableworks/kernel'
import {
  type Check,
  count,
  described,
  isRecord,
  level,
  lineOfAtMost,
  listOfAtMost,
  maybe,
  oneOf,
  record,
  seat,
  textOfAtMost,
} from './fields.ts'
import { GROUP_ASKS, type GroupAnswers } from './groups.ts'
import { LOBBY_ASKS, type LobbyAnswers } from './lobby.ts'
import { NOTICE_ASKS, type NoticeAnswers } from './notices.ts'
import { PACE_ASKS, type PaceAnswers } from './pace.ts'
import { PEOPLE_ASKS, type PeopleAnswers } from './people.ts'
import { PLAY_ASKS, type PlayAnswers } from './play.ts'
import { PROFILE_ASKS, type ProfileAnswers } from './profile.ts'
import { SAFETY_ASKS, type SafetyAnswers } from './safety.ts'
import { TABLE_ASKS, type TableAnswers } from './tables.ts'
import { TALK_ASKS, type TalkAnswers } from './talk.ts'
import { TOKEN_ASKS, type TokenAnswers } from './tokens.ts'

/** Raise this when pages and servers of different versions could misunderstand each other. */
export const PROTOCOL = 1

const bots: Check<(string | null)[]> = listOfAtMost(SEATS.length, maybe(level))
/** The game checks its content. */
const tablesOfSet = described({ type: 'object' }, (value, path): object => {
  if (!isRecord(value)) throw new Problem(`${path} should be a component set`)
  return value
})

export const ASKS = {
  ...TABLE_ASKS,
  ...PLAY_ASKS,
  ...TALK_ASKS,
  ...PEOPLE_ASKS,
  ...PROFILE_ASKS,
  ...LOBBY_ASKS,
  ...GROUP_ASKS,
  ...NOTICE_ASKS,
  ...TOKEN_ASKS,
  ...SAFETY_ASKS,
  ...PACE_ASKS,
}

export interface Answers
  extends
    TableAnswers,
    PlayAnswers,
    TalkAnswers,
    PeopleAnswers,
    ProfileAnswers,
    LobbyAnswers,
    GroupAnswers,
    NoticeAnswers,
    TokenAnswers,
    SafetyAnswers,
    PaceAnswers {}

/** Uploads that are too large for a message: tables with a custom component set, or from a game file. */
const upload = record<{ create: unknown; set: unknown; file: unknown }>({
  create: maybe(ASKS.create.check),
  set: maybe(record({ name: lineOfAtMost(60), tables: tablesOfSet })),
  file: maybe(record({ source: textOfAtMost(1_900_000), bots, mine: listOfAtMost(SEATS.length, seat) })),
})
export const BRING = {
  largest: 2_000_000,
  schema: upload.schema,
  check: (value: unknown): Brought => {
    const brought = upload(value, 'the table') as Brought
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

type Checked<C> = C extends Check<infer T> ? T : never
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
