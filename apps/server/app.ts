// The HTTP server: the built page, its health, and strict headers on everything.

import fastifyHelmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { CONTENT_POLICY, PERMISSIONS_POLICY } from './headers.ts'

export interface AppSettings {
  /** The folder of the built page. */
  page: string
  version: string
  /** What is worth a line in the log; tests want silence. */
  logLevel?: 'silent' | 'warn' | 'info'
}

/** No message of ours is near this long; a longer one is a mistake or an attack. */
const LARGEST_BODY = 64 * 1024
const SLOWEST_REQUEST_MS = 15_000

/** Vite puts a hash of the content into the names of the files here, so they never change. */
const HASHED_FILES = '/assets/'

export async function createApp({ page, version, logLevel = 'warn' }: AppSettings): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: logLevel },
    bodyLimit: LARGEST_BODY,
    requestTimeout: SLOWEST_REQUEST_MS,
    // A browser keeps its connections open; without this a server that was told to stop would wait for them.
    forceCloseConnections: true,
    // Fastify answers an address that cannot be read (`/%zz`) before any hook runs, without our headers.
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE),
  })

  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: { maxAge: 180 * 24 * 60 * 60, includeSubDomains: false },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
  })

  await app.register(fastifyStatic, {
    root: page,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const hashed = file.replaceAll('\\', '/').includes(HASHED_FILES)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { ok: true, version, node: process.version, uptime: Math.round(process.uptime()) }
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (isRouteOfThePage(request.method, request.url)) return reply.sendFile('index.html')
    return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } })
  })

  app.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).send({ error: { code: 'bad-request', message: error.message } })
    request.log.error(error)
    return reply.code(500).send({ error: { code: 'our-mistake', message: 'Something went wrong on the server.' } })
  })

  return app
}

/** Nothing is ever here. */
const UNREADABLE = '/api/unreadable'

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(pathOf(url))
    return true
  } catch {
    return false
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

/** The page has routes of its own (`/verify`); a path to a file or to the interface is never one of them. */
function isRouteOfThePage(method: string, url: string): boolean {
  const path = pathOf(url)
  const isFile = /\.[a-z0-9]+$/i.test(path)
  const isInterface = path === '/api' || path.startsWith('/api/')
  return (method === 'GET' || method === 'HEAD') && !isFile && !isInterface
}
