// Pauses, locks and votes at a table. They are stored, so they apply in every tab, on every server and after a restart.

import type { Happened } from '../happened.ts'
import { openVotes, type OpenVote, type Votes } from '../votes.ts'
import type { StoredTable } from './stored-table.ts'

export class Pauses {
  private readonly of: StoredTable

  constructor(of: StoredTable) {
    this.of = of
  }

  /** Bots pause when a person paused them, or when only stand-ins would play and no person has allowed that. */
  get paused(): boolean {
    return this.of.record.paused ?? this.of.seats.hasOnlyStandIns
  }

  async set(paused: boolean, happened: readonly Happened[], votes: Votes): Promise<void> {
    await this.of.change({ paused, ...votes }, happened)
    await this.of.clocks.restart()
    this.of.announce()
  }

  /** Locks the table with a reason, or unlocks it. Clocks stop while it's locked, as in a pause. */
  async lock(locked: string | null, happened: readonly Happened[]): Promise<void> {
    await this.of.change({ locked }, happened)
    await this.of.clocks.restart()
    this.of.announce()
  }

  /** The open votes with the answers so far. */
  get votes(): readonly OpenVote[] {
    const { record, seats } = this.of
    return openVotes(record, seat => seats.isPerson(seat) && seats.isHeld(seat))
  }

  async keepVotes(votes: Votes, happened: readonly Happened[]): Promise<void> {
    await this.of.change(votes, happened)
    this.of.announce()
  }
}
