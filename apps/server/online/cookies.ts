// The origin and the key cookie of a request.

/** Over https the prefix keeps other hosts of the same domain from setting it; browsers refuse it over plain http. */
const SECURE_COOKIE = '__Host-tableworks'
const PLAIN_COOKIE = 'tableworks'

/** Rejects requests from pages of other sites, by the browser's Origin header. */
export function isOwnOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  if (origin === undefined || host === undefined) return false
  return origin === `http://${host}` || origin === `https://${host}`
}

/** The key in a cookie, or null. Of two cookies, only this server can have set the prefixed one. */
export function keyIn(cookies: string | undefined): string | null {
  const found = new Map((cookies ?? '').split(';').map(cookie => cookie.trim().split('=', 2) as [string, string]))
  return found.get(SECURE_COOKIE) ?? found.get(PLAIN_COOKIE) ?? null
}

const YEAR_S = 365 * 24 * 60 * 60

/** HttpOnly and SameSite=Strict. Over https the cookie of earlier releases is replaced. */
export const cookiesFor = (key: string, isSecure: boolean): string[] =>
  isSecure
    ? [cookie(SECURE_COOKIE, key, YEAR_S, '; Secure'), cookie(PLAIN_COOKIE, '', 0, '; Secure')]
    : [cookie(PLAIN_COOKIE, key, YEAR_S)]

const cookie = (name: string, value: string, seconds: number, more = ''): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${more}`
