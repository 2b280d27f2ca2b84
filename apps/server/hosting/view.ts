// What hosts see: a table's seats, times, chat and events, but never its cards, moves or notes.

import { HostError } from '@tableworks/host'
import type {
  HostList,
  HostLogEntry,
  HostOverview,
  HostPlayer,
  HostTable,
  HostTableDetails,
  LoggedError,
} from '@tableworks/protocol'
import { messageFor } from '../online/chat.ts'
import { happeningFor } from '../online/happenings.ts'
import type { OnlineTables } from '../online/tables.ts'
import type { HostRow, LogEntry } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { lastBackup } from './backups.ts'
import { installedVersion } from './installed.ts'
import type { Vitals } from './vitals.ts'

/** A table is quiet after this time without a move. */
const QUIET_MS = 3 * 24 * 60 * 60_000
const MOST_TABLES = 100
const MOST_REPORTS = 50
const MOST_LOG = 30
const MOST_TROUBLED = 20

/** Facts that only a running server knows. */
export interface ServerFacts {
  readonly version: string
  readonly started: number
  readonly vitals: Vitals
  readonly errors: () => readonly LoggedError[]
  readonly notReady: () => Promise<string | null>
  readonly networksOf: (player: string) => readonly string[]
  readonly pages: () => HostOverview['pages']
}

export class HostView {
  private readonly store: ServerStore
  private readonly tables: OnlineTables
  private readonly now: () => number

  constructor(deps: { readonly store: ServerStore; readonly tables: OnlineTables; readonly now: () => number }) {
    this.store = deps.store
    this.tables = deps.tables
    this.now = deps.now
  }

  private get quietBefore(): number {
    return this.now() - QUIET_MS
  }

  counts = () => this.store.hostCounts(this.quietBefore)

  async list(list: HostList, most = MOST_TABLES): Promise<HostTable[]> {
    const rows = await this.store.hostTables(list, this.quietBefore, most)
    return Promise.all(rows.map(row => this.tableOf(row)))
  }

  /** An unreadable table is listed without its seats. */
  private async tableOf({ table, apart, why }: HostRow): Promise<HostTable> {
    const quarantined = apart === 1 ? (why ?? '') : null
    const unread = { game: '', name: null, seats: [], updated: 0, steps: 0, isOver: false, locked: null }
    const card = await this.tables.cards.of(table, null).catch(() => null)
    if (card === null) return { table, ...unread, quarantined }
    const { game, name, updated, steps, result, locked = null, online } = card
    const seats = card.seats.map(({ name: called, bot }, seat) => ({
      name: called,
      bot,
      mark: online?.marks[seat] ?? null,
      isOpen: online?.open.some(open => open === seat) === true,
    }))
    return { table, game, name, seats, updated, steps, isOver: result !== null, locked, quarantined }
  }

  async table(table: string): Promise<HostTableDetails> {
    const row = await this.store.hostTable(table)
    if (row === null) throw new HostError('missing')
    const [card, chat, happenings] = await Promise.all([
      this.tableOf(row),
      this.tables.chat.since(table, 0),
      this.tables.happenings.since(table, 0),
    ])
    return {
      ...card,
      chat: chat.map(line => messageFor('', line)),
      happenings: happenings.map(one => happeningFor('', one)),
    }
  }

  async player(mark: string, networksOf: ServerFacts['networksOf'] = () => []): Promise<HostPlayer> {
    const found = await this.store.playerWithMark(mark)
    if (found === null) throw new HostError('missing')
    const { player, name, created } = found
    const [tables, reports] = await Promise.all([this.store.tablesOf(player), this.store.reportsAbout(player)])
    return { mark, name, since: created, networks: networksOf(player), tables, reports }
  }

  async log(before: number): Promise<HostLogEntry[]> {
    return collapsed(await this.store.hostLogBefore(before, MOST_LOG))
  }

  async saved(table: string): Promise<{ file: string }> {
    return { file: await this.tables.host.sealedFile(table) }
  }

  reports = () => this.store.openReports(MOST_REPORTS)
  bans = () => this.store.bans(this.now())

  async overview(host: string, facts: ServerFacts): Promise<HostOverview> {
    const [counts, troubled, reports, bans, backup, bytes, log, notReady] = await Promise.all([
      this.counts(),
      this.list('locked', MOST_TROUBLED),
      this.reports(),
      this.bans(),
      lastBackup(this.store),
      this.store.bytes(),
      this.log(Number.MAX_SAFE_INTEGER),
      facts.notReady(),
    ])
    const tables = counts.playing + counts.waiting + counts.quiet + counts.locked
    return {
      host,
      version: facts.version,
      installed: await installedVersion(),
      pages: facts.pages(),
      node: process.version,
      now: this.now(),
      running: Date.now() - facts.started,
      notReady,
      vitals: facts.vitals.card({ playing: counts.playing, tables }),
      counts,
      troubled,
      reports: reports.map(({ reporter: _id, about: _player, answer: _none, ...report }) => report),
      bans: bans.map(({ player: _id, ...ban }) => ban),
      backup,
      bytes,
      errors: facts.errors(),
      log,
    }
  }
}

/** Deleting a table logs an entry for each of its players. The list shows only one of them. */
function collapsed(entries: readonly LogEntry[]): HostLogEntry[] {
  const isSame = (a: LogEntry, b: LogEntry | undefined) =>
    a.action === 'deleteTable' && a.action === b?.action && a.table === b.table && a.at === b.at
  return entries.filter((entry, i) => !isSame(entry, entries[i - 1])).map(({ player: _id, ...entry }) => entry)
}
