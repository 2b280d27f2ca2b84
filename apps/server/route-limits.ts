// Request limits of the HTTP routes, per network and hour.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address.ts'
import type { BackOff } from './online/back-off.ts'
import { steadyNow } from './online/clock.ts'
import type { Hourly } from './online/limits.ts'
import type { Who } from './online/players.ts'

/** Requests per hour and network, by route. Every route must have an entry. */
export const ROUTE_LIMITS: Readonly<Record<string, number>> = {
  'GET /*': 60_000,
  'HEAD /*': 60_000,
  'GET /health': 60_000,
  'HEAD /health': 60_000,
  'GET /ready': 60_000,
  'HEAD /ready': 60_000,
  'GET /metrics': 60_000,
  'HEAD /metrics': 60_000,
  'GET /api/life': 3600,
  'HEAD /api/life': 3600,
  'POST /api/guest': 600,
  'POST /api/table': 60,
  'POST /api/v1/ask/:ask': 120_000,
  'GET /api/v1/watch/:table': 6000,
  'GET /api/v1/openapi.json': 3600,
  'HEAD /api/v1/openapi.json': 3600,
  'GET /api/unsubscribe': 600,
  'HEAD /api/unsubscribe': 600,
  'POST /api/unsubscribe': 600,
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

  /** Seconds until a client that exceeded its limits may return. */
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
      if (!Object.hasOwn(ROUTE_LIMITS, `${one} ${url}`)) throw new Error(`${one} ${url} has no limit`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url}`
    const wait = limiter.take(`${route} ${limiter.networkOf(request)}`, ROUTE_LIMITS[route] ?? UNKNOWN_PATHS)
    if (wait > 0) return tooOften(reply, wait)
  })
}

const TOO_OFTEN = { error: { code: 'too-often', message: 'Slow down and try again later.' } }
