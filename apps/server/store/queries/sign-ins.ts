// Account recovery by e-mail, and the log of sign-ins.

import { randomBytes } from 'node:crypto'
import type { KeptSignIn, MailAccount, MailCode } from '../people-register.ts'
import { type Access, all, change, first, type Query } from './statements.ts'

const MOST_KEPT = 20

export const SIGN_INS_QUERIES = {
  /** Accounts that confirmed this address, given in lower case; the newest first. */
  *accountsWithMail(address: string, most: number): Query<MailAccount[]> {
    const rows = yield* all(
      `select player, players.name, address from channels join players on players.id = player
        where way = 'mail' and confirmed = 1 and lower(address) = ? order by channels.created desc, player limit ?`,
      address,
      most,
    )
    return rows.map(row => ({ ...row }) as unknown as MailAccount)
  },

  /** A newer code replaces the earlier ones for this device. */
  *addMailCode({ digest, player, device, expires }: MailCode): Query<void> {
    yield* change('delete from mail_codes where player = ? and device = ?', player, device)
    yield* change(
      'insert into mail_codes (digest, player, device, expires) values (?, ?, ?, ?)',
      digest,
      player,
      device,
      expires,
    )
  },

  *takeMailCode(digest: Uint8Array, device: string, now: number): Query<string | null> {
    yield* change('delete from mail_codes where expires <= ?', now)
    const row = yield* first('delete from mail_codes where digest = ? and device = ? returning player', digest, device)
    // The other codes sent to this device are no longer needed.
    if (row !== undefined) yield* change('delete from mail_codes where device = ?', device)
    return row === undefined ? null : (row['player'] as string)
  },

  *addSignIn({ player, at, way, device, mark }: KeptSignIn & { readonly player: string }): Query<void> {
    const id = randomBytes(8).toString('hex')
    yield* change(
      'insert into sign_ins (id, player, at, way, device, mark) values (?, ?, ?, ?, ?, ?)',
      id,
      player,
      at,
      way,
      device,
      mark,
    )
    const kept = yield* all('select id from sign_ins where player = ? order by at desc, id', player)
    for (const row of kept.slice(MOST_KEPT)) yield* change('delete from sign_ins where id = ?', row['id'] as string)
  },

  *signInsOf(player: string): Query<KeptSignIn[]> {
    const rows = yield* all('select at, way, device, mark from sign_ins where player = ? order by at desc, id', player)
    return rows.map(row => ({ ...row }) as unknown as KeptSignIn)
  },
}

export const SIGN_INS_ACCESS: Readonly<Record<keyof typeof SIGN_INS_QUERIES, Access>> = {
  accountsWithMail: 'reads',
  addMailCode: 'writes',
  takeMailCode: 'writes',
  addSignIn: 'writes',
  signInsOf: 'reads',
}
