// Kills a server under load at random times and checks that everything acknowledged is stored exactly once. `npm test` kills it a
// few times, `npm run test:faults` (kill-often.ts) a thousand times.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sight } from '@tableworks/host'
import { Chance, swiftChance } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { LOOK, planOf, TestPage } from './page.ts'

export interface Outcome {
  readonly kills: number
  readonly acknowledged: number
  /** Choices that got no response, and whether they were stored. */
  readonly unanswered: { readonly kept: number; readonly notKept: number }
  /** Acknowledged choices that are missing from the log. */
  readonly lost: number
  /** Tables that can't be opened, or whose card and log differ. */
  readonly half: number
  /** Lines that no player sent. */
  readonly doubled: number
  /** Milliseconds from each start of the process until it listens. */
  readonly readyMs: readonly number[]
}

/** A table with its players and chat. */
interface Sat {
  readonly table: string
  readonly people: readonly [string, string]
  readonly said: { readonly text: string; isAcknowledged: boolean }[]
}

interface Wanted {
  /** Determines when the server is killed. */
  readonly seed?: string
  readonly tablesAtOnce?: number
  /** A PostgreSQL. Without it the server writes to a file. */
  readonly database?: string
}

export async function faults(
  kills: number,
  { seed = 'faults', tablesAtOnce = 4, database = '' }: Wanted = {},
): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const luck = new Chance(swiftChance(seed))
  let tables: Sat[] = []
  const readyMs: number[] = []
  const tally = { acknowledged: 0, kept: 0, notKept: 0, lost: 0, half: 0, doubled: 0 }
  let port = '0'
  for (let round = 0; round <= kills; round++) {
    const began = performance.now()
    const { child, address } = await start(folder, port, database)
    port = new URL(address).port
    readyMs.push(Math.round(performance.now() - began))
    const running: Sat[] = []
    for (const sat of tables) if (!(await check(address, sat, tally))) running.push(sat)
    tables = running
    if (round === kills) {
      child.kill('SIGKILL')
      break
    }
    while (tables.length < tablesAtOnce) tables.push(await sit(address))
    await playUntilKilled(child, address, tables, 20 + luck.below(300))
  }
  rmSync(folder, { recursive: true, force: true })
  const { acknowledged, kept, notKept, lost, half, doubled } = tally
  return { kills, acknowledged, unanswered: { kept, notKept }, lost, half, doubled, readyMs }
}

function start(folder: string, port: string, database: string): Promise<{ child: ChildProcess; address: string }> {
  const program = path.join(import.meta.dirname, 'server.ts')
  const child = spawn(process.execPath, [program, folder, port, database], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((done, fail) => {
    child.stdout.once('data', (text: Buffer) => done({ child, address: text.toString().trim() }))
    child.once('exit', code => fail(new Error(`the server ended with ${code}`)))
  })
}

async function sit(address: string): Promise<Sat> {
  const [ann, ben] = [await TestPage.open(address), await TestPage.open(address)]
  const { table } = await ann.ask('create', planOf({ game: game.id, variants: { rounds: 10 } }))
  const { key } = await ann.ask('invite', { table, seat: null })
  await ben.ask('join', { key, name: 'Ben', seat: null })
  await Promise.all([ann.close(), ben.close()])
  return { table, people: [ann.cookie, ben.cookie], said: [] }
}

/** Everyone plays as fast as responses arrive, until the server is killed. */
async function playUntilKilled(child: ChildProcess, address: string, tables: Sat[], afterMs: number): Promise<void> {
  const ended = new Promise(done => child.once('exit', done))
  child.removeAllListeners('exit')
  child.once('exit', () => undefined)
  const gone = new Promise<null>(done => child.once('exit', () => done(null)))
  const pages = await Promise.all(
    tables.map(sat => Promise.all(sat.people.map(cookie => TestPage.open(address, cookie)))),
  )
  const playing = tables.map((sat, i) => play(sat, pages[i] as TestPage[], gone))
  setTimeout(() => child.kill('SIGKILL'), afterMs)
  await Promise.race([ended, gone])
  await Promise.all(playing)
}

async function play({ table, said }: Sat, pages: readonly TestPage[], gone: Promise<null>): Promise<void> {
  for (;;) {
    const look = pages[0]?.ask('look', { table, look: LOOK })
    const answer = await Promise.race([look, gone])
    if (answer === null || answer === undefined) return
    const { position } = wholeOf(answer)
    const actor = position.seen.actor
    if (actor === null) return
    const own = await Promise.race([pages[actor]?.ask('look', { table, look: LOOK }), gone])
    if (own === null || own === undefined) return
    const { choices } = wholeOf(own).position.seen
    const text = choices[said.length % choices.length] ?? ''
    const word = { text, isAcknowledged: false }
    said[position.seq] = word
    const heard = await Promise.race([
      pages[actor]?.ask('say', { table, seat: actor, text, lines: position.seq, look: LOOK }),
      gone,
    ])
    if (heard === null || heard === undefined) return
    word.isAcknowledged = 'sight' in heard
  }
}

const wholeOf = (sent: unknown): Sight => (sent as { whole: Sight }).whole

/** Compares a stored table with what was sent; returns whether the game is over. */
async function check(address: string, sat: Sat, tally: Record<string, number>): Promise<boolean> {
  const page = await TestPage.open(address, sat.people[0])
  const add = (name: string, count = 1) => (tally[name] = (tally[name] ?? 0) + count)
  try {
    const { log } = JSON.parse(await page.ask('exported', { table: sat.table })) as { log: [number, string][] }
    const card = await page.ask('card', { table: sat.table })
    if (card.steps !== log.length) add('half')
    add('doubled', Math.max(0, log.length - sat.said.length))
    for (const [i, word] of sat.said.entries()) {
      const isThere = log[i]?.[1] === word.text
      if (word.isAcknowledged && !isThere) add('lost')
      if (!word.isAcknowledged) add(isThere ? 'kept' : 'notKept')
      if (!word.isAcknowledged && log[i] !== undefined && !isThere) add('doubled')
    }
    add('acknowledged', sat.said.filter(word => word.isAcknowledged && !counted.has(word)).length)
    for (const word of sat.said) counted.add(word)
    // Forget choices that weren't stored, and count stored ones as acknowledged.
    sat.said.length = log.length
    for (const word of sat.said) word.isAcknowledged = true
    return card.result !== null
  } catch {
    add('half')
    return true
  } finally {
    await page.close()
  }
}

const counted = new WeakSet<object>()
