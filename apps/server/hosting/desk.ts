// What a host can do to tables and people. The page and the command line use the same functions. Each action is logged before it
// happens, so there's always an entry that the affected players can see.

import { HostError, hostErrorOf } from '@tableworks/host'
import type { HostAsks } from '@tableworks/protocol'
import type { OnlineTables } from '../online/tables.ts'
import type { HappenedTo, NewLogEntry } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Backups } from './backups.ts'
import { parsedNetwork } from './bans.ts'

/** The name of a player whose name was hidden. */
const HIDDEN_NAME = 'Player'

/** A message to all tables goes to those with a move in this time. */
const ACTIVE_MS = 14 * 24 * 60 * 60_000
const TABLES_AT_ONCE = 200

export interface DeskDeps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly backups: Backups
  readonly now: () => number
  /** Applies new log entries at this server now, instead of at the next poll. */
  readonly follow: () => Promise<void>
}

type Given<K extends keyof HostAsks> = HostAsks[K]

export class Desk {
  private readonly deps: DeskDeps

  constructor(deps: DeskDeps) {
    this.deps = deps
  }

  private entry(host: string, rest: Omit<NewLogEntry, 'at' | 'host'>): NewLogEntry {
    return { at: this.deps.now(), host, ...rest }
  }

  /** An event about the whole table, not about one seat. */
  private happened(kind: HappenedTo['kind'], detail: string): HappenedTo {
    return { kind, seat: null, name: '', detail, at: this.deps.now() }
  }

  private async playerWith(mark: string) {
    const found = await this.deps.store.playerWithMark(mark)
    if (found === null) throw new HostError('missing')
    return found
  }

  private async mustExist(table: string): Promise<void> {
    if ((await this.deps.store.hostTable(table)) === null) throw new HostError('missing')
  }

  async lock(host: string, { table, reason }: Given<'lock'>): Promise<null> {
    const { store, tables } = this.deps
    await this.mustExist(table)
    await store.logHost(this.entry(host, { action: 'lock', table, reason }))
    await tables.host.lock(table, reason, [this.happened('locked', reason)])
    return this.done()
  }

  /** Unlocks a table, which also ends a quarantine. If the table is still damaged, the next check quarantines it again. */
  async unlock(host: string, { table, reason }: Given<'unlock'>): Promise<null> {
    const { store, tables } = this.deps
    await this.mustExist(table)
    await store.logHost(this.entry(host, { action: 'unlock', table, reason }))
    await store.dropApart(table)
    tables.host.memory.quarantine.lift(table)
    await tables.host.lock(table, null, [this.happened('unlocked', reason)])
    return this.done()
  }

  async freeSeat(host: string, { table, seat, reason }: Given<'freeSeat'>): Promise<null> {
    const { store, tables } = this.deps
    const holder = (await store.room(table))?.held.find(one => one.seat === seat)?.player
    if (holder === undefined) throw new HostError('badPlan', 'No one holds that seat.')
    const detail = String(seat)
    await store.logHost(this.entry(host, { action: 'freeSeat', table, player: holder, detail, reason }))
    await tables.changes.freeByHost(table, seat, reason)
    return this.done()
  }

  /** Each player gets an entry on the You page, because the table's journal is deleted too. */
  async deleteTable(host: string, { table, reason }: Given<'deleteTable'>): Promise<null> {
    const { store, tables } = this.deps
    await this.mustExist(table)
    const room = await store.room(table)
    const players = new Set(room === null ? [] : [room.owner, ...room.held.map(one => one.player)])
    const entry = this.entry(host, { action: 'deleteTable', table, reason })
    for (const player of players.size === 0 ? [null] : players) await store.logHost({ ...entry, player })
    await tables.removeByHost(table)
    return this.done()
  }

  async writeToTable(host: string, { table, words, reason }: Given<'writeToTable'>): Promise<null> {
    await this.mustExist(table)
    await this.deps.store.logHost(this.entry(host, { action: 'writeToTable', table, detail: words, reason }))
    await this.tell(table, words)
    return this.done()
  }

  /** Writes to all tables that had a move in the last two weeks. */
  async writeToAll(host: string, { words, reason }: Given<'writeToAll'>): Promise<null> {
    const { store, now } = this.deps
    await store.logHost(this.entry(host, { action: 'writeToAll', detail: words, reason }))
    for (let last = ''; ;) {
      const found = await store.activeTables(last, now() - ACTIVE_MS, TABLES_AT_ONCE)
      for (const table of found) await this.tell(table, words)
      last = found.at(-1) ?? ''
      if (found.length < TABLES_AT_ONCE) return this.done()
    }
  }

  private async tell(table: string, words: string): Promise<void> {
    try {
      await this.deps.store.tellTable(table, this.happened('hostSaid', words))
      await this.deps.tables.happenings.heardOf(table)
    } catch (error) {
      if (hostErrorOf(error).kind !== 'missing') throw error // the table has been removed in the meantime
    }
  }

  async removeChat(host: string, { table, message, reason }: Given<'removeChat'>): Promise<null> {
    const { store } = this.deps
    const line = (await store.chat(table, message, Number.MAX_SAFE_INTEGER))[0]
    if (line?.n !== message) throw new HostError('missing')
    const { seat, name, player } = line
    const happened: HappenedTo = { kind: 'chatRemoved', seat, name, detail: reason, player, at: this.deps.now() }
    const entry = this.entry(host, { action: 'removeChat', table, player, detail: String(message), reason })
    await store.removeChat(table, message, happened, entry)
    return this.done()
  }

  async hideName(host: string, { mark, reason }: Given<'hideName'>): Promise<null> {
    const { store, tables } = this.deps
    const { player, name } = await this.playerWith(mark)
    await store.hideName(player, name, HIDDEN_NAME, this.entry(host, { action: 'hideName', player, reason }))
    await tables.changes.renameByHost(player, HIDDEN_NAME)
    return this.done()
  }

  async ban(host: string, { mark, network, until, reason }: Given<'ban'>): Promise<null> {
    const { store, now } = this.deps
    if ((mark === null) === (network === null)) throw new HostError('badPlan', 'Name a player or a network.')
    if (network !== null) parsedNetwork(network)
    if (network !== null && until === null) throw new HostError('badPlan', 'Set an end for the ban of a network.')
    if (until !== null && until <= now()) throw new HostError('badPlan', 'Set an end in the future.')
    const player = mark === null ? null : (await this.playerWith(mark)).player
    const entry = this.entry(host, { action: 'ban', player, detail: network, reason })
    await store.addBan({ player, network, until, reason }, entry)
    return this.done()
  }

  async unban(host: string, { ban, reason }: Given<'unban'>): Promise<null> {
    const { store, now } = this.deps
    const found = (await store.bans(now())).find(one => one.n === ban)
    if (found === undefined) throw new HostError('missing')
    const { player, network: detail } = found
    await store.dropBan(ban, this.entry(host, { action: 'unban', player, detail, reason }))
    return this.done()
  }

  async checkTable(host: string, { table, reason }: Given<'checkTable'>): Promise<{ problem: string | null }> {
    await this.mustExist(table)
    await this.deps.store.logHost(this.entry(host, { action: 'checkTable', table, reason }))
    const problem = await this.deps.tables.check(table)
    if (problem === undefined)
      throw new HostError(
        'badPlan',
        'The table couldn’t be checked, because it just changed or uses other rules. Try again.',
      )
    return { problem }
  }

  async answerReport(host: string, { report, reason }: Given<'answerReport'>): Promise<null> {
    const { store, now } = this.deps
    const found = await store.report(report)
    if (found === null || !(await store.answerReport(report, reason, now()))) throw new HostError('missing')
    const { reporter: player, table } = found
    const detail = String(report)
    await store.logHost(this.entry(host, { action: 'answerReport', table, player, detail, reason }))
    return this.done()
  }

  async backUp(host: string, { reason }: Given<'backUp'>) {
    const made = await this.deps.backups.make()
    await this.deps.store.logHost(this.entry(host, { action: 'backUp', detail: JSON.stringify(made), reason }))
    return made
  }

  private async done(): Promise<null> {
    await this.deps.follow()
    return null
  }
}
