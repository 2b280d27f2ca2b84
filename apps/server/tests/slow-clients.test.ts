// Clients that send a byte at a time, or never read, are disconnected, while everyone else plays on.

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROTOCOL } from '@tableworks/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../index.ts'
import { Connection, MOST_WAITING, type ConnectionDeps, type Wire } from '../online/connection.ts'
import { Allowance, Hourly, Tokens } from '../online/limits.ts'
import { Metrics } from '../online/metrics.ts'
import { guest, LOOK, originOf, planOf, TestPage } from './page.ts'

let folder: string
let served: Served

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'slow-'))
  const settings = { host: '127.0.0.1', port: 0, data: folder, page: folder, version: '1', timeoutMs: 2000 }
  served = await serve({ ...settings, logLevel: 'silent' })
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

/** Sends the text a byte at a time and collects the response until the server disconnects. */
function slowly(text: string, start = ''): Promise<string> {
  const { hostname, port } = new URL(served.address)
  const socket = connect(Number(port), hostname, () => socket.write(start))
  const answers: (string | Buffer)[] = []
  let sent = 0
  const dripping = setInterval(() => socket.write(text[sent++ % text.length] ?? ''), 50)
  socket.on('data', data => answers.push(data))
  return untilClosed(socket).then(() => {
    clearInterval(dripping)
    return answers.map(String).join('')
  })
}

const untilClosed = (socket: Socket): Promise<void> =>
  new Promise(done => {
    socket.on('error', () => undefined)
    socket.on('close', () => done())
  })

const upgrade = (cookie: string): string =>
  [
    `GET /api/socket?v=${PROTOCOL} HTTP/1.1`,
    `Host: ${new URL(served.address).host}`,
    `Origin: ${originOf(served.address)}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

/** Plays both seats of one player, each move on its own connection. */
async function playOn(): Promise<number> {
  const page = await TestPage.open(served.address)
  const { table } = await page.ask('create', planOf({ mine: [0, 1] }))
  for (let lines = 0; lines < 4; lines++) {
    const one = await TestPage.open(served.address, page.cookie)
    const word = { table, seat: (lines % 2) as 0 | 1, text: 'harvest salt', lines, look: LOOK }
    expect(await one.ask('say', word)).toHaveProperty('sight')
    void one.close()
  }
  void page.close()
  return 4
}

describe('a slow client', () => {
  it('is disconnected if its headers, body or messages take too long, while others play on', async () => {
    const cookie = await guest(served.address)
    const post = ['POST /api/guest HTTP/1.1', 'Host: a', 'Content-Length: 100000', '\r\n'].join('\r\n')
    const slow = Promise.all([
      slowly('X-Slow: y\r\n', 'GET / HTTP/1.1\r\n'),
      slowly('a', post),
      // The first bytes of a message that never ends.
      slowly('a', `${upgrade(cookie)}\u0081`),
    ])
    expect(await playOn()).toBe(4)
    const [headers, body, message] = await slow
    for (const answer of [headers, body]) expect(answer).not.toMatch(/^HTTP\/1\.1 (200|204|500)/)
    expect(message).toMatch(/^HTTP\/1\.1 101/)
    expect(await playOn()).toBe(4)
  })

  it('that never reads is disconnected when pings get no answer', async () => {
    const { hostname, port } = new URL(served.address)
    const cookie = await guest(served.address)
    const socket = connect(Number(port), hostname, () => socket.write(upgrade(cookie)))
    socket.pause()
    const gone = new Promise<void>(done => socket.on('error', () => done()).on('close', () => done()))
    expect(await playOn()).toBe(4)
    await expect
      .poll(async () => /^tableworks_sockets (\d+)$/m.exec(await (await fetch(`${served.address}metrics`)).text())?.[1])
      .toBe('0')
    socket.resume()
    await gone
  })

  it('never has more than a bounded amount of unsent data', async () => {
    const done: string[] = []
    let waiting = 0
    const wire: Wire = {
      send: () => done.push('sent'),
      get waiting() {
        return waiting
      },
      expel: () => done.push('expelled'),
      cut: () => done.push('cut'),
    }
    const deps = {
      tables: { players: { arrived: () => undefined } },
      hourly: new Hourly(),
      shared: [new Tokens(100, 100, 0)],
      allowance: new Allowance(0),
      metrics: new Metrics(),
      spenderFor: () => () => undefined,
      now: () => 0,
    } as unknown as ConnectionDeps
    const connection = new Connection(
      wire,
      { player: 'p', device: 'd', allows: 'account' },
      { address: 'a', origin: 'o' },
      deps,
    )
    const ask = (id: number) => connection.hear(JSON.stringify({ id, ask: 'here', with: {} }))
    await ask(1)
    waiting = MOST_WAITING
    await ask(2)
    waiting = MOST_WAITING + 1
    await ask(3)
    expect(done).toEqual(['sent', 'sent', 'cut'])
  })
})
