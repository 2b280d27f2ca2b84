// The HTTP API for programs: every request that a page can send, as a POST, and an event stream for each table. Programs identify
// themselves with a token. Cookies are ignored here, so other sites can't act through a player's browser.

import { readFile } from 'node:fs/promises'
import { LARGEST_ASK, type TroubleKind } from '@tableworks/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerIn } from '../online/bearer.ts'
import type { Clients, ClientPlace } from '../online/clients.ts'
import type { From } from '../online/connection.ts'
import type { Who } from '../online/players.ts'
import type { OnlineTables } from '../online/tables.ts'
import { type Limiter, tooOften } from '../routes.ts'
import { EventStream } from './event-stream.ts'
import { isOverHttp, statusOf } from './openapi.ts'

export interface ApiDeps {
  readonly tables: OnlineTables
  readonly clients: Clients
  readonly limiter: Limiter
}

/** A program with a valid token, and the place it holds until it leaves. */
interface Program {
  readonly who: Who
  readonly from: From
  readonly place: ClientPlace
}

/** Written by `npm run api`. */
const DOCUMENT = new URL('../../../docs/openapi.json', import.meta.url)

const HEARTBEAT_MS = 15_000
/** The `Retry-After` for a program with too many streams, and for one that sends requests too fast. */
const CROWDED_S = 60
const RETRY_S = 1

type Ask = FastifyRequest<{ Params: { ask: string } }>
type Watch = FastifyRequest<{ Params: { table: string } }>

export function addApi(app: FastifyInstance, deps: ApiDeps): void {
  app.post('/api/v1/ask/:ask', { bodyLimit: 4 * LARGEST_ASK }, (request: Ask, reply) => answer(request, reply, deps))
  app.get('/api/v1/watch/:table', { exposeHeadRoute: false }, (request: Watch, reply) => watch(request, reply, deps))
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(await readFile(DOCUMENT)),
  )
}

/** Returns the program that sent the request. If it's refused, sends the refusal and returns null. */
async function admit(request: FastifyRequest, reply: FastifyReply, deps: ApiDeps): Promise<Program | null> {
  const { tables, clients, limiter } = deps
  reply.header('cache-control', 'no-store')
  const address = limiter.networkOf(request)
  if (clients.isFull(address)) return (tooOften(reply, limiter.waitFor(null, request) || CROWDED_S), null)
  const place = clients.reserve(address)
  try {
    const token = bearerIn(request.headers)
    const who = token === null ? null : await tables.players.withToken(token)
    const wait = who === null ? 0 : limiter.waitFor(who, request)
    const isBanned = who !== null && clients.banOf(who, address) !== null
    if (who !== null && wait === 0 && !isBanned) return { who, from: { address, origin: '' }, place }
    if (who === null) reply.code(401).header('www-authenticate', 'Bearer').send(NO_TOKEN)
    else if (isBanned) reply.code(403).send(BANNED_HERE)
    else tooOften(reply, wait)
    place.leave()
    return null
  } catch (error) {
    place.leave()
    throw error
  }
}

async function answer(request: Ask, reply: FastifyReply, deps: ApiDeps): Promise<FastifyReply> {
  const program = await admit(request, reply, deps)
  if (program === null) return reply
  const { who, from, place } = program
  try {
    const { ask } = request.params
    if (!isOverHttp(ask)) return reply.code(404).send(NO_SUCH_REQUEST)
    const text = JSON.stringify({ id: 0, ask, with: request.body ?? {} })
    const answered = await deps.clients.ask(who, from, place, text)
    if (answered === 'expelled') return tooOften(reply, deps.limiter.waitFor(who, request))
    if ('made' in answered) return reply.type('application/json').send(JSON.stringify(answered.made))
    return refuse(reply, 'trouble' in answered ? answered.trouble : { kind: 'fault', detail: '' })
  } finally {
    place.leave()
  }
}

function refuse(reply: FastifyReply, { kind, detail }: { kind: TroubleKind; detail: string }): FastifyReply {
  if (kind === 'tooOften') reply.header('retry-after', String(RETRY_S))
  return reply.code(statusOf(kind)).send({ error: { code: kind, message: detail } })
}

/** Streams the table's card and view, then everything a page would receive, with whole views instead of diffs. */
async function watch(request: Watch, reply: FastifyReply, deps: ApiDeps): Promise<FastifyReply> {
  const program = await admit(request, reply, deps)
  if (program === null) return reply
  const { clients } = deps
  const { who, from, place } = program
  if (clients.isCrowded(who)) return (place.leave(), tooOften(reply, CROWDED_S))
  const events = new EventStream(request.params.table, () => clients.strike(who, from))
  const connection = clients.connect(events, who, from, place, () => events.cut())
  const close = () => clients.disconnect(connection)
  await events.open(connection).catch((error: unknown) => {
    close()
    throw error
  })
  if (events.trouble !== null) return (close(), refuse(reply, events.trouble))
  const beat = setInterval(() => events.beat(), HEARTBEAT_MS).unref()
  reply.raw.once('close', () => {
    clearInterval(beat)
    close()
    events.cut()
  })
  // Stops nginx from buffering the stream.
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events.out)
}

const NO_TOKEN = { error: { code: 'no-token', message: 'Send a valid token: Authorization: Bearer tw_…' } }
const BANNED_HERE = { error: { code: 'banned', message: 'A host of this server has banned you.' } }
const NO_SUCH_REQUEST = { error: { code: 'not-found', message: 'There is no such request.' } }
