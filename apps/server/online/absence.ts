// Which players have been away so long that the others may go on without them. The table's settings say how long that is.

import { ABSENT_DAYS, type AbsentDays, type TableCard } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Room } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Players } from './players.ts'

const DAY_MS = 24 * 60 * 60_000

interface Deps {
  readonly players: Pick<Players, 'lastSeen'>
  readonly store: Pick<ServerStore, 'holidaysOf'>
  readonly now: () => number
}

type Table = Pick<TableCard, 'absentDays' | 'awaited' | 'clock' | 'created' | 'seats' | 'result'>

export class Absence {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Whether the player hasn't visited the server for that long. After a holiday, the time counts from its end. */
  async isAway(player: string, days: AbsentDays = ABSENT_DAYS): Promise<boolean> {
    if (days === null) return false
    const { players, store, now } = this.deps
    const last = await players.lastSeen(player)
    if (now() - last < days * DAY_MS) return false
    const begun = (await store.holidaysOf(player)).filter(({ from }) => from <= now())
    return now() - Math.max(last, ...begun.map(({ until }) => until)) >= days * DAY_MS
  }

  /** A player whose clock has run out also counts as absent, and so does one who hasn't come to a rematch for that long. */
  async isAbsent(
    { absentDays = ABSENT_DAYS, awaited = [], clock, created }: Table,
    { seat, player }: Room['held'][number],
  ): Promise<boolean> {
    const isLate = awaited.includes(seat) && absentDays !== null && this.deps.now() - created >= absentDays * DAY_MS
    if (isLate) return true
    const isTimeUp = clock?.running.includes(seat) === true && (clock.left[seat] ?? 0) <= 0
    return isTimeUp || this.isAway(player, absentDays)
  }

  /** The seats for which the player may propose a bot. */
  async seatsFor(player: string | null, { held }: Room, table: Table): Promise<Seat[]> {
    const { seats, result } = table
    const isPlaying = held.some(one => one.player === player && seats[one.seat]?.bot === null)
    if (player === null || result !== null || !isPlaying) return []
    const others = held.filter(one => one.player !== player && seats[one.seat]?.bot === null)
    const found = await Promise.all(others.map(async one => ((await this.isAbsent(table, one)) ? [one.seat] : [])))
    return found.flat()
  }

  /** Whether the player may act as the table's maker. */
  async actsAsOwner(player: string | null, { owner, held }: Room, { absentDays }: Table): Promise<boolean> {
    if (owner === player) return true
    return held.some(one => one.player === player) && this.isAway(owner, absentDays)
  }
}
