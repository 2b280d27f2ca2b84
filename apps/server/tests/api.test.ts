// Programs with tokens: what they may do, over HTTP and over a socket, and what others see of it.

import type { Sight } from '@tableworks/host'
import { MOST_TOKENS, type TokenRight } from '@tableworks/protocol'
import { describe, expect, it } from 'vitest'
import { LOOK, originOf, planOf, socketTo, TestPage } from './page.ts'
import { address, ANN, BEN, kind, look, openServer, page, sitDown, TABLE } from './sitting.ts'

openServer()

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The status and the content of an answer. */
async function post(token: string, ask: string, given: object = {}, headers: Record<string, string> = {}) {
  const answer = await fetch(`${address()}api/v1/ask/${ask}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token), ...headers },
    body: JSON.stringify(given),
  })
  return { status: answer.status, made: (await answer.json()) as Record<string, unknown> }
}

const codeOf = ({ status, made }: Awaited<ReturnType<typeof post>>) => [
  status,
  (made['error'] as { code: string }).code,
]

const tokenOf = async (one: TestPage, allows: TokenRight = 'play') =>
  (await one.ask('newToken', { name: 'Bot', allows })).token

describe('a token', () => {
  it('is shown once, listed, and revoked immediately', async () => {
    const ann = await page()
    const token = await tokenOf(ann)
    expect(token).toMatch(/^tw_[0-9a-f]{16}\.[0-9a-f]{64}$/)
    expect((await post(token, 'here')).status).toBe(200)
    const [card] = await ann.ask('tokens', {})
    expect(card).toMatchObject({ name: 'Bot', allows: 'play' })
    expect(JSON.stringify(card)).not.toContain(token.slice(3, 19))
    expect((await ann.ask('devices', {})).devices).toHaveLength(1)
    await ann.ask('dropToken', { mark: card?.mark ?? '' })
    expect(codeOf(await post(token, 'here'))).toEqual([401, 'no-token'])
    expect(await ann.ask('tokens', {})).toEqual([])
  })

  it('shows when it was last used', async () => {
    const ann = await page()
    const token = await tokenOf(ann, 'read')
    expect(await ann.ask('exportMe', {})).toMatchObject({ devices: [{}, { name: 'Bot', token: 'read' }] })
    const used = async () => (await ann.ask('tokens', {})).map(one => one.used)
    expect(await used()).toEqual([null])
    await post(token, 'here')
    expect(await used()).toEqual([expect.any(Number)])
  })

  it('is one of at most ten', async () => {
    const ann = await page()
    for (let made = 0; made < MOST_TOKENS; made++) await tokenOf(ann)
    expect(await kind(tokenOf(ann))).toBe('quota')
  })

  it('never manages the account, devices or tokens', async () => {
    const ann = await page()
    const token = await tokenOf(ann)
    for (const ask of ['forgetMe', 'devices', 'code', 'tokens', 'newToken', 'exportMe', 'keepMail'])
      expect((await post(token, ask)).status).toBe(404)
    const bot = await TestPage.openAs(address(), bearer(token))
    expect(await kind(bot.ask('newToken', { name: 'More', allows: 'play' }))).toBe('noRight')
    expect(await kind(bot.ask('forgetMe', {}))).toBe('noRight')
    await bot.close()
  })

  it('that may read can’t play', async () => {
    const { ann, table } = await sitDown()
    const token = await tokenOf(ann, 'read')
    expect((await post(token, 'look', { table, look: LOOK })).status).toBe(200)
    expect(codeOf(await post(token, 'create', planOf()))).toEqual([403, 'noRight'])
    const move = { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK }
    expect(codeOf(await post(token, 'say', move))).toEqual([403, 'noRight'])
  })

  it('works only in its header, and a cookie only in the page', async () => {
    const ann = await page()
    const token = await tokenOf(ann)
    const origin = originOf(address())
    const ask = (headers: Record<string, string>) =>
      fetch(`${address()}api/v1/ask/here`, { method: 'POST', headers }).then(({ status }) => status)
    const [, key = ''] = ann.cookie.split('=')
    expect(await ask(bearer(token))).toBe(200)
    expect(await ask({ ...bearer(token), origin: 'https://elsewhere.example' })).toBe(200)
    expect(await ask({ cookie: ann.cookie, origin })).toBe(401)
    expect(await ask(bearer(key))).toBe(401)
    expect(await ask(bearer(`tw_${key}`))).toBe(401)
    expect(await ask({ ...bearer('tw_x'), cookie: ann.cookie, origin })).toBe(401)
    // A token in a cookie doesn't work. Neither does a wrong token with a valid cookie.
    const opened = (headers: Record<string, string>) =>
      new Promise<boolean>(done => {
        const socket = socketTo(address(), headers)
        socket.on('open', () => (socket.close(), done(true))).on('error', () => done(false))
      })
    expect(await opened(bearer(token))).toBe(true)
    expect(await opened({ cookie: `tableworks=${token}`, origin })).toBe(false)
    expect(await opened({ cookie: `tableworks=${token.slice(3)}`, origin })).toBe(false)
    expect(await opened({ ...bearer('tw_x'), cookie: ann.cookie, origin })).toBe(false)
    expect(await opened({ cookie: ann.cookie, origin: 'https://elsewhere.example' })).toBe(false)
  })
})

describe('a program', () => {
  it('is marked at the table, and everyone there is notified', async () => {
    const { ann, ben, table } = await sitDown()
    await look(ben, table)
    const token = await tokenOf(ann)
    expect((await ben.ask('card', { table })).online?.programs).toEqual([])
    const said = await post(token, 'say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    expect(said).toMatchObject({ status: 200, made: { sight: { whole: { viewer: ANN } } } })
    expect((await ben.ask('card', { table })).online?.programs).toEqual([ANN])
    expect((await ben.ask('happenings', { table, from: 0 })).at(-1)).toMatchObject({ kind: 'program', name: 'Ann' })
    const cards = () => ben.news.flatMap(one => ('card' in one ? [one.card.online?.programs] : []))
    await expect.poll(() => cards().at(-1)).toEqual([ANN])
  })

  it('is marked as soon as it takes a seat', async () => {
    const ann = await page()
    const bot = await tokenOf(await page())
    const { table } = await ann.ask('create', planOf())
    const { key } = await ann.ask('invite', { table, seat: null })
    expect((await post(bot, 'join', { key, name: 'Robo', seat: null })).made).toEqual({ table, seat: BEN })
    expect((await ann.ask('card', { table })).online?.programs).toEqual([BEN])
  })

  it('can’t play at rated tables', async () => {
    const ann = await page()
    const bot = await tokenOf(await page())
    expect(codeOf(await post(bot, 'create', planOf({ rated: true })))).toEqual([403, 'peopleOnly'])
    const { table } = await ann.ask('create', planOf({ rated: true }))
    const { key } = await ann.ask('invite', { table, seat: null })
    expect(codeOf(await post(bot, 'join', { key, name: 'Robo', seat: null }))).toEqual([403, 'peopleOnly'])
    const own = await tokenOf(ann)
    const move = { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK }
    expect(codeOf(await post(own, 'say', move))).toEqual([403, 'peopleOnly'])
    expect((await post(own, 'look', { table, look: LOOK })).status).toBe(200)
    expect((await ann.ask('card', { table })).online?.programs).toEqual([])
  })

  it('doesn’t count as a person who is here', async () => {
    const ann = await page()
    const before = (await ann.ask('lobby', NO_WISH)).online
    const bot = await TestPage.openAs(address(), bearer(await tokenOf(await page())))
    expect((await ann.ask('lobby', NO_WISH)).online).toBe(before + 1)
    await bot.close()
  })
})

const NO_WISH = { game: null, pace: null, seats: null, language: null, level: null, rated: null }

/** The events of a stream, one by one. */
async function* eventsOf(table: string, token: string) {
  const answer = await fetch(`${address()}api/v1/watch/${table}`, { headers: bearer(token) })
  expect(answer.status).toBe(200)
  let text = ''
  for await (const part of answer.body ?? []) {
    text += Buffer.from(part as Uint8Array).toString()
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end)
      text = text.slice(end + 2)
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6)) as Record<string, unknown>
    }
  }
}

describe('a stream', () => {
  it('starts with the card and the view, and tells every change with whole views', async () => {
    const { ann, ben, table } = await sitDown()
    const token = await tokenOf(ben, 'read')
    const events = eventsOf(table, token)
    const next = async (field: string) => {
      for (;;) {
        const { value: event } = await events.next()
        if (event === undefined) throw new Error('the stream has ended')
        if (field in event) return event[field] as { whole: Sight }
      }
    }
    expect(await next('card')).toMatchObject({ id: table })
    expect(await next('sight')).toMatchObject({ whole: { viewer: BEN, position: { seq: 0 } } })
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    const { whole } = await next('sight')
    expect([whole.viewer, whole.position.seq]).toEqual([BEN, 1])
    const [made] = await ben.ask('tokens', {})
    await ben.ask('dropToken', { mark: made?.mark ?? '' })
    await expect(next('nothing more')).rejects.toThrow('terminated')
  })

  it('of an unknown table is refused', async () => {
    const token = await tokenOf(await page(), 'read')
    const status = async (table: string) =>
      (await fetch(`${address()}api/v1/watch/${table}`, { headers: bearer(token) })).status
    expect([await status('on-0123456789abcdef0123'), await status('x')]).toEqual([404, 400])
  })
})

describe('limits', () => {
  it('are shared by all requests with a token, and a client that floods is refused for a while', async () => {
    const token = await tokenOf(await page())
    const answers = await Promise.all(Array.from({ length: 90 }, () => post(token, 'course', { table: TABLE })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
    const after = await fetch(`${address()}api/v1/ask/here`, { method: 'POST', headers: bearer(token) })
    expect([after.status, Number(after.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
