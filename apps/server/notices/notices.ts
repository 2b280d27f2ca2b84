// Notifies players who aren't at the table: stores their settings and sends what is in the outbox.

import { createHash } from 'node:crypto'
import { HostError } from '@tableworks/host'
import type { Asks, NoticeKind, NoticeState, NoticeWay } from '@tableworks/protocol'
import { codeDigest, newCode, random } from '../online/keys.ts'
import type { Hourly } from '../online/limits.ts'
import type { Metrics } from '../online/metrics.ts'
import type { Who } from '../online/players.ts'
import type { OnlineTables } from '../online/tables.ts'
import type { Channel, QueuedNotice } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { sendHook } from './hook.ts'
import { itemOf } from './items.ts'
import { channelToStop, type Mailer, type MailSettings, openMailer, sendMail } from './mail.ts'
import type { Item, NoticeMessage } from './message.ts'
import { failed, type SendOutcome } from './outcome.ts'
import { checkedUrl, NotReached, type OutsideSettings } from './outside.ts'
import { sendPush } from './push.ts'
import { newVapidKeys, type VapidKeys } from './push-message.ts'
import { quietUntil } from './quiet.ts'
import { Recovery } from './recovery.ts'

export interface NoticesSettings {
  /** The server's public address, without a slash at its end. */
  readonly address: string
  /** Null: no e-mails. */
  readonly mail: MailSettings | null
  /** For tests and development: allows webhooks and push services on this machine. */
  readonly isOpen?: boolean
}

export interface NoticesDeps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly hourly: Hourly
  readonly metrics: Metrics
  readonly now: () => number
  readonly steadyNow: () => number
  readonly log: { warn(what: object, text: string): void }
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/**
 * How long a claim lasts: longer than any attempt to send. After that, other servers may take over the claims of a killed server.
 */
const LEASE_MS = 2 * MINUTE_MS
/** The delays between retries, about a day in total. After the last retry the channel is paused. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS]
const AT_ONCE = 20
const KEEP_SENT_MS = 30 * 24 * HOUR_MS
const CODE_MS = 30 * MINUTE_MS
/** Codes per hour and e-mail address, for all players together. */
const CODES_TO_ADDRESS = 3
const WANTED_AT_FIRST: Readonly<Record<NoticeWay, readonly NoticeKind[]>> = {
  push: ['turn', 'time', 'request', 'seat', 'bot', 'open'],
  mail: ['turn', 'time', 'bot', 'over', 'open'],
  hook: ['turn', 'seat', 'bot', 'over', 'open'],
}

export class Notices {
  private readonly deps: NoticesDeps
  private readonly settings: NoticesSettings
  private readonly outside: OutsideSettings
  private readonly mailer: Mailer | null
  private readonly vapid: VapidKeys
  private readonly unsubscribeKey: string
  /** Null on a server that sends no e-mails. */
  readonly recovery: Recovery | null

  private constructor(settings: NoticesSettings, deps: NoticesDeps, vapid: VapidKeys, unsubscribeKey: string) {
    this.settings = settings
    this.deps = deps
    this.outside = { isOpen: settings.isOpen === true }
    this.mailer = settings.mail === null ? null : openMailer(settings.mail)
    this.vapid = vapid
    this.unsubscribeKey = unsubscribeKey
    const { address } = settings
    const send = (channel: Channel, message: NoticeMessage) => this.send(channel, message)
    this.recovery =
      this.mailer === null
        ? null
        : new Recovery({ ...deps, players: deps.tables.players, mailer: this.mailer, address, send })
  }

  /** Creates the keys once and stores them in the database, so all servers and restored backups share them. */
  static async open(settings: NoticesSettings, deps: NoticesDeps): Promise<Notices> {
    const vapid = await deps.store.serverKey('vapid', JSON.stringify(newVapidKeys()))
    const unsubscribeKey = await deps.store.serverKey('unsubscribe', random(64))
    return new Notices(settings, deps, JSON.parse(vapid) as VapidKeys, unsubscribeKey)
  }

  // Settings

  async state({ player, device }: Who): Promise<NoticeState> {
    const channels = (await this.deps.store.channelsOf(player)).filter(
      one => one.way !== 'push' || one.device === device,
    )
    return {
      ways: { push: this.vapid.publicKey, mail: this.mailer !== null, hook: true },
      channels: channels.map(one => ({
        way: one.way,
        address: shownAddress(one),
        form: one.form,
        secret: one.form === 'json' ? one.secret : null,
        isConfirmed: one.isConfirmed,
        isPaused: one.isPaused,
        wants: one.wants,
        last: one.last,
      })),
      quiet: await this.deps.store.quietOf(player),
    }
  }

  async keepPush(who: Who, subscription: Asks['keepPush']): Promise<void> {
    this.checkUrl(subscription.endpoint)
    await this.keep(who, 'push', JSON.stringify(subscription), null)
  }

  async keepHook(who: Who, { url, form }: Asks['keepHook']): Promise<void> {
    this.checkUrl(url)
    await this.keep(who, 'hook', url, form)
  }

  /** Sends a code to the address, which stays unconfirmed until the player enters the code. */
  async keepMail(who: Who, { address }: Asks['keepMail']): Promise<void> {
    if (this.mailer === null) throw new HostError('missing')
    const { hourly, steadyNow, store, now } = this.deps
    const digest = createHash('sha256').update(address.toLowerCase()).digest('hex')
    if (!hourly.take(`mail ${digest}`, CODES_TO_ADDRESS, steadyNow())) throw new HostError('tooOften')
    const id = await this.keep(who, 'mail', address, null)
    const { code, digest: codeKey } = newCode()
    await store.keepMailCode(id, codeKey, now() + CODE_MS)
    const text = `Your code: ${code}\n\nType it on the Notifications page of ${this.settings.address} within 30 minutes.
If you didn't ask for it, ignore this e-mail: you won't get another.`
    const sent = await this.mailer.send({ to: address, subject: 'Confirm your address for Tableworks', text })
    this.deps.metrics.count('notices_total', { way: 'code', made: sent.made })
    if (sent.made !== 'sent') throw new HostError('badPlan', 'mail')
  }

  async confirmMail(who: Who, { code }: Asks['confirmMail']): Promise<void> {
    const channel = await this.channelFor(who, 'mail')
    if (!(await this.deps.store.confirmChannel(channel.id, codeDigest(code), this.deps.now())))
      throw new HostError('badCode')
    // From now on, this address can recover the account.
    await this.deps.tables.players.noteSignIn(who, 'address')
  }

  async drop(who: Who, way: NoticeWay): Promise<void> {
    await this.deps.store.dropChannel((await this.channelFor(who, way)).id)
  }

  async want(who: Who, { way, kind, isWanted }: Asks['wantNotice']): Promise<void> {
    const { id, wants } = await this.channelFor(who, way)
    const others = wants.filter(one => one !== kind)
    await this.deps.store.setWants(id, isWanted ? [...others, kind] : others)
  }

  keepQuiet = ({ player }: Who, { hours }: Asks['keepQuiet']): Promise<void> => this.deps.store.keepQuiet(player, hours)

  async test(who: Who, way: NoticeWay): Promise<{ isSent: boolean }> {
    const channel = await this.channelFor(who, way)
    if (!channel.isConfirmed) throw new HostError('badPlan', 'mail')
    const { made } = await this.send(channel, { id: random(32), items: [], isTest: true })
    // A channel that works is no longer paused.
    if (made === 'sent') await this.deps.store.channelWorks(channel.id, this.deps.now())
    if (made === 'gone') await this.deps.store.dropChannel(channel.id)
    return { isSent: made === 'sent' }
  }

  /** Handles the link in an e-mail, without signing in. */
  async unsubscribe(key: string): Promise<boolean> {
    const channel = channelToStop(key, this.unsubscribeKey)
    // Keeps the address, because it may be the player's only way to recover the account.
    if (channel !== null) await this.deps.store.setWants(channel, [])
    return channel !== null
  }

  /** Drops the notifications about a table, because the player is looking at it. */
  seen = (player: string, table: string): Promise<void> => this.deps.store.seenNotices(player, table, this.deps.now())

  private checkUrl(url: string): void {
    try {
      checkedUrl(url, this.outside)
    } catch (error) {
      if (error instanceof NotReached) throw new HostError('badPlan', 'address')
      throw error
    }
  }

  private async keep({ player, device }: Who, way: NoticeWay, address: string, form: Channel['form']): Promise<string> {
    const id = random(16)
    const known = (await this.deps.store.channelsOf(player)).find(
      one => one.way === way && (way !== 'push' || one.device === device),
    )
    await this.deps.store.keepChannel({
      id,
      player,
      device: way === 'push' ? device : null,
      way,
      address,
      form,
      secret: way === 'hook' ? random(64) : null,
      wants: known?.wants ?? WANTED_AT_FIRST[way],
      isConfirmed: way !== 'mail',
      isPaused: false,
      last: null,
      created: this.deps.now(),
    })
    return id
  }

  private async channelFor({ player, device }: Who, way: NoticeWay): Promise<Channel> {
    const found = (await this.deps.store.channelsOf(player)).find(
      one => one.way === way && (way !== 'push' || one.device === device),
    )
    if (found === undefined) throw new HostError('missing')
    return found
  }

  // Sending

  /** Sends what is due. Each server does this every few seconds. */
  async sendDue(): Promise<void> {
    const { store, now } = this.deps
    for (const id of await store.dueChannels(now(), AT_ONCE)) await this.sendTo(id)
  }

  async tidyUp(): Promise<void> {
    await this.deps.store.forgetSent(this.deps.now() - KEEP_SENT_MS)
  }

  private async sendTo(id: string): Promise<void> {
    const { store, now } = this.deps
    const claim = random(32)
    const at = now()
    const queued = await store.claimNotices(id, claim, at, at + LEASE_MS)
    const channel = await store.channel(id)
    if (queued.length === 0 || channel === null) return
    const quiet = quietUntil(await store.quietOf(channel.player), at)
    if (quiet !== null) return store.postponeNotices(claim, quiet, triesOf(queued))
    const items = await this.itemsOf(channel, claim, queued)
    const [oldest] = items
    if (oldest === undefined) return
    // A retry may include newer notifications. It keeps the id of the oldest one.
    const outcome = await this.send(channel, { id: oldest.id, items, isTest: false })
    await this.settle(channel, { claim, queued, at }, outcome)
  }

  /**
   * The notifications that still matter; removes the rest from the outbox, except a reminder that came too early, which is put
   * back.
   */
  private async itemsOf(channel: Channel, claim: string, queued: readonly QueuedNotice[]): Promise<Item[]> {
    const items: Item[] = []
    // Newest first, because a new turn replaces an older one at the same table.
    for (const notice of queued.toReversed()) {
      const item = await itemOf(channel.player, notice, this.deps.tables)
      if (item !== null && 'waitMs' in item) {
        await this.deps.store.postponeNotice(claim, notice, this.deps.now() + item.waitMs)
        continue
      }
      const isNew = !items.some(({ table, kind }) => table === notice.table && kind === notice.kind)
      if (item !== null && isNew) items.unshift({ ...item, id: itemId(channel.id, notice) })
      else {
        this.deps.metrics.count('notices_total', { way: channel.way, made: 'withdrawn' })
        await this.deps.store.dropClaimed(claim, notice)
      }
    }
    return items
  }

  private async send(channel: Channel, message: NoticeMessage): Promise<SendOutcome> {
    const outcome = await this.sendBy(channel, message).catch((error: unknown) => {
      if (error instanceof NotReached) return failed(error.message)
      throw error
    })
    this.deps.metrics.count('notices_total', { way: channel.way, made: outcome.made })
    if (outcome.made === 'failed')
      this.deps.log.warn({ way: channel.way, channel: channel.id, why: outcome.why }, 'a notification was not accepted')
    return outcome
  }

  private async sendBy(channel: Channel, message: NoticeMessage): Promise<SendOutcome> {
    const { address } = this.settings
    const { outside } = this
    const { now } = this.deps
    if (channel.way === 'push') return sendPush(channel, message, { keys: this.vapid, contact: address, outside, now })
    if (channel.way === 'hook') return sendHook(channel, message, { address, outside, now })
    if (this.mailer === null) return failed('no mail server')
    return sendMail(channel, message, this.mailer, { address, key: this.unsubscribeKey })
  }

  private async settle(channel: Channel, { claim, queued, at }: Attempt, outcome: SendOutcome) {
    const { store, metrics } = this.deps
    if (outcome.made === 'sent') return store.sentNotices(claim, channel.id, at)
    if (outcome.made === 'gone') return store.dropChannel(channel.id)
    const tries = triesOf(queued)
    const pause = RETRY_MS[tries]
    if (pause !== undefined)
      return store.postponeNotices(claim, at + Math.max(pause, (outcome.retryAfter ?? 0) * 1000), tries + 1)
    metrics.count('notices_total', { way: channel.way, made: 'paused' })
    return store.pauseChannel(channel.id)
  }
}

/** One attempt to send what is queued for a channel. */
interface Attempt {
  readonly claim: string
  readonly queued: readonly QueuedNotice[]
  readonly at: number
}

const triesOf = (queued: readonly QueuedNotice[]): number => Math.max(...queued.map(({ tries }) => tries))

const itemId = (channel: string, { table, kind, key }: QueuedNotice): string =>
  createHash('sha256').update([channel, table, kind, key].join(' ')).digest('hex').slice(0, 32)

/** A webhook's path is a secret, so it isn't shown. */
function shownAddress({ way, address }: Channel): string {
  if (way === 'push') return ''
  return way === 'mail' ? address : new URL(address).host
}
