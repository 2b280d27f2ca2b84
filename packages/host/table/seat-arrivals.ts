// People who take over from bots. A bot that has moved in the current chapter, such as a round, finishes it first, so no one
// inherits half a round. In games without chapters, people take over at once.

import type { Seat } from '@tableworks/kernel'
import type { Happened } from '../happened.ts'
import { reseated } from '../seating.ts'
import type { StoredTable } from './stored-table.ts'

export class SeatArrivals {
  private readonly of: StoredTable

  constructor(of: StoredTable) {
    this.of = of
  }

  /** The chapter that the bot should finish; undefined if it hasn't moved there, or if it plays with no other person. */
  unfinishedBy(seat: Seat): string | undefined {
    const { table, seats, record, game } = this.of
    const { chapter } = record.news
    const isAlone = !seats.people.some(one => one !== seat && seats.isHeld(one))
    const begins = Object.values(game.chapters ?? {})
    const began = table.line.findLastIndex(({ told }) => told.some(({ fact }) => begins.includes(fact.kind)))
    const hasMoved = table.line.slice(began + 1).some(made => made.seat === seat)
    return isAlone || !hasMoved || table.actor === null ? undefined : chapter
  }

  get areDue(): boolean {
    return this.due.length > 0
  }

  private get due(): readonly Seat[] {
    const { seats } = this.of
    return seats.all.filter(seat => seats.hasFinished(seat))
  }

  /** Stores that these people play now. Another server may have been first. */
  async settle(): Promise<void> {
    await this.of.readOwnership()
    await this.of.keepSeating(record => {
      const due = this.due
      const seating = reseated(record, seats =>
        seats.map((plan, seat) => (due.some(one => one === seat) ? { name: plan.name, bot: null } : plan)),
      )
      const happened = due.map((seat): Happened => ({
        kind: 'botOut',
        seat,
        name: seating.seats[seat]?.name ?? '',
        detail: 'chapter',
      }))
      return { seating, happened }
    })
  }
}
