import { shape } from '@tableworks/kernel'
import { ASKS, type AskName, readAsk } from '@tableworks/protocol'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { guest, originOf, socketTo } from './page.ts'
import { SAMPLES } from './samples.ts'
import { openServer, address, kind, page, someone } from './sitting.ts'

openServer()

describe('a connection', () => {
  const knock = async (headers: Record<string, string>, version?: number, at = address()): Promise<number> => {
    const socket = socketTo(at, headers, version)
    return new Promise(done => {
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
      socket.on('open', () => (socket.close(), done(101)))
      socket.on('error', () => undefined)
    })
  }

  it('is open only to pages of this server with a key', async () => {
    const origin = originOf(address())
    const cookie = await guest(address())
    expect(await knock({ origin, cookie })).toBe(101)
    expect(await knock({ cookie })).toBe(403)
    expect(await knock({ origin: 'https://elsewhere.example', cookie })).toBe(403)
    expect(await knock({ origin: `${origin}.example`, cookie })).toBe(403)
    expect(await knock({ origin })).toBe(401)
    expect(await knock({ origin, cookie: `${cookie.slice(0, -1)}${cookie.endsWith('0') ? '1' : '0'}` })).toBe(401)
    expect(await knock({ origin, cookie: 'tableworks=__proto__.x' })).toBe(401)
    expect(await knock({ origin, cookie }, 99)).toBe(426)
  })

  it('gives a visitor one guest key, and only to pages of this server', async () => {
    const origin = originOf(address())
    const ask = (headers: Record<string, string>) => fetch(`${address()}api/guest`, { method: 'POST', headers })
    expect((await ask({})).status).toBe(403)
    expect((await ask({ origin: 'https://elsewhere.example' })).status).toBe(403)
    const first = await ask({ origin })
    expect(first.headers.get('set-cookie')).toMatch(
      /^tableworks=[0-9a-f]{16}\.[0-9a-f]{64}; Path=\/; .*HttpOnly; SameSite=Strict$/,
    )
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    // A returning visitor keeps the key for another year.
    expect((await ask({ origin, cookie })).headers.get('set-cookie')).toMatch(new RegExp(`^${cookie};`))
    expect((await ask({ origin, cookie: 'tableworks=nonsense' })).headers.get('set-cookie')).not.toBeNull()
  })

  it('over https sets a cookie that no other host can set, and replaces the one of earlier releases', async () => {
    const origin = originOf(address()).replace('http:', 'https:')
    const ask = (cookie: string) =>
      fetch(`${address()}api/guest`, { method: 'POST', headers: { origin, cookie } }).then(({ headers }) =>
        headers.getSetCookie(),
      )
    const plain = await guest(address())
    const key = plain.replace('tableworks=', '')
    const [set = '', dropped = '', ...more] = await ask(plain)
    expect(set).toMatch(
      new RegExp(`^__Host-tableworks=${key}; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Strict; Secure$`),
    )
    expect([set.includes('Domain'), dropped.split(';')[0], more]).toEqual([false, 'tableworks=', []])
    expect(dropped).toContain('Max-Age=0')
    const secure = `__Host-tableworks=${key}`
    expect(await knock({ origin, cookie: secure })).toBe(101)
    expect(await knock({ origin, cookie: plain })).toBe(101)
    // Another host of the domain may have set the plain cookie, so it counts only without a prefixed one.
    const planted = await guest(address())
    expect((await ask(`${planted}; ${secure}`))[0]).toContain(key)
  })

  it('shows metrics only to the machine it runs on', async () => {
    await page(await someone())
    const text = await (await fetch(`${address()}metrics`)).text()
    expect(text).toMatch(/^tableworks_sockets \d+$/m)
    expect(text).toMatch(/^tableworks_choice_seconds_count \d+$/m)
    const through = await fetch(`${address()}metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(through.status).toBe(404)
  })
})

describe('every message', () => {
  it.each(Object.keys(ASKS) as AskName[])(
    '%s has a size limit, a cost, and a schema that rejects invalid input',
    async ask => {
      const { largest, cost } = ASKS[ask]
      expect([largest > 0, largest <= 25_000, cost > 0]).toEqual([true, true, true])
      const sample: object = SAMPLES[ask]
      const bad = [
        { id: 1, ask, with: { ...sample, more: 1 } },
        { id: 1, ask, with: [] },
        { id: 1, ask, with: null },
        { id: 1, ask },
        { id: 1, ask, with: sample, more: 1 },
        { id: 1, ask, with: { ...sample, padding: 'x'.repeat(largest) } },
        ...Object.keys(sample).map(field => ({ id: 1, ask, with: { ...sample, [field]: [[[]]] } })),
      ].map(message => JSON.stringify(message))
      bad.push(`{"id":1,"ask":"${ask}","with":{"__proto__":{"a":1}}}`)
      for (const text of bad) {
        expect(text.slice(0, 100)).not.toBe('')
        expect(() => readAsk(text)).toThrow(shape.Problem)
      }
      expect(readAsk(JSON.stringify({ id: 1, ask, with: sample }))).toEqual({ id: 1, ask, with: sample })

      // The server rejects the invalid message and accepts the valid one.
      const one = await page(ask === 'forgetMe' ? undefined : await someone())
      expect(await one.reply(1, bad[0] ?? '')).toMatchObject({ trouble: { kind: 'badMessage' } })
      expect(await kind(one.ask(ask, SAMPLES[ask]))).not.toBe('badMessage')
    },
  )

  it('is rejected if it is unknown, and too many unknown ones end the connection', async () => {
    const one = await page()
    for (const text of ['', '{', '[]', '1', '"x"', 'null', '{"ask":"constructor"}', '['.repeat(9000)])
      expect(await one.reply(-1, text)).toMatchObject({ trouble: { kind: 'badMessage' } })
    const ended = one.ended
    for (let i = 0; i < 20; i++) one.raw('{')
    expect(await ended).toBe(1008)
    const two = await page()
    two.raw('x'.repeat(10 * 1024 * 1024))
    expect(await two.ended).toBe(1009)
  })

  it('is refused above the rate limit', async () => {
    const one = await page()
    // They cost 225 tokens. A busy machine takes seconds to read them, in which it gains 30 tokens a second.
    const many = Array.from({ length: 45 }, () => kind(one.ask('devices', {})))
    expect(new Set(await Promise.all(many))).toEqual(new Set(['nothing wrong', 'tooOften']))
  })
})

describe('every route', () => {
  it('has an enforced limit', async () => {
    for (const [route, { hourly }] of Object.entries(ROUTES)) expect([route, hourly > 0]).toEqual([route, true])
    const ask = () => fetch(`${address()}api/guest`, { method: 'POST' })
    const most = ROUTES['POST /api/guest']?.hourly ?? 0
    const codes: number[] = []
    for (let i = 0; i <= most / 50; i++)
      codes.push(...(await Promise.all(Array.from({ length: 50 }, ask))).map(({ status }) => status))
    expect(new Set(codes)).toEqual(new Set([403, 429]))
  })
})
