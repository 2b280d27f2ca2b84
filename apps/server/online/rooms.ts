// Who made each table and who sits there, and who may enter. Rooms are cached, and the store notifies us when another process
// changes one.

import { HostError } from '@tableworks/host'
import type { Room } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { forbidden, isAt } from './seat-changes.ts'

export class Rooms {
  private readonly store: Pick<ServerStore, 'room' | 'isMember'>
  private readonly known = new Map<string, Promise<Room>>()

  constructor(store: Rooms['store']) {
    this.store = store
  }

  of(table: string): Promise<Room> {
    const known = this.known.get(table)
    if (known !== undefined) return known
    const asked = this.store.room(table).then(room => {
      if (room === null) throw new HostError('missing')
      return room
    })
    this.known.set(table, asked)
    asked.catch(() => {
      if (this.known.get(table) === asked) this.known.delete(table)
    })
    return asked
  }

  /** The room changed and must be read again; null means any room. */
  changed(table: string | null): void {
    if (table === null) this.known.clear()
    else this.known.delete(table)
  }

  /** Throws unless the player may watch the table: a group's table is only for members and seated players. */
  async enter(player: string | null, table: string): Promise<Room> {
    const room = await this.of(table)
    const { group } = room
    if (group === null || (player !== null && isAt(room, player))) return room
    if (player === null || !(await this.store.isMember(group, player))) throw new HostError('secret', 'members')
    return room
  }

  /** Throws unless the player made the table or sits there. */
  async mustBeAt(player: string, table: string): Promise<Room> {
    const room = await this.of(table)
    if (!isAt(room, player)) throw forbidden()
    return room
  }
}
