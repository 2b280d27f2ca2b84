// A table and its log in the store. A choice is stored before it's shown, so a visible choice is never lost.

import {
  type AnyGame,
  keepsPosition,
  type LogLine,
  type Refusal,
  same,
  type Seat,
  type Table,
  tidied,
} from '@tableworks/kernel'
import type { Happened } from '../happened.ts'
import { HostError, WAIT_FOR_COMMITMENTS_MS } from '../link.ts'
import { remembered } from '../memories.ts'
import { recordIn, rulesOf } from '../records.ts'
import type { RecordChange, Seating, TableRecord } from '../store.ts'
import type { Ownership, TableDeps } from './deps.ts'
import { PositionViews } from './position-views.ts'
import { TableClocks } from './table-clocks.ts'
import { happenedIn, newsAfter } from './table-news.ts'
import { TableSeats } from './table-seats.ts'

const NOT_ALL_COMMITTED: Refusal = { because: 'notAllCommitted', rule: null }
export const MOVED_ON: Refusal = { because: 'movedOn', rule: null }
export const standsIn = (seat: Seat): Refusal => ({ because: 'standIn', rule: null, seat })
/**
 * Opening a table should replay at most this many lines, or this share of its log. A snapshot is as long as the log, so at fixed
 * intervals, moves would cost more and more as the log grows.
 */
const BETWEEN_MEMORIES = { lines: 64, share: 1 / 16 } as const

export class StoredTable {
  readonly game: AnyGame
  record: TableRecord
  readonly table: Table
  readonly deps: TableDeps
  ownership: Ownership | null
  /** The step after each log line, to find which part of the journal is unchanged. */
  readonly stepAfter: number[]
  readonly seats = new TableSeats(this)
  readonly views = new PositionViews(this)
  readonly clocks = new TableClocks(this)
  /** How many log lines the stored snapshot covers. */
  private rememberedLines: number

  /** `table` and `stepAfter` come from a snapshot, or are those of a table without moves. */
  constructor(
    game: AnyGame,
    record: TableRecord,
    deps: TableDeps,
    start: { readonly table: Table; readonly stepAfter: readonly number[] },
    ownership: Ownership | null,
  ) {
    this.game = game
    this.record = record
    this.deps = deps
    this.table = start.table
    this.stepAfter = [...start.stepAfter]
    this.ownership = ownership
    this.rememberedLines = this.length
  }

  /** The length of the log, including lines played under earlier rules. */
  get length(): number {
    return this.earlier + this.table.log.length
  }
  get earlier(): number {
    return this.record.earlier ?? 0
  }

  /** The rules under which the whole log so far is valid. */
  get rulesBefore(): number {
    return rulesOf(this.record)
  }

  /** Tells other tabs and servers to read this table. */
  announce(): void {
    this.deps.news(this.record.id)
  }

  // The record

  async change(change: RecordChange, happened: readonly Happened[] = []): Promise<void> {
    await this.deps.store.changeRecord(this.record.id, change, happened)
    this.record = { ...this.record, ...change }
  }

  /** The new seating is computed from the stored one, and again if another host has changed that first. */
  async keepSeating(
    make: (record: TableRecord) => { readonly seating: Seating; readonly happened: readonly Happened[] },
  ): Promise<void> {
    for (;;) {
      const { id, seats } = this.record
      const { seating, happened } = make(this.record)
      if (await this.deps.store.changeRecord(id, seating, happened, seats)) {
        this.record = { ...this.record, ...seating }
        break
      }
      await this.catchUp()
    }
    await this.clocks.restart()
    this.announce()
  }

  async readOwnership(): Promise<void> {
    this.ownership = await this.deps.ownership()
  }

  /** How long the log was when the table last went back, if it had at least the given length by then. */
  wentBackSince(lines: number): number | null {
    const { stepAfter, earlier } = this
    const from = lines - earlier
    const back = stepAfter.findLastIndex((step, i) => i >= from && step < (stepAfter[i - 1] ?? 0))
    return back === -1 ? null : back + 1 + earlier
  }

  // Reading the log

  /** Reads lines that other hosts have written. Returns whether there were any. */
  async catchUp(): Promise<boolean> {
    const { id } = this.record
    // Lines come first, because with a record older than its lines, the next move would continue from an old clock.
    const lines = await this.deps.store.lines(id, this.length)
    const record = await this.deps.store.table(id)
    if (record === undefined) throw new HostError('missing')
    // Components never change. Unchanged seats stay the same list, or every watcher's card would be made again.
    const { components, seats } = this.record
    const read = recordIn(record)
    const checked = { ...read, components, seats: same(read.seats, seats) ? seats : read.seats }
    await this.readOwnership()
    this.record = checked
    for (const line of lines) this.replay(line)
    return lines.length > 0
  }

  /** Catches up if the caller has seen a longer log, which another host must have written. */
  async hearAtLeast(lines: number | undefined): Promise<void> {
    if (lines !== undefined && lines > this.length) await this.catchUp()
  }

  replay({ seat, text, hash }: LogLine): void {
    if (!this.repeats(seat, text) || this.table.log.at(-1)?.hash !== hash) throw this.whyNotAgain()
    this.stepAfter.push(this.table.step)
  }

  private repeats(seat: Seat, text: string): boolean {
    try {
      return 'told' in this.table.repeat(seat, text)
    } catch {
      return false // the rules throw on it
    }
  }

  /** Why the log can't be replayed: either the rules have changed, or the log is damaged. */
  private whyNotAgain(): HostError {
    const line = this.stepAfter.length + 1
    const { rules } = this.game
    if (this.rulesBefore === rules) return new HostError('damagedLog', String(line))
    return new HostError('otherRules', `line ${line}, rules ${this.rulesBefore}, here rules ${rules}`)
  }

  private get isMemoryDue(): boolean {
    const { lines, share } = BETWEEN_MEMORIES
    return this.length - this.rememberedLines >= Math.max(lines, this.length * share)
  }

  /** Stores a snapshot, so the table opens faster next time. */
  async remember(): Promise<void> {
    if (this.length === this.rememberedLines) return
    this.rememberedLines = this.length
    try {
      await this.deps.store.keepMemory(this.record.id, remembered(this.game, this.table, this.stepAfter))
    } catch {
      // A failed snapshot loses nothing, because everything is in the log.
    }
  }

  // Writing the log

  /** Returns null if accepted. */
  async write(seat: Seat, text: string, lines?: number, reason = ''): Promise<Refusal | null> {
    await this.hearAtLeast(lines)
    if (this.wasSaid([seat], lines, said => said === tidied(text))) return null
    const length = this.length
    const made = await this.deps.watchdog(() => this.proposal(seat, text, lines))
    if ('refusal' in made) return made.refusal
    const { proposed, news } = made
    const happened = happenedIn(this, proposed, reason)
    if (!(await this.deps.store.addLine(this.record.id, this.earlier + proposed.at, proposed.line, news, happened))) {
      await this.catchUp()
      // Another host wrote first, but its line changed no position.
      if (this.length > length && this.isCurrent(length)) return this.write(seat, text, lines, reason)
      // The other host's line may be the player's own, sent through a host that couldn't reply.
      return this.wasSaid([seat], lines, said => said === tidied(text)) ? null : MOVED_ON
    }
    this.record = { ...this.record, news }
    this.table.commit(proposed)
    this.stepAfter.push(this.table.step)
    // A snapshot shows the ending even if no rules can replay the game.
    if (news.result !== null || this.isMemoryDue) void this.remember()
    this.announce()
    return null
  }

  /** Whether the position is unchanged since the log had this length. */
  isCurrent(lines: number): boolean {
    return this.table.isCurrent(lines - this.earlier)
  }

  /** Tries the line before it's stored. Rejects a line if the rules can't show its result to the next player. */
  private proposal(seat: Seat, text: string, lines: number | undefined) {
    if (this.isRevealTooEarly(seat, text)) return { refusal: NOT_ALL_COMMITTED }
    const away = tidied(text).startsWith('/ask') ? this.seats.standInBeside([seat]) : null
    if (away !== null) return { refusal: standsIn(away) }
    const proposed = this.table.propose(seat, text, lines === undefined ? undefined : lines - this.earlier)
    if ('refusal' in proposed) return proposed
    const after = newsAfter(this, proposed, this.deps.now())
    const news = { ...after, ...this.clocks.after(after, proposed.step < this.table.step ? 'undo' : 'move') }
    this.views.view(proposed.after, news.actor)
    return { proposed, news }
  }

  /** The first reveal closes the list of commitments, so it must wait for every person's seat. */
  private isRevealTooEarly(seat: Seat, text: string): boolean {
    const { mixing, actor } = this.table
    if (!tidied(text).startsWith('/reveal') || mixing.reveals.length > 0) return false
    const isMissing = this.seats.people.some(one => !mixing.commitments.some(({ seat: by }) => by === one))
    const hasWaited = actor === seat && this.deps.now() - this.record.created > WAIT_FOR_COMMITMENTS_MS
    return isMissing && !hasWaited
  }

  /**
   * Whether one of these seats has already written the next line. A player who got no reply sends a line again, and it must count
   * only once.
   */
  wasSaid(seats: readonly Seat[], lines: number | undefined, isIt: (text: string) => boolean): boolean {
    const since = lines === undefined || lines < this.earlier ? [] : this.table.log.slice(lines - this.earlier)
    const firstOfPlay = since.findIndex(({ text }) => !keepsPosition(text))
    const next = firstOfPlay === -1 ? since : since.slice(0, firstOfPlay + 1)
    return next.some(({ seat, text }) => seats.includes(seat) && isIt(text))
  }
}
