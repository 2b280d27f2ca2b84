// One visitor opens as many tables with expert bots as possible, as one player or as many, and watches or leaves them. Meanwhile a
// stranger plays against an easy bot.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOOK, planOf, TestPage } from '../page.ts'
import { startServer } from '../processes.ts'
import type { Attack } from './attack.ts'

const TABLES = 60
/** Enough guests to open all tables. */
const NAMES = 12
/** The most tables one connection may watch. */
const WATCHED_BY_ONE = 20
/** The store of the teaching game holds three goods. */
const MOVES = 3
/** An easy bot takes a tenth of a second on an idle machine. */
const MOST_MS = 1500

export const starvedBots: Attack = {
  name: 'starved-bots',
  about: 'one visitor opens sixty tables of expert bots; how long does a stranger wait for an easy bot?',
  run: async () => `under one name, ${await starve(1)}; under ${NAMES}, ${await starve(NAMES)}`,
}

async function starve(names: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'starved-bots-'))
  const server = await startServer(folder)
  try {
    const stranger = await TestPage.open(server.address)
    const quiet = await answerTimes(stranger)
    const pages: TestPage[] = []
    let opened = 0
    for (let name = 0; name < names; name++) {
      const attacker = await TestPage.open(server.address)
      const made = await openBotTables(attacker, TABLES / names)
      opened += made.length
      pages.push(attacker, ...(await watchAll(server.address, attacker.cookie, made)))
    }
    const watched = await answerTimes(stranger)
    await Promise.all(pages.map(page => page.close()))
    const left = await answerTimes(stranger)
    const figures = `${opened} of ${TABLES} tables opened; an easy bot answers in ${quiet} ms, in ${watched} ms while they are watched, in ${left} ms once the visitor has left`
    if (Math.max(watched, left) > MOST_MS) throw new Error(figures)
    return figures
  } finally {
    server.child.kill('SIGKILL')
    await server.exited
    rmSync(folder, { recursive: true, force: true })
  }
}

const EXPERTS = ['Ada', 'Bruno', 'Clara', 'Darby'].map(name => ({ name, bot: 'expert' }))

/** Returns the tables that weren't refused. */
async function openBotTables(page: TestPage, count: number): Promise<string[]> {
  const plan = planOf({ game: 'titans-of-industry', seats: EXPERTS, mine: [] })
  const made: string[] = []
  for (let tried = 0; tried < count;)
    try {
      made.push((await page.ask('create', plan)).table)
      tried += 1
    } catch (error) {
      // Connections have a rate limit.
      if ((error as Error).name === 'tooOften') await pause(500)
      else tried += 1
    }
  return made
}

async function watchAll(address: string, cookie: string, tables: readonly string[]): Promise<TestPage[]> {
  const pages: TestPage[] = []
  for (let from = 0; from < tables.length; from += WATCHED_BY_ONE) {
    const page = await TestPage.open(address, cookie)
    for (const table of tables.slice(from, from + WATCHED_BY_ONE)) await page.ask('watch', { table })
    pages.push(page)
  }
  return pages
}

/** The median time from a move to the bot's reply. */
async function answerTimes(page: TestPage): Promise<number> {
  const seats = [
    { name: 'Ann', bot: null },
    { name: 'Bruno', bot: 'easy' },
  ]
  const { table } = await page.ask('create', planOf({ seats, variants: { rounds: 10 } }))
  await page.ask('watch', { table })
  const took: number[] = []
  for (let move = 0; move < MOVES; move++) {
    const began = performance.now()
    const said = await page.ask('say', { table, seat: 0, text: 'harvest salt', lines: 2 * move, look: LOOK })
    if ('refusal' in said) throw new Error(`refused: ${said.refusal.because}`)
    while (stepAt(page, table) < 2 * move + 2) await pause(5)
    took.push(Math.round(performance.now() - began))
  }
  await page.ask('unwatch', { table })
  return took.toSorted((a, b) => a - b)[Math.floor(MOVES / 2)] ?? 0
}

const stepAt = (page: TestPage, table: string): number =>
  page.sights.findLast(one => one.table === table)?.sight.position.step ?? 0

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
