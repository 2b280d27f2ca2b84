// Passkeys: keys stored by the player's phone or computer.

import { HostError } from '@tableworks/host'
import type { Credential } from '@tableworks/protocol'
import { onlineTables } from './here.ts'

/** Passkeys need a host name and a secure connection. */
export const hasPasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

const library = () => import('@simplewebauthn/browser')

/** A user who closes the browser's dialog needs no error message. */
function orChangedMind(error: unknown): never {
  throw error instanceof Error && error.name === 'InvalidStateError'
    ? new HostError('hasPasskey')
    : new HostError('noPasskey')
}

export async function makePasskey(name: string): Promise<void> {
  const there = await onlineTables()
  const { startRegistration } = await library()
  const wish = await there.ask('passkeyWish', { name })
  const answer = await startRegistration({ optionsJSON: wish as never }).catch(orChangedMind)
  await there.ask('keepPasskey', { answer: answer as unknown as Credential })
}

export async function signWithPasskey(): Promise<void> {
  const there = await onlineTables()
  const { startAuthentication } = await library()
  const challenge = await there.ask('passkeyChallenge', {})
  const answer = await startAuthentication({ optionsJSON: challenge as never }).catch(orChangedMind)
  await there.ask('usePasskey', { answer: answer as unknown as Credential })
}
