// Takes the secret answers of seats that decide at the same time, stores them, and plays them into the log once everyone has
// answered.

import { AUTO, keepsPosition, needsExcuse, type Refusal, type Seat, tidied } from '@tableworks/kernel'
import type { EarlyAnswer } from '../store.ts'
import { EarlyAnswers, earlyField } from './early-answers.ts'
import { MOVED_ON, type StoredTable } from './stored-table.ts'

export class AnsweringTogether {
  readonly early: EarlyAnswers
  private readonly of: StoredTable

  constructor(of: StoredTable) {
    this.of = of
    this.early = new EarlyAnswers(of)
  }

  get isAsking(): boolean {
    return this.early.seats.length > 0
  }

  async answer(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    if (lines !== undefined && !this.of.isCurrent(lines)) return MOVED_ON
    const answer = await this.of.deps.watchdog(() => this.early.with(seat, text))
    if ('refusal' in answer) return answer.refusal
    await this.keep(seat, answer, 'move')
    await this.reveal()
    return null
  }

  /** Takes back the last choice of these seats; false if they have none. */
  async takeBack(people: readonly Seat[]): Promise<boolean> {
    const changed = this.early.changeable(people)
    if (changed !== null) await this.keep(changed, this.early.without(changed), 'undo')
    return changed !== null
  }

  private async keep(seat: Seat, answer: EarlyAnswer | null, by: 'move' | 'undo'): Promise<void> {
    await this.of.change(earlyField(seat, answer))
    await this.of.clocks.restart(by)
    this.of.announce()
  }

  /** Plays the answers if everyone has answered. */
  async reveal(): Promise<void> {
    const { of } = this
    for (let { next } = this.early; next !== null; { next } = this.early) {
      const { seat, text } = next
      if (!of.seats.isPerson(seat) && needsExcuse(of.table.mixing, seat)) await of.write(seat, AUTO)
      const lines = of.length
      const refusal = await of.write(seat, text)
      // The seat must choose again. This happens only if its options depend on the others' answers.
      if (refusal !== null && of.length === lines) await this.keep(seat, null, 'undo')
    }
  }

  /** Whether this was the seat's answer in a group that has been revealed since. */
  wasRevealed(seat: Seat, text: string, lines: number | undefined): boolean {
    const { earlier, table } = this.of
    if (lines === undefined || lines < earlier) return false
    const since = table.log.slice(lines - earlier).filter(line => !keepsPosition(line.text))
    return (
      since.find(line => line.seat === seat)?.text === tidied(text) && since.every(line => !line.text.startsWith('/'))
    )
  }
}
