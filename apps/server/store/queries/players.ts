// Players, their devices, codes and passkeys.

import { randomBytes } from 'node:crypto'
import type { Code, Device, NewDevice, Passkey, PublicPlayer } from '../register.ts'
import { mergeAlerts } from './alerts.ts'
import { leaveAllGroups, mergeGroups } from './groups.ts'
import { forgetResults, mergeResults } from './results.ts'
import { mergeChannels } from './notices.ts'
import { forgetSafety, mergeSafety } from './safety.ts'
import { mergeHolidays } from './pace.ts'
import { type Access, all, change, first, type Query, type Row, text } from './statements.ts'

export const PLAYERS_QUERIES = {
  *addPlayer(device: NewDevice): Query<void> {
    yield* change('insert into players (id, created, mark) values (?, ?, ?)', device.player, device.created, newMark())
    yield* PLAYERS_QUERIES.addDevice(device)
  },

  *addDevice({ id, player, digest, mark, name, created, seen, allows = null }: NewDevice): Query<void> {
    yield* change(
      'insert into devices (id, player, key_digest, mark, name, created, seen, allows) values (?, ?, ?, ?, ?, ?, ?, ?)',
      id,
      player,
      digest,
      mark,
      name,
      created,
      seen,
      allows,
    )
  },

  *device(id: string): Query<Device | null> {
    const row = yield* first(`select ${DEVICE} from devices where id = ?`, id)
    return row === undefined ? null : deviceOf(row)
  },

  *devicesOf(player: string): Query<Device[]> {
    return (yield* all(`select ${DEVICE} from devices where player = ? order by created, id`, player)).map(deviceOf)
  },

  *seenDevice(id: string, seen: number): Query<void> {
    yield* change('update devices set seen = ? where id = ?', seen, id)
  },

  *dropDevice(player: string, mark: string): Query<boolean> {
    return (yield* change('delete from devices where player = ? and mark = ?', player, mark)) > 0
  },

  *mergePlayers(from: string, into: string): Query<void> {
    for (const table of ['devices', 'passkeys', 'codes', 'sign_ins', 'held_seats', 'chat', 'happenings'])
      yield* change(`update ${table} set player = ? where player = ?`, into, from)
    yield* change('update happenings set other_player = ? where other_player = ?', into, from)
    // The merged account's codes may have gone to an address that isn't the other account's.
    yield* change('delete from mail_codes where player = ?', from)
    yield* mergeChannels(from, into)
    yield* mergeGroups(from, into)
    yield* mergeAlerts(from, into)
    yield* mergeSafety(from, into)
    yield* mergeHolidays(from, into)
    yield* change('update rooms set owner = ? where owner = ?', into, from)
    yield* change(
      `update notes set player = ? where player = ?
        and not exists (select 1 from notes own where own.table_id = notes.table_id and own.player = ?)`,
      into,
      from,
      into,
    )
    yield* change('delete from notes where player = ?', from)
    yield* mergeResults(from, into)
    yield* change(
      `update players set name = (select name from players named where named.id = ?) where id = ? and name = ''`,
      from,
      into,
    )
    yield* change('delete from players where id = ?', from)
  },

  /** Removes the player's id from everything they leave at other people's tables. */
  *forgetPlayer(player: string, name: string): Query<void> {
    for (const table of [
      'channels',
      'quiet_hours',
      'holidays',
      'alerts',
      'alerted',
      'mail_codes',
      'sign_ins',
      'devices',
      'passkeys',
      'codes',
      'notes',
    ])
      yield* change(`delete from ${table} where player = ?`, player)
    yield* change(`insert into players (id, created, mark) values (?, 0, '') on conflict do nothing`, FORMER_PLAYER)
    // A message's key is unique per author and table, so the messages of several former players need new keys.
    yield* change(
      `update chat set player = ?, name = ?, word = 'former ' || n where player = ?`,
      FORMER_PLAYER,
      name,
      player,
    )
    yield* change('update happenings set player = null, name = ? where player = ?', name, player)
    yield* change('update happenings set other_player = null, other = ? where other_player = ?', name, player)
    yield* change('update held_seats set player = ? where player = ?', FORMER_PLAYER, player)
    yield* leaveAllGroups(player)
    yield* forgetSafety(player)
    yield* forgetResults(player, name)
    yield* change('update rooms set owner = ? where owner = ?', FORMER_PLAYER, player)
    yield* change('delete from players where id = ?', player)
  },

  *publicPlayer(player: string): Query<PublicPlayer | null> {
    return publicIn(yield* first(`select ${PUBLIC} from players where id = ?`, player))
  },

  *playerWithMark(mark: string): Query<PublicPlayer | null> {
    return publicIn(yield* first(`select ${PUBLIC} from players where mark = ? and id <> ?`, mark, FORMER_PLAYER))
  },

  *namePlayer(player: string, name: string): Query<void> {
    yield* change('update players set name = ? where id = ?', name, player)
  },

  *addCode({ digest, player, expires }: Code): Query<void> {
    yield* change('insert into codes (digest, player, expires) values (?, ?, ?)', digest, player, expires)
  },

  *takeCode(digest: Uint8Array, now: number): Query<string | null> {
    yield* change('delete from codes where expires <= ?', now)
    const row = yield* first('delete from codes where digest = ? returning player', digest)
    return row === undefined ? null : (row['player'] as string)
  },

  *addPasskey({ id, player, publicKey, counter, transports, created }: Passkey): Query<void> {
    yield* change(
      'insert into passkeys (id, player, public_key, counter, transports, created) values (?, ?, ?, ?, ?, ?)',
      id,
      player,
      publicKey,
      counter,
      text(transports),
      created,
    )
  },

  *passkey(id: string): Query<Passkey | null> {
    const row = yield* first(`select ${PASSKEY} from passkeys where id = ?`, id)
    return row === undefined ? null : passkeyOf(row)
  },

  *passkeysOf(player: string): Query<Passkey[]> {
    return (yield* all(`select ${PASSKEY} from passkeys where player = ? order by created, id`, player)).map(passkeyOf)
  },

  *usedPasskey(id: string, counter: number): Query<void> {
    yield* change('update passkeys set counter = ? where id = ?', counter, id)
  },

  *dropPasskeys(player: string): Query<void> {
    yield* change('delete from passkeys where player = ?', player)
  },
}

/** The owner of everything deleted players leave behind. Player ids are hexadecimal, so none of them equals this. */
export const FORMER_PLAYER = 'former'

const newMark = (): string => randomBytes(6).toString('hex')

const PUBLIC = 'id as player, mark, name, created'
const publicIn = (row: Row | undefined): PublicPlayer | null =>
  row === undefined ? null : ({ ...row } as unknown as PublicPlayer)

const DEVICE = 'id, player, key_digest as digest, mark, name, created, seen, allows'
const PASSKEY = 'id, player, public_key as "publicKey", counter, transports, created'
const deviceOf = (row: Row): Device => ({ ...row }) as unknown as Device
const passkeyOf = (row: Row): Passkey =>
  ({ ...row, transports: JSON.parse(row['transports'] as string) as string[] }) as unknown as Passkey

export const PLAYERS_ACCESS: Readonly<Record<keyof typeof PLAYERS_QUERIES, Access>> = {
  addPlayer: 'writes',
  addDevice: 'writes',
  device: 'reads',
  devicesOf: 'reads',
  seenDevice: 'writes',
  dropDevice: 'tellsOfPlayer',
  mergePlayers: 'tellsAll',
  forgetPlayer: 'tellsOfPlayer',
  publicPlayer: 'reads',
  playerWithMark: 'reads',
  namePlayer: 'writes',
  addCode: 'writes',
  takeCode: 'writes',
  addPasskey: 'writes',
  passkey: 'reads',
  passkeysOf: 'reads',
  usedPasskey: 'writes',
  dropPasskeys: 'writes',
}
