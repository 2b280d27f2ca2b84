// One server for all tests of a file, and helpers for players on it.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Look, Sight } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Answers, SentSight } from '@tableworks/protocol'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { serve, type Served, type ServeSettings } from '../index.ts'
import { guest, LOOK, planOf, TestPage } from './page.ts'

let served: Served
export let folder: string
const pages: TestPage[] = []

/** The server's address. */
export const address = (): string => served.address
export const hostCode = (): Promise<string> => served.hostCode()

let special: Partial<ServeSettings> = {}
const settings = () => ({
  host: '127.0.0.1',
  port: 0,
  data: path.join(folder, 'data'),
  page: folder,
  version: '1.2.3',
  logLevel: 'silent' as const,
  ...special,
})

/** Starts a server for the tests of the calling file. */
export function openServer(change: Partial<ServeSettings> = {}): void {
  beforeAll(async () => {
    special = change
    folder = mkdtempSync(path.join(tmpdir(), 'online-'))
    writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
    served = await serve(settings())
  })
  afterEach(closePages)
  afterAll(async () => {
    await served.close()
    rmSync(folder, { recursive: true })
  })
}

async function closePages(): Promise<void> {
  for (const one of pages.splice(0)) await one.close()
}

/** Restarts the server after closing all pages. */
export async function restart(): Promise<void> {
  await closePages()
  await served.close()
  served = await serve(settings())
}

export async function page(cookie?: string): Promise<TestPage> {
  const opened = await TestPage.open(served.address, cookie)
  pages.push(opened)
  return opened
}

/** Any guest, for tests where the identity doesn't matter. */
let known: string | null = null
export const someone = async (): Promise<string> => (known ??= await guest(served.address))

/** A table that doesn't exist. */
export const TABLE = 'on-0123456789abcdef0123'
export const ANN: Seat = 0
export const BEN: Seat = 1
/** Ann at her table, Ben who joined through her link, and a spectator. */
export async function sitDown(plan = planOf()) {
  const [ann, ben, zoe] = [await page(), await page(), await page()]
  const { table } = await whenAllowed(() => ann.ask('create', plan))
  const { key } = await whenAllowed(() => ann.ask('invite', { table, seat: null }))
  const knocked = await whenAllowed(() => ben.ask('knock', { key }))
  expect(knocked).toMatchObject({ table, game: plan.game, seat: null, mine: null })
  expect(await whenAllowed(() => ben.ask('join', { key, name: 'Ben', seat: null }))).toEqual({ table, seat: BEN })
  for (const one of [ann, ben, zoe]) await whenAllowed(() => one.ask('watch', { table }))
  return { ann, ben, zoe, table, key }
}

export const look = async (one: TestPage, table: string, change: Partial<Look> = {}): Promise<Sight> =>
  seen(await one.ask('look', { table, look: { ...LOOK, ...change } }))

/** Test pages apply diffs themselves, so their views are already whole. */
export const seen = (sent: SentSight): Sight => (sent as { whole: Sight }).whole

const choices = ({ position }: Sight) => position.seen.choices

const REFILL_MS = 200

/** Repeats a request that came too often, because tests send more than people may from one address. */
export async function whenAllowed<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if ((error as Error).name !== 'tooOften') throw error
      await setTimeout(REFILL_MS)
    }
  }
}

/** Players take turns until the game is over. */
export async function playOn(people: readonly TestPage[], table: string, most = 1000): Promise<void> {
  for (let made = 0; made < most; made++) {
    const sights = await Promise.all(people.map(one => whenAllowed(() => look(one, table))))
    const seat = sights[0]?.position.seen.actor ?? null
    if (seat === null) return
    const [who, sight] = [people[seat] as TestPage, sights[seat] as Sight]
    const text = choices(sight)[made % choices(sight).length] ?? ''
    const line = { table, seat, text, lines: sight.position.seq, look: LOOK }
    const said = await whenAllowed(() => who.ask('say', line))
    expect(said).not.toHaveProperty('refusal')
  }
}

export const kind = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing wrong',
    (error: unknown) => (error as Error).name,
  )
export const because = (said: Answers['say']) => ('refusal' in said ? said.refusal.because : null)
