// Banned players and networks. The list is short and checked for every connection, so it's kept in memory.

import { BlockList, isIP, isIPv6 } from 'node:net'
import { HostError } from '@tableworks/host'
import type { KeptBan } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'

/** Shorter prefixes would lock out whole providers. We keep only the first 64 bits of an IPv6 address. */
const PREFIXES = { ipv4: { least: 16, most: 32 }, ipv6: { least: 32, most: 64 } } as const

export class Bans {
  private readonly store: Pick<ServerStore, 'bans'>
  private readonly now: () => number
  private bans: readonly KeptBan[] = []
  private networks: readonly { readonly ban: KeptBan; readonly list: BlockList }[] = []
  private readonly listeners = new Set<() => void>()

  constructor(store: Pick<ServerStore, 'bans'>, now: () => number) {
    this.store = store
    this.now = now
  }

  /** Reloads the list after this server or another process changed it. */
  async load(): Promise<void> {
    this.bans = await this.store.bans(this.now())
    this.networks = this.bans.flatMap(ban =>
      ban.network === null ? [] : [{ ban, list: blockListOf(parsedNetwork(ban.network)) }],
    )
    for (const listener of this.listeners) listener()
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener)
  }

  /** The ban on a player or their network; null if there is none. */
  of(player: string | null, address: string): KeptBan | null {
    const full = fullAddress(address)
    const found =
      this.bans.find(ban => player !== null && ban.player === player) ??
      this.networks.find(({ list }) => isIP(full) !== 0 && list.check(full, familyOf(full)))?.ban ??
      null
    return found === null || (found.until !== null && found.until <= this.now()) ? null : found
  }
}

/** Rate limits name an IPv6 network by its first four groups. */
const fullAddress = (address: string): string =>
  isIP(address) === 0 && isIPv6(`${address}::`) ? `${address}::` : address

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

interface Network {
  readonly address: string
  readonly prefix: number
}

/** Reads an address with or without a prefix length. Throws `badPlan` with the reason. */
export function parsedNetwork(text: string): Network {
  const [given = '', length, ...rest] = text.trim().split('/')
  const address = fullAddress(given)
  if (isIP(address) === 0 || rest.length > 0)
    throw new HostError('badPlan', `“${text}” isn’t a network. Write 203.0.113.7, 203.0.113.0/24 or 2001:db8:1:2::/64.`)
  const { least, most } = PREFIXES[familyOf(address)]
  const prefix = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (prefix < least || prefix > most)
    throw new HostError('badPlan', `The number after the slash must be from ${least} to ${most}.`)
  return { address, prefix }
}

function blockListOf({ address, prefix }: Network): BlockList {
  const list = new BlockList()
  list.addSubnet(address, prefix, familyOf(address))
  return list
}
