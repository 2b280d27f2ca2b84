// Who may do what at the tables of a server: players, the seats they hold, and links that lead to seats.
// A key is `id.secret`; of the secret only a digest is kept.

import type { Seat } from '@tableworks/kernel'

export interface HeldSeat {
  readonly seat: Seat
  readonly player: string
}

/** A link into a table: to one seat, or to any that is open. */
export interface Link {
  readonly id: string
  readonly digest: Uint8Array
  readonly table: string
  readonly seat: Seat | null
  readonly created: number
}

/** Who made a table, and who sits where. */
export interface Room {
  readonly owner: string
  readonly held: readonly HeldSeat[]
}

export interface Register {
  addPlayer(player: { readonly id: string; readonly digest: Uint8Array; readonly created: number }): Promise<void>
  /** The digest of a player's key; null when there is no such player. */
  digestOf(player: string): Promise<Uint8Array | null>
  addRoom(table: string, owner: string): Promise<void>
  room(table: string): Promise<Room | null>
  /** Somebody else looks after the table. */
  passRoom(table: string, to: string): Promise<void>
  /** The tables a player made or sits at. */
  tablesOf(player: string): Promise<string[]>
  /** False when somebody sits there. */
  takeSeat(table: string, seat: Seat, player: string): Promise<boolean>
  /** From one player to another, in one go; false when the first does not hold it. */
  handOver(table: string, seat: Seat, from: string, to: string): Promise<boolean>
  /** False when nobody sat there. */
  freeSeat(table: string, seat: Seat): Promise<boolean>
  addLink(link: Link): Promise<void>
  link(id: string): Promise<Link | null>
  /** The links of a table that lead to that seat, or to any, are good no more. */
  dropLinks(table: string, seat: Seat | null): Promise<void>
}
