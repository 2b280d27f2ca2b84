// Runs real server processes with unhandled errors, a database that never answers during shutdown, a data folder that another
// server has, and a full disk.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { backUp, checkTables, tablesIn } from '../index.ts'
import { LOOK, planOf, TestPage } from './page.ts'
import { findPostgres, startPostgres, withPostgres } from './postgres.ts'
import { metric, type ProcessSettings, type ServerProcess, startServer } from './processes.ts'

let folder: string
const running: ServerProcess[] = []

beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'processes-'))))
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL')
    await exited
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(name: string, settings: ProcessSettings = {}): Promise<ServerProcess> {
  const server = await startServer(path.join(folder, name), { ...settings, env: { TEST_LOG: '1', ...settings.env } })
  running.push(server)
  return server
}

const ask = async ({ address }: ServerProcess, route: string) => {
  const answer = await fetch(new URL(route, address))
  return { status: answer.status, ...((await answer.json()) as object) }
}

describe('A server', () => {
  it('logs and counts an unhandled rejection, and continues', async () => {
    const server = await start('rejection', { env: onSignal('SIGUSR2', 'Promise.reject(new Error("left alone"))') })
    const page = await TestPage.open(server.address)
    server.child.kill('SIGUSR2')
    await expect.poll(() => metric(server, 'tableworks_unhandled_rejections_total')).toBe(1)
    await expect.poll(() => server.log()).toContain('left alone')
    expect(await page.ask('tables', {})).toEqual([])
    await page.close()
  })

  it('shuts down cleanly after an uncaught exception', async () => {
    const server = await start('exception', {
      env: onSignal('SIGUSR2', 'setImmediate(() => { throw new Error("left alone") })'),
    })
    const { ended } = await TestPage.open(server.address)
    server.child.kill('SIGUSR2')
    expect(await ended).toBe(1001)
    expect(await server.exited).toEqual({ code: 1, signal: null })
    expect(server.log()).toContain('left alone')
  })

  it('stops immediately if nothing is pending', async () => {
    const server = await start('quick')
    server.child.kill('SIGTERM')
    expect(await server.exited).toEqual({ code: 0, signal: null })
    expect(server.log()).not.toContain('waitingFor')
  })
})

/** Runs `code` in the server's process on that signal. */
const onSignal = (signal: string, code: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(`process.on('${signal}', () => { ${code} })`)}`,
})

describe('A data folder', () => {
  it('belongs to one server: a second is refused, and a killed one leaves no lock', async () => {
    const first = await start('folder')
    const page = await TestPage.open(first.address)
    const { table } = await page.ask('create', planOf())
    await expect(start('folder')).rejects.toThrow('Another Tableworks server is running on the data folder')
    // The first server is unaffected, and its tables can be backed up and verified.
    expect(await page.ask('say', { table, seat: 0, text: 'harvest salt', lines: 0, look: LOOK })).toHaveProperty(
      'sight',
    )
    const copy = path.join(folder, 'copy.db')
    expect(await backUp(path.join(folder, 'folder'), copy)).toMatchObject({ tables: 1, lines: 1, problems: [] })
    expect(await checkTables(tablesIn(path.join(folder, 'folder')))).toMatchObject({ tables: 1, problems: [] })
    first.child.kill('SIGKILL')
    await first.exited
    const second = await start('folder')
    const back = await TestPage.open(second.address, page.cookie)
    expect(await back.ask('card', { table })).toMatchObject({ steps: 1 })
    await back.close()
  })
})

/** Whether we can mount a small disk, which needs root or user namespaces. */
const canMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt'], { stdio: 'ignore' }).status === 0

describe.skipIf(!canMount)(
  canMount ? 'A full disk' : 'A full disk (skipped: no user namespace to mount one in)',
  () => {
    /** A shell command that mounts a small disk and fills it, before the server starts or while it runs. */
    function smallDisk(name: string, fill: (command: string) => string) {
      const disk = path.join(folder, name)
      mkdirSync(disk)
      const filling = fill(`(cat /dev/zero > '${disk}/other') 2> /dev/null`)
      const mounted = `mount -t tmpfs -o size=6m tmpfs '${disk}'`
      return { disk, through: ['unshare', '-rm', 'sh', '-c', `${mounted}; ${filling} exec "$0" "$@"`] }
    }

    it('is reported when a server starts on it', async () => {
      const { disk, through } = smallDisk('full', command => `${command};`)
      await expect(start('full', { through })).rejects.toThrow(
        `The disk of the data folder ${disk} is full. Free up space and start again.`,
      )
    })

    it('that fills up leaves the server alive but not ready, and is logged', async () => {
      const sign = path.join(folder, 'fill-it')
      const { through } = smallDisk(
        'filling',
        command => `(while [ ! -e '${sign}' ]; do sleep 0.1; done; ${command}; rm '${sign}') &`,
      )
      const server = await start('filling', { through })
      expect(await ask(server, '/ready')).toMatchObject({ status: 200, ready: true })
      const page = await TestPage.open(server.address)
      const { table } = await page.ask('create', planOf())
      writeFileSync(sign, '')
      await expect.poll(() => existsSync(sign)).toBe(false)
      // Writes that fit into existing pages still succeed.
      const write = (n: number) => page.ask('keepNote', { table, text: `${n}`.padEnd(7000, 'ä') })
      await expect
        .poll(
          () =>
            write(Math.random()).then(
              () => '',
              error => (error as Error).name,
            ),
          { interval: 300 },
        )
        .toBe('storageFull')
      expect(await ask(server, '/health')).toMatchObject({ status: 200, ok: true })
      await expect
        .poll(() => ask(server, '/ready'))
        .toMatchObject({
          status: 503,
          reason: 'storage-full',
        })
      await expect.poll(() => server.log()).toContain('"trouble":"storage-full"')
      await page.close()
    })
  },
)

const bin = findPostgres()

describe.skipIf(bin === null)(withPostgres('A server whose PostgreSQL does not answer', bin), () => {
  it('is reported while the server runs, which still stops in time', async () => {
    const postgres = await startPostgres(bin ?? '')
    try {
      const database = await postgres.database('slow')
      const server = await start('slow', { database })
      const page = await TestPage.open(server.address)
      await page.ask('create', planOf())
      expect(await ask(server, '/ready')).toMatchObject({ status: 200, ready: true })

      const keeper = new Client({ connectionString: database })
      keeper.on('error', () => undefined)
      await keeper.connect()
      await keeper.query('begin')
      await keeper.query('lock table probes, counts')
      await expect
        .poll(() => ask(server, '/ready'))
        .toMatchObject({
          status: 503,
          reason: 'storage-slow',
        })
      expect(await ask(server, '/health')).toMatchObject({ status: 200 })

      server.child.kill('SIGTERM')
      expect(await server.exited).toEqual({ code: 1, signal: null })
      expect(server.log()).toMatch(/"waitingFor":"limits".*stopped before everything had finished/)
      await keeper.end()
    } finally {
      await postgres.stop()
    }
  })

  it('serves on while the proxy takes it out, if it is one of several', async () => {
    const postgres = await startPostgres(bin ?? '')
    try {
      const database = await postgres.database('draining')
      const server = await start('draining', { database, env: { TABLEWORKS_PROXY: '1' } })
      const page = await TestPage.open(server.address)
      server.child.kill('SIGTERM')
      await expect.poll(() => ask(server, '/ready')).toMatchObject({ status: 503, reason: 'stopping' })
      expect(await page.ask('create', planOf())).toHaveProperty('table')
      expect(await server.exited).toEqual({ code: 0, signal: null })
    } finally {
      await postgres.stop()
    }
  })

  it('is alive but not ready while the database is down, and ready when it is back', async () => {
    const postgres = await startPostgres(bin ?? '')
    try {
      const server = await start('away', { database: await postgres.database('away') })
      await postgres.shutDown()
      await expect
        .poll(() => ask(server, '/ready'))
        .toMatchObject({
          status: 503,
          reason: 'storage-closed',
        })
      expect(await ask(server, '/health')).toMatchObject({ status: 200, ok: true })
      await expect.poll(() => server.log()).toContain('"trouble":"storage-closed"')
      await postgres.start()
      await expect.poll(() => ask(server, '/ready')).toMatchObject({ status: 200, ready: true })
    } finally {
      await postgres.stop()
    }
  })
})
