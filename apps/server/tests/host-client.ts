// A host's page for tests: signs in by a code and sends requests with its cookie.

import type { HostAnswers, HostAskName, HostAsks, HostTrouble } from '@tableworks/protocol'
import { originOf } from './page.ts'

export const post = (address: string, route: string, body: unknown, cookie = ''): Promise<Response> =>
  fetch(`${address}api/host/${route}`, {
    method: 'POST',
    headers: { origin: originOf(address), cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export class HostClient {
  readonly cookie: string
  private readonly address: string

  private constructor(address: string, cookie: string) {
    this.address = address
    this.cookie = cookie
  }

  static async signIn(address: string, code: string, name = 'Dan'): Promise<HostClient> {
    const answer = await post(address, 'sign-in', { code, name })
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
    return new HostClient(address, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '')
  }

  async ask<K extends HostAskName>(ask: K, given: HostAsks[K]): Promise<HostAnswers[K]> {
    const answer = await post(this.address, 'ask', { ask, with: given }, this.cookie)
    const body = (await answer.json()) as { made: HostAnswers[K] } | { trouble: HostTrouble }
    if ('trouble' in body) throw Object.assign(new Error(body.trouble.detail), { name: body.trouble.kind })
    return body.made
  }
}
