import { type AddressInfo, connect, createServer } from 'node:net'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../store/postgres.ts'
import { migrations, POSTGRES } from '../store/schema.ts'
import type { ServerStore, StoreNews } from '../store/server-store.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { NEWS, OLD_SETS, OLD_TABLES, SETS_STEP } from './old-sets.ts'
import { TcpProxy } from './many/tcp-proxy.ts'
import { archivePromises } from './archive-promises.ts'
import { hostingPromises } from './hosting-promises.ts'
import { registerPromises } from './register-promises.ts'
import { resultsPromises } from './results-promises.ts'
import { togetherPromises } from './together-promises.ts'

const bin = findPostgres()

/** PostgreSQL's messages “ready for a query” and “terminating connection due to administrator command”. */
const READY = Buffer.from('Z\0\0\0\x05I', 'latin1')
const ENDING = Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0', 'latin1')
const SHUT_DOWN = Buffer.concat([Buffer.from([0x45, 0, 0, 0, ENDING.length + 4]), ENDING])

describe.skipIf(bin === null)(withPostgres('PostgreSQL', bin), () => {
  let postgres: Postgres
  const urls = new Map<string, string>()
  const opened: ServerStore[] = []

  beforeAll(async () => void (postgres = await startPostgres(bin ?? '')))
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
  })
  afterAll(() => postgres?.stop())

  const urlOf = async (name: string): Promise<string> => {
    const url = urls.get(name) ?? (await postgres.database(name))
    urls.set(name, url)
    return url
  }
  const open = async (name = 'tables'): Promise<ServerStore> => {
    const store = await openPostgres(await urlOf(name))
    opened.push(store)
    return store
  }
  const heardBy = (store: ServerStore) => {
    const heard: StoreNews[] = []
    store.listen(news => heard.push(news))
    return heard
  }

  describe('fulfils, like every store:', () => {
    it.each(STORE_PROMISES)('$name', ({ holds }) => holds(() => open()))
  })
  registerPromises(name => open(name))
  resultsPromises(name => open(name))
  togetherPromises(name => open(name))
  hostingPromises(name => open(name))
  archivePromises(name => open(name))

  it('survives a database that ends a connection in the moment it is ready', async () => {
    const url = new URL(await urlOf('ending'))
    const port = Number(url.port)
    let endings = 0
    const proxy = createServer(client => {
      const server = connect(port, url.hostname)
      for (const [from, to] of [[client, server] as const, [server, client] as const])
        from.on('error', () => undefined).on('close', () => to.destroy())
      client.on('data', (chunk: Buffer) => server.write(chunk))
      server.on('data', (chunk: Buffer) => {
        const isReady = endings > 0 && chunk.subarray(-6).equals(READY)
        if (isReady) endings -= 1
        client.write(isReady ? Buffer.concat([chunk, SHUT_DOWN]) : chunk)
      })
    })
    await new Promise<void>(done => proxy.listen(0, '127.0.0.1', done))
    url.port = String((proxy.address() as AddressInfo).port)
    const store = await openPostgres(url.href)
    endings = 3
    for (let n = 0; n < 3; n++)
      expect(await store.probe(`p${n}`).catch((error: Error) => error.name)).toBe('storageClosed')
    expect(await store.probe('p')).toBe(true)
    await store.close()
    proxy.close()
  })

  it('refuses to change the hosts’ log', async () => {
    const store = await open('kept_log')
    await store.logHost({ at: 1, host: 'Dan', action: 'lock', reason: 'noise' })
    const client = new Client({ connectionString: await urlOf('kept_log') })
    await client.connect()
    for (const sql of [`update host_log set reason = 'x'`, 'delete from host_log', 'truncate host_log'])
      await expect(client.query(sql)).rejects.toThrow('append-only')
    await client.end()
    expect(await store.hostLogAfter(0, 9)).toMatchObject([{ reason: 'noise' }])
  })

  it('is migrated once, however many processes start at once', async () => {
    const url = await urlOf('fresh')
    opened.push(...(await Promise.all(Array.from({ length: 6 }, () => openPostgres(url)))))
    expect(await opened.at(-1)?.tables()).toEqual([])
  })

  it('from before component sets had their own table gets each set once, and every table keeps its own', async () => {
    const client = new Client({ connectionString: await urlOf('sets_before') })
    await client.connect()
    await client.query(migrations(POSTGRES).slice(0, SETS_STEP).join(''))
    await client.query(
      `create table tableworks_steps (taken integer); insert into tableworks_steps values (${SETS_STEP})`,
    )
    for (const { id, record } of OLD_TABLES)
      await client.query('insert into tables values ($1, $2, $3)', [id, record, NEWS])
    const store = await open('sets_before')
    for (const { id, record, set } of OLD_TABLES) {
      expect(JSON.stringify(await store.components(id))).toBe(JSON.stringify(set))
      const before = JSON.parse(record) as { components: { name: string } | null }
      const components = before.components && { name: before.components.name }
      expect(await store.table(id)).toEqual({ ...before, components, news: JSON.parse(NEWS) })
    }
    const sets = async () => (await client.query('select count(*)::int as count from component_sets')).rows[0] as object
    expect(await sets()).toEqual({ count: OLD_SETS })
    for (const id of ['a', 'b']) await store.removeTable(id)
    expect(await sets()).toEqual({ count: OLD_SETS - 1 })
    await client.end()
  })

  it('cancels a statement that waits too long, as a temporary error', async () => {
    const store = await open('waiting')
    const keeper = new Client({ connectionString: await urlOf('waiting') })
    await keeper.connect()
    await keeper.query('begin')
    await keeper.query('lock table lines')
    await expect(store.lines('t', 0)).rejects.toMatchObject({
      name: 'storageClosed',
      message: expect.stringContaining('statement timeout'),
    })
    await keeper.query('rollback')
    await keeper.end()
    expect(await store.lines('t', 0)).toEqual([])
  })

  it('of a newer release isn’t touched', async () => {
    await (await open('newer')).close()
    opened.length = 0
    const client = new Client({ connectionString: await urlOf('newer') })
    await client.connect()
    await client.query('update tableworks_steps set taken = 999')
    await client.end()
    await expect(openPostgres(await urlOf('newer'))).rejects.toThrow('a newer release')
  })

  it('notifies others of committed writes only', async () => {
    const [one, two] = [await open('news'), await open('news')]
    const [own, other] = [heardBy(one), heardBy(two)]
    await expect.poll(() => [own, other]).toEqual([[null], [null]])
    const news = { updated: 0, steps: 1, actor: null, result: null }
    const line = { seat: 0 as const, text: 'say', hash: '', secret: false }
    await one.addTable({ id: 't', news } as never, [])
    expect(await one.addLine('t', 0, line, news)).toBe(true)
    expect(await one.addLine('t', 0, line, news)).toBe(false)
    await expect.poll(() => other).toEqual([null, { table: 't', isMove: true }])
    await one.changeRecord('t', { seats: [], sides: [] })
    await expect.poll(() => other.slice(2)).toEqual([{ table: 't' }])
    // An event changes more than the log.
    await one.addLine('t', 1, line, news, { kind: 'ask', seat: 0, name: 'Ann' })
    await expect.poll(() => other.slice(3)).toEqual([{ table: 't' }])
    expect(own).toEqual([null])
  })

  it('tells every server of a write whose acknowledgement was lost', async () => {
    const url = new URL(await urlOf('unsure'))
    const port = Number(url.port)
    const proxy = await TcpProxy.start(() => [port])
    url.port = String(proxy.port)
    const one = await openPostgres(url.href)
    const [own, other] = [heardBy(one), heardBy(await open('unsure'))]
    const news = { updated: 0, steps: 1, actor: null, result: null }
    await one.addTable({ id: 't', news } as never, [])
    await expect.poll(() => [own, other]).toEqual([[null], [null]])
    for (const link of proxy.links) link.cutAfter('commit')
    const said = one.addLine('t', 0, { seat: 0, text: 'say', hash: '', secret: false }, news)
    await expect(said).rejects.toMatchObject({ name: 'storageClosed' })
    expect(await one.lines('t', 0)).toHaveLength(1)
    for (const heard of [own, other]) await expect.poll(() => heard).toContainEqual({ table: 't', isMove: true })
    await one.close()
    proxy.close()
  })

  it('recovers after an outage with everything it acknowledged, and reports that anything may have changed', async () => {
    const store = await open('away')
    const heard = heardBy(store)
    const line = (n: number) => ({ seat: 0 as const, text: `say ${n}`, hash: '', secret: false })
    const news = { updated: 0, steps: 1, actor: null, result: null }
    await store.addTable({ id: 't', news } as never, [])
    expect(await store.addLine('t', 0, line(0), news)).toBe(true)
    await expect.poll(() => heard).toEqual([null])
    await postgres.kill()
    await expect(store.addLine('t', 1, line(1), news)).rejects.toMatchObject({ name: 'storageClosed' })
    await postgres.start()
    await expect.poll(() => store.lines('t', 0).catch(() => null)).toEqual([line(0)])
    await expect.poll(() => heard.length).toBeGreaterThan(1)
    expect(await store.addLine('t', 1, line(1), news)).toBe(true)
  })

  it('that cancels a query itself reports a temporary error', async () => {
    const store = await open('stopped')
    await store.lines('t', 0) // opens the connection
    const keeper = new Client({ connectionString: await urlOf('stopped') })
    await keeper.connect()
    await keeper.query('begin')
    await keeper.query('lock table lines')
    const asked = store.lines('t', 0).catch((error: unknown) => error)
    const stop = `select count(pg_cancel_backend(pid))::int as count from pg_stat_activity
      where application_name = 'tableworks' and wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await keeper.query(stop)).rows[0]).toEqual({ count: 1 })
    expect(await asked).toMatchObject({ name: 'storageClosed' })
    await keeper.query('rollback')
    await keeper.end()
    expect(await store.lines('t', 0)).toEqual([])
  })
})
