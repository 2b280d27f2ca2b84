// Pausing a table. A pause is stored, so it holds in every tab, on every server and after a restart.

import type { Seat } from '@tableworks/kernel'
import type { Happened } from '../happened.ts'
import type { StoredTable } from './stored-table.ts'

/** Who pauses or resumes a table, and the events that tell of it. */
export interface Pausing {
  readonly by: readonly Seat[]
  /** `isAgreed`: everyone whose consent is needed has agreed. */
  readonly tell: (isAgreed: boolean) => readonly Happened[]
}
export const PAUSED_HERE: Pausing = { by: [], tell: () => [] }

export class Pauses {
  private readonly of: StoredTable

  constructor(of: StoredTable) {
    this.of = of
  }

  /** Bots pause when a person paused them, or when only stand-ins would play and no person has allowed that. */
  get paused(): boolean {
    return this.of.record.paused ?? this.of.seats.hasOnlyStandIns
  }

  /** Pauses or resumes the table once everyone whose consent is needed has agreed. */
  async agree(paused: boolean, { by, tell }: Pausing): Promise<void> {
    const agreed = this.votesWith(paused, by)
    if (agreed.length === this.votesWith(paused, []).length && by.length > 0) return // already asked
    const isAgreed = this.voters.every(seat => agreed.includes(seat))
    const change = isAgreed ? { paused, pauseVote: null } : { pauseVote: { paused, by: agreed } }
    await this.of.change(change, tell(isAgreed))
    await this.of.clocks.restart()
    this.of.announce()
  }

  private votesWith(paused: boolean, by: readonly Seat[]): readonly Seat[] {
    const { pauseVote } = this.of.record
    return [...new Set([...(pauseVote?.paused === paused ? pauseVote.by : []), ...by])]
  }

  /** A pause stops the clocks, so all people at a table with clocks must agree to it. */
  private get voters(): readonly Seat[] {
    const { record, seats } = this.of
    return record.pace === undefined ? [] : seats.people.filter(seat => seats.isHeld(seat))
  }
}
