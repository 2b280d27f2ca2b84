// Passkeys, to sign in as the same player on another device.

import { HostError } from '@tableworks/host'
import type { Credential } from '@tableworks/protocol'
import type { ServerStore } from '../store/server-store.ts'
import { steadyNow } from './clock.ts'

/** How long a challenge is valid. It works once, on one connection. */
const CHALLENGE_MS = 5 * 60_000
const MOST_PASSKEYS = 10

/** COSE numbers of the algorithms that current devices support: Ed25519, P-256, RSA. */
const ALGORITHMS = [-8, -7, -257]

/** The pending challenge of a connection. */
export interface PasskeyChallenge {
  readonly text: string
  readonly expires: number
}

/** Imported on demand, because it's large and rarely needed. */
const library = () => import('@simplewebauthn/server')

export class Passkeys {
  private readonly store: ServerStore
  private readonly now: () => number

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
  }

  private challenge = (text: string): PasskeyChallenge => ({ text, expires: steadyNow() + CHALLENGE_MS })

  private textOf(challenge: PasskeyChallenge | null): string {
    if (challenge === null || challenge.expires <= steadyNow()) throw new HostError('badCode')
    return challenge.text
  }

  count = async (player: string): Promise<number> => (await this.store.passkeysOf(player)).length

  /** Options to create a passkey. */
  async wish(player: string, origin: string, name: string): Promise<{ options: object; challenge: PasskeyChallenge }> {
    const known = await this.store.passkeysOf(player)
    if (known.length >= MOST_PASSKEYS) throw new HostError('badPlan', 'passkeys')
    const options = await (
      await library()
    ).generateRegistrationOptions({
      rpName: 'Tableworks',
      rpID: hostIn(origin),
      userName: name,
      userID: new TextEncoder().encode(player),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { options, challenge: this.challenge(options.challenge) }
  }

  async keep(player: string, origin: string, challenge: PasskeyChallenge | null, answer: Credential): Promise<void> {
    const { verifyRegistrationResponse } = await library()
    const verdict = await verifyRegistrationResponse({
      response: answer as unknown as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: this.textOf(challenge),
      expectedOrigin: origin,
      expectedRPID: hostIn(origin),
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => null) // the response is invalid
    const made = verdict?.registrationInfo?.credential
    if (verdict?.verified !== true || made === undefined) throw new HostError('badCode')
    const { id, publicKey, counter, transports = [] } = made
    await this.store.addPasskey({ id, player, publicKey, counter, transports, created: this.now() })
  }

  /** Options to sign in with a passkey. */
  async ask(origin: string): Promise<{ options: object; challenge: PasskeyChallenge }> {
    const options = await (
      await library()
    ).generateAuthenticationOptions({ rpID: hostIn(origin), userVerification: 'preferred' })
    return { options, challenge: this.challenge(options.challenge) }
  }

  /** The player whose passkey signed the challenge. */
  async playerWith(origin: string, challenge: PasskeyChallenge | null, answer: Credential): Promise<string> {
    const { verifyAuthenticationResponse } = await library()
    const expectedChallenge = this.textOf(challenge)
    const passkey = await this.store.passkey(answer.id)
    if (passkey === null) throw new HostError('badCode')
    const { id, player, counter } = passkey
    const verdict = await verifyAuthenticationResponse({
      response: answer as unknown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostIn(origin),
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter },
      requireUserVerification: false,
    }).catch(() => null)
    if (verdict?.verified !== true) throw new HostError('badCode')
    await this.store.usedPasskey(id, verdict.authenticationInfo.newCounter)
    return player
  }

  drop = (player: string): Promise<void> => this.store.dropPasskeys(player)
}

const hostIn = (origin: string): string => new URL(origin).hostname
