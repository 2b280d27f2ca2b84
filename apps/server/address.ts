// Where a request comes from, as limits count it. A header can say anything, so we believe it only from a proxy on this
// machine, and only when the settings name one.

import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const forwarded = ({ headers }: IncomingMessage): string | undefined => {
  const found = headers['x-forwarded-for']
  // The proxy adds at the end; everything before came from outside.
  return (Array.isArray(found) ? found.join() : found)?.split(',').at(-1)?.trim()
}

export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const own = request.socket?.remoteAddress ?? 'unknown'
  const address = isBehindProxy && HERE.has(own) ? (forwarded(request) ?? own) : own
  return networkOf(address)
}

const IPV4_MAPPED = '0:0:0:0:0:ffff'

/** One household has a whole /64 of IPv6 addresses, so they count as one network however they are written. */
function networkOf(address: string): string {
  const [plain = ''] = address.split('%') // without the zone of a link-local address
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
  // The parser of URLs writes every address in one way: an IPv4 tail in hexadecimal, the longest run of zeros as `::`.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = canonical.split('::').map(part => (part === '' ? [] : part.split(':')))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
}

/** Whether a local program sent the request, not a visitor through a proxy. */
export const isFromHere = (request: IncomingMessage): boolean =>
  HERE.has(request.socket?.remoteAddress ?? '') && forwarded(request) === undefined
