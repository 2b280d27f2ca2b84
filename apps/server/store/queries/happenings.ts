// Events at tables other than moves.

import { HostError } from '@tableworks/host/link'
import type { HappenedTo, KeptHappening } from '../register.ts'
import { holderOf, NOTICE_OF, queueNotice } from './notices.ts'
import { type Access, all, change, first, type Query, type Row, text } from './statements.ts'

export const HAPPENINGS_QUERIES = {
  *happenings(table: string, from: number, most: number): Query<KeptHappening[]> {
    return (yield* all(
      `select n, at, step, kind, seat, name, other, detail, player, other_player as "otherPlayer" from happenings
        where table_id = ? and n >= ? order by n desc limit ?`,
      table,
      from,
      most,
    ))
      .map(happeningOf)
      .toReversed()
  },

  *hasLeft(table: string, player: string): Query<boolean> {
    const sql = `select 1 from happenings where table_id = ? and player = ? and kind = 'left' limit 1`
    return (yield* first(sql, table, player)) !== undefined
  },
}

/** Runs in the transaction of the change it describes. Locks the table's row, so two writers never get the same number. */
export function* addHappening(id: string, happened: HappenedTo): Query<void> {
  const { kind, seat, name, other = null, detail, player = null, otherPlayer = null } = happened
  if ((yield* change('update tables set due = due where id = ?', id)) === 0) throw new HostError('missing')
  const row = yield* first('select news from tables where id = ?', id)
  const { steps, updated } = JSON.parse(row?.['news'] as string) as { steps: number; updated: number }
  const whose = player ?? (yield* holderOf(id, seat))
  const added = yield* first(
    `insert into happenings (table_id, n, at, step, kind, seat, name, other, detail, player, other_player)
      select ?, coalesce(max(n) + 1, 0), ?, ?, ?, ?, ?, ?, ?, ?, ? from happenings where table_id = ? returning n`,
    id,
    happened.at ?? updated,
    steps,
    kind,
    seat,
    name,
    other,
    detail === undefined ? null : text(detail),
    whose,
    otherPlayer,
    id,
  )
  const notice = NOTICE_OF[kind]
  const at = happened.at ?? updated
  // The key contains no names, because a deleted player's name must disappear everywhere.
  const key = `${kind} ${String(added?.['n'])}`
  if (notice !== undefined) yield* queueNotice({ table: id, kind: notice, key, at, except: whose })
  // Players who called the bot themselves need no notification.
  if (kind === 'botIn' && detail !== undefined && seat !== null)
    yield* queueNotice({ table: id, kind: 'bot', key, at, seat, except: null })
}

const happeningOf = ({ other, detail, ...row }: Row): KeptHappening =>
  ({
    ...row,
    ...(other === null ? {} : { other }),
    ...(detail === null ? {} : { detail: JSON.parse(detail as string) as string | number }),
  }) as unknown as KeptHappening

export const HAPPENINGS_ACCESS: Readonly<Record<keyof typeof HAPPENINGS_QUERIES, Access>> = {
  happenings: 'reads',
  hasLeft: 'reads',
}
