// Short versions of the attacks in `abuse`: one client floods the server while everyone else plays on.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SLOW_DOWN } from '@tableworks/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serve, type Served } from '../index.ts'
import { refusedAfterClock } from './abuse/clock.ts'
import { askWithoutEnd } from './abuse/over-limit.ts'
import { openAtOnce, strangerAfterStrikes } from './abuse/sockets.ts'
import { controlFrames, deafSocket, flood } from './attacker.ts'
import { guest, originOf, planOf, socketTo, TestPage } from './page.ts'
import { metric } from './processes.ts'

let folder: string
let served: Served

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'flood-'))
  const settings = { host: '127.0.0.1', port: 0, data: folder, page: folder, version: '1' }
  served = await serve({ ...settings, logLevel: 'silent' })
})
afterEach(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

describe('a socket that never reads', () => {
  it.each(['ping', 'pong'] as const)('is disconnected after some %ss, before they use up memory', async kind => {
    const socket = await deafSocket(served.address)
    // Without a limit, it could send this much in half a minute.
    await flood(socket, controlFrames(kind, 400), 30_000)
    expect(socket.bytesWritten).toBeLessThan(20_000_000)
    await expect.poll(() => metric(served, 'tableworks_sockets')).toBe(0)
    expect(await metric(served, 'tableworks_expelled_total')).toBe(1)
    socket.destroy()
  })

  it('may send as many pings as a well-behaved client', async () => {
    const cookie = await guest(served.address)
    const socket = socketTo(served.address, { origin: originOf(served.address), cookie })
    await new Promise(done => socket.once('message', done))
    for (let i = 0; i < 10; i++) {
      const answered = new Promise<string>(done => socket.once('pong', data => done(data.toString())))
      socket.ping(`ping ${i}`)
      expect(await answered).toBe(`ping ${i}`)
    }
    socket.terminate()
  })
})

describe('an address', () => {
  it('gets no more sockets than its limit, however many it opens at once', async () => {
    expect(await openAtOnce(served.address, 150, 10)).toBe(100)
    // All sockets are free again.
    await expect.poll(() => metric(served, 'tableworks_sockets')).toBe(0)
    expect(await openAtOnce(served.address, 100, 10)).toBe(100)
  })
})

describe('one player', () => {
  it('may open sockets for many tabs, and leaves room for others on the network', async () => {
    expect(await openAtOnce(served.address, 100, 1)).toBe(30)
    await expect.poll(() => metric(served, 'tableworks_sockets')).toBe(0)
    expect(await openAtOnce(served.address, 30, 1)).toBe(30)
  })

  it('can’t lock others out of the network, however many sockets they flood', async () => {
    expect(await strangerAfterStrikes(served.address, 14)).toBe('let in')
  })
})

describe('a client that sends requests without a pause', () => {
  it('gets a few responses, is disconnected, and must wait longer each time', async () => {
    const { answers, connections, refused } = await askWithoutEnd(served.address, 5)
    // It connects at 0 s, 1 s and 3 s, and each time sends its burst and gets some refusals.
    expect(connections).toBeLessThanOrEqual(3)
    expect(answers).toBeLessThanOrEqual(3 * 200)
    expect(refused).toBeGreaterThan(0)
  })

  it('is told how long to wait, even when it requests a key', async () => {
    const one = await TestPage.open(served.address)
    const ended = one.endedBecause
    for (let i = 0; i < 200; i++) one.raw(`{"id":${i},"ask":"here","with":{}}`)
    expect(await ended).toEqual({ code: SLOW_DOWN, reason: '1' })
    const headers = { origin: originOf(served.address), cookie: one.cookie }
    const answer = await fetch(`${served.address}api/guest`, { method: 'POST', headers })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1'])
    await expect(TestPage.open(served.address, one.cookie)).rejects.toThrow('429')
    // Other people on the same network connect and disconnect.
    const two = await TestPage.open(served.address)
    await two.ask('create', planOf())
    await two.close()
  })
})

it('setting the clock back refuses no requests', async () => {
  expect(await refusedAfterClock(60, 3)).toBe(0)
})
