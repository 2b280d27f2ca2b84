// Servers in separate processes, for tests that stop, kill or attack them.

import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

export interface ServerProcess {
  readonly child: ChildProcess
  readonly address: string
  /** The log so far. */
  readonly log: () => string
  readonly exited: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>
}

export interface ProcessSettings {
  readonly port?: string
  /** A PostgreSQL URL. Without one, the server uses an SQLite file. */
  readonly database?: string
  readonly env?: Readonly<Record<string, string>>
  /** The command that starts the server's process, such as a shell that sets limits first. */
  readonly through?: readonly string[]
}

const PROGRAM = path.join(import.meta.dirname, 'server.ts')

export async function startServer(
  data: string,
  { port = '0', database = '', env = {}, through = [] }: ProcessSettings = {},
): Promise<ServerProcess> {
  const command = [...through, process.execPath, PROGRAM, data, port, database]
  const child = spawn(command[0] ?? '', command.slice(1), { env: { ...process.env, ...env } })
  let logged = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (logged += chunk.toString()))
  const exited = new Promise<Awaited<ServerProcess['exited']>>(done =>
    // Uses 'close', because on 'exit' the last log lines may still be in the pipe.
    child.once('close', (code, signal) => done({ code, signal })),
  )
  const address = await new Promise<string>((done, fail) => {
    child.stdout.on('data', () => {
      const found = /^http:\/\/\S+$/m.exec(logged)?.[0]
      if (found !== undefined) done(found)
    })
    child.once('exit', code => fail(new Error(`the server ended with ${code}: ${logged}`)))
  })
  return { child, address, log: () => logged, exited }
}

/** The value of a metric, with its labels: `metric(server, 'tableworks_sockets')`. */
export async function metric({ address }: Pick<ServerProcess, 'address'>, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', address))).text()
  const line = text.split('\n').find(one => one.startsWith(`${name} `))
  return line === undefined ? 0 : Number(line.slice(name.length + 1))
}

/** A module that shifts `Date` by the number of seconds in the last line of standard input. */
export const SHIFTABLE_CLOCK = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from 'node:worker_threads'
  if (isMainThread) {
    let shift = 0
    const real = Date.now
    Date.now = () => real() + shift
    process.stdin.on('data', text => {
      shift = 1000 * Number(text.toString().trim().split('\\n').at(-1))
      process.stderr.write('shifted\\n')
    })
    process.stdin.unref()
  }
`)}`
