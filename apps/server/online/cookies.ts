// The origin and the key cookie of a request.

/** Browsers accept this prefix only over https and only from this host, so other hosts of the domain can't set the cookie. */
const SECURE_COOKIE = '__Host-tableworks'
const PLAIN_COOKIE = 'tableworks'

/** Checks the browser's Origin header, to reject requests from other sites. */
export function isOwnOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  if (origin === undefined || host === undefined) return false
  return origin === `http://${host}` || origin === `https://${host}`
}

export function cookieNamed(cookies: string | undefined, name: string): string | null {
  const found = new Map((cookies ?? '').split(';').map(cookie => cookie.trim().split('=', 2) as [string, string]))
  return found.get(name) ?? null
}

/** The key in the cookies, or null. The prefixed cookie wins, because only this server can have set it. */
export const keyIn = (cookies: string | undefined): string | null =>
  cookieNamed(cookies, SECURE_COOKIE) ?? cookieNamed(cookies, PLAIN_COOKIE)

const YEAR_S = 365 * 24 * 60 * 60

/** Sets an HttpOnly, SameSite=Strict cookie. Over https it also replaces the cookie of earlier releases. */
export const cookiesFor = (key: string, isSecure: boolean): string[] =>
  isSecure
    ? [cookie(SECURE_COOKIE, key, YEAR_S, '; Secure'), cookie(PLAIN_COOKIE, '', 0, '; Secure')]
    : [cookie(PLAIN_COOKIE, key, YEAR_S)]

const cookie = (name: string, value: string, seconds: number, more = ''): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${more}`
