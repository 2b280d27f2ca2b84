// A server's settings, from the environment, with a clear message for every invalid one.

import path from 'node:path'
import type { AppSettings } from './app.ts'
import { ARCHIVE_HOURS } from './online/archive.ts'
import { EXPIRY, type ExpirySettings } from './online/expiry.ts'
import { QUOTA, type QuotaSettings } from './online/quota.ts'
import type { NoticesSettings } from './notices/notices.ts'

export interface ServeSettings extends AppSettings {
  host: string
  port: number
  /** The folder for all persistent data. */
  data: string
  /** The URL of a PostgreSQL database; if null, the server uses an SQLite file in the data folder. */
  database?: string | null
  /** Seconds between self-checks; 0 means never. */
  checkSeconds?: number
  expiry?: ExpirySettings
  /** Hours after its end until a game is archived; 0 means never. */
  archiveHours?: number
  quota?: QuotaSettings
  /** The polling interval of the outbox, in milliseconds. */
  tellMs?: number
  /** Null: no notifications. */
  notices?: NoticesSettings | null
  /** The time of day; tests set their own. */
  now?: () => number
  /** Milliseconds that a test has skipped, on clocks and in the calendar. */
  skipped?: () => number
}

/** The server can't start. The message is for the operator. */
export class CannotStart extends Error {}

/** Seconds between self-checks: 1,440 tables a day. */
export const CHECK_SECONDS = 60

/** Reads the settings from the environment. An empty value counts as missing. */
export function settingsFrom(
  env: Record<string, string | undefined>,
): Pick<
  ServeSettings,
  | 'host'
  | 'port'
  | 'data'
  | 'database'
  | 'isBehindProxy'
  | 'checkSeconds'
  | 'expiry'
  | 'archiveHours'
  | 'quota'
  | 'notices'
> {
  const port = env['PORT'] || '8080'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${port}".`)
  const proxy = env['TABLEWORKS_PROXY'] || '0'
  if (proxy !== '0' && proxy !== '1')
    throw new CannotStart(`TABLEWORKS_PROXY must be 1 behind a proxy on this machine, otherwise 0; not "${proxy}".`)
  const checkSeconds = env['TABLEWORKS_CHECK'] || String(CHECK_SECONDS)
  if (!/^\d{1,6}$/.test(checkSeconds))
    throw new CannotStart(`TABLEWORKS_CHECK must be a number of seconds, 0 for never; not "${checkSeconds}".`)
  const database = env['TABLEWORKS_DATABASE'] || null
  if (database !== null && !/^postgres(ql)?:\/\//.test(database))
    throw new CannotStart(
      'TABLEWORKS_DATABASE must be the URL of a PostgreSQL database: postgres://user:password@host/name.',
    )
  return {
    host: env['HOST'] || '127.0.0.1',
    port: Number(port),
    data: path.resolve(env['TABLEWORKS_DATA'] || 'data'),
    database,
    isBehindProxy: proxy === '1',
    checkSeconds: Number(checkSeconds),
    expiry: {
      unfinishedDays: numberIn(env, 'TABLEWORKS_UNFINISHED_DAYS', EXPIRY.unfinishedDays),
      finishedDays: numberIn(env, 'TABLEWORKS_FINISHED_DAYS', EXPIRY.finishedDays),
      guestDays: numberIn(env, 'TABLEWORKS_GUEST_DAYS', EXPIRY.guestDays),
    },
    notices: noticesFrom(env),
    archiveHours: numberIn(env, 'TABLEWORKS_ARCHIVE_HOURS', ARCHIVE_HOURS),
    quota: {
      tablesOfPerson: numberIn(env, 'TABLEWORKS_PERSON_TABLES', QUOTA.tablesOfPerson),
      megabytesOfPerson: numberIn(env, 'TABLEWORKS_PERSON_MB', QUOTA.megabytesOfPerson),
      megabytesAnHour: numberIn(env, 'TABLEWORKS_HOURLY_MB', QUOTA.megabytesAnHour),
    },
  }
}

/** Null without a public address, because notifications contain links. */
function noticesFrom(env: Record<string, string | undefined>): NoticesSettings | null {
  const [given, smtp, from] = ['TABLEWORKS_ADDRESS', 'TABLEWORKS_SMTP', 'TABLEWORKS_MAIL_FROM'].map(
    name => env[name] || null,
  )
  if (smtp != null && (given == null || from == null))
    throw new CannotStart('TABLEWORKS_SMTP also needs TABLEWORKS_ADDRESS and TABLEWORKS_MAIL_FROM.')
  if (smtp != null && !/^smtps?:\/\/[^/]+/.test(smtp))
    throw new CannotStart('TABLEWORKS_SMTP must be the address of a mail server: smtps://user:password@host:465.')
  if (given == null) return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash !== '')
    throw new CannotStart(`TABLEWORKS_ADDRESS must be the public address of this server, https://…; not "${given}".`)
  return {
    address: url.origin,
    mail: smtp == null || from == null ? null : { smtp, from },
    isOpen: env['TABLEWORKS_DEV_LOOPBACK_NOTICES'] === '1',
  }
}

/** A number of days, hours, tables or megabytes. */
function numberIn(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const given = env[name] || String(otherwise)
  if (!/^\d{1,6}$/.test(given)) throw new CannotStart(`${name} must be a whole number, 0 for no limit; not "${given}".`)
  return Number(given)
}
