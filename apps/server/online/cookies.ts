// Who asks, as a browser says it: the site its page is from, and the key in its cookie.

const COOKIE = 'tableworks'

/** A page of another site may not speak for whoever visits it: browsers say where a request comes from. */
export function isOwnOrigin({ origin, host }: { origin?: string | undefined; host?: string | undefined }): boolean {
  if (origin === undefined || host === undefined) return false
  return origin === `http://${host}` || origin === `https://${host}`
}

/** The key in a cookie; null when there is none. */
export function keyIn(cookies: string | undefined): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=')
    if (name === COOKIE && value !== undefined) return value
  }
  return null
}

const YEAR_S = 365 * 24 * 60 * 60

/** No script reads it, no other site sends it. */
export const cookieFor = (key: string, isSecure: boolean): string =>
  `${COOKIE}=${key}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
