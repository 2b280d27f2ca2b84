// The clocks of one table: whose time runs, and when to store them.

import { same, type Seat } from '@tableworks/kernel'
import {
  type Deciding,
  checkedAt,
  type Clock,
  clockAfter,
  seatsOutOfTime,
  shownClock,
  type ShownClock,
  type Timing,
} from '../clock.ts'
import type { Happened } from '../happened.ts'
import { awaitedSeats, waitingSeats } from '../records.ts'
import type { TableNews, TableRecord } from '../store.ts'
import type { Ownership, TableDeps } from './deps.ts'
import type { TableSeats } from './table-seats.ts'

interface TimedTable {
  record: TableRecord
  readonly ownership: Ownership | null
  readonly seats: TableSeats
  readonly deps: Pick<TableDeps, 'clock'>
  catchUp(): Promise<unknown>
}

export class TableClocks {
  private readonly of: TimedTable

  constructor(of: TimedTable) {
    this.of = of
  }

  /** Null for a table without clocks. */
  private get timing(): Timing | null {
    const { record, ownership } = this.of
    return record.pace === undefined ? null : { pace: record.pace, holidays: ownership?.holidays ?? {} }
  }

  /** The time each seat has left, and whose time runs; null for a table without clocks. */
  get shown(): ShownClock | null {
    const { clock } = this.of.record.news
    const now = this.of.deps.clock?.now()
    return this.timing === null || clock === undefined || now === undefined ? null : shownClock(this.timing, clock, now)
  }

  /** The clock to store with this news. */
  after(after: TableNews, by: Deciding['by']): Pick<TableNews, 'clock'> {
    const { seats, news } = this.of.record
    const { clock } = this.of.deps
    if (this.timing === null || clock === undefined) return {}
    const asked = { running: this.running(after), by }
    return { clock: clockAfter(this.timing, news.clock ?? null, seats.length, asked, clock.now()) }
  }

  /** The seats whose time runs. Clocks stop while people pause, a seat is free or someone hasn't come to a rematch. */
  private running(news: TableNews): readonly Seat[] {
    const { record, seats } = this.of
    const isWaiting =
      record.locked != null ||
      record.paused === true ||
      seats.people.some(seat => !seats.isHeld(seat)) ||
      awaitedSeats(record).length > 0
    return isWaiting ? [] : waitingSeats({ ...record, news }).filter(seat => seats.isPerson(seat))
  }

  /** Restarts the clocks after someone chose early, changed that, sat down, left, paused or let a bot play. */
  async restart(by: Deciding['by'] = 'other'): Promise<void> {
    for (;;) {
      const { clock } = this.after(this.of.record.news, by)
      if (clock === undefined || (await this.keep(clock))) return
      await this.of.catchUp() // another server came first
    }
  }

  /** Whether time runs for the wrong seats, because two servers changed the table at the same time. */
  get isWrong(): boolean {
    const { news } = this.of.record
    return this.timing !== null && news.clock !== undefined && !same(news.clock.running, this.running(news))
  }

  /** The people whose time is up, until the clock is stored as checked. */
  get late(): readonly Seat[] {
    const { timing } = this
    const { news } = this.of.record
    const now = this.of.deps.clock?.now()
    if (timing === null || news.clock === undefined || now === undefined) return []
    const { left } = news.clock
    return seatsOutOfTime(timing, news.clock, now).filter(seat => (left[seat] ?? 0) > 0 && this.of.seats.isPerson(seat))
  }

  /** Stores the clock as checked, with what happened, so each seat is late once. False if another server came first. */
  async keepChecked(happened: readonly Happened[]): Promise<boolean> {
    const { timing } = this
    const { clock } = this.of.record.news
    const now = this.of.deps.clock?.now()
    if (timing === null || clock === undefined || now === undefined) return true
    return this.keep(checkedAt(timing, clock, now), happened)
  }

  private async keep(clock: Clock, happened: readonly Happened[] = []): Promise<boolean> {
    const { record, deps } = this.of
    if ((await deps.clock?.keep(record.id, clock, record.news.clock ?? null, happened)) === false) return false
    this.of.record = { ...this.of.record, news: { ...this.of.record.news, clock } }
    return true
  }
}
