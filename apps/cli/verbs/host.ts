// tw host: what the host page can do, on a server's data folder or its PostgreSQL database. Running servers follow within a second.

import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { Problem } from '@tableworks/kernel'
import { HOST_ASKS, HOST_LISTS, type HostAskName, type HostAsks, type HostList } from '@tableworks/protocol'
import { nearest } from '../nearest.ts'
import { Usage, verb, whole, Wrong } from '../verb.ts'
import { pathFrom } from '../wanted.ts'
import { DATA, DATABASE, databaseFrom, folderFrom } from './backup.ts'

type Server = typeof import('@tableworks/server')
type Desk = Parameters<Parameters<Server['withDesk']>[1]>[0]

interface Given {
  readonly table?: string
  readonly seat?: string
  readonly message?: string
  readonly player?: string
  readonly network?: string
  readonly days?: string
  readonly ban?: string
  readonly report?: string
  readonly words?: string
  readonly list?: string
  readonly out?: string
  readonly reason?: string
  readonly as?: string
}

const DAY_MS = 24 * 60 * 60_000
const SEE = 'tw host --help'

const numberIn = (flag: string, given: string | undefined): number | undefined =>
  given === undefined ? undefined : whole(flag, given, 0)
const daysFrom = (given: string | undefined): number | null =>
  given === undefined ? null : Date.now() + whole('days', given, 1) * DAY_MS

/** The fields of each action, from its flags. The request's own check finds what is missing. */
const FIELDS: { readonly [K in HostAskName]?: (given: Given) => object } = {
  lock: ({ table }) => ({ table }),
  unlock: ({ table }) => ({ table }),
  freeSeat: ({ table, seat }) => ({ table, seat: numberIn('seat', seat) }),
  deleteTable: ({ table }) => ({ table }),
  writeToTable: ({ table, words }) => ({ table, words }),
  writeToAll: ({ words }) => ({ words }),
  removeChat: ({ table, message }) => ({ table, message: numberIn('message', message) }),
  hideName: ({ player }) => ({ mark: player }),
  ban: ({ player, network, days }) => ({ mark: player ?? null, network: network ?? null, until: daysFrom(days) }),
  unban: ({ ban }) => ({ ban: numberIn('ban', ban) }),
  checkTable: ({ table }) => ({ table }),
  answerReport: ({ report }) => ({ report: numberIn('report', report) }),
  backUp: () => ({}),
}

/** `free-seat` on the command line is `freeSeat` in the protocol. */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const ACTIONS = new Map(Object.keys(FIELDS).map(ask => [dashed(ask), ask as keyof typeof FIELDS & keyof Desk['desk']]))

/** Actions that change nothing. */
const LOOKS: Readonly<Record<string, (desk: Desk, given: Given) => Promise<unknown>>> = {
  code: ({ sessions }) => sessions.newCode(),
  status: async ({ view }) => ({
    tables: await view.counts(),
    reports: (await view.reports()).map(({ reporter: _id, about: _player, ...report }) => report),
    bans: (await view.bans()).map(({ player: _id, ...ban }) => ban),
    locked: await view.list('locked'),
  }),
  tables: ({ view }, { list }) => view.list(listFrom(list)),
  table: ({ view }, { table }) => view.table(tableFrom(table)),
  player: ({ view }, { player }) => view.player(player ?? ''),
  log: ({ view }) => view.log(Number.MAX_SAFE_INTEGER),
  save: async ({ view }, { table, out }) => {
    const { file } = await view.saved(tableFrom(table))
    if (out === undefined) return file
    writeFileSync(pathFrom(out), file)
    return `Saved ${out}.`
  },
}
const NAMES = [...Object.keys(LOOKS), ...ACTIONS.keys()]

function listFrom(given = 'playing'): HostList {
  const found = HOST_LISTS.find(one => one === given)
  if (found === undefined) throw new Usage(`--list must be one of ${HOST_LISTS.join(', ')}, not '${given}'.`, SEE)
  return found
}

function tableFrom(given: string | undefined): string {
  if (given === undefined) throw new Usage('Name a table: --table on-….', SEE)
  return given
}

async function act(desk: Desk, ask: keyof typeof FIELDS & keyof Desk['desk'], given: Given): Promise<unknown> {
  const fields = { ...FIELDS[ask]?.(given), reason: given.reason }
  const checked = checkedFields(ask, fields)
  const work = desk.desk[ask].bind(desk.desk) as (host: string, asked: unknown) => Promise<unknown>
  return (await work(given.as ?? userInfo().username, checked)) ?? 'Done.'
}

function checkedFields<K extends HostAskName>(ask: K, fields: object): HostAsks[K] {
  try {
    return HOST_ASKS[ask].check(fields, dashed(ask)) as HostAsks[K]
  } catch (error) {
    throw error instanceof Problem ? new Usage(`${error.message}.`, SEE) : error
  }
}

const say = (made: unknown): void => console.log(typeof made === 'string' ? made : JSON.stringify(made, null, 2))

const text = (value: string, help: string) => ({ type: 'string', value, help }) as const

export const host = verb({
  name: 'host',
  summary: 'host a server: sign-in codes, reports, locks, bans, and everything else on the host page',
  takes: 'ACTION',
  about:
    "Does everything the host page does, on a server's data folder or PostgreSQL database. The server may be running.\n" +
    'Queries: code (signs you in at /host, once), status, tables, table, player, log, save\n' +
    'Actions: lock, unlock, free-seat, delete-table, write-to-table, write-to-all, remove-chat, hide-name, ban, unban,\n' +
    '         check-table, answer-report, back-up. Each needs --reason, which goes into the log.',
  flags: {
    data: DATA,
    database: DATABASE,
    table: text('ID', 'the table, as in its address: on-…'),
    seat: text('N', 'free-seat: the seat, from 0'),
    message: text('N', 'remove-chat: the number of the message (tw host table)'),
    player: text('MARK', 'a player, as in the address of their page'),
    network: text('NET', 'ban: an address or a prefix, such as 203.0.113.0/24'),
    days: text('N', 'ban: how many days (default for a player: forever)'),
    ban: text('N', 'unban: the number of the ban (tw host status)'),
    report: text('N', 'answer-report: the number of the report'),
    words: text('TEXT', 'what to write'),
    list: text('LIST', `tables: ${HOST_LISTS.join(', ')} (default: playing)`),
    out: text('FILE', 'save: the file to write'),
    reason: text('TEXT', 'the reason, which the players affected can read'),
    as: text('NAME', 'your name for the log (default: your user name)'),
  },
  examples: [
    'tw host code',
    'tw host lock --table on-0123456789abcdef0123 --reason "under review"',
    'tw host ban --network 203.0.113.0/24 --days 7 --reason spam',
  ],
  async run(word = '', given) {
    const look = LOOKS[word]
    const ask = ACTIONS.get(word)
    if (look === undefined && ask === undefined)
      throw new Usage(`tw host has no action '${word}'${nearest(word, NAMES)}`, SEE)
    const server = await import('@tableworks/server') // imported late, because it loads slowly
    const place = { data: folderFrom(given.data), database: databaseFrom(given) }
    if (ask !== undefined) checkedFields(ask, { ...FIELDS[ask]?.(given), reason: given.reason })
    try {
      say(
        await server.withDesk(
          place,
          desk => (ask === undefined ? look?.(desk, given) : act(desk, ask, given)) as Promise<unknown>,
        ),
      )
      return 0
    } catch (error) {
      throw whyNot(error, server)
    }
  },
})

function whyNot(error: unknown, { CannotCopy }: Server): unknown {
  if (error instanceof CannotCopy) return new Wrong(error.message)
  if (!(error instanceof Error) || (error.name !== 'missing' && error.name !== 'badPlan')) return error
  return new Wrong(error.name === 'missing' ? 'There is no such table, player, message, ban or report.' : error.message)
}
