// Requests to addresses that players give us: push services and webhooks. They reach public addresses over https only, so
// no player can make the server talk to its own network. The name is resolved once and the connection goes to the checked
// address, which prevents DNS rebinding.

import { lookup as resolve } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Private, local and reserved IPv4 networks (IANA special-purpose registry). */
const SPECIAL_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** In IPv6, only global unicast is public, except Teredo and other protocols, documentation, and 6to4. */
const GLOBAL_6 = ['2000::', 3] as const
const SPECIAL_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, bits] of SPECIAL_4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of SPECIAL_6) special.addSubnet(network, bits, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_6, 'ipv6')

export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/** Why a request wasn't sent or got no answer. The message never contains the address. */
export class NotReached extends Error {}

export interface OutsideRequest {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface OutsideAnswer {
  readonly status: number
  /** How long the receiver wants us to wait, in seconds. */
  readonly retryAfter: number | null
}

export interface OutsideSettings {
  /** For tests and development only: http, any port, and addresses of this machine. */
  readonly isOpen: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** Only the status matters, so no more than this much of the body is read. */
const MOST_READ = 16 * 1024

/** Throws NotReached for an address that players may not make us contact. */
export function checkedUrl(text: string, { isOpen }: OutsideSettings): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '') throw new NotReached('not an address')
  if (isOpen && url.protocol === 'http:') return url
  if (url.protocol !== 'https:') throw new NotReached('not https')
  if (!isOpen && url.port !== '') throw new NotReached('not port 443')
  return url
}

/** The address to connect to. Refuses a name if any of its addresses isn't public. */
async function checkedAddress({ hostname }: URL, { isOpen }: OutsideSettings): Promise<string> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(host) > 0 ? [host] : (await resolved(host)).map(({ address }) => address)
  const [first] = found
  if (first === undefined || (!isOpen && !found.every(isPublic))) throw new NotReached('not a public address')
  return first
}

const resolved = (host: string) =>
  resolve(host, { all: true }).catch(() => {
    throw new NotReached('unknown host name')
  })

/** Posts once, without following redirects. */
export async function post(
  address: string,
  { headers, body }: OutsideRequest,
  settings: OutsideSettings,
): Promise<OutsideAnswer> {
  const url = checkedUrl(address, settings)
  return postTo(await checkedAddress(url, settings), url, { headers, body }, settings)
}

/** Connects to this address, even if the name has another one by now. */
export function postTo(
  checked: string,
  url: URL,
  { headers, body }: OutsideRequest,
  { timeoutMs = TIMEOUT_MS }: OutsideSettings,
): Promise<OutsideAnswer> {
  const options: https.RequestOptions = {
    method: 'POST',
    // A reused connection would skip the address check
    agent: false,
    lookup: (_host, { all }, done) => {
      const family = isIP(checked)
      if (all === true) (done as unknown as (error: null, list: object[]) => void)(null, [{ address: checked, family }])
      else done(null, checked, family)
    },
    headers: { ...headers, 'user-agent': 'Tableworks', 'content-length': String(Buffer.byteLength(body)) },
    // Limits the whole exchange, no matter how slowly bytes arrive.
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((done, fail) => {
    const failed = (error: Error) => fail(new NotReached(reasonOf(error)))
    const request = (url.protocol === 'https:' ? https : http).request(url, options, answer => {
      let read = 0
      answer.on('data', (part: Buffer) => {
        read += part.length
        if (read > MOST_READ) answer.destroy()
      })
      answer.on('error', () => undefined) // the status is enough
      answer.on('close', () => done(answerOf(answer)))
    })
    request.on('error', failed)
    request.end(body)
  })
}

function answerOf({ statusCode = 0, headers }: http.IncomingMessage): OutsideAnswer {
  const seconds = Number(headers['retry-after'])
  return { status: statusCode, retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null }
}

/** A short reason. The error's own message may contain the address. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time'
  return (error as NodeJS.ErrnoException).code ?? 'no answer'
}
