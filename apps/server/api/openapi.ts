// The OpenAPI document of the API for programs. Request schemas come from the validators, response schemas from the TypeScript types.
// `npm run api` writes it to docs/openapi.json, which the server serves.

import { type AskName, ASKS, BRING, PROTOCOL, type TroubleKind } from '@tableworks/protocol'

type Schema = Readonly<Record<string, unknown>>

interface Rules {
  readonly check: { readonly schema: Schema }
  readonly right: string
  readonly by: string
  readonly cost: number
  readonly hourly?: number
  readonly largest: number
}

/** Requests that need an open connection. Programs use the event stream instead. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set<AskName>(['watch', 'unwatch', 'visible'])

/** Whether programs may POST this request. Tokens never allow account requests. */
export const isOverHttp = (ask: string): ask is AskName =>
  Object.hasOwn(ASKS, ask) && !OF_CONNECTIONS.has(ask) && ASKS[ask as AskName].right !== 'account'

const STATUS: Partial<Record<TroubleKind, number>> = {
  badMessage: 400,
  secret: 403,
  noRight: 403,
  peopleOnly: 403,
  missing: 404,
  badCode: 404,
  tooOften: 429,
  fault: 500,
  storageClosed: 503,
  storageFull: 503,
}
/** A request that is valid but impossible now gets a 422. */
export const statusOf = (kind: TroubleKind): number => STATUS[kind] ?? 422

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The body isn’t valid.',
  401: 'The token is missing, unknown or revoked.',
  403: 'The token or the player may not do this.',
  404: 'There is no such request, table, seat or link.',
  413: 'The body is too large.',
  415: 'The body isn’t JSON.',
  422: 'The request is valid, but impossible now.',
  429: 'Too many requests. Wait as long as the header says.',
  500: 'Something went wrong on the server.',
  503: 'The server can’t reach its storage. Try again.',
}

/** Generated from the types by scripts/api-schemas.ts. */
interface TypeSchemas {
  readonly summaries: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, Schema>>
  readonly types: Readonly<Record<string, Schema>>
}

export function openApi({ summaries, answers, types }: TypeSchemas): Schema {
  const asks = Object.keys(ASKS).filter(isOverHttp).toSorted()
  const posts = asks.map(ask => [
    `/api/v1/ask/${ask}`,
    { post: operation(ask, summaries[ask] ?? '', answers[ask] ?? {}) },
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tableworks',
      version: `${PROTOCOL}`,
      summary: 'Play and watch online tables with a program.',
      description:
        'docs/api.md explains it with examples. New fields and requests may appear; see its section on versions.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    security: [{ token: [] }],
    paths: {
      ...Object.fromEntries(posts),
      '/api/v1/watch/{table}': { get: WATCH },
      '/api/table': { post: upload() },
      '/api/v1/openapi.json': { get: DOCUMENT },
    },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token from You, API tokens.' } },
      schemas: { ...types, Error: ERROR },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [`Error${status}`, failure(Number(status), description)]),
      ),
    },
  }
}

const json = (schema: Schema) => ({ 'application/json': { schema } })

const failure = (status: number, description: string): Schema => ({
  description,
  ...(status === 429
    ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' } } }
    : {}),
  content: json({ $ref: '#/components/schemas/Error' }),
})

const failures = (...statuses: readonly number[]) =>
  Object.fromEntries(statuses.map(status => [status, { $ref: `#/components/responses/Error${status}` }]))

function operation(ask: AskName, summary: string, answer: Schema): Schema {
  const { check, right, by, cost, hourly, largest }: Rules = ASKS[ask]
  return {
    operationId: ask,
    ...(summary === '' ? {} : { summary }),
    tags: [right],
    'x-right': right,
    'x-by': by,
    'x-cost': cost,
    ...(hourly === undefined ? {} : { 'x-hourly': hourly }),
    'x-largest': largest,
    requestBody: { required: true, content: json(check.schema) },
    responses: {
      200: { description: 'The answer.', content: json(answer) },
      ...failures(400, 401, 403, 404, 413, 415, 422, 429, 500, 503),
    },
  }
}

const WATCH: Schema = {
  operationId: 'watch',
  summary: 'Streams a table: first its card and view, then every change.',
  tags: ['read'],
  'x-right': 'read',
  parameters: [{ name: 'table', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: {
      description: 'Server-sent events with JSON data. Views are always whole, never diffs.',
      content: { 'text/event-stream': { schema: { type: 'string' }, 'x-data': { $ref: '#/components/schemas/News' } } },
    },
    ...failures(400, 401, 404, 422, 429, 500, 503),
  },
}

const upload = (): Schema => ({
  operationId: 'upload',
  summary: 'Makes a table from a game file, or one with your own component set.',
  tags: ['play'],
  'x-right': 'play',
  'x-largest': BRING.largest,
  requestBody: { required: true, content: json(BRING.schema) },
  responses: {
    200: {
      description: 'The new table.',
      content: json({ type: 'object', properties: { table: { type: 'string' } }, required: ['table'] }),
    },
    ...failures(400, 403, 413, 415, 422, 429, 500, 503),
  },
})

const DOCUMENT: Schema = {
  operationId: 'openapi',
  summary: 'This document.',
  security: [],
  responses: { 200: { description: 'This document.', content: json({ type: 'object' }) }, ...failures(429) },
}

const ERROR: Schema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'A TroubleKind, or another code such as "no-token" or "too-often".' },
        message: { type: 'string' },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
}
