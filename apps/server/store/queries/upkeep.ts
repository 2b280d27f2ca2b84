// Housekeeping: limits, quarantine and expiry.

import type { Quarantined } from '@tableworks/host'
import { FORMER_PLAYER, PLAYERS_QUERIES } from './players.ts'
import { leaveSeries } from './series.ts'
import { type Access, all, change, first, type Query } from './statements.ts'
import { dropUnusedSet } from './tables.ts'

export const UPKEEP_QUERIES = {
  /** Writes, reads and deletes a probe row. */
  *probe(id: string): Query<boolean> {
    yield* change('insert into probes (id) values (?)', id)
    return (yield* change('delete from probes where id = ?', id)) === 1
  },

  *tablesBefore(after: string, isEnded: boolean, before: number, most: number): Query<string[]> {
    const found = yield* all(
      'select id from tables where ended = ? and updated < ? and id > ? order by id limit ?',
      isEnded ? 1 : 0,
      before,
      after,
      most,
    )
    return found.map(row => row['id'] as string)
  },

  /** The first call only marks the table, and a move clears the mark. */
  *expireTable(id: string, isEnded: boolean, before: number, now: number, notedBefore: number): Query<boolean> {
    const which = 'where id = ? and ended = ? and updated < ?'
    const values = [id, isEnded ? 1 : 0, before] as const
    if ((yield* change(`update tables set due = ? ${which} and due is null`, now, ...values)) > 0) return false
    const row = yield* first('select set_id from table_sets where table_id = ?', id)
    const isRemoved = (yield* change(`delete from tables ${which} and due < ?`, ...values, notedBefore)) > 0
    if (isRemoved && row !== undefined) yield* dropUnusedSet(row['set_id'] as string)
    if (isRemoved) yield* leaveSeries(id)
    return isRemoved
  },

  *takeBackNotice(id: string): Query<void> {
    yield* change('update tables set due = null where id = ? and due is not null', id)
  },

  /** Checks up to `most` players, to keep each run short; `last` is '' at the end. */
  *idlePlayers(after: string, before: number, most: number): Query<{ players: string[]; last: string }> {
    const found = yield* all(
      `select id, case when ${IDLE} then 1 else 0 end as idle from players where id > ? order by id limit ?`,
      FORMER_PLAYER,
      before,
      before,
      after,
      most,
    )
    const players = found.filter(({ idle }) => idle === 1).map(({ id }) => id as string)
    return { players, last: found.length < most ? '' : (found.at(-1)?.['id'] as string) }
  },

  *expirePlayer(player: string, before: number, name: string): Query<boolean> {
    const row = yield* first(`select 1 from players where id = ? and ${IDLE}`, player, FORMER_PLAYER, before, before)
    if (row !== undefined) yield* PLAYERS_QUERIES.forgetPlayer(player, name)
    return row !== undefined
  },

  *counts(hour: number, most: number): Query<Record<string, number>> {
    const found = yield* all('select name, used from counts where hour = ? order by used desc limit ?', hour, most)
    return Object.fromEntries(found.map(({ name, used }) => [name as string, used as number]))
  },

  /** All servers add counts in the same order, to avoid deadlocks. */
  *addCounts(hour: number, counts: Readonly<Record<string, number>>): Query<void> {
    // Clocks may differ, so another server may still be counting in the previous hour.
    yield* change('delete from counts where hour < ?', hour - 1)
    for (const [name, used] of Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      yield* change(
        `insert into counts (hour, name, used) values (?, ?, ?)
          on conflict (hour, name) do update set used = counts.used + excluded.used`,
        hour,
        name,
        used,
      )
  },

  *setApart(now: number): Query<Quarantined[]> {
    yield* change('delete from set_apart where until <= ?', now)
    return (yield* all('select table_id as "table", until from set_apart')).map(
      row => ({ ...row }) as unknown as Quarantined,
    )
  },

  *keepApart({ table, until, why = null }: Quarantined): Query<void> {
    yield* change(
      `insert into set_apart (table_id, until, why) select id, ?, ? from tables where id = ?
        on conflict (table_id) do update set until = excluded.until, why = excluded.why`,
      until,
      why,
      table,
    )
  },

  *dropApart(table: string): Query<void> {
    yield* change('delete from set_apart where table_id = ?', table)
  },
}

/**
 * A player who owns no table, holds no seat, has no passkey and no confirmed e-mail address, and hasn't visited since a given time.
 * Parameters: FORMER_PLAYER, then that time twice.
 */
const IDLE = `players.id <> ? and players.created < ?
  and not exists (select 1 from devices where devices.player = players.id and devices.seen >= ?)
  and not exists (select 1 from held_seats where held_seats.player = players.id)
  and not exists (select 1 from rooms where rooms.owner = players.id)
  and not exists (select 1 from passkeys where passkeys.player = players.id)
  and not exists (select 1 from channels where channels.player = players.id and way = 'mail' and confirmed = 1)`

export const UPKEEP_ACCESS: Readonly<Record<keyof typeof UPKEEP_QUERIES, Access>> = {
  probe: 'writes',
  tablesBefore: 'reads',
  expireTable: 'tells',
  takeBackNotice: 'writes',
  idlePlayers: 'reads',
  expirePlayer: 'tellsOfPlayer',
  counts: 'reads',
  addCounts: 'writes',
  setApart: 'writes',
  keepApart: 'writes',
  dropApart: 'writes',
}
