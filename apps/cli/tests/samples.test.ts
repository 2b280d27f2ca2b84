// The sample bots in docs/samples finish a game, and the engine samples play the same game in all languages.

import { execFile, type ExecFileException, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PROTOCOL } from '@tableworks/protocol'
import { serve } from '@tableworks/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../wanted.ts'
import { folder } from './tw.ts'

/** Stops a hanging sample shortly before Vitest stops its test, so its output is still reported. */
const LONGEST_MS = 240_000

const run = (program: string, ...args: string[]) => runAs('', program, ...args)

/** Runs a program, with a token for the bots that play online. */
const runAs = (token: string, program: string, ...args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: path.join(ROOT, 'docs/samples'),
    encoding: 'utf8',
    timeout: LONGEST_MS,
    env: { ...process.env, TABLEWORKS_TOKEN: token },
  }).catch(({ code, signal, stdout, stderr }: ExecFileException) => {
    throw new Error(
      `${args[0]} ended with ${signal ?? code}.\nIts output:\n${String(stdout)}\nIts errors:\n${String(stderr)}`,
    )
  })

const SAID = /^After \d+ choices: \d+ to \d+, place [12]\.$/m
const hasPython = spawnSync('python3', ['--version']).status === 0

describe('Through the engine', () => {
  let typescript: Awaited<ReturnType<typeof run>>
  beforeAll(async () => void (typescript = await run(process.execPath, 'engine-bot.ts')))

  it('the bot in TypeScript finishes a game', () => {
    expect(typescript.stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('')
    expect(typescript.stdout).toMatch(SAID)
  })

  it.skipIf(!hasPython)(`the bot in Python plays the same game${hasPython ? '' : ' (no python3 here)'}`, async () => {
    expect((await run('python3', 'engine_bot.py')).stdout).toBe(typescript.stdout)
  })
})

type Ask = (ask: string, given: object) => Promise<{ table: string; key: string; token: string; steps: number }>

/** A client at a server, with a known cookie or as a new guest, that sends one request at a time. */
async function guestAt(address: string, known?: string) {
  const origin = address.replace(/\/$/, '')
  const guest = await fetch(`${origin}/api/guest`, { method: 'POST', headers: { origin } })
  const cookie = known ?? guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?v=${PROTOCOL}`, {
    headers: { origin, cookie },
  } as never)
  const next = () => new Promise<string>(done => socket.addEventListener('message', ({ data }) => done(data), ONCE))
  await next() // Skips the server's greeting.
  const ask: Ask = async (name, given) => {
    socket.send(JSON.stringify({ id: 0, ask: name, with: given }))
    return JSON.parse(await next()).made
  }
  return { cookie, ask, close: () => socket.close() }
}
const ONCE = { once: true }

/** Creates a table with a bot in one seat. Returns it with the key to an invitation for the other. */
async function invitation(ask: Ask): Promise<{ table: string; key: string }> {
  const seats = [null, 'easy'].map((bot, i) => ({ name: `Seat ${i}`, bot }))
  const plan = { game: 'salt-and-timber', seats, variants: {}, drawn: false, name: '', mine: [] }
  const { table } = await ask('create', plan)
  const { key } = await ask('invite', { table, seat: 0 })
  return { table, key }
}

function serverIn(page: string, port = 0) {
  writeFileSync(path.join(page, 'index.html'), '<title>the page</title>')
  const data = path.join(page, 'data')
  return serve({ host: '127.0.0.1', port, data, page, version: '1.2.3', logLevel: 'silent' })
}

/** A new player's token. */
async function tokenAt(address: string): Promise<string> {
  const player = await guestAt(address)
  const { token } = await player.ask('newToken', { name: 'Sample bot', allows: 'play' })
  player.close()
  return token
}

it('the bot for a server takes the seat it was invited to and finishes the game', async () => {
  const served = await serverIn(folder())
  const ann = await guestAt(served.address)
  const { key } = await invitation(ann.ask)
  const token = await tokenAt(served.address)
  const { stdout, stderr } = await runAs(token, process.execPath, 'online-bot.ts', served.address, key)
  expect(stderr).toBe('')
  expect(stdout).toMatch(SAID)
  ann.close()
  await served.close()
})

it.skipIf(!hasPython)(
  `bots in two languages play each other online${hasPython ? '' : ' (no python3 here)'}`,
  async () => {
    const served = await serverIn(folder())
    const { address } = served
    const ann = await guestAt(address)
    const seats = ['Seat 0', 'Seat 1'].map(name => ({ name, bot: null }))
    const plan = { game: 'salt-and-timber', seats, variants: {}, drawn: false, name: '', mine: [] }
    const { table } = await ann.ask('create', plan)
    const { key: first } = await ann.ask('invite', { table, seat: 0 })
    const { key: second } = await ann.ask('invite', { table, seat: 1 })
    const [python, typescript] = await Promise.all([
      runAs(await tokenAt(address), 'python3', 'online_bot.py', address, first),
      runAs(await tokenAt(address), process.execPath, 'online-bot.ts', address, second),
    ])
    const scoresIn = (stdout: string) => /^After \d+ choices: \d+ to \d+/.exec(stdout)?.[0]
    expect(python.stdout).toMatch(SAID)
    expect(scoresIn(typescript.stdout)).toBe(scoresIn(python.stdout))
    expect([python.stderr, typescript.stderr]).toEqual(['', ''])
    ann.close()
    await served.close()
  },
)

it('the bot for a server reconnects when the server restarts, and finishes the game', async () => {
  const page = folder()
  const before = await serverIn(page)
  const { address } = before
  const ann = await guestAt(address)
  const { table, key } = await invitation(ann.ask)
  // While the opponent's bot is paused, the game waits for the restart.
  await ann.ask('pause', { table, paused: true })
  const playing = runAs(await tokenAt(address), process.execPath, 'online-bot.ts', address, key)
  const hasMoved = async () => (await ann.ask('card', { table })).steps > 0
  while (!(await hasMoved())) await Promise.race([playing, later(200)])
  await before.close()

  const after = await serverIn(page, Number(new URL(address).port))
  const again = await guestAt(address, ann.cookie)
  await again.ask('pause', { table, paused: false })
  expect((await playing).stdout).toMatch(SAID)
  again.close()
  await after.close()
})
