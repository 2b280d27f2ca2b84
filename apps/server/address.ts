// Where a request comes from: limits are counted by it. A header may say anything, so it is believed only of a proxy on
// this machine, and only when the settings name one.

import type { IncomingMessage } from 'node:http'

const HERE: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const forwarded = ({ headers }: IncomingMessage): string | undefined => {
  const found = headers['x-forwarded-for']
  // The proxy adds at the end; what stands before came from outside.
  return (Array.isArray(found) ? found.join() : found)?.split(',').at(-1)?.trim()
}

export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const own = request.socket?.remoteAddress ?? 'unknown'
  const address = isBehindProxy && HERE.has(own) ? (forwarded(request) ?? own) : own
  return networkOf(address)
}

/** Of the newer addresses everybody has a whole block: they count as one. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address
  return address.split(':').slice(0, 4).join(':')
}

/** A program on this machine asks, not somebody through a proxy. */
export const isFromHere = (request: IncomingMessage): boolean =>
  HERE.has(request.socket?.remoteAddress ?? '') && forwarded(request) === undefined
