import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../index.ts'
import { HostingOf } from '../hosting/server.ts'
import { BackOff } from '../online/back-off.ts'
import { Clients } from '../online/clients.ts'
import { Hourly } from '../online/limits.ts'
import { Metrics } from '../online/metrics.ts'
import { Readiness } from '../readiness.ts'
import { observed } from '../store/observed.ts'
import { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'

let folder: string
let app: FastifyInstance
let store: ServerStore

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
  writeFileSync(path.join(folder, 'assets/main-abc123.js'), 'let plain')
  writeFileSync(path.join(folder, 'assets/main-abc123.js.br'), brotliCompressSync('let plain'))
  store = await openSqlite(path.join(folder, 'tables.db'))
  const bots = { think: () => ({ answer: Promise.resolve(null), interrupt: () => undefined }) }
  const metrics = new Metrics()
  const readiness = new Readiness(observed(store, metrics, { error: () => undefined }))
  const tables = new OnlineTables(store, bots)
  const hourly = new Hourly()
  const place = { data: folder, database: null, version: '1.2.3', now: Date.now }
  const [networksOf, pages] = [() => [], () => ({ current: 0, older: 0 })]
  const hosting = await HostingOf.start(place, { store, tables, metrics, hourly, readiness, networksOf, pages })
  const online = {
    tables,
    metrics,
    hourly,
    backOff: new BackOff(),
    bans: hosting.bans,
    hosts: hosting.routes,
    notices: null,
    spenderFor: () => () => undefined,
  }
  const log = { warn: () => undefined, error: () => undefined }
  const clients = new Clients({ ...online, now: () => performance.now(), log })
  app = await createApp({ page: folder, version: '1.2.3', logLevel: 'silent' }, { ...online, readiness, clients })
})

afterAll(async () => {
  await app.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('Liveness and readiness', () => {
  it('have separate routes', async () => {
    expect((await app.inject('/health')).json()).toMatchObject({ ok: true, version: '1.2.3' })
    const ready = await app.inject('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }])
    expect(ready.headers['cache-control']).toBe('no-store')
  })
})

describe('The page', () => {
  it('is served at / and revalidated each time', async () => {
    const answer = await app.inject('/')

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('the page')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each(['/verify', '/tables/7?seat=1', '/a/b/c'])('answers at its own route %s', async route => {
    const answer = await app.inject(route)

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it('caches hashed files forever', async () => {
    const answer = await app.inject('/assets/main-abc123.js')

    expect(answer.body).toBe('let plain')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('sends the compressed copy to a browser that accepts it', async () => {
    const answer = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'gzip, br' } })

    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.headers['content-type']).toContain('javascript')
    expect(answer.headers['vary']).toContain('accept-encoding')
  })
})

describe('An unknown path', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/assets/gone-000.js'],
    ['POST', '/verify'],
    ['GET', '/..%2f..%2fetc%2fpasswd.txt'],
  ] as const)('%s %s is a 404 in JSON', async (method, url) => {
    const answer = await app.inject({ method, url })

    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: { code: 'not-found', message: 'There is nothing at this address.' } })
  })

  it('rejects a body larger than any of our messages', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/anything',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify('x'.repeat(65 * 1024)),
    })

    expect(answer.statusCode).toBe(413)
  })
})

describe('Health', () => {
  it('reports version, Node and uptime, and is never cached', async () => {
    const answer = await app.inject('/health')

    expect(answer.json()).toEqual({ ok: true, version: '1.2.3', node: process.version, uptime: expect.any(Number) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('Headers', () => {
  it.each(['/', '/health', '/api/nothing', '/assets/main-abc123.js', '/%zz', '/assets/%E0%A4%A.js'])(
    'are strict on %s',
    async url => {
      const { headers } = await app.inject(url)

      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    },
  )
})
