// Players and their devices. Each device has a key in a cookie. A code typed on another device makes it a device of the same player
// and merges what both had before.

import { HostError } from '@tableworks/host'
import {
  type DeviceCard,
  MOST_TOKENS,
  type Right,
  type SignIn,
  type SignInWay,
  TOKEN_PREFIX,
  type TokenCard,
  type TokenRight,
} from '@tableworks/protocol'
import type { Device } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { Passkeys } from './passkeys.ts'
import { codeDigest, idIn, newCode, newKey, opens, random } from './keys.ts'

export interface Who {
  readonly player: string
  readonly device: string
  /** A browser may do everything its player may. A token allows only some of it. */
  readonly allows: Right
}

/** Whether a program acts for the player. */
export const isProgram = ({ allows }: Pick<Who, 'allows'>): boolean => allows !== 'account'

const CODE_MS = 10 * 60_000
/** The precision at which a device's last visit is stored. */
const SEEN_MS = 60 * 60_000

export class Players {
  readonly passkeys: Passkeys
  private readonly store: ServerStore
  private readonly now: () => number
  /** Connected devices, and when their visit was last stored. */
  private readonly live = new Map<string, { readonly who: Who; sockets: number; noted: number }>()
  private readonly listeners = new Set<(isGone: (who: Who) => boolean) => void>()
  private readonly doubters = new Set<(player: string | null) => void>()

  constructor(store: ServerStore, now: () => number) {
    this.store = store
    this.now = now
    this.passkeys = new Passkeys(store, now)
  }

  /** The player with this key of a browser, or null. */
  async withKey(key: string): Promise<Who | null> {
    const device = await this.deviceWith(key)
    return device?.allows === null ? { player: device.player, device: device.id, allows: 'account' } : null
  }

  /** The player with this token, or null. */
  async withToken(token: string): Promise<Who | null> {
    if (!token.startsWith(TOKEN_PREFIX)) return null
    const device = await this.deviceWith(token.slice(TOKEN_PREFIX.length))
    return device?.allows == null ? null : { player: device.player, device: device.id, allows: device.allows }
  }

  private async deviceWith(key: string): Promise<Device | null> {
    const id = idIn(key)
    const device = id === null ? null : await this.store.device(id)
    if (device === null || !opens(key, device.digest)) return null
    if (this.now() - device.seen >= SEEN_MS) await this.store.seenDevice(device.id, this.now())
    return device
  }

  async newGuest(agent: string | undefined): Promise<{ readonly key: string }> {
    const { id, key, digest } = newKey()
    const now = this.now()
    const name = deviceName(agent ?? '')
    await this.store.addPlayer({
      id,
      player: random(16),
      digest,
      mark: random(12),
      name,
      created: now,
      seen: now,
      allows: null,
    })
    return { key }
  }

  arrived(who: Who): void {
    const live = this.live.get(who.device) ?? { who, sockets: 0, noted: this.now() }
    live.sockets += 1
    this.live.set(who.device, live)
  }

  left({ device }: Who): void {
    const live = this.live.get(device)
    if (live !== undefined && --live.sockets === 0) this.live.delete(device)
  }

  /** How many people are connected to this process. Their programs don't count. */
  get online(): number {
    const people = [...this.live.values()].filter(({ who }) => !isProgram(who))
    return new Set(people.map(({ who }) => who.player)).size
  }

  /** Updates the last visit of connected players. */
  async noteLive(): Promise<void> {
    for (const [device, live] of this.live) {
      if (this.now() - live.noted < SEEN_MS) continue
      live.noted = this.now()
      await this.store.seenDevice(device, live.noted)
    }
  }

  /** The player's last visit; 0 if deleted. */
  async lastSeen(player: string): Promise<number> {
    return Math.max(0, ...(await this.store.devicesOf(player)).map(({ seen }) => seen))
  }

  /** Whether the player was deleted: then there's no device and no passkey. */
  private async isGone(player: string): Promise<boolean> {
    return (await this.store.devicesOf(player)).length + (await this.passkeys.count(player)) === 0
  }

  /** Returns the players who haven't been deleted. */
  async stillHere(players: Iterable<string>): Promise<ReadonlySet<string>> {
    const asked = [...new Set(players)]
    const isGone = await Promise.all(asked.map(player => this.isGone(player)))
    return new Set(asked.filter((_player, i) => isGone[i] === false))
  }

  /** Calls back when a device changes player or is signed out and therefore must reconnect. */
  onGone(listener: (isGone: (who: Who) => boolean) => void): void {
    this.listeners.add(listener)
  }

  /** Another process has signed out a device of this player, or of any player if null. */
  mayBeGone(player: string | null): void {
    for (const ask of this.doubters) ask(player)
  }

  /** Calls back when a device may have been signed out elsewhere. */
  onDoubt(ask: (player: string | null) => void): void {
    this.doubters.add(ask)
  }

  /** Whether the device still belongs to the player. */
  async isStill({ player, device }: Who): Promise<boolean> {
    return (await this.store.device(device))?.player === player
  }

  private gone(isGone: (who: Who) => boolean): void {
    for (const listener of this.listeners) listener(isGone)
  }

  async code(player: string): Promise<{ readonly code: string; readonly expires: number }> {
    const { code, digest } = newCode()
    const expires = this.now() + CODE_MS
    await this.store.addCode({ digest, player, expires })
    return { code, expires }
  }

  async enterCode(who: Who, typed: string): Promise<void> {
    const known = await this.store.takeCode(codeDigest(typed), this.now())
    if (known === null) throw new HostError('badCode')
    await this.become(who, known, 'code')
  }

  /** Merges a device's guest into an existing player, and records it for the player's other devices. */
  async become(who: Who, known: string, way: SignInWay): Promise<void> {
    const { player: guest } = who
    if (guest === known) return
    await this.store.mergePlayers(guest, known)
    await this.noteSignIn({ ...who, player: known }, way)
    this.gone(({ player }) => player === guest)
  }

  async noteSignIn({ player, device }: Who, way: SignInWay): Promise<void> {
    const { name = '', mark = '' } = (await this.store.device(device)) ?? {}
    await this.store.addSignIn({ player, at: this.now(), way, device: name, mark })
  }

  async signIns({ player, device }: Who): Promise<SignIn[]> {
    const own = (await this.store.device(device))?.mark
    return (await this.store.signInsOf(player)).map(({ mark, ...one }) => ({ ...one, isThis: mark === own }))
  }

  async devices({ player, device }: Who): Promise<{ devices: DeviceCard[]; passkeys: number }> {
    const kept = (await this.store.devicesOf(player)).filter(({ allows }) => allows === null)
    const devices = kept.map(({ id, mark, name, seen }) => ({ mark, name, seen, isThis: id === device }))
    return { devices, passkeys: await this.passkeys.count(player) }
  }

  async tokens(player: string): Promise<TokenCard[]> {
    return (await this.store.devicesOf(player)).flatMap(({ mark, name, created, seen, allows }) =>
      allows === null ? [] : [{ mark, name, created, allows, used: seen === 0 ? null : seen }],
    )
  }

  async newToken(player: string, name: string, allows: TokenRight): Promise<{ readonly token: string }> {
    if ((await this.tokens(player)).length >= MOST_TOKENS) throw new HostError('quota', `${MOST_TOKENS} tokens`)
    const { id, key, digest } = newKey()
    await this.store.addDevice({ id, player, digest, mark: random(12), name, created: this.now(), seen: 0, allows })
    return { token: `${TOKEN_PREFIX}${key}` }
  }

  async dropDevice(player: string, mark: string): Promise<void> {
    const dropped = (await this.store.devicesOf(player)).find(one => one.mark === mark)
    if (dropped === undefined || !(await this.store.dropDevice(player, mark))) throw new HostError('missing')
    this.gone(({ device }) => device === dropped.id)
  }

  async forget(player: string, name: string): Promise<void> {
    await this.store.forgetPlayer(player, name)
    this.gone(one => one.player === player)
  }
}

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Opera', /\bOPR\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const
const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** A short description such as "Firefox, Linux", so players can tell their devices apart. */
function deviceName(agent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, sign]) => sign.test(agent))?.[0]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(part => part !== undefined).join(', ')
}
