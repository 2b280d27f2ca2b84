// Account recovery on a new device, by a code sent to the player's confirmed e-mail address. Responses never reveal whether an
// address is known: everything that depends on it happens after the response.

import { createHash } from 'node:crypto'
import { HostError } from '@tableworks/host'
import { codeDigest, newCode, random } from '../online/keys.ts'
import type { Hourly } from '../online/limits.ts'
import type { Metrics } from '../online/metrics.ts'
import type { Players, Who } from '../online/players.ts'
import type { Channel } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Mailer } from './mail.ts'
import type { NoticeMessage } from './message.ts'

const RECOVERY_MINUTES = 15
const CODE_MS = RECOVERY_MINUTES * 60_000
/** Per hour and e-mail address, from all devices together. */
const CODES_TO_ADDRESS = 3
/** One address may have confirmed several accounts. */
const MOST_ACCOUNTS = 3

interface RecoveryDeps {
  readonly store: ServerStore
  readonly players: Players
  readonly mailer: Mailer
  readonly address: string
  readonly hourly: Hourly
  readonly metrics: Metrics
  readonly now: () => number
  readonly steadyNow: () => number
  readonly log: { warn(what: object, text: string): void }
  /** Sends a message now. */
  readonly send: (channel: Channel, message: NoticeMessage) => Promise<unknown>
}

export class Recovery {
  private readonly deps: RecoveryDeps

  constructor(deps: RecoveryDeps) {
    this.deps = deps
  }

  /** Sends codes if the address is known. It doesn't wait for that, so the response time reveals nothing. */
  request({ device }: Who, typed: string): void {
    const fail = (error: unknown) => this.deps.log.warn({ error }, 'a recovery code was not sent')
    void this.sendCodes(device, typed.toLowerCase()).catch(fail)
  }

  private async sendCodes(device: string, address: string): Promise<void> {
    const { store, hourly, metrics, mailer, now, steadyNow } = this.deps
    const digest = createHash('sha256').update(address).digest('hex')
    if (!hourly.take(`recover ${digest}`, CODES_TO_ADDRESS, steadyNow())) return
    for (const { player, name, address: to } of await store.accountsWithMail(address, MOST_ACCOUNTS)) {
      const { code, digest: key } = newCode()
      await store.addMailCode({ digest: key, player, device, expires: now() + CODE_MS })
      // Sends to the stored address, never to the typed one, which may only look identical.
      const { made } = await mailer.send({ to, subject: 'Your code for Tableworks', text: this.text(code, name) })
      metrics.count('notices_total', { way: 'recovery', made })
    }
  }

  private text = (code: string, name: string): string => `Your code: ${code}

It brings you back to the account "${name || 'Player'}" at ${this.deps.address}.
Type it within ${RECOVERY_MINUTES} minutes on the device where you asked for it. It works once, and only there.

Never tell anyone this code. If you didn't ask for it, ignore this e-mail: without the code no one gets in.`

  /** Adds this device to the account. The account's other devices keep working, and the player is notified. */
  async enter(who: Who, typed: string): Promise<void> {
    const { store, players, now } = this.deps
    const player = await store.takeMailCode(codeDigest(typed), who.device, now())
    if (player === null) throw new HostError('badCode')
    await players.become(who, player, 'mail')
    void this.tellOthers(player, who.device).catch(() => undefined)
  }

  private async tellOthers(player: string, device: string): Promise<void> {
    const { store, send } = this.deps
    const name = (await store.device(device))?.name || 'an unknown device'
    const note = `Someone signed in to your account by e-mail, on ${name}. If it wasn't you, open You and sign that device out.`
    const channels = (await store.channelsOf(player)).filter(one => one.isConfirmed && one.device !== device)
    for (const channel of channels) await send(channel, { id: random(32), items: [], isTest: false, note })
  }
}
