// One server to measure, in its own process: a bare echo, ours, or boardgame.io's. It reports its address and, on request, its
// resource usage.

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addIdle } from './idle.ts'
import { Chance, swiftChance } from '@tableworks/kernel'
import { WebSocketServer } from 'ws'

export interface Used {
  /** Microseconds of CPU since the start. */
  readonly cpu: number
  readonly heap: number
  readonly rss: number
}

const START: Readonly<Record<string, () => Promise<string>>> = { echo, ours, peer }

async function echo(): Promise<string> {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', socket => socket.on('message', (data: Buffer) => socket.send(data.toString())))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Our server's data folder. */
let data = ''

/** Our server as `npm start` runs it, on SQLite or PostgreSQL, behind a proxy, so each table has its own address and reaches no limit. */
async function ours(): Promise<string> {
  const { serve } = await import('@tableworks/server')
  data = mkdtempSync(path.join(tmpdir(), 'bench-'))
  process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  const database = process.argv[3] || null
  const settings = { host: '127.0.0.1', port: 0, data, database, page: data, version: 'bench', isBehindProxy: true }
  return (await serve({ ...settings, logLevel: 'silent' })).address
}

/** boardgame.io's server as its documentation starts it: everything in memory, nothing stored. */
async function peer(): Promise<string> {
  const { saltAndTimberPeer } = await import('../peer/salt-and-timber.ts')
  const require = createRequire(new URL('../peer/library.ts', import.meta.url))
  const { Server } = require('boardgame.io/server') as {
    Server(wanted: object): { run(wanted: object): Promise<{ appServer: { address(): AddressInfo } }> }
  }
  const { ai: _ai, ...game } = saltAndTimberPeer(new Chance(swiftChance('bench')))
  console.log = () => undefined // silences it, because it logs every connection
  console.info = () => undefined
  const running = await Server({ games: [game], origins: ['*'] }).run({ port: 0 })
  return `http://127.0.0.1:${running.appServer.address().port}/`
}

const start = START[process.argv[2] ?? '']
if (start === undefined || process.send === undefined) throw new Error('the benchmark starts this file')
const send = process.send.bind(process)
process.on('message', (what: 'used' | 'tidied' | { readonly idle: number }) => {
  if (typeof what === 'object') return void send(addIdle(path.join(data, 'tables.db'), what.idle))
  // Collects garbage before memory is measured, while no choices are being timed.
  if (what === 'tidied') (globalThis as { gc?: () => void }).gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, rss } = process.memoryUsage()
  send({ cpu: user + system, heap: heapUsed, rss } satisfies Used)
})
process.on('disconnect', () => process.exit())
send(await start())
