// All store queries by name, and whether each reads or writes.

import type { Queries, Query } from './queries.ts'

export type Ask = keyof Queries

/**
 * Whether a query reads, writes, or writes and notifies other servers. It notifies about the table or player in its first argument,
 * or about all tables.
 */
export const ASKS: Readonly<Record<Ask, 'reads' | 'writes' | 'tells' | 'tellsAll' | 'tellsOfPlayer'>> = {
  tables: 'reads',
  tableAfter: 'reads',
  table: 'reads',
  components: 'reads',
  addTable: 'writes',
  lines: 'reads',
  raw: 'reads',
  addLine: 'tells',
  changeRecord: 'tells',
  memory: 'reads',
  keepMemory: 'writes',
  removeTable: 'tells',
  tablesBefore: 'reads',
  expireTable: 'tells',
  takeBackNotice: 'writes',
  idlePlayers: 'reads',
  expirePlayer: 'tellsOfPlayer',
  boxes: 'reads',
  keepBox: 'writes',
  removeBox: 'writes',
  probe: 'writes',
  counts: 'reads',
  addCounts: 'writes',
  setApart: 'writes',
  keepApart: 'writes',
  dropApart: 'writes',
  addPlayer: 'writes',
  addDevice: 'writes',
  device: 'reads',
  devicesOf: 'reads',
  seenDevice: 'writes',
  dropDevice: 'tellsOfPlayer',
  mergePlayers: 'tellsAll',
  forgetPlayer: 'tellsOfPlayer',
  addCode: 'writes',
  takeCode: 'writes',
  addPasskey: 'writes',
  passkey: 'reads',
  passkeysOf: 'reads',
  usedPasskey: 'writes',
  dropPasskeys: 'writes',
  addRoom: 'writes',
  madeBy: 'reads',
  room: 'reads',
  passRoom: 'tells',
  goOn: 'tells',
  tablesOf: 'reads',
  takeSeat: 'tells',
  useLink: 'tells',
  freeSeat: 'tells',
  addLink: 'writes',
  link: 'reads',
  dropLinks: 'writes',
  addChat: 'tells',
  chat: 'reads',
  note: 'reads',
  keepNote: 'writes',
}

/** The queries as asynchronous methods. */
export type Answering = {
  [K in Ask]: Queries[K] extends (...given: infer A) => Query<infer T> ? (...given: A) => Promise<T> : never
}

/** A store that passes each query to `answer` by name. */
export const answering = (answer: (ask: Ask, given: readonly unknown[]) => Promise<unknown>): Answering =>
  Object.fromEntries(
    (Object.keys(ASKS) as Ask[]).map(ask => [ask, (...given: readonly unknown[]) => answer(ask, given)]),
  ) as Answering

/** The query with its arguments. */
export const queryFor = (queries: Queries, ask: Ask, given: readonly unknown[]): Query<unknown> =>
  (queries[ask] as (...values: readonly unknown[]) => Query<unknown>).apply(queries, given as unknown[])
