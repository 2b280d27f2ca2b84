// What can be asked of a database, by name, and what each ask does there.

import type { Queries, Query } from './queries.ts'

export type Ask = keyof Queries

/**
 * Whether it only reads, writes, or writes what others want to know: those who look at a table, or at whose server a player
 * is, want to hear of what it is given first; or it may be about any table.
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

/** The queries as a store offers them: answered later. */
export type Answering = {
  [K in Ask]: Queries[K] extends (...given: infer A) => Query<infer T> ? (...given: A) => Promise<T> : never
}

/** Every ask by its name, each passed on to whoever answers. */
export const answering = (answer: (ask: Ask, given: readonly unknown[]) => Promise<unknown>): Answering =>
  Object.fromEntries(
    (Object.keys(ASKS) as Ask[]).map(ask => [ask, (...given: readonly unknown[]) => answer(ask, given)]),
  ) as Answering

/** The query of that name with what it was given. */
export const queryFor = (queries: Queries, ask: Ask, given: readonly unknown[]): Query<unknown> =>
  (queries[ask] as (...values: readonly unknown[]) => Query<unknown>).apply(queries, given as unknown[])
