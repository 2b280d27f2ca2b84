// How hosts sign in: a one-time code from the server's output or `tw host code`, then a session in a cookie.

import { timingSafeEqual } from 'node:crypto'
import { HostError } from '@tableworks/host'
import { cookieNamed } from '../online/cookies.ts'
import { codeDigest, idIn, newCode, newKey, opens } from '../online/keys.ts'
import type { HostSession } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'

const CODE_MS = 15 * 60_000
const SESSION_MS = 12 * 60 * 60_000

/** Browsers accept the prefix only over https and only from this host. */
const SECURE_COOKIE = '__Host-tableworks-host'
const PLAIN_COOKIE = 'tableworks-host'

export class HostSessions {
  private readonly store: ServerStore
  private readonly now: () => number

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
  }

  async newCode(): Promise<string> {
    const { code, digest } = newCode()
    await this.store.addHostCode(digest, this.now() + CODE_MS)
    return code
  }

  /** The key of a new session. Throws `badCode` if the code is wrong, used or expired. */
  async signIn(typed: string, name: string): Promise<string> {
    const wanted = codeDigest(typed)
    const known = (await this.store.hostCodes(this.now())).find(
      digest => digest.length === wanted.length && timingSafeEqual(digest, wanted),
    )
    const { id, key, digest } = newKey()
    const session = { id, digest, name, expires: this.now() + SESSION_MS }
    if (known === undefined || !(await this.store.useHostCode(known, session, this.now())))
      throw new HostError('badCode')
    await this.store.logHost({ at: this.now(), host: name, action: 'signIn', reason: '' })
    return key
  }

  /** The session in these cookies; null if there is none or it has ended. */
  async sessionIn(cookies: string | undefined): Promise<HostSession | null> {
    const key = cookieNamed(cookies, SECURE_COOKIE) ?? cookieNamed(cookies, PLAIN_COOKIE)
    const id = key === null ? null : idIn(key)
    const session = id === null ? null : await this.store.hostSession(id, this.now())
    return key !== null && session !== null && opens(key, session.digest) ? session : null
  }

  async signOut({ id }: HostSession): Promise<void> {
    await this.store.endHostSession(id)
  }
}

/** A cookie that is HttpOnly and SameSite=Strict and lasts as long as the session. An empty key deletes it. */
export function hostCookie(key: string, isSecure: boolean): string {
  const age = key === '' ? 0 : SESSION_MS / 1000
  return isSecure
    ? `${SECURE_COOKIE}=${key}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict; Secure`
    : `${PLAIN_COOKIE}=${key}; Path=/api/host; Max-Age=${age}; HttpOnly; SameSite=Strict`
}
