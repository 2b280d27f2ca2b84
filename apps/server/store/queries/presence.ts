// Who has a table open. Each server keeps its own rows and renews them, so those of a killed server expire.

import { type Access, all, change, type Query } from './statements.ts'

/** A player who has the table open. */
export interface PresentPlayer {
  readonly player: string
  /** Whether the page is visible. */
  readonly isHere: boolean
}

export const PRESENCE_QUERIES = {
  /** `isHere` is null when the player has closed the table on this server. */
  *keepPresence(table: string, server: string, player: string, isHere: boolean | null, until: number): Query<void> {
    yield* change('delete from presence where table_id = ? and server = ? and player = ?', table, server, player)
    if (isHere === null) return
    yield* change(
      `insert into presence (table_id, server, player, here, until)
        select tables.id, cast(? as text), players.id, cast(? as integer), cast(? as bigint)
        from tables join players on players.id = ? where tables.id = ?`,
      server,
      isHere ? 1 : 0,
      until,
      player,
      table,
    )
  },

  *renewPresence(server: string, now: number, until: number): Query<void> {
    yield* change('update presence set until = ? where server = ?', until, server)
    yield* change('delete from presence where until < ?', now)
  },

  *presentAt(table: string, now: number): Query<PresentPlayer[]> {
    const found = yield* all(
      'select player, max(here) as here from presence where table_id = ? and until >= ? group by player order by player',
      table,
      now,
    )
    return found.map(row => ({ player: row['player'] as string, isHere: Number(row['here']) === 1 }))
  },
}

export const PRESENCE_ACCESS: Readonly<Record<keyof typeof PRESENCE_QUERIES, Access>> = {
  keepPresence: 'tells',
  renewPresence: 'writes',
  presentAt: 'reads',
}
