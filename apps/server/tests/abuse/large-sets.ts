// One socket lists its forty tables, each with the largest component set the server accepts, while another player moves at another
// table.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { game } from '@tableworks/salt-and-timber'
import { LOOK, originOf, planOf, TestPage } from '../page.ts'
import { startServer } from '../processes.ts'
import type { Attack } from './attack.ts'

const TABLES = 40
const MEASURED_MS = 5000
/** How many extra orders to try: enough for 1.9 MB, and the most that a set may have. */
const SIZES = [13_600, 4950] as const
const LONGEST_NAME = 100
const MOST_MS = 100

export const largeSets: Attack = {
  name: 'large-sets',
  about: 'one socket lists forty tables with the largest component sets; how long do other people’s moves take?',
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'large-sets-'))
    const server = await startServer(folder)
    try {
      const attacker = await TestPage.open(server.address)
      const bytes = await bringTables(server.address, attacker)
      const player = await TestPage.open(server.address)
      const quiet = await play(player)
      let isOver = false
      const listing = listUntil(attacker, () => isOver)
      const attacked = await play(player)
      isOver = true
      const lists = await listing
      const figures = `${TABLES} sets of ${(bytes / 1e6).toFixed(1)} MB; ${lists} lists; moves: median ${quiet.median} ms, longest ${quiet.longest} ms before, median ${attacked.median} ms, longest ${attacked.longest} ms under attack`
      if (attacked.median > MOST_MS) throw new Error(figures)
      return figures
    } finally {
      server.child.kill('SIGKILL')
      await server.exited
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function setOf(orders: number): { name: string; tables: object } {
  const extra = Array.from({ length: orders }, (_, n) => [
    `extra ${n}`.padEnd(LONGEST_NAME, 'x'),
    { salt: 1, timber: 1, pays: n % 100 },
  ])
  return { name: 'large', tables: { ...game.components.tables, ...Object.fromEntries(extra) } }
}

/** Tries the largest size first; returns the size in bytes of the sets that were accepted. */
async function bringTables(address: string, page: TestPage): Promise<number> {
  for (const size of SIZES) {
    const body = JSON.stringify({ create: planOf(), set: setOf(size), file: null })
    if (!(await isBrought(address, page, body))) continue
    for (let made = 1; made < TABLES; made++) await isBrought(address, page, body)
    return body.length
  }
  throw new Error('no component set was accepted')
}

async function isBrought(address: string, page: TestPage, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', origin: originOf(address), cookie: page.cookie }
  return (await fetch(`${address}api/table`, { method: 'POST', headers, body })).ok
}

async function listUntil(page: TestPage, isOver: () => boolean): Promise<number> {
  for (let lists = 0; ;) {
    if (isOver()) return lists
    const listed = await page.ask('tables', {}).catch(() => null)
    if (listed === null) await new Promise(done => setTimeout(done, 100)) // over the rate limit
    else lists += 1
  }
}

/** Ann moves and undoes the move, ten times a second. */
async function play(page: TestPage): Promise<{ median: number; longest: number }> {
  const { table } = await page.ask('create', planOf())
  const took: number[] = []
  const end = performance.now() + MEASURED_MS
  for (let lines = 0; performance.now() < end; lines++) {
    const began = performance.now()
    if (lines % 2 === 0) await page.ask('say', { table, seat: 0, text: 'harvest salt', lines, look: LOOK })
    else await page.ask('undo', { table, lines, look: LOOK })
    took.push(Math.round(performance.now() - began))
    await new Promise(done => setTimeout(done, 100))
  }
  took.sort((a, b) => a - b)
  return { median: took[Math.floor(took.length / 2)] ?? 0, longest: took.at(-1) ?? 0 }
}
