// The most one address can make the server store within the hourly limits, with component sets, tables and notes.

import { statSync } from 'node:fs'
import path from 'node:path'
import { game } from '@tableworks/salt-and-timber'
import { guest, originOf, planOf, TestPage } from '../page.ts'
import { later, withVictim } from '../attacker.ts'
import type { Attack } from './attack.ts'

const BRINGS = 60
const TABLES = 120
const NOTES = 1200
/** How many extra orders to put into a component set, from more than a server should accept down to a number it must accept. */
const SIZES = [39_000, 4900, 1000] as const
const MOST_MB_AN_HOUR = 60
const HOUR_MS = 3_600_000

/** A component set of the teaching game with `size` extra orders, different for each `nth`. */
function largeSet(size: number, nth: number): object {
  const extra = Array.from({ length: size }, (_, i) => [`extra ${nth} ${i}`, { salt: 1, timber: 1, pays: 1 }])
  return { name: 'large', tables: { ...game.components.tables, ...Object.fromEntries(extra) } }
}

/** Uploads a table with the largest accepted set. */
async function bring(address: string, cookie: string, nth: number): Promise<string | null> {
  for (const size of SIZES) {
    const table = await bringOne(address, cookie, largeSet(size, nth))
    if (table !== null) return table
  }
  return null
}

async function bringOne(address: string, cookie: string, set: object): Promise<string | null> {
  const answer = await fetch(`${address}api/table`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(address), cookie },
    body: JSON.stringify({ create: planOf(), set, file: null }),
  })
  return ((await answer.json()) as { table?: string }).table ?? null
}

const megabytesIn = (data: string): number =>
  ['tables.db', 'tables.db-wal'].reduce(
    (sum, name) => sum + (statSync(path.join(data, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  ) / 1e6

/** Each table belongs to a different guest, so no player's limit applies. */
async function writeAll(address: string): Promise<{ brought: number; made: number; noted: number }> {
  const done = { brought: 0, made: 0, noted: 0 }
  for (let i = 0; i < BRINGS; i++) {
    const cookie = await guest(address)
    const table = await bring(address, cookie, i)
    if (table === null) break
    done.brought += 1
    const page = await TestPage.open(address, cookie)
    let last = table
    for (let n = 0; n < TABLES / BRINGS; n++) {
      const made = await page.ask('create', planOf()).catch(() => null)
      if (made === null) break
      last = made.table
      done.made += 1
    }
    for (let n = 0; n < NOTES / BRINGS; n++) {
      const isKept = await page.ask('keepNote', { table: n % 2 === 0 ? table : last, text: '漢'.repeat(6000) }).then(
        () => true,
        () => false,
      )
      done.noted += isKept ? 1 : 0
      await later(200)
    }
    await page.close()
  }
  return done
}

export const writes: Attack = {
  name: 'writes',
  about: 'stores as much as one address can within an hour',
  run: () =>
    withVictim(async ({ address, data }) => {
      const before = megabytesIn(data)
      const hour = Math.floor(Date.now() / HOUR_MS)
      const { brought, made, noted } = await writeAll(address)
      const grown = Math.round(megabytesIn(data) - before)
      // Limits reset on the hour, so a run that crosses it gets two quotas.
      const hours = Math.floor(Date.now() / HOUR_MS) - hour + 1
      const found = `${grown} MB in ${hours === 1 ? 'one hour' : `${hours} hours`}: ${brought} tables uploaded, ${made} more created, ${noted} notes`
      if (grown > MOST_MB_AN_HOUR * hours || brought === 0) throw new Error(found)
      return found
    }),
}
