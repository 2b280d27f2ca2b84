// Shared by all attacks: a server in its own process, whose memory can be measured, and sockets that misbehave.

import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PROTOCOL } from '@tableworks/protocol'
import { guest, originOf } from './page.ts'
import { SHIFTABLE_CLOCK, startServer } from './processes.ts'

interface Victim {
  readonly address: string
  /** The server's data folder. */
  readonly data: string
  /** Shifts the wall clock of the process. Its monotonic clock is unaffected. */
  shiftClock(seconds: number): Promise<void>
  stop(): Promise<void>
}

async function startVictim(database: string): Promise<Victim> {
  const data = mkdtempSync(path.join(tmpdir(), 'abuse-'))
  const env = { NODE_OPTIONS: `--import ${SHIFTABLE_CLOCK}` }
  const { child, address, exited } = await startServer(data, { database, env })
  return {
    address,
    data,
    shiftClock: seconds =>
      new Promise(done => {
        child.stderr?.once('data', () => done())
        child.stdin?.write(`${seconds}\n`)
      }),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export async function withVictim<T>(work: (victim: Victim) => Promise<T>, database = ''): Promise<T> {
  const victim = await startVictim(database)
  try {
    return await work(victim)
  } finally {
    await victim.stop()
  }
}

/** A raw WebSocket client that never reads incoming data. */
export async function deafSocket(address: string): Promise<Socket> {
  const { hostname, port, host } = new URL(address)
  const cookie = await guest(address)
  const lines = [
    `GET /api/socket?v=${PROTOCOL} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${originOf(address)}`,
    `Cookie: ${cookie}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ]
  const socket = connect(Number(port), hostname, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
  socket.on('error', () => undefined)
  await new Promise(done => socket.once('data', done))
  socket.pause()
  return socket
}

const OPCODES = { ping: 0x9, pong: 0xa } as const
const LARGEST_CONTROL = 125

/** Client control frames, masked with zeros. */
export function controlFrames(kind: keyof typeof OPCODES, count: number): Buffer {
  const frame = Buffer.concat([
    Buffer.from([0x80 | OPCODES[kind], 0x80 | LARGEST_CONTROL, 0, 0, 0, 0]),
    Buffer.alloc(LARGEST_CONTROL),
  ])
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

/** Sends until the time is up or the server disconnects; returns the number of bytes sent. */
export async function flood(socket: Socket, bytes: Buffer, ms: number): Promise<number> {
  const end = performance.now() + ms
  const closed = new Promise<void>(done => socket.once('close', () => done()))
  let onDrain: () => void = () => undefined
  socket.on('drain', () => onDrain())
  while (performance.now() < end && !socket.destroyed) {
    const drained = new Promise<void>(done => (onDrain = done))
    if (!socket.write(bytes)) await Promise.race([drained, closed, later(end - performance.now())])
    else await later(0)
  }
  return socket.bytesWritten
}

export const later = (ms: number): Promise<void> => new Promise(done => setTimeout(done, Math.max(0, ms)))
