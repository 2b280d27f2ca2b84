// The sample bots of docs/samples finish a game, and those of the engine the same one in all languages.

import { execFile, type ExecFileException, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROTOCOL } from '@tableworks/protocol'
import { serve } from '@tableworks/server'
import { expect, it } from 'vitest'
import { ROOT } from '../wanted.ts'
import { folder } from './tw.ts'

/** Only to stop a sample that hangs, a little before Vitest stops the test, so that we see what it said. */
const LONGEST_MS = 110_000

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: path.join(ROOT, 'docs/samples'),
    encoding: 'utf8',
    timeout: LONGEST_MS,
  }).catch(({ code, signal, stdout, stderr }: ExecFileException) => {
    throw new Error(`${args[0]} ended with ${signal ?? code}.\nIts output:\n${stdout}\nIts errors:\n${stderr}`)
  })

const SAID = /^After \d+ choices: \d+ to \d+, place [12]\.$/m
const hasPython = spawnSync('python3', ['--version']).status === 0

it('the bot in TypeScript finishes a game through the engine', async () => {
  const { stdout, stderr } = await run(process.execPath, 'engine-bot.ts')

  expect(stderr.replaceAll(/^npm warn.*\n/gm, '')).toBe('')
  expect(stdout).toMatch(SAID)
})

it.skipIf(!hasPython)(`the bot in Python plays the same game${hasPython ? '' : ' (no python3 here)'}`, async () => {
  const [python, typescript] = await Promise.all([
    run('python3', 'engine_bot.py'),
    run(process.execPath, 'engine-bot.ts'),
  ])
  expect(python.stdout).toBe(typescript.stdout)
})

/** Makes a table at a server, with a bot at one seat, and gives the key of an invitation to the other. */
async function invitation(address: string): Promise<string> {
  const origin = address.replace(/\/$/, '')
  const guest = await fetch(`${origin}/api/guest`, { method: 'POST', headers: { origin } })
  const headers = { origin, cookie: guest.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket?v=${PROTOCOL}`, { headers } as never)
  const seats = [null, 'easy'].map((bot, i) => ({ name: `Seat ${i}`, bot }))
  const say = (id: number, ask: string, given: object) => socket.send(JSON.stringify({ id, ask, with: given }))
  const key = await new Promise<string>((done, failed) => {
    socket.addEventListener('open', () =>
      say(0, 'create', { game: 'salt-and-timber', seats, variants: {}, drawn: false, name: '', mine: [] }),
    )
    socket.addEventListener('message', ({ data }) => {
      const { made, trouble } = JSON.parse(String(data))
      if (trouble !== undefined) failed(new Error(String(data)))
      else if (made?.table !== undefined) say(1, 'invite', { table: made.table, seat: 0 })
      else if (made?.key !== undefined) done(made.key)
    })
    socket.addEventListener('error', failed)
  })
  socket.close()
  return key
}

it('the bot at a server takes the seat it was invited to and finishes the game', async () => {
  const page = folder()
  writeFileSync(path.join(page, 'index.html'), '<title>the page</title>')
  const served = await serve({
    host: '127.0.0.1',
    port: 0,
    data: path.join(page, 'data'),
    page,
    version: '1.2.3',
    logLevel: 'silent',
  })
  try {
    const { stdout, stderr } = await run(
      process.execPath,
      'socket-bot.ts',
      served.address,
      await invitation(served.address),
    )

    expect(stderr).toBe('')
    expect(stdout).toMatch(SAID)
  } finally {
    await served.close()
  }
})
