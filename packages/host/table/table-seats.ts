// Who plays each seat of a table: a person, a bot, or a bot that stands in for a person.

import { type Seat, seatsOf } from '@tableworks/kernel'
import type { TableRecord } from '../store.ts'
import type { Ownership } from './deps.ts'

interface TableNow {
  readonly record: Pick<TableRecord, 'seats' | 'news'>
  readonly ownership: Ownership | null
}

export class TableSeats {
  private readonly of: TableNow

  constructor(of: TableNow) {
    this.of = of
  }

  get all(): readonly Seat[] {
    return seatsOf(this.of.record.seats.length)
  }

  /** All seats that people play. At an online table, each device has only some of them. */
  get people(): readonly Seat[] {
    return this.all.filter(seat => this.isPerson(seat))
  }

  isPerson(seat: Seat): boolean {
    return this.of.record.seats[seat]?.bot === null || this.hasFinished(seat)
  }

  /** Whether the bot has finished the chapter for the person who took over from it. The seat may not be stored as theirs yet. */
  hasFinished(seat: Seat): boolean {
    const { seats, news } = this.of.record
    const finishes = seats[seat]?.finishes
    return finishes !== undefined && (finishes !== news.chapter || news.result !== null)
  }

  isHeld(seat: Seat): boolean {
    return this.of.ownership?.held.includes(seat) === true
  }

  /** The level of the bot in this seat; null for a person. */
  levelOf(seat: Seat): string | null {
    return this.isPerson(seat) ? null : (this.of.record.seats[seat]?.bot ?? null)
  }

  /** Whether this is a server table without people. A free seat doesn't count as a person. */
  get isBotOnly(): boolean {
    return this.of.ownership !== null && !this.all.some(seat => this.isPerson(seat) && this.isHeld(seat))
  }

  get hasOnlyStandIns(): boolean {
    return this.isBotOnly && this.all.some(seat => this.isHeld(seat))
  }

  /** A stand-in in another seat, if any. Only the person who holds that seat could agree to an undo. */
  standInBeside(seats: readonly Seat[]): Seat | null {
    return this.all.find(seat => this.isHeld(seat) && !this.isPerson(seat) && !seats.includes(seat)) ?? null
  }
}
