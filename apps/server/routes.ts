// The HTTP routes: who may use them, and their limits.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import type { BackOff } from './online/back-off.ts'
import { steadyNow } from './online/clock.ts'
import type { Hourly } from './online/limits.ts'
import type { Who } from './online/players.ts'

/**
 * Who may use a route: anyone, programs on this machine, pages of this server, programs with a token, anyone with the key in the
 * address, or signed-in hosts.
 */
type RouteBy = 'anyone' | 'machine' | 'page' | 'token' | 'key' | 'host'

interface Route {
  readonly by: RouteBy
  /** Requests per hour and network. */
  readonly hourly: number
}

/** The host's page signs in with a code. For everything else, a guard checks its session. */
const HOST_ROUTES: Readonly<Record<string, Route>> = {
  'POST /api/host/sign-in': { by: 'page', hourly: 20 },
  'POST /api/host/sign-out': { by: 'host', hourly: 60 },
  'POST /api/host/ask': { by: 'host', hourly: 6000 },
}

/** Every route must have an entry. */
export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /*': { by: 'anyone', hourly: 60_000 },
  'HEAD /*': { by: 'anyone', hourly: 60_000 },
  'GET /health': { by: 'anyone', hourly: 60_000 },
  'HEAD /health': { by: 'anyone', hourly: 60_000 },
  'GET /ready': { by: 'anyone', hourly: 60_000 },
  'HEAD /ready': { by: 'anyone', hourly: 60_000 },
  'GET /metrics': { by: 'machine', hourly: 60_000 },
  'HEAD /metrics': { by: 'machine', hourly: 60_000 },
  'GET /api/life': { by: 'anyone', hourly: 3600 },
  'HEAD /api/life': { by: 'anyone', hourly: 3600 },
  'POST /api/guest': { by: 'page', hourly: 600 },
  'POST /api/table': { by: 'page', hourly: 60 },
  'POST /api/v1/ask/:ask': { by: 'token', hourly: 120_000 },
  'GET /api/v1/watch/:table': { by: 'token', hourly: 6000 },
  'GET /api/v1/openapi.json': { by: 'anyone', hourly: 3600 },
  'HEAD /api/v1/openapi.json': { by: 'anyone', hourly: 3600 },
  'GET /api/unsubscribe': { by: 'key', hourly: 600 },
  'HEAD /api/unsubscribe': { by: 'key', hourly: 600 },
  'POST /api/unsubscribe': { by: 'key', hourly: 600 },
  ...HOST_ROUTES,
}
/** The limit for unknown paths. */
const UNKNOWN_PATHS = 20_000

interface Limits {
  readonly hourly: Hourly
  readonly backOff: BackOff
}

/** Counts requests per network and player, and refuses those over the limit. */
export class Limiter {
  private readonly online: Limits
  private readonly isBehindProxy: boolean

  constructor(online: Limits, isBehindProxy: boolean) {
    this.online = online
    this.isBehindProxy = isBehindProxy
  }

  networkOf(request: FastifyRequest): string {
    return addressOf(request.raw, this.isBehindProxy)
  }

  /** Seconds to wait before retrying; 0 if the request is allowed. */
  take(name: string, most: number): number {
    const { hourly } = this.online
    const now = steadyNow()
    return hourly.take(name, most, now) ? 0 : hourly.secondsLeft(now)
  }

  /** Seconds until a client that exceeded its limits may come back. */
  waitFor(who: Who | null, request: FastifyRequest): number {
    return this.online.backOff.waitFor(who?.player ?? null, this.networkOf(request), steadyNow()) / 1000
  }

  /** Seconds until the hourly counts reset. */
  get secondsLeft(): number {
    return this.online.hourly.secondsLeft(steadyNow())
  }
}

export const tooOften = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply
    .code(429)
    .headers({ 'retry-after': String(Math.ceil(seconds)), connection: 'close' })
    .send(TOO_OFTEN)

export function addLimits(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!Object.hasOwn(ROUTES, `${one} ${url}`)) throw new Error(`${one} ${url} has no entry in ROUTES`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url}`
    const wait = limiter.take(`${route} ${limiter.networkOf(request)}`, ROUTES[route]?.hourly ?? UNKNOWN_PATHS)
    if (wait > 0) return tooOften(reply, wait)
  })
}

const TOO_OFTEN = { error: { code: 'too-often', message: 'Slow down and try again later.' } }
