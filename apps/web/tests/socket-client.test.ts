// The connection to a server that comes and goes, with fake sockets instead of the browser's.

import type { Look, Pulse, Sight } from '@tableworks/host'
import { type Asked, PROTOCOL, sightNumbers, SightsOut, SLOW_DOWN } from '@tableworks/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OnlineTables } from '../online/online-tables.ts'

/** The server's side of one connection. */
class FakeSocket extends EventTarget {
  static all: FakeSocket[] = []
  readonly sent: Asked[] = []
  isClosed = false
  constructor() {
    super()
    FakeSocket.all.push(this)
  }
  /** Leaves out the first message of every connection, which reports whether the page is visible. */
  send(text: string): void {
    const asked = JSON.parse(text) as Asked
    if (asked.ask === 'visible') this.say({ id: asked.id, made: null })
    else this.sent.push(asked)
  }
  close(): void {
    this.isClosed = true
  }
  hello(): void {
    this.say({ tableworks: PROTOCOL, version: '1' })
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  lose(code = 1006, reason = ''): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
  /** Answers the first open request with that name. */
  answer(ask: string, made: unknown): void {
    const found = this.sent.find(one => one.ask === ask)
    if (found === undefined) throw new Error(`nobody asked ${ask}`)
    this.sent.splice(this.sent.indexOf(found), 1)
    this.say({ id: found.id, made })
  }
  /** Refuses the first open request with that name. */
  refuse(ask: string, kind: string): void {
    const found = this.sent.find(one => one.ask === ask)
    if (found === undefined) throw new Error(`nobody asked ${ask}`)
    this.sent.splice(this.sent.indexOf(found), 1)
    this.say({ id: found.id, trouble: { kind, detail: '' } })
  }
  get names(): string[] {
    return this.sent.map(({ ask }) => ask)
  }
}

let page = new EventTarget()
/** Numbers the views on one connection, as a server does. */
const number = sightNumbers()

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  page = new EventTarget()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => ({ ok: true }))
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket
const LOOK: Look = { viewer: 0, gate: null, isChosen: false, step: null, since: 3 }

const sightAt = (seq: number, keep: number, steps: readonly number[]): Sight =>
  ({
    viewer: 0,
    gate: null,
    position: { seq, step: seq, last: seq, seen: { view: { money: [seq, 1] } } },
    journal: { seq, keep, entries: steps.map(step => ({ step })) },
  }) as unknown as Sight

/** A watched table whose last view was at line 3. */
async function watching(wake: (pulse: Pulse) => void = () => undefined) {
  const tables = new OnlineTables('1.2.3')
  const opening = tables.open('on-1', wake)
  await settle()
  last().hello()
  last().answer('watch', { id: 'on-1' })
  await opening
  const out = new SightsOut(number)
  const looking = tables.look('on-1', { ...LOOK, since: -1 })
  last().answer('look', out.send(sightAt(3, 0, [0, 1, 2, 3])))
  await looking
  return { tables, out }
}

test('a page whose watch is refused after a reconnect watches again once the database is back, and looks again', async () => {
  const wake = vi.fn<(pulse: Pulse) => void>()
  const { tables } = await watching(wake)
  last().lose()
  await vi.advanceTimersByTimeAsync(200)
  last().hello()
  for (let refused = 0; refused < 3; refused++) {
    expect(last().names).toEqual(['watch'])
    last().refuse('watch', 'storageClosed')
    wake.mockClear()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(wake).not.toHaveBeenCalled()
  last().answer('watch', { id: 'on-1' })
  await settle()
  expect(wake).toHaveBeenCalledOnce()
  expect(last().names).toEqual([])

  // Another refusal is final.
  last().lose()
  await vi.advanceTimersByTimeAsync(200)
  last().hello()
  last().refuse('watch', 'missing')
  await vi.advanceTimersByTimeAsync(2000)
  expect(last().names).toEqual([])
  expect(tables.socket.current()).toBe('open')
})

test('requests wait for the connection, which opens with the first one', async () => {
  const tables = new OnlineTables('1.2.3')
  await settle()
  expect(FakeSocket.all).toHaveLength(0)
  const listed = tables.tables()
  await settle()
  expect([tables.socket.current(), last().names]).toEqual(['connecting', []])
  last().hello()
  last().answer('tables', [])
  expect([await listed, tables.socket.current()]).toEqual([[], 'open'])
})

test('a choice without a response is sent again after watching again, and only once', async () => {
  const { tables } = await watching()
  const said = tables.say('on-1', 0, 'harvest salt', 3, LOOK)
  last().lose()
  expect(tables.socket.current()).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  last().hello()
  expect(last().names).toEqual(['watch', 'say'])
  expect(last().sent[1]?.with).toMatchObject({ text: 'harvest salt', lines: 3 })
  last().answer('say', { sight: new SightsOut(number).send(sightAt(4, 4, [4])) })
  expect(await said).toMatchObject({ sight: { position: { seq: 4 } } })
  expect(last().names).toEqual(['watch'])
})

test('a table that may have been created isn’t created twice', async () => {
  const tables = new OnlineTables('1.2.3')
  const made = tables.create({ game: 'titan', seats: [], variants: {}, box: null }, [])
  await settle()
  last().hello()
  last().lose()
  await expect(made).rejects.toMatchObject({ name: 'offline' })
  await vi.advanceTimersByTimeAsync(1000)
  last().hello()
  expect(last().names).toEqual([])
})

test('a request that was never sent is sent later', async () => {
  const tables = new OnlineTables('1.2.3')
  const made = tables.create({ game: 'titan', seats: [], variants: {}, box: null }, [])
  await settle()
  last().lose()
  await vi.advanceTimersByTimeAsync(1000)
  last().hello()
  last().answer('create', { table: 'on-2' })
  expect(await made).toBe('on-2')
})

test('after a lost connection, watchers catch up on what they missed', async () => {
  const woken: Pulse[] = []
  await watching(pulse => woken.push(pulse))
  last().lose()
  await vi.advanceTimersByTimeAsync(1000)
  last().hello()
  expect(woken.at(-1)?.seq).toBe(Number.MAX_SAFE_INTEGER)
})

test('missed chat messages are requested once the server knows about the watch, not before', async () => {
  const { tables } = await watching()
  let missed = 0
  tables.listen('on-1', { messages: () => undefined, missed: () => (missed += 1) })
  last().lose()
  await vi.advanceTimersByTimeAsync(1000)
  last().hello()
  await settle()
  expect(missed).toBe(1) // counted from the start of the subscription
  last().answer('watch', {})
  await settle()
  expect(missed).toBe(2)
})

test('silence triggers a ping, and without an answer the connection counts as lost', async () => {
  const { tables } = await watching()
  const socket = last()
  await vi.advanceTimersByTimeAsync(5500)
  expect(socket.names).toContain('here')
  await vi.advanceTimersByTimeAsync(4000)
  expect([socket.isClosed, tables.socket.current()]).toEqual([true, 'lost'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(last()).not.toBe(socket)
})

test('a page that stood still asks before it gives the connection up', async () => {
  const { tables } = await watching()
  const socket = last()
  const now = performance.now.bind(performance)
  const standStill = (ms: number) => vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  standStill(20_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect([socket.isClosed, socket.names.includes('here')]).toEqual([false, true])
  socket.answer('here', null)
  await vi.advanceTimersByTimeAsync(3000)
  expect(tables.socket.current()).toBe('open')
  // A hidden tab runs once a minute.
  standStill(80_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tables.socket.current()).toBe('open')
  standStill(140_000)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tables.socket.current()).toBe('lost')
})

test('a page that exceeded its limits waits as long as the server says, and shows it', async () => {
  const { tables } = await watching()
  const sockets = FakeSocket.all.length
  last().lose(SLOW_DOWN, '4')
  expect(tables.socket.current()).toBe('slowed')
  page.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3900)
  expect(FakeSocket.all).toHaveLength(sockets)
  await vi.advanceTimersByTimeAsync(1000)
  expect(FakeSocket.all).toHaveLength(sockets + 1)
  last().hello()
  expect(tables.socket.current()).toBe('open')
})

test('so does a page whose key is temporarily refused', async () => {
  const { tables } = await watching()
  let tries = 0
  const headers = new Headers({ 'retry-after': '30' })
  vi.stubGlobal('fetch', async () => ((tries += 1), { ok: false, status: 429, headers }))
  last().lose()
  await vi.advanceTimersByTimeAsync(29_000)
  expect([tries, tables.socket.current()]).toEqual([1, 'slowed'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(tries).toBe(2)
})

test('when the network is back, it reconnects at once', async () => {
  const { tables } = await watching()
  page.dispatchEvent(new Event('offline'))
  expect(tables.socket.current()).toBe('lost')
  const before = FakeSocket.all.length
  page.dispatchEvent(new Event('online'))
  await settle()
  expect(FakeSocket.all.length).toBeGreaterThan(before)
})

/** Connection attempts that the test answers itself. */
function triesInHand() {
  const tries: { done(answer: { ok: boolean }): void; fail(error: Error): void }[] = []
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    const answered = Promise.withResolvers<{ ok: boolean }>()
    tries.push({ done: answered.resolve, fail: answered.reject })
    signal.addEventListener('abort', () => answered.reject(new Error('too late')))
    return answered.promise
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const late = new AbortController()
    setTimeout(() => late.abort(), ms)
    return late.signal
  })
  return tries
}

test('a failed attempt after a later success doesn’t lose the connection', async () => {
  const { tables } = await watching()
  const tries = triesInHand()
  last().lose()
  await vi.advanceTimersByTimeAsync(200)
  page.dispatchEvent(new Event('online'))
  const [first, second] = tries
  second?.done({ ok: true })
  await settle()
  last().hello()
  first?.fail(new Error('the network has changed'))
  await settle()
  expect(tables.socket.current()).toBe('open')
})

test('an unanswered attempt times out sooner than the browser’s timeout', async () => {
  await watching()
  const tries = triesInHand()
  last().lose()
  await vi.advanceTimersByTimeAsync(200)
  expect(tries).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(9000)
  expect(tries).toHaveLength(2)
})

test('a pushed view answers the next look without a request', async () => {
  const woken: number[] = []
  const { tables, out } = await watching(({ seq }) => woken.push(seq))
  last().say({ news: 'on-1', sight: out.send(sightAt(4, 4, [4])) })
  last().say({ news: 'on-1', sight: out.send(sightAt(5, 5, [5])) })
  expect(woken).toEqual([4, 5])
  const sight = await tables.look('on-1', LOOK)
  expect(last().names).toEqual([])
  expect(sight.position.seq).toBe(5)
  expect(sight.journal).toEqual({ seq: 5, keep: 4, entries: [{ step: 4 }, { step: 5 }] })
})

test('a pushed view of another seat doesn’t, so the server is asked', async () => {
  const { tables, out } = await watching()
  last().say({ news: 'on-1', sight: out.send(sightAt(4, 4, [4])) })
  void tables.look('on-1', { ...LOOK, viewer: null, isChosen: true })
  expect(last().names).toEqual(['look'])
})

test('after an undo, two pushed views merge into one', async () => {
  const { tables, out } = await watching()
  last().say({ news: 'on-1', sight: out.send(sightAt(4, 4, [4])) })
  last().say({ news: 'on-1', sight: out.send(sightAt(6, 2, [2])) })
  expect((await tables.look('on-1', LOOK)).journal).toEqual({ seq: 6, keep: 2, entries: [{ step: 2 }] })
})

test('a diff to a missing view makes the page watch the table again', async () => {
  const { tables } = await watching()
  const stranger = new SightsOut(number)
  stranger.send(sightAt(3, 0, []))
  const looking = tables.look('on-1', { ...LOOK, since: -1 })
  last().answer('look', stranger.send(sightAt(4, 4, [4])))
  await settle()
  last().answer('watch', {})
  await settle()
  last().answer('look', new SightsOut(number).send(sightAt(5, 0, [0])))
  expect((await looking).position.seq).toBe(5)
})

test('a page that sends too many requests at once retries after a pause, a few times', async () => {
  const tables = new OnlineTables('1.2.3')
  const [listed, failed] = [tables.tables(), tables.card('on-1')]
  const failure = failed.catch((error: unknown) => error)
  await settle()
  last().hello()
  last().refuse('tables', 'tooOften')
  last().refuse('card', 'tooOften')
  expect(last().names).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(last().names).toEqual(['tables', 'card'])
  last().answer('tables', [])
  expect(await listed).toEqual([])
  for (const pause of [3000, 6000]) {
    last().refuse('card', 'tooOften')
    await vi.advanceTimersByTimeAsync(pause)
  }
  last().refuse('card', 'tooOften')
  expect(await failure).toMatchObject({ name: 'tooOften' })
})

test('a refused request is sent once on a new connection, and an action reports its refusal at once', async () => {
  const { tables } = await watching()
  const listed = tables.tables()
  last().refuse('tables', 'tooOften')
  last().lose()
  await vi.advanceTimersByTimeAsync(900)
  last().hello()
  await vi.advanceTimersByTimeAsync(1000)
  expect(last().names).toEqual(['watch', 'tables'])
  last().answer('tables', [])
  await listed
  const left = tables.remove('on-1')
  last().refuse('leave', 'tooOften')
  await expect(left).rejects.toMatchObject({ name: 'tooOften' })
})
