// The client's network address for rate limits. A client can forge X-Forwarded-For, so we use it only when the settings name a
// proxy and the request comes from this machine.

import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const forwarded = ({ headers }: IncomingMessage): string | undefined => {
  const found = headers['x-forwarded-for']
  // The proxy appends the real address. Everything before it may come from the client.
  return (Array.isArray(found) ? found.join() : found)?.split(',').at(-1)?.trim()
}

export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const own = request.socket?.remoteAddress ?? 'unknown'
  const address = isBehindProxy && HERE.has(own) ? (forwarded(request) ?? own) : own
  return networkOf(address)
}

const IPV4_MAPPED = '0:0:0:0:0:ffff'

/** A household usually gets a whole /64 of IPv6 addresses, so all addresses in a /64 count as one network. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%') // removes the zone of a link-local address
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 6).join(':') === IPV4_MAPPED)
    return groups
      .slice(6)
      .flatMap(group => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.')
  return groups.slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalizes an address: IPv4 tails become hexadecimal, the longest run of zeros becomes `::`.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = canonical.split('::').map(part => (part === '' ? [] : part.split(':')))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** Whether a local program sent the request, not a visitor through a proxy. */
export const isLocal = (request: IncomingMessage): boolean =>
  HERE.has(request.socket?.remoteAddress ?? '') && forwarded(request) === undefined
