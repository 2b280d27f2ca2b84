// A separate server for one test, which can be killed in the middle of a game.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A server that a test can kill, and restart at the same address. */
export class KillableServer {
  readonly port: number
  private readonly program: string
  private readonly env: Readonly<Record<string, string>>
  private readonly data = mkdtempSync(path.join(tmpdir(), 'online-'))
  private process: ChildProcess | null = null
  /** The code it printed at the last start. */
  hostCode = ''

  private constructor(port: number, program: string, env: Readonly<Record<string, string>>) {
    this.port = port
    this.program = program
    this.env = env
  }

  static async start(
    program = 'scripts/start.ts',
    env: Readonly<Record<string, string>> = {},
  ): Promise<KillableServer> {
    const port = await new Promise<number>(done => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const found = (probe.address() as AddressInfo).port
        probe.close(() => done(found))
      })
    })
    const server = new KillableServer(port, program, env)
    await server.start()
    return server
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.env, PORT: String(this.port), TABLEWORKS_DATA: this.data }
    const child = spawn(process.execPath, [this.program], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    this.process = child
    await new Promise<void>((done, fail) => {
      child.stdout?.on('data', (text: Buffer) => {
        this.hostCode = /code (\S+)/.exec(text.toString())?.[1] ?? this.hostCode
        if (text.toString().includes('is ready')) done()
      })
      child.once('exit', code => fail(new Error(`the server ended with ${code}`)))
    })
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.process
    if (child === null) return
    const ended = new Promise(done => child.once('exit', done))
    child.removeAllListeners('exit')
    child.once('exit', () => undefined)
    child.kill(signal)
    await (child.exitCode === null && child.signalCode === null ? Promise.race([ended, exited(child)]) : null)
    this.process = null
  }

  /** Lets time pass on a server that can skip it. */
  skip(ms: number): void {
    this.process?.send(ms)
  }

  /** The database file, so that a test can simulate a later release. */
  get tables(): string {
    return path.join(this.data, 'tables.db')
  }

  async remove(): Promise<void> {
    await this.kill('SIGTERM')
    rmSync(this.data, { recursive: true, force: true })
  }
}

const exited = (child: ChildProcess) => new Promise(done => child.once('exit', done))
