// Automatic answers: the host gives them for a player whenever their decision comes up.

import type { AnyGame, Seat, SeatView } from '@tableworks/kernel'
import { HostError } from '../link.ts'
import { NO_STANDING_ANSWERS } from '../seating.ts'
import type { KeptStandingAnswers as KeptAnswers } from '../store.ts'
import type { StoredTable } from './stored-table.ts'

export class StandingAnswers {
  private readonly of: StoredTable

  constructor(of: StoredTable) {
    this.of = of
  }

  /** A person's automatic answer to the current decision, if it's legal now. */
  get now(): { seat: Seat; text: string; seq: number } | null {
    const { table, seats, length } = this.of
    const { actor: seat, decision } = table
    const text = seat === null || decision === null || !seats.isPerson(seat) ? null : this.for(seat)[decision]
    if (seat === null || text === null || text === undefined) return null
    const { choices }: SeatView = this.of.views.view(table.state, seat)
    return choices.includes(text) ? { seat, text, seq: length } : null
  }

  for(seat: Seat | null): KeptAnswers {
    return (seat === null ? undefined : this.of.record.standing?.[seat]) ?? NO_STANDING_ANSWERS
  }

  /** Answers this decision for the seat from now on; null turns that off. */
  async set(seat: Seat, decision: string, answer: string | null): Promise<void> {
    const { game } = this.of
    if (answer !== null && !mayStand(game, decision, answer)) throw new HostError('badPlan')
    const { [decision]: _before, ...others } = this.for(seat)
    const stands = answer === null ? others : { ...others, [decision]: answer }
    await this.of.keepSeating(({ seats, sides, standing }) => ({
      seating: {
        seats,
        sides,
        standing: seats.map((_plan, at) => (at === seat ? stands : (standing?.[at] ?? NO_STANDING_ANSWERS))),
      },
      happened: [],
    }))
  }
}

function mayStand({ standingAnswers: standing = {} }: AnyGame, decision: string, answer: string): boolean {
  const answers = Object.hasOwn(standing, decision) ? standing[decision] : undefined
  return answers !== undefined && Object.hasOwn(answers, answer)
}
