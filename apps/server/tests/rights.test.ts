// A walk over all routes and all requests, as everyone who might send them. Every answer must be documented, only those allowed by
// the request may act, and malformed requests must be refused.

import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { hostErrorOf } from '@tableworks/host'
import { type AskName, ASKS, type TokenRight } from '@tableworks/protocol'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { isOverHttp } from '../api/openapi.ts'
import { ROUTES } from '../routes.ts'
import { originOf, planOf, type TestPage } from './page.ts'
import { SAMPLES } from './samples.ts'
import { address, openServer, page, sitDown, TABLE } from './sitting.ts'

openServer()

const ALL = Object.keys(ASKS) as AskName[]
/** These remove what other requests need, so they run last. */
const LAST: readonly AskName[] = ['dropDevice', 'leave', 'forgetMe']
const INORDER = [...ALL.filter(ask => !LAST.includes(ask)), ...LAST]

type Document = {
  readonly paths: Record<
    string,
    { post: { responses: { 200: { content: { 'application/json': { schema: object } } } } } }
  >
  readonly components: { readonly schemas: { readonly TroubleKind: object } }
}
const DOCUMENT = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as Document

/** Refuses every field that isn't documented. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (typeof schema !== 'object' || schema === null) return schema
  const made = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, strict(part)]))
  return 'properties' in made && made['type'] === 'object' && !('additionalProperties' in made)
    ? { ...made, additionalProperties: false }
    : made
}

const ajv = new Ajv2020({
  allowUnionTypes: true,
  strictTuples: false,
  formats: { email: true },
  keywords: ['components'],
})
/** Games add their own fields to these types. */
const OPEN = ['Fact']
const schemas = Object.fromEntries(
  Object.entries(DOCUMENT.components.schemas).map(([name, schema]) => [
    name,
    OPEN.includes(name) ? schema : strict(schema),
  ]),
)
const compiled = (schema: object) => ajv.compile({ ...schema, components: { schemas } })
const fits = new Map(
  ALL.filter(isOverHttp).map(ask => {
    const answer = DOCUMENT.paths[`/api/v1/ask/${ask}`]?.post.responses[200].content['application/json'].schema
    return [ask, compiled(strict(answer) as object)] as const
  }),
)
const isDocumentedError = compiled(DOCUMENT.components.schemas.TroubleKind)

/** The response: an answer, a refusal by the rules, or the kind of error. */
type Outcome = 'made' | 'refusal' | (string & {})

function outcomeOf(ask: AskName, made: unknown): Outcome {
  const isFitting = fits.get(ask)
  if (isFitting !== undefined && !isFitting(made))
    throw new Error(`${ask}: ${JSON.stringify(isFitting.errors?.[0])} in ${JSON.stringify(made).slice(0, 400)}`)
  return typeof made === 'object' && made !== null && 'refusal' in made ? 'refusal' : 'made'
}

const sampleAt = (ask: AskName, at: { table: string; key: string }) => ({
  ...SAMPLES[ask],
  ...('table' in SAMPLES[ask] ? { table: at.table } : {}),
  ...('key' in SAMPLES[ask] ? { key: at.key } : {}),
})

const REFILL_MS = 500

/** Sends every request as that player, with a new connection whenever one has used up its tokens. */
async function walkAs(cookie: string, at: { table: string; key: string }): Promise<Map<AskName, Outcome>> {
  const found = new Map<AskName, Outcome>()
  let one = await page(cookie)
  for (const ask of INORDER) {
    const outcome = async () => {
      try {
        return outcomeOf(ask, await one.ask(ask, sampleAt(ask, at)))
      } catch (error) {
        if (hostErrorOf(error).kind === 'fault' && (error as Error).name === 'Error') throw error
        return (error as Error).name
      }
    }
    let is = await outcome()
    while (is === 'tooOften') {
      await one.close()
      await setTimeout(REFILL_MS) // waits until the network has tokens again
      one = await page(cookie)
      is = await outcome()
    }
    found.set(ask, is)
  }
  return found
}

const those = (test: (rules: { by: string; right: string }) => boolean) => ALL.filter(ask => test(ASKS[ask]))

describe('every request over a socket', () => {
  it('gets a documented answer, and only the people it names may act', async () => {
    const { ann, zoe, table, key } = await sitDown()
    const at = { table, key }
    const nowhere = await walkAs((await page()).cookie, { table: TABLE, key: SAMPLES.join.key })
    const spectator = await walkAs(zoe.cookie, at)
    const player = await walkAs(ann.cookie, at)
    for (const [who, outcomes] of Object.entries({ nowhere, spectator, player }))
      for (const [ask, outcome] of outcomes)
        expect([who, ask, outcome === 'made' || outcome === 'refusal' || isDocumentedError(outcome), outcome]).toEqual([
          who,
          ask,
          true,
          expect.not.stringMatching(/^(fault|badMessage)$/),
        ])
    for (const ask of those(({ by }) => by === 'seated')) {
      expect([ask, spectator.get(ask)]).not.toEqual([ask, 'made'])
      expect([ask, nowhere.get(ask)]).not.toEqual([ask, 'made'])
    }
    for (const ask of those(({ by }) => by === 'host'))
      for (const outcomes of [nowhere, spectator, player]) expect([ask, outcomes.get(ask)]).not.toEqual([ask, 'made'])
    // If these players were refused as well, the walk would test nothing.
    expect(those(({ by }) => by === 'seated').filter(ask => player.get(ask) === 'made').length).toBeGreaterThan(5)
  })

  it('tells strangers nothing about a private group’s table', async () => {
    const ann = await page()
    const { group } = await ann.ask('makeGroup', { name: 'Friday', me: 'Ann' })
    const { table } = await ann.ask('create', { ...planOf(), group })
    const stranger = await walkAs((await page()).cookie, { table, key: SAMPLES.join.key })
    const about = ALL.filter(ask => 'table' in SAMPLES[ask])
    expect(about.length).toBeGreaterThan(20)
    expect(about.filter(ask => ['made', 'refusal'].includes(stranger.get(ask) ?? ''))).toEqual(['unwatch'])
  })

  it('refuses what is malformed, as its schema does', async () => {
    for (const ask of ALL) {
      const { check, largest } = ASKS[ask]
      const isValid = ajv.compile(check.schema)
      expect([ask, isValid(JSON.parse(JSON.stringify(SAMPLES[ask])))]).toEqual([ask, true])
      for (const wrong of malformed(ask)) {
        expect([ask, wrong, isValid(wrong)]).toEqual([ask, wrong, false])
        expect(() => check(wrong, ask), `${ask} with ${JSON.stringify(wrong)}`).toThrow(ask)
      }
      expect(largest).toBeLessThan(100_000)
    }
    let one = await page()
    for (const [i, ask] of ALL.entries()) {
      // A connection that sends many invalid messages is closed.
      if (i % 5 === 4) {
        await one.close()
        one = await page(one.cookie)
      }
      const [wrong] = malformed(ask)
      const long = 'x'.repeat(ASKS[ask].largest)
      for (const given of [wrong, { ...SAMPLES[ask], long }]) {
        const answer = await one.reply(i, JSON.stringify({ id: i, ask, with: given }))
        expect([ask, answer]).toMatchObject([ask, { trouble: { kind: 'badMessage' } }])
      }
    }
  })
})

/** Malformed requests: an extra field, values that aren't objects, and each field with the wrong type. */
function malformed(ask: AskName): unknown[] {
  const sample = SAMPLES[ask] as Record<string, unknown>
  const unlike = Object.keys(sample).map(field => ({ ...sample, [field]: [{ un: 'like' }] }))
  return [{ ...sample, surplus: 1 }, [], 'text', null, ...unlike]
}

const tokenFor = async (one: TestPage, allows: TokenRight) =>
  (await one.ask('newToken', { name: 'Walk', allows })).token

const post = (token: string | null, ask: string, body: unknown) =>
  fetch(`${address()}api/v1/ask/${ask}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('every request over HTTP', () => {
  it('needs a token with its right', async () => {
    const { ann, table, key } = await sitDown(planOf())
    const [read, play] = [await tokenFor(ann, 'read'), await tokenFor(ann, 'play')]
    const statusOf = async (token: string | null, ask: AskName): Promise<number> => {
      const answer = await post(token, ask, sampleAt(ask, { table, key }))
      if (answer.status === 200) outcomeOf(ask, await answer.json())
      if (answer.status !== 429) return answer.status
      await expect.poll(async () => (await post(token, 'here', {})).status, { interval: 300 }).not.toBe(429)
      return statusOf(token, ask)
    }
    for (const ask of INORDER) {
      expect([ask, await statusOf(null, ask)]).toEqual([ask, 401])
      const statuses = [await statusOf(read, ask), await statusOf(play, ask)] as const
      const [, played] = statuses
      const wanted = isOverHttp(ask) ? [ASKS[ask].right === 'read' ? played : 403, played] : [404, 404]
      expect([ask, statuses]).toEqual([ask, wanted])
      for (const status of statuses) expect([ask, status]).toEqual([ask, expect.not.toBeOneOf([400, 500])])
    }
  })

  it('refuses what is malformed', async () => {
    const asks = ALL.filter(isOverHttp)
    let token = ''
    for (const [i, ask] of asks.entries()) {
      // A token that sends many invalid requests is refused for a while, and so is its player.
      if (i % 5 === 0) token = await tokenFor(await page(), 'play')
      const [wrong] = malformed(ask)
      for (const [body, status] of [
        [wrong, 400],
        ['{', 400],
        [{ ...SAMPLES[ask], long: 'x'.repeat(ASKS[ask].largest) }, 400],
        ['x'.repeat(200_000), 413],
      ] as const)
        expect([ask, (await post(token, ask, body)).status]).toEqual([ask, status])
    }
  })
})

const MALFORMED = ['{', '[]', 'null', '{"__proto__":{}}']
/** By content type. */
const BODIES = {
  'application/json': [...MALFORMED, 'x'.repeat(3_000_000)],
  'text/plain': MALFORMED,
  'application/x-www-form-urlencoded': MALFORMED,
  'image/png': MALFORMED,
}

describe('every route', () => {
  const SAMPLE_URLS: Readonly<Record<string, string>> = { '/*': '/play', '/api/v1/ask/:ask': '/api/v1/ask/here' }
  const urlOf = (route: string) => SAMPLE_URLS[route] ?? route.replace(':table', TABLE)
  const ask = (route: string, headers: Record<string, string>, body: string | null = null) => {
    const [method = '', url = ''] = route.split(' ')
    const given = method === 'POST' ? { body: body ?? '{}' } : {}
    return fetch(new URL(urlOf(url), address()), { method, headers, ...given })
  }
  /** The answer to a client without a key, depending on who may use the route. */
  const AS_NOBODY = { anyone: [200], machine: [200], page: [403], token: [401], host: [401], key: [200, 404] } as const

  it('is only for those it names', async () => {
    const json = { 'content-type': 'application/json' }
    const { cookie } = await page()
    for (const [route, { by }] of Object.entries(ROUTES)) {
      const nobody = await ask(route, json)
      expect([route, nobody.status]).toEqual([route, expect.toBeOneOf([...AS_NOBODY[by]])])
      // Another site can make a browser send its cookie.
      const fromElsewhere = await ask(route, { ...json, cookie, origin: 'https://elsewhere.example' })
      expect([route, fromElsewhere.status]).toEqual([route, expect.toBeOneOf([...AS_NOBODY[by]])])
      expect([route, fromElsewhere.headers.get('access-control-allow-origin')]).toEqual([route, null])
    }
  })

  it('survives malformed bodies', async () => {
    const headers = { cookie: (await page()).cookie, origin: originOf(address()) }
    for (const route of Object.keys(ROUTES).filter(one => one.startsWith('POST')))
      for (const [type, bodies] of Object.entries(BODIES))
        for (const body of bodies) {
          const { status } = await ask(route, { ...headers, 'content-type': type }, body)
          expect([route, type, status < 500]).toEqual([route, type, true])
        }
  })
})
