// Programs that play for their players, with a token. People should know that they're playing against a program, so its seats are
// marked, and rated games are for people only.

import { HostError, type TableHost } from '@tableworks/host'
import { type Answers, type Asked, type AskName, ASKS } from '@tableworks/protocol'
import type { HappenedTo } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Happenings } from './happenings.ts'
import type { Invitations } from './invitations.ts'
import type { Rooms } from './rooms.ts'

interface Deps {
  readonly store: Pick<ServerStore, 'markProgram'>
  readonly host: TableHost
  readonly rooms: Rooms
  readonly invitations: Invitations
  readonly happenings: Happenings
  readonly now: () => number
}

export class Programs {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Marks the player's seats before the program acts there. Throws at a rated table. */
  async before(player: string, asked: Asked): Promise<void> {
    if (ASKS[asked.ask].right !== 'play') return
    if ('rated' in asked.with && asked.with.rated === true) throw new HostError('peopleOnly')
    const table = await this.tableOf(player, asked)
    if (table === null) return
    await this.deps.rooms.enter(player, table)
    if ((await this.deps.host.card(table)).rated) throw new HostError('peopleOnly')
    await this.mark(table, player)
  }

  /** Marks the seats that the program has just taken, at a table it made or joined. */
  async after(player: string, { ask }: Asked, made: Answers[AskName]): Promise<void> {
    if (ASKS[ask].right !== 'play' || made === null || typeof made !== 'object' || !('table' in made)) return
    await this.mark(made.table, player)
  }

  /** Tells everyone at the table that a program plays for this player. */
  async mark(table: string, player: string): Promise<void> {
    const { store, host, rooms, happenings, now } = this.deps
    const seats = (await rooms.of(table)).held.filter(one => one.player === player && one.isProgram !== true)
    if (seats.length === 0) return
    const plans = await host.seatsOf(table)
    const at = now()
    const happened = seats.map(({ seat }): HappenedTo => {
      return { kind: 'program', seat, name: plans[seat]?.name ?? '', player, at }
    })
    await store.markProgram(table, player, happened)
    rooms.changed(table)
    await happenings.heardOf(table)
    await host.memory.heardOf(table)
  }

  private async tableOf(player: string, { with: given }: Asked): Promise<string | null> {
    if ('table' in given) return String(given.table)
    return 'key' in given ? (await this.deps.invitations.knock(player, String(given.key))).table : null
  }
}
