// `npm run dev`: the page with hot reload, and a server that restarts when its code changes.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { freePort } from './free-port.ts'

const ROOT = path.dirname(import.meta.dirname)
const WEB = path.join(ROOT, 'apps/web')
/** Separate from the tables of `npm start`. */
const DATA = process.env['TABLEWORKS_DATA'] || path.join(ROOT, '.cache/dev-data')

/** The code that a server runs, including its threads. Boards and tests aren't part of it. */
const SERVER_CODE = [
  'apps/server',
  'games',
  'packages/bots',
  'packages/host',
  'packages/kernel',
  'packages/protocol',
  'packages/table-kit',
]
const isServerCode = (file: string): boolean =>
  SERVER_CODE.some(folder => file.startsWith(`${folder}/`)) && /\.(ts|json)$/.test(file) && !/\/(tests|ui)\//.test(file)

/** Groups several files saved at once into one change, and lets the page update first. */
const RESTART_AFTER_MS = 300

class Server {
  readonly port: number
  private process: ChildProcess | null = null
  private timer: NodeJS.Timeout | undefined
  /** The page's requests wait for this, so a restart loses none. */
  ready: Promise<void> = Promise.resolve()

  constructor(port: number) {
    this.port = port
  }

  restartSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.ready = this.ready.then(() => this.restart())), RESTART_AFTER_MS)
  }

  /** Resolves when the server listens, or has failed and printed why. The next change starts it again. */
  async restart(): Promise<void> {
    await this.stop()
    const flags = ['--host', '127.0.0.1', '--port', String(this.port), '--data', DATA, '--page', WEB]
    const started = spawn(process.execPath, ['apps/cli/tw.ts', 'serve', ...flags], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.process = started
    await Promise.race([once(started.stdout, 'data'), once(started, 'exit')])
  }

  kill(): void {
    this.process?.kill()
  }

  async stop(): Promise<void> {
    const running = this.process
    if (running === null || running.exitCode !== null || running.signalCode !== null) return
    this.kill()
    await once(running, 'exit')
  }
}

function watch(vite: ViteDevServer, server: Server): void {
  vite.watcher.add(SERVER_CODE.map(folder => path.join(ROOT, folder)))
  vite.watcher.on('all', (event, file) => {
    const changed = path.relative(ROOT, file).replaceAll('\\', '/')
    if (event === 'addDir' || event === 'unlinkDir' || !isServerCode(changed)) return
    vite.config.logger.info(`server restart: ${changed}`, { timestamp: true })
    server.restartSoon()
  })
}

const server = new Server(await freePort())
const wait = async () => {
  await server.ready
  return undefined
}
const vite = await createServer({
  root: WEB,
  // This is a plugin because Vite creates a new watcher whenever its config changes.
  plugins: [{ name: 'tableworks-dev-server', configureServer: started => watch(started, server) }],
  server: {
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || 8080),
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${server.port}`, ws: true, bypass: wait } },
  },
})
const stop = async () => {
  await Promise.all([vite.close(), server.stop()])
  process.exit()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
process.on('exit', () => server.kill())

server.ready = server.restart()
await vite.listen()
await server.ready
console.log(`Tableworks is ready at ${vite.resolvedUrls?.local[0]} and reloads what you save`)
