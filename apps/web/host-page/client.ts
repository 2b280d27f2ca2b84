// Requests of the host's page. The session is a cookie that only the server can read.

import type { HostAnswers, HostAskName, HostAsks, HostTrouble } from '@tableworks/protocol'
import { h } from './words.ts'

class HostFailure extends Error {
  readonly kind: HostTrouble['kind'] | 'offline'

  constructor(kind: HostFailure['kind'], detail: string) {
    super(detail)
    this.kind = kind
  }
}

async function post(route: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`/api/host/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new HostFailure('offline', '')
  })
  const { made, trouble } = (await answer.json().catch(() => ({}))) as { made?: unknown; trouble?: HostTrouble }
  if (trouble !== undefined) throw new HostFailure(trouble.kind, trouble.detail)
  if (!answer.ok) throw new HostFailure(answer.status === 429 ? 'tooOften' : 'fault', String(answer.status))
  return made
}

export const askHost = async <K extends HostAskName>(ask: K, given: HostAsks[K]): Promise<HostAnswers[K]> =>
  (await post('ask', { ask, with: given })) as HostAnswers[K]

export const signIn = async (code: string, name: string): Promise<void> => void (await post('sign-in', { code, name }))
export const signOut = async (): Promise<void> => void (await post('sign-out', {}))

export const isSignedOut = (error: unknown): boolean => error instanceof HostFailure && error.kind === 'signedOut'

export function sayFailure(error: unknown): string {
  const { kind, message } = error instanceof HostFailure ? error : { kind: 'fault' as const, message: String(error) }
  if (kind === 'badCode' || kind === 'tooOften' || kind === 'missing' || kind === 'offline') return h(`trouble.${kind}`)
  return h('trouble.other', { detail: message })
}
