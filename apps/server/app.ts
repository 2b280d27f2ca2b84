// The HTTP server: the built page, health checks, and strict headers on every response.

import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import { HostError, type HostErrorKind, hostErrorOf } from '@tableworks/host'
import { Problem } from '@tableworks/kernel'
import { BRING, isAllowed } from '@tableworks/protocol'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isLocal } from './address.ts'
import { addApi } from './api/routes.ts'
import { CONTENT_POLICY, PERMISSIONS_POLICY } from './headers.ts'
import type { Bans } from './hosting/bans.ts'
import { addHostRoutes, type HostRoutes } from './hosting/routes.ts'
import type { BackOff } from './online/back-off.ts'
import { bearerIn } from './online/bearer.ts'
import type { Clients } from './online/clients.ts'
import type { Notices } from './notices/notices.ts'
import { addUnsubscribe } from './notices/unsubscribe.ts'
import { cookiesFor, isOwnOrigin, keyIn } from './online/cookies.ts'
import type { Hourly } from './online/limits.ts'
import type { Metrics } from './online/metrics.ts'
import { isProgram, type Who } from './online/players.ts'
import type { Spend } from './online/quota.ts'
import type { OnlineTables } from './online/tables.ts'
import type { Readiness } from './readiness.ts'
import { addLimits, Limiter, tooOften } from './routes.ts'

export interface AppSettings {
  /** The folder of the built page. */
  page: string
  version: string
  /** Tests use 'silent'. */
  logLevel?: 'silent' | 'warn' | 'info'
  /** Whether requests come through a proxy on this machine, whose `X-Forwarded-For` we trust. */
  isBehindProxy?: boolean
  /** The time limit for receiving a request, and for silence on a socket. */
  timeoutMs?: number
  /** Called for every logged error. */
  onError?: (text: string, table: string | null) => void
}

/** What the server needs for online play. */
export interface Online {
  readonly tables: OnlineTables
  readonly metrics: Metrics
  readonly hourly: Hourly
  readonly backOff: BackOff
  /** Counts stored bytes toward a player's quota. */
  readonly spenderFor: (player: string, network: string) => Spend
  readonly readiness: Readiness
  /** Null if this server sends no notifications. */
  readonly notices: Notices | null
  readonly clients: Clients
  readonly bans: Bans
  readonly hosts: HostRoutes
}

/** Tables that a player may upload per hour, from any address. */
const UPLOADS_PER_PLAYER = 60

/** Far longer than any message a page sends. */
const LARGEST_BODY = 64 * 1024
export const TIMEOUT_MS = 15_000

/** Vite puts a content hash into these file names, so the files never change. */
const HASHED_FILES = '/assets/'

export async function createApp(settings: AppSettings, online: Online): Promise<FastifyInstance> {
  const app = bareApp(settings)
  await addHeaders(app)
  const limiter = new Limiter(online, settings.isBehindProxy === true)
  addLimits(app, limiter)
  await addPage(app, settings.page)
  addStatus(app, settings.version, online)
  app.get('/api/life', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ...(await online.tables.listings.life()), recovery: online.notices?.recovery != null }
  })
  app.post('/api/guest', (request, reply) => welcome(request, reply, online, limiter))
  app.post('/api/table', { bodyLimit: BRING.largest }, (request, reply) => bring(request, reply, online, limiter))
  addUnsubscribe(app, online.notices)
  addApi(app, { ...online, limiter })
  addHostRoutes(app, online.hosts)
  addErrors(app)
  return app
}

function bareApp({ logLevel = 'warn', timeoutMs = TIMEOUT_MS, onError }: AppSettings): FastifyInstance {
  return fastify({
    logger: {
      level: logLevel,
      hooks: {
        logMethod(given: unknown[], log, level) {
          const [what, text] = given as [{ table?: unknown } | undefined, unknown]
          if (level >= ERROR_LEVEL) onError?.(textOf(text ?? what), typeof what?.table === 'string' ? what.table : null)
          log.apply(this, given as Parameters<typeof log>)
        },
      },
      serializers: { req: ({ method, url }) => ({ method, path: pathOf(url) }), error: inLog },
    },
    bodyLimit: LARGEST_BODY,
    requestTimeout: timeoutMs,
    // Node checks for slow requests only at this interval.
    http: { headersTimeout: timeoutMs, connectionsCheckingInterval: timeoutMs / 2 },
    // Browsers keep connections open. Without this option, a stopping server would wait for them.
    forceCloseConnections: true,
    // Fastify answers a malformed address (`/%zz`) before any hook runs, so the response would lack our headers.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE),
  })
}

async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
}

async function addPage(app: FastifyInstance, page: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.replaceAll('\\', '/').includes(HASHED_FILES)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function addStatus(app: FastifyInstance, version: string, { readiness, metrics }: Online): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true, version, node: process.version, uptime: Math.round(process.uptime()) }
  })
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = await readiness.reason()
    return reason === null ? { ready: true } : reply.code(503).send({ ready: false, reason })
  })
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request.raw)) return reply.code(404).send(NOTHING_HERE)
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4').send(metrics.text())
  })
}

/** Gives a new visitor a key in a cookie. The key identifies the player without an account. */
async function welcome(request: FastifyRequest, reply: FastifyReply, { tables, bans }: Online, limiter: Limiter) {
  if (!isOwnOrigin(request.headers)) return reply.code(403).send(OTHER_SITE)
  reply.header('cache-control', 'no-store')
  const isSecure = request.headers.origin?.startsWith('https:') === true
  const known = keyIn(request.headers.cookie)
  const who = known === null ? null : await tables.players.withKey(known)
  const wait = limiter.waitFor(who, request)
  if (wait > 0) return tooOften(reply, wait)
  // A banned network gets no new keys. A visitor with a key may still connect, and the socket then says why it closes.
  if (who === null && bans.of(null, limiter.networkOf(request)) !== null) return reply.code(403).send(BANNED_HERE)
  // Extends a known key by a year.
  const key =
    known !== null && who !== null ? known : (await tables.players.newGuest(request.headers['user-agent'])).key
  return reply.code(204).header('set-cookie', cookiesFor(key, isSecure)).send()
}

/** The player who sent a request: by token, or by cookie if the request comes from a page of this server. */
async function senderOf({ headers }: FastifyRequest, { players }: OnlineTables): Promise<Who | null> {
  const token = bearerIn(headers)
  if (token !== null) return players.withToken(token)
  const key = keyIn(headers.cookie)
  return key === null || !isOwnOrigin(headers) ? null : players.withKey(key)
}

/** Uploads too large for a socket message: game files and component sets. */
async function bring(request: FastifyRequest, reply: FastifyReply, online: Online, limiter: Limiter) {
  const { tables, spenderFor } = online
  const who = await senderOf(request, tables)
  if (who === null) return reply.code(403).send(OTHER_SITE)
  if (online.bans.of(who.player, limiter.networkOf(request)) !== null) return reply.code(403).send(BANNED_HERE)
  reply.header('cache-control', 'no-store')
  if (!isAllowed(who.allows, 'play')) return reply.code(403).send(NO_RIGHT)
  const wait = limiter.waitFor(who, request) || limiter.take(`bring player ${who.player}`, UPLOADS_PER_PLAYER)
  if (wait > 0) return tooOften(reply, wait)
  try {
    const network = limiter.networkOf(request)
    const spend = spenderFor(who.player, network)
    const brought = BRING.check(request.body)
    if (isProgram(who) && brought.create?.rated === true) throw new HostError('peopleOnly')
    const table = await tables.newTables.bring(who.player, brought, network, spend)
    if (isProgram(who)) await tables.programs.mark(table, who.player)
    return { table }
  } catch (error) {
    const kind = error instanceof Problem ? 'badPlan' : hostErrorOf(error).kind
    if (kind === 'fault') throw error
    if (kind === 'tooOften') return tooOften(reply, limiter.secondsLeft)
    return reply.code(422).send({ error: { code: kind, message: hostErrorOf(error).detail } })
  }
}

function addErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    if (isRouteOfThePage(request.method, request.url)) return reply.sendFile('index.html')
    return reply.code(404).send(NOTHING_HERE)
  })
  app.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    // The store logs its own errors, with a rate limit.
    if (AWAY.has(hostErrorOf(error).kind)) return reply.code(503).send(NO_STORAGE)
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: { code: 'bad-request', message: error.message } })
    request.log.error(error)
    return reply.code(500).send({ error: { code: 'our-mistake', message: 'Something went wrong on the server.' } })
  })
}

const OTHER_SITE = { error: { code: 'other-site', message: 'Only pages of this server may do this.' } }
const NO_RIGHT = { error: { code: 'noRight', message: 'This token may only read.' } }
const BANNED_HERE = { error: { code: 'banned', message: 'A host of this server has banned you.' } }
const NO_STORAGE = { error: { code: 'storage', message: 'The server can’t reach its storage. Try again.' } }
const AWAY: ReadonlySet<string> = new Set<HostErrorKind>(['storageClosed', 'storageFull'])

/** JSON.stringify turns an error into `{}`. */
const inLog = (error: unknown): unknown =>
  error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : error

const NOTHING_HERE = { error: { code: 'not-found', message: 'There is nothing at this address.' } }

/** A path without a route, to which malformed addresses are sent. */
const UNREADABLE = '/api/unreadable'

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

/** An error may be logged without a message. */
const textOf = (logged: unknown): string =>
  logged instanceof Error ? logged.message : typeof logged === 'string' ? logged : JSON.stringify(logged)

/** Pino's number for errors. */
const ERROR_LEVEL = 50

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** The page handles some paths in the browser (`/verify`), but never a file path or an API path. */
function isRouteOfThePage(method: string, url: string): boolean {
  const path = pathOf(url)
  const isFile = /\.[a-z0-9]+$/i.test(path)
  const isInterface = path === '/api' || path.startsWith('/api/')
  return (method === 'GET' || method === 'HEAD') && !isFile && !isInterface
}
