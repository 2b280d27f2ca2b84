// The host of all tables in one store: a device's tables in a page's worker, or everyone's tables on a server.

import {
  type AnyGame,
  type Components,
  digestOf,
  type LogLine,
  MOST_CONTINUATIONS,
  type OnLine,
  openedSeed,
  type Seat,
  seedFrom,
  variantsOf,
  writeGameFile,
} from '@tableworks/kernel'
import {
  type FileGlance,
  BOT_NAMES,
  type Ending,
  type Keeping,
  type OddTable,
  type Pulse,
  type SeatPlan,
  type TableCard,
  type TableLink,
  type TablePlan,
  HostError,
  hostErrorOf,
} from './link.ts'
import type { Clock, Holidays, ShownClock } from './clock.ts'
import { checkSet } from './component-sets.ts'
import { endingOf } from './ending.ts'
import { type Happened, SAY_NOTHING, type TellSeating } from './happened.ts'
import {
  type Beginning,
  awaitedSeats,
  awaiting,
  cardOf,
  checkedVariants,
  fileIn,
  fileOf,
  newRecord,
  type Imported,
  rawText,
  recordIn,
  sealed,
  waitingSeats,
  type Wanted,
} from './records.ts'
import { type Authority, withBotsPaused, mustBeUnlocked, Seated } from './seated.ts'
import { drawnSeats, reseated } from './seating.ts'
import type { Awaited, ListedRecord, TableRecord } from './store.ts'
import type { OpenTable } from './table/open-table.ts'
import { type MemoryDeps, TablesInMemory } from './tables-in-memory.ts'
import type { Votes } from './votes.ts'
import type { WatchedTable } from './watched-table.ts'

/** Long-running work that can be stopped. */
export interface FileWork<T> {
  /** Null if the work was stopped. */
  readonly answer: Promise<T | null>
  stop(): void
}

export interface HostDeps extends Omit<MemoryDeps, 'pace'> {
  /** Returns this many random hexadecimal digits. */
  readonly random: (digits: number) => string
  readonly persist: () => Promise<boolean>
  /** A prefix for table ids; none by default. */
  readonly prefix?: string
  /** Replays a game file in the background, so nothing else waits for it. */
  readonly importing: (source: string, wanted: Wanted, onLine: OnLine) => FileWork<Imported>
}

/** Stores a new table. A server stores its own data about the table in the same transaction. */
export type Keep = (record: TableRecord, lines: readonly LogLine[]) => Promise<void>

const LONGEST_TABLE_NAME = 60
const called = (name: string): string => name.trim().slice(0, LONGEST_TABLE_NAME)

export class TableHost implements Omit<TableLink, keyof Seated | 'branch'> {
  protected readonly deps: HostDeps
  /** On a server (`playsOn`), an unwatched table stays in memory until a sweep finds it idle; otherwise it's unloaded at once. */
  readonly memory: TablesInMemory
  private tickets = 0
  private paceMs = 0
  private import: FileWork<Imported> | null = null
  /** The last removed table, for `restore`. */
  private removed: { readonly record: TableRecord; readonly lines: readonly LogLine[] } | null = null

  constructor(deps: HostDeps) {
    this.deps = deps
    this.memory = new TablesInMemory({ ...deps, pace: () => this.paceMs })
  }

  async keeping(): Promise<Keeping> {
    if (this.deps.store.isMemory) return 'memory'
    return (await this.deps.persist()) ? 'durable' : 'best-effort'
  }

  async tables(): Promise<TableCard[]> {
    const { readable } = await this.kept()
    return readable.map(record => this.cardOf(record)).sort((a, b) => b.updated - a.updated)
  }

  async oddTables(): Promise<OddTable[]> {
    return (await this.kept()).odd
  }

  /** A record that can't be read must not hide the others. */
  private async kept(): Promise<{ readable: ListedRecord[]; odd: OddTable[] }> {
    const readable: ListedRecord[] = []
    const odd: OddTable[] = []
    for (const raw of await this.deps.store.tables())
      try {
        readable.push(recordIn(raw))
      } catch (error) {
        // Uses the stored id even if it isn't valid, because exporting and deleting the record require it.
        odd.push({ id: (raw as { id: string }).id, problem: hostErrorOf(error).detail })
      }
    return { readable, odd }
  }

  async raw(table: string): Promise<Blob> {
    return new Blob([rawText(await this.deps.store.raw(table))], { type: 'application/json' })
  }

  async card(table: string, holidays?: Holidays): Promise<TableCard> {
    const watched = await this.ifWatched(table)
    return this.cardOf(watched?.opened.record ?? (await this.recordOf(table)), holidays)
  }

  private cardOf(record: ListedRecord, holidays?: Holidays): TableCard {
    return cardOf(record, this.deps.clock?.now(), holidays)
  }

  /** The clock of a watched table as stored and as shown now; null without one. */
  async clockOf(table: string): Promise<{ readonly kept: Clock; readonly shown: ShownClock } | null> {
    const watched = await this.ifWatched(table)
    const kept = watched?.opened.record.news.clock
    const shown = watched?.opened.clock ?? null
    return kept === undefined || shown === null ? null : { kept, shown }
  }

  /** The seats of a table whose time has run out, until `clockChecked`. */
  async outOfTime(table: string): Promise<readonly Seat[]> {
    return (await this.at(table)).outOfTime()
  }

  /** Stores the clock of a table as checked, with what happened to the seats whose time had run out. */
  async clockChecked(table: string, happened: readonly Happened[] = []): Promise<void> {
    await (await this.at(table)).clockChecked(happened)
  }

  /** The seating. The list's identity changes only when the seating does. */
  async seatsOf(table: string): Promise<readonly SeatPlan[]> {
    const watched = await this.ifWatched(table)
    return (watched?.opened.record ?? (await this.recordOf(table))).seats
  }

  /** Why a host of the server locked the table; null if none did. */
  async lockOf(table: string): Promise<string | null> {
    const watched = await this.ifWatched(table)
    return (watched?.opened.record ?? (await this.recordOf(table))).locked ?? null
  }

  /** `set` provides components that aren't stored here. `keep` stores the table; by default the store does. */
  async create(
    {
      game: id,
      seats,
      variants,
      box,
      drawn = false,
      hints = false,
      rated = false,
      name = '',
      pace = null,
      absentDays,
    }: TablePlan,
    set: Components | null = null,
    keep?: Keep,
  ): Promise<string> {
    const game = await this.load(id)
    if (set !== null) checkSet(game, set.tables)
    const components = box === null ? set : await this.boxOf(id, box)
    const wanted = { seats, variants: checkedVariants(game, variants, seats.length), components, drawn, hints, rated }
    const extras = {
      ...(called(name) === '' ? {} : { name: called(name) }),
      ...(pace === null ? {} : { pace }),
      ...(absentDays === undefined ? {} : { absentDays }),
    }
    return this.begin(game, { ...wanted, ...extras }, keep)
  }

  async playNow(id: string, person: string): Promise<string> {
    const game = await this.load(id)
    const count = game.seats.find(seats => seats >= 2) ?? game.seats[0] ?? 1
    const bots = BOT_NAMES.filter(name => name !== person).slice(0, count - 1)
    const seats = [{ name: person, bot: null }, ...bots.map(name => ({ name, bot: 'normal' }))]
    return this.begin(game, { seats, variants: variantsOf(game, {}, seats.length), components: null })
  }

  /** The players of the `awaited` seats didn't ask for the rematch. */
  async rematch(
    table: string,
    otherSeats?: readonly SeatPlan[],
    keep?: Keep,
    awaited: readonly Seat[] = [],
  ): Promise<string> {
    const record = await this.wholeRecordOf(table)
    const { seats, variants, components, drawn = false, hints = false, rated = false, pace, absentDays } = record
    // If seats are given, the caller has already arranged them, so they aren't shuffled again.
    const wanted = { seats: otherSeats ?? seats, variants, components, drawn: drawn && !otherSeats, hints, rated }
    const extras = { ...(pace === undefined ? {} : { pace }), ...(absentDays === undefined ? {} : { absentDays }) }
    return this.begin(await this.load(record.game), { ...wanted, ...extras, ...awaiting(awaited, true) }, keep)
  }

  /** The people who haven't come to a rematch. */
  async awaitedAt(table: string): Promise<readonly Seat[]> {
    const watched = await this.ifWatched(table)
    return awaitedSeats(watched?.opened.record ?? (await this.recordOf(table)))
  }

  /** The players of these seats have opened the table. */
  async arrive(table: string, seats: readonly Seat[]): Promise<void> {
    await (await this.at(table)).arrive(seats)
  }

  protected async begin(
    game: AnyGame,
    wanted: Pick<Beginning, 'seats' | 'variants' | 'components'> &
      Partial<Pick<Beginning, 'name' | 'position' | 'drawn' | 'hints' | 'rated' | 'pace' | 'absentDays' | 'from'>> &
      Awaited,
    keep?: Keep,
  ): Promise<string> {
    const { random, now, store, persist } = this.deps
    const seed = seedFrom(random(64), [], MOST_CONTINUATIONS)
    const seats = wanted.drawn === true ? drawnSeats(wanted.seats, seed) : wanted.seats
    const beginning = { position: null, from: null, ...wanted, seats }
    const record = newRecord(game, { ...beginning, id: this.newId(), seed, created: now() })
    await (keep ?? store.addTable.bind(store))(record, [])
    void persist()
    return record.id
  }

  private newId(): string {
    return `${this.deps.prefix ?? ''}${this.deps.random(20)}`
  }

  async open(table: string, wake: (pulse: Pulse) => void) {
    const watched = await this.memory.watch(table)
    const ticket = ++this.tickets
    watched.join(ticket, wake)
    return { card: this.cardOf(watched.opened.record), ticket }
  }

  async close(table: string, ticket: number): Promise<void> {
    const watched = await this.ifWatched(table)
    if (watched?.leave(ticket) === false && this.deps.playsOn !== true) await this.memory.forget(table, watched)
  }

  /** Everything that needs a seat goes through Seated. */
  as(who: Authority): Seated {
    return new Seated(this.memory, who)
  }

  course = async (table: string) => (await this.at(table)).course()

  async ending(table: string): Promise<Ending> {
    const { store } = this.deps
    const record = await this.wholeRecordOf(table)
    if (record.news.result === null) throw new HostError('secret')
    const game = await this.load(record.game)
    const [lines, memory] = await Promise.all([store.lines(table, 0), store.memory(table)])
    return this.memory.watchdogOf(table)(() => endingOf(game, record, lines, memory))
  }

  /**
   * Needs only the record, so it works for tables that can't be opened. A table with clocks is opened, because its clocks may
   * start.
   */
  async reseat(
    table: string,
    change: (seats: readonly SeatPlan[]) => readonly SeatPlan[],
    tell: TellSeating = SAY_NOTHING,
    isRename = false,
  ): Promise<void> {
    if ((await this.hasClock(table)) && (await this.memory.watch(table).catch(() => null)) === null)
      return this.reseatRecord(table, change, tell, isRename)
    if ((await this.ifWatched(table)) === undefined) return this.reseatRecord(table, change, tell, isRename)
    await withBotsPaused(this.memory, table, async ({ opened }) => {
      await opened.reseat(change, tell, isRename)
      if (opened.request !== null) await opened.agreeForBots()
    })
  }

  /** The chapter that a bot should finish before a person takes over from it; undefined if none. */
  async unfinishedBy(table: string, seat: Seat): Promise<string | undefined> {
    return (await this.at(table)).unfinishedBy(seat)
  }

  private async hasClock(table: string): Promise<boolean> {
    return (await this.recordOf(table)).pace !== undefined
  }

  private async reseatRecord(
    table: string,
    change: (seats: readonly SeatPlan[]) => readonly SeatPlan[],
    tell: TellSeating,
    isRename: boolean,
  ): Promise<void> {
    const { store, tellOthers, playsOn } = this.deps
    const record = await this.recordOf(table)
    const seating = reseated(record, change, isRename)
    // Another server may have changed the seats in the meantime.
    if (!(await store.changeRecord(table, seating, tell(record.seats, seating.seats), record.seats)))
      return this.reseatRecord(table, change, tell, isRename)
    tellOthers(table)
    await this.memory.heardOf(table) // the table may have been opened in the meantime
    const isBotsTurn = waitingSeats(record).some(seat => seating.seats[seat]?.bot !== null)
    // If the table can't be opened, the next visitor will see why
    if (playsOn === true && isBotsTurn) await this.memory.watch(table).catch(() => undefined)
  }

  /** Locks a table with a reason, or unlocks it. A table that can't be opened has only its record changed. */
  async lock(table: string, locked: string | null, happened: readonly Happened[]): Promise<void> {
    const watched = await this.memory.watch(table).catch((error: unknown) => {
      if (hostErrorOf(error).kind === 'missing') throw error
      return null
    })
    if (watched === null) await this.deps.store.changeRecord(table, { locked }, happened)
    else await watched.lock(locked, happened)
  }

  async pause(table: string, ...pausing: Parameters<WatchedTable['pause']>): Promise<void> {
    const watched = await this.memory.watch(table)
    mustBeUnlocked(watched.opened)
    await watched.pause(...pausing)
  }

  /** Stores motions and votes. */
  async keepVotes(table: string, votes: Votes, happened: readonly Happened[] = []): Promise<void> {
    await (await this.at(table)).keepVotes(votes, happened)
  }

  /** Whether bots may play on when all of them are stand-ins. */
  async letsStandInsPlay(table: string): Promise<boolean> {
    const watched = await this.ifWatched(table)
    return (watched?.opened.record ?? (await this.recordOf(table))).paused === false
  }

  async pace(ms: number): Promise<void> {
    this.paceMs = ms
  }

  private readonly ifWatched = (table: string): Promise<WatchedTable | undefined> => this.memory.ifWatched(table)

  private readonly at = async (table: string): Promise<OpenTable> => (await this.memory.watch(table)).opened

  async rename(table: string, name: string, happened: readonly Happened[] = []): Promise<void> {
    await (await this.at(table)).rename(called(name), happened)
  }

  async remove(table: string): Promise<void> {
    await this.rememberRemoved(table)
    await this.removeForGood(table)
  }

  /** For servers, where a removal can't be undone and the table must not stay in memory. */
  async removeForGood(table: string): Promise<void> {
    const watched = await this.ifWatched(table)
    if (watched !== undefined) await this.memory.forget(table, watched)
    await this.deps.store.removeTable(table)
    this.deps.tellOthers(table)
  }

  /** Keeps the removed table for the page's *Undo*, until the next removal. An unreadable table can't be restored. */
  private async rememberRemoved(table: string): Promise<void> {
    try {
      const record = await this.wholeRecordOf(table)
      this.removed = { record, lines: await this.deps.store.lines(table, 0) }
    } catch {
      this.removed = null
    }
  }

  async restore(table: string): Promise<boolean> {
    const { removed } = this
    if (removed?.record.id !== table) return false
    await this.deps.store.addTable(removed.record, removed.lines)
    this.removed = null
    return true
  }

  async exported(table: string): Promise<Blob> {
    const record = await this.wholeRecordOf(table)
    const lines = await this.deps.store.lines(table, 0)
    const file = fileOf(record, lines, await this.load(record.game))
    return new Blob([writeGameFile(file)], { type: 'application/json' })
  }

  /** The game file for other people, sealed while the game is running. */
  async sealedFile(table: string): Promise<string> {
    const record = await this.wholeRecordOf(table)
    const lines = await this.deps.store.lines(table, 0)
    const file = fileOf(record, lines, await this.load(record.game))
    const { result, continued = 0 } = record.news
    if (result === null) return writeGameFile(sealed(file, lines.slice(record.earlier ?? 0)))
    return writeGameFile({ ...file, seed: openedSeed(record.seed, continued) })
  }

  async glance(source: string): Promise<FileGlance> {
    const { game, seats, result } = fileIn(source)
    return { game, seats, isOver: result !== null }
  }

  async imported(source: string, bots: readonly (string | null)[] = [], onLine: OnLine = () => undefined) {
    const { now, importing, store } = this.deps
    this.import?.stop()
    const work = importing(source, { id: this.newId(), now: now(), bots }, onLine)
    this.import = work
    const made = await work.answer
    if (made === null) return null
    const { components, game } = made.record
    if (components !== null) checkSet(await this.load(game), components.tables)
    await store.addTable(made.record, made.lines)
    return made.record.id
  }

  async stopImport(): Promise<void> {
    this.import?.stop()
    this.import = null
  }

  async boxes(game: string) {
    return (await this.deps.store.boxes()).filter(box => box.game === game)
  }

  async keepBox(id: string, name: string, tables: object): Promise<string> {
    const game = await this.load(id)
    checkSet(game, tables)
    const hash = digestOf(tables)
    await this.deps.store.keepBox({ hash, game: id, name, tables })
    return hash
  }

  async componentsOf(table: string): Promise<Components | null> {
    const watched = await this.ifWatched(table)
    return (watched?.opened.record ?? (await this.wholeRecordOf(table))).components
  }

  removeBox = (hash: string) => this.deps.store.removeBox(hash)

  private async boxOf(game: string, hash: string): Promise<Components> {
    const found = (await this.boxes(game)).find(box => box.hash === hash)
    if (found === undefined)
      throw new HostError('badPlan', `The component set ${hash.slice(0, 8)} is not stored here. Load it first.`)
    return { name: found.name, tables: found.tables }
  }

  private recordOf(table: string): Promise<ListedRecord> {
    return this.memory.recordOf(table)
  }

  private wholeRecordOf(table: string): Promise<TableRecord> {
    return this.memory.wholeRecordOf(table)
  }

  private load(game: string): Promise<AnyGame> {
    return this.deps.load(game)
  }
}
