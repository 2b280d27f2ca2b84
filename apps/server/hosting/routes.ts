// The routes of the host's page. One guard checks the host's session before every request except signing in.

import { hostErrorOf } from '@tableworks/host'
import { Problem } from '@tableworks/kernel'
import { HOST_ASKS, type HostTrouble, readHostAsk, signInCheck } from '@tableworks/protocol'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../online/cookies.ts'
import type { HostSession } from '../store/register.ts'
import type { HostWork } from './hosting.ts'
import { hostCookie, type HostSessions } from './sessions.ts'

export interface HostRoutes {
  readonly sessions: HostSessions
  readonly work: HostWork
  /** False if this would exceed the limit per hour. */
  readonly take: (name: string, most: number) => boolean
}

export function addHostRoutes(app: FastifyInstance, { sessions, work, take }: HostRoutes): void {
  // ROUTES limits attempts per network. With a single limit for all networks, strangers could keep the host out.
  app.post('/api/host/sign-in', async (request, reply) => {
    if (!isOwnOrigin(request.headers)) return refuse(reply, 403, 'secret')
    return answered(reply, async () => {
      const { code, name } = signInCheck(request.body, 'the sign-in')
      const key = await sessions.signIn(code, name)
      return reply.header('set-cookie', hostCookie(key, isSecure(request))).send({ made: null })
    })
  })

  const guarded = (
    url: string,
    handle: (request: FastifyRequest, reply: FastifyReply, session: HostSession) => Promise<unknown>,
  ) =>
    app.post(url, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const session = isOwnOrigin(request.headers) ? await sessions.sessionIn(request.headers.cookie) : null
      if (session === null) return refuse(reply, 401, 'signedOut')
      return handle(request, reply, session)
    })

  guarded('/api/host/sign-out', async (request, reply, session) => {
    await sessions.signOut(session)
    return reply.header('set-cookie', hostCookie('', isSecure(request))).send({ made: null })
  })
  guarded('/api/host/ask', (request, reply, { id, name }) =>
    answered(reply, async () => {
      const { ask, with: given } = readHostAsk(request.body)
      const { hourly = Infinity } = HOST_ASKS[ask]
      if (!take(`host ${ask} ${id}`, hourly)) return refuse(reply, 429, 'tooOften')
      const answer = work[ask] as (host: string, asked: unknown) => Promise<unknown>
      return reply.send({ made: await answer(name, given) })
    }),
  )
}

const isSecure = ({ headers }: FastifyRequest): boolean => headers.origin?.startsWith('https:') === true

const refuse = (reply: FastifyReply, status: number, kind: HostTrouble['kind'], detail = ''): FastifyReply =>
  reply.code(status).send({ trouble: { kind, detail } satisfies HostTrouble })

/** Returns errors that the host can do something about as answers, and logs the others. */
async function answered(reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return refuse(reply, 400, 'badMessage', error.message)
    const { kind, detail } = hostErrorOf(error)
    if (kind === 'fault') throw error
    return refuse(reply, 422, kind, detail)
  }
}
