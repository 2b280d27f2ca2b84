// Notifications: the players' channels, and the outbox. A notification is queued in the transaction of its event, and claimed
// before it's sent, so a killed server loses none and two servers never send the same one.

import type { Happened, TableNews } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { NoticeKind, QuietHours } from '@tableworks/protocol'
import type { Channel, QueuedNotice } from '../register.ts'
import { type Access, all, change, first, type Query, type Row, type Value } from './statements.ts'

const SECOND = 1000
/**
 * The delays before sending, because the player may look at the table in the meantime. E-mails wait longer, to cover several tables
 * at once.
 */
const DELAY_MS: Readonly<Record<NoticeKind, number>> = {
  turn: 60 * SECOND,
  time: 0,
  request: 20 * SECOND,
  seat: 20 * SECOND,
  bot: 20 * SECOND,
  over: 20 * SECOND,
  open: 20 * SECOND,
}
const MAIL_DELAY_MS = 180 * SECOND

export const NOTICES_QUERIES = {
  /** A key shared by all servers of this installation; the first server that asks creates it. */
  *serverKey(name: string, fresh: string): Query<string> {
    yield* change('insert into server_keys (name, value) values (?, ?) on conflict do nothing', name, fresh)
    return (yield* first('select value from server_keys where name = ?', name))?.['value'] as string
  },

  *channelsOf(player: string): Query<Channel[]> {
    return (yield* all(`select ${CHANNEL} from channels where player = ? order by created, id`, player)).map(channelOf)
  },

  *channel(id: string): Query<Channel | null> {
    const row = yield* first(`select ${CHANNEL} from channels where id = ?`, id)
    return row === undefined ? null : channelOf(row)
  },

  /** A player has one e-mail address and one webhook, and a device has one subscription. A new one replaces it. */
  *keepChannel({ id, player, device, way, address, form, secret, wants, created }: Channel): Query<void> {
    if (way === 'mail') yield* change('delete from mail_codes where player = ?', player)
    yield* change(
      'delete from channels where way = ? and player = ? and device is not distinct from ?',
      way,
      player,
      device,
    )
    yield* change(
      `insert into channels (id, player, device, way, address, form, secret, wants, confirmed, paused, created)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
      id,
      player,
      device,
      way,
      address,
      form,
      secret,
      wants.join(' '),
      way === 'mail' ? 0 : 1,
      created,
    )
  },

  /** Codes sent to a player's former address must not open the account. */
  *dropChannel(id: string): Query<void> {
    yield* change(
      `delete from mail_codes where player = (select player from channels where id = ? and way = 'mail')`,
      id,
    )
    yield* change('delete from channels where id = ?', id)
  },

  *setWants(id: string, wants: readonly NoticeKind[]): Query<void> {
    yield* change('update channels set wants = ? where id = ?', wants.join(' '), id)
  },

  *keepMailCode(id: string, digest: Uint8Array, until: number): Query<void> {
    yield* change('update channels set code = ?, code_until = ? where id = ?', digest, until, id)
  },

  *confirmChannel(id: string, digest: Uint8Array, now: number): Query<boolean> {
    const sql = `update channels set confirmed = 1, code = null where id = ? and code = ? and code_until > ?`
    return (yield* change(sql, id, digest, now)) > 0
  },

  *quietOf(player: string): Query<QuietHours | null> {
    const row = yield* first('select starts, ends, zone from quiet_hours where player = ?', player)
    if (row === undefined) return null
    return { from: row['starts'] as number, to: row['ends'] as number, zone: row['zone'] as string }
  },

  *keepQuiet(player: string, hours: QuietHours | null): Query<void> {
    yield* change('delete from quiet_hours where player = ?', player)
    if (hours === null) return
    const { from, to, zone } = hours
    yield* change(
      'insert into quiet_hours (player, starts, ends, zone) values (?, ?, ?, ?) on conflict do nothing',
      player,
      from,
      to,
      zone,
    )
  },

  /** The channels with something to send, longest waiting first. */
  *dueChannels(now: number, most: number): Query<string[]> {
    const found = yield* all(
      `select channel, min(due) as due from outbox where sent is null and due <= ? and lease <= ?
        group by channel order by due limit ?`,
      now,
      now,
      most,
    )
    return found.map(row => row['channel'] as string)
  },

  /**
   * Claims everything queued for this channel, to send it as one message. Until the lease ends no other server can claim it. A row
   * that another server claimed first doesn't match. A reminder isn't sent along with the others before it's due.
   */
  *claimNotices(channel: string, claim: string, now: number, lease: number): Query<QueuedNotice[]> {
    const found = yield* all(
      `update outbox set claim = ?, lease = ? where channel = ? and sent is null and lease <= ?
        and (kind <> 'time' or due <= ?)
        returning table_id as "table", kind, key, created, due, tries`,
      claim,
      lease,
      channel,
      now,
      now,
    )
    return found
      .map(row => ({ ...row }) as unknown as QueuedNotice)
      .toSorted((a, b) => a.created - b.created || (identityOf(a) < identityOf(b) ? -1 : 1))
  },

  *sentNotices(claim: string, channel: string, now: number): Query<void> {
    yield* change('update outbox set sent = ?, claim = null where claim = ?', now, claim)
    yield* NOTICES_QUERIES.channelWorks(channel, now)
  },

  *channelWorks(id: string, now: number): Query<void> {
    yield* change('update channels set last = ?, paused = 0 where id = ?', now, id)
  },

  /** Retries them later, after a failure or after quiet hours. */
  *postponeNotices(claim: string, due: number, tries: number): Query<void> {
    yield* change('update outbox set due = ?, tries = ?, lease = 0, claim = null where claim = ?', due, tries, claim)
  },

  /** Postpones one claimed notification. */
  *postponeNotice(claim: string, { table, kind, key }: QueuedNotice, due: number): Query<void> {
    yield* change(
      `update outbox set due = ?, lease = 0, claim = null
        where claim = ? and table_id = ? and kind = ? and key = ?`,
      due,
      claim,
      table,
      kind,
      key,
    )
  },

  /** Removes a claimed notification that no longer matters. */
  *dropClaimed(claim: string, { table, kind, key }: QueuedNotice): Query<void> {
    yield* change(
      'delete from outbox where claim = ? and table_id = ? and kind = ? and key = ?',
      claim,
      table,
      kind,
      key,
    )
  },

  /** Pauses a channel that failed for too long. */
  *pauseChannel(id: string): Query<void> {
    yield* change('update channels set paused = 1 where id = ?', id)
    yield* change('delete from outbox where channel = ? and sent is null', id)
  },

  /** Removes the notifications about a table that the player is looking at, except a reminder for later. */
  *seenNotices(player: string, table: string, now: number): Query<void> {
    yield* change(
      `delete from outbox where table_id = ? and sent is null and (kind <> 'time' or due <= ?)
        and channel in (select id from channels where player = ?)`,
      table,
      now,
      player,
    )
  },

  /** Sent notifications are kept for a while, so that no turn is announced twice. */
  *forgetSent(before: number): Query<void> {
    yield* change('delete from outbox where sent < ?', before)
  },
}

const identityOf = ({ table, kind, key }: QueuedNotice): string => [table, kind, key].join(' ')

interface NewNotice {
  readonly table: string
  readonly kind: NoticeKind
  /** One key per event, so each event is announced once. */
  readonly key: string
  readonly at: number
  /** When to send it; by default after the usual delay of its kind and way. */
  readonly due?: number
  /** Only the player of this seat. */
  readonly seat?: Seat
  /** The player who caused the event and needs no notification. */
  readonly except: string | null
}

/** Queues a row for each channel of the people at the table that wants this kind. */
export const queueNotice = ({ seat, except, ...notice }: NewNotice): Query<void> =>
  queue(
    notice,
    `held_seats join channels on channels.player = held_seats.player
      where table_id = ? and seat = coalesce(?, seat) and held_seats.player <> ?`,
    [notice.table, seat ?? null, except ?? ''],
  )

/** Queues it for one player, who needn't be at the table. */
export const queueNoticeTo = (player: string, notice: Omit<NewNotice, 'seat' | 'except'>): Query<void> =>
  queue(notice, 'channels where player = ?', [player])

function* queue(
  { table, kind, key, at, due }: Omit<NewNotice, 'seat' | 'except'>,
  channels: string,
  values: readonly Value[],
): Query<void> {
  yield* change(
    `insert into outbox (channel, table_id, kind, key, created, due, lease, tries)
      select distinct channels.id, cast(? as text), cast(? as text), cast(? as text), cast(? as bigint),
        case way when 'mail' then cast(? as bigint) else cast(? as bigint) end, 0, 0
      from ${channels} and confirmed = 1 and paused = 0 and ' ' || wants || ' ' like ?
      on conflict do nothing`,
    table,
    kind,
    key,
    at,
    due ?? at + MAIL_DELAY_MS,
    due ?? at + DELAY_MS[kind],
    ...values,
    `% ${kind} %`,
  )
}

/** Queues the notifications that follow from a new log line. `before` is the news before that line. */
export function* queueForLine(table: string, mover: Seat, before: TableNews, news: TableNews): Query<void> {
  const { steps, result, updated: at } = news
  const isOver = result !== null && before.result === null
  const known = decidingIn(before)
  const turns = decidingIn(news).filter(seat => !known.includes(seat))
  if (!isOver && turns.length === 0) return
  const except = yield* holderOf(table, mover)
  if (isOver) yield* queueNotice({ table, kind: 'over', key: String(steps), at, except })
  for (const seat of turns) yield* queueNotice({ table, kind: 'turn', key: String(steps), at, seat, except })
}

/** The seats that decide now, alone or at the same time. */
const decidingIn = ({ actor, together }: TableNews): readonly Seat[] => together ?? (actor === null ? [] : [actor])

/** The events with a notification: requests that need an answer, and players who join. */
export const NOTICE_OF: { readonly [K in Happened['kind']]?: NoticeKind } = {
  ask: 'request',
  pauseAsked: 'request',
  resumeAsked: 'request',
  botAsked: 'request',
  joined: 'seat',
}

export function* holderOf(table: string, seat: number | null): Query<string | null> {
  const row = yield* first('select player from held_seats where table_id = ? and seat = ?', table, seat)
  return (row?.['player'] ?? null) as string | null
}

/** A merged player keeps one e-mail address, one webhook and one set of quiet hours. */
export function* mergeChannels(from: string, into: string): Query<void> {
  yield* change(
    `delete from channels where player = ? and device is null
      and exists (select 1 from channels own where own.player = ? and own.way = channels.way)`,
    from,
    into,
  )
  yield* change('update channels set player = ? where player = ?', into, from)
  const own = yield* first('select 1 from quiet_hours where player = ?', into)
  if (own === undefined) yield* change('update quiet_hours set player = ? where player = ?', into, from)
  else yield* change('delete from quiet_hours where player = ?', from)
}

const CHANNEL = 'id, player, device, way, address, form, secret, wants, confirmed, paused, last, created'

function channelOf({ wants, confirmed, paused, ...row }: Row): Channel {
  const kinds = (wants as string).split(' ').filter(kind => kind !== '')
  return { ...row, wants: kinds, isConfirmed: confirmed === 1, isPaused: paused === 1 } as unknown as Channel
}

export const NOTICES_ACCESS: Readonly<Record<keyof typeof NOTICES_QUERIES, Access>> = {
  serverKey: 'writes',
  channelsOf: 'reads',
  channel: 'reads',
  keepChannel: 'writes',
  dropChannel: 'writes',
  setWants: 'writes',
  keepMailCode: 'writes',
  confirmChannel: 'writes',
  quietOf: 'reads',
  keepQuiet: 'writes',
  dueChannels: 'reads',
  claimNotices: 'writes',
  sentNotices: 'writes',
  channelWorks: 'writes',
  postponeNotices: 'writes',
  postponeNotice: 'writes',
  dropClaimed: 'writes',
  pauseChannel: 'writes',
  seenNotices: 'writes',
  forgetSent: 'writes',
}
