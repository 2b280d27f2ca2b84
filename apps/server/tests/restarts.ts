// Two servers share a PostgreSQL that restarts again and again while people and bots play, watch and chat. `npm test` restarts it a
// few times, `npm run test:abuse -- restarts` fifty times.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sight } from '@tableworks/host'
import { Chance, type Seat, swiftChance } from '@tableworks/kernel'
import { LOOK, planOf, TestPage } from './page.ts'
import { metric, type ServerProcess, startServer } from './processes.ts'
import { startPostgres } from './postgres.ts'

export interface RestartFigures {
  readonly restarts: number
  readonly acknowledged: number
  /** Acknowledged moves or messages that are missing. */
  readonly lost: number
  /** Log lines or messages that were never sent, or were sent once and stored twice. */
  readonly doubled: number
  /** Servers that crashed. */
  readonly dead: number
  readonly unhandled: number
  /** For each restart, the milliseconds from the database's first response until every player, bot and spectator got an update. */
  readonly recoveredMs: readonly number[]
  /** The same without a restart, for comparison. */
  readonly usualMs: readonly number[]
}

/** The pause between moves, which keeps everyone below the limits. */
const PACE_MS = 150
const AGAIN_MS = 100
/** Chat has an hourly limit, and every attempt counts. */
const MOVES_PER_MESSAGE = 3
/** After this time a client counts as never recovered. */
export const GIVE_UP_MS = 20_000

export async function restarts(
  bin: string,
  count: number,
  { pairs = 3, seed = 'restarts' }: { pairs?: number; seed?: string } = {},
): Promise<RestartFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'restarts-'))
  const postgres = await startPostgres(bin)
  const servers: ServerProcess[] = []
  try {
    const database = await postgres.database('restarts')
    for (const name of ['one', 'two']) servers.push(await startServer(path.join(folder, name), { database }))
    const [one, two] = servers.map(({ address }) => address) as [string, string]
    const luck = new Chance(swiftChance(seed))
    const games = await Promise.all([
      ...Array.from({ length: pairs }, (_, n) => LoadedTable.open(one, two, n, null)),
      LoadedTable.open(one, two, pairs, 'easy'),
    ])
    const playing = Promise.all(games.map(game => game.play()))
    playing.catch(() => undefined) // reported at the end, after servers and database have stopped
    const allHaveNews = async () => {
      const began = performance.now()
      await Promise.all(games.map(game => game.hasNews()))
      return Math.round(performance.now() - began)
    }
    await allHaveNews() // bots load their games at the first move
    const usualMs: number[] = []
    while (usualMs.length < 10) usualMs.push(await allHaveNews())
    const recoveredMs: number[] = []
    for (let restart = 0; restart < count; restart++) {
      await sleep(200 + luck.below(600))
      await (luck.below(2) === 0 ? postgres.kill() : postgres.shutDown())
      await sleep(luck.below(500))
      await postgres.start()
      const waited = sleep(GIVE_UP_MS).then(() => GIVE_UP_MS)
      recoveredMs.push(
        await Promise.race([allHaveNews(), waited, ...servers.map(({ exited }) => exited.then(() => GIVE_UP_MS))]),
      )
      if (servers.some(({ child }) => child.exitCode !== null || child.signalCode !== null)) break
    }
    for (const game of games) game.stop()
    const dead = servers.filter(({ child }) => child.exitCode !== null || child.signalCode !== null)
    if (dead.length > 0) throw new Error(`a server ended: ${dead.map(({ log }) => log().slice(-2000)).join('\n')}`)
    await playing
    const checked = await Promise.all(games.map(game => game.check()))
    const sum = (of: 'acknowledged' | 'lost' | 'doubled') => checked.reduce((all, each) => all + each[of], 0)
    const unhandled = await Promise.all(servers.map(server => metric(server, 'tableworks_unhandled_rejections_total')))
    return {
      restarts: recoveredMs.length,
      acknowledged: sum('acknowledged'),
      lost: sum('lost'),
      doubled: sum('doubled'),
      dead: dead.length,
      unhandled: unhandled.reduce((all, each) => all + each, 0),
      usualMs,
      recoveredMs,
    }
  } finally {
    for (const { child } of servers) child.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const sleep = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

interface Told {
  readonly table: string
  /** Indexed by place in the log. */
  readonly moves: { readonly text: string; isAcknowledged: boolean }[]
  readonly messages: string[]
}

/** Ann plays at the first server, Ben or a bot at the second, and Zoe watches at the second. A new game starts when one ends. */
class LoadedTable {
  private readonly first: TestPage
  private readonly second: TestPage
  private readonly spectator: TestPage
  private readonly bot: string | null
  private readonly told: Told[] = []
  private readonly nth: number
  private isOver = false
  private moves = 0
  private spoken = 0

  private constructor(pages: readonly [TestPage, TestPage, TestPage], nth: number, bot: string | null) {
    ;[this.first, this.second, this.spectator] = pages
    this.nth = nth
    this.bot = bot
  }

  static async open(one: string, two: string, nth: number, bot: string | null): Promise<LoadedTable> {
    return new LoadedTable([await TestPage.open(one), await TestPage.open(two), await TestPage.open(two)], nth, bot)
  }

  stop(): void {
    this.isOver = true
  }

  /** Resolves when a move has been acknowledged and the spectator has seen one. */
  async hasNews(): Promise<void> {
    const { moves, seen } = this
    while (!this.isOver && (this.moves === moves || this.seen === seen)) await sleep(20)
  }

  private get pages(): readonly TestPage[] {
    return [this.first, this.second, this.spectator]
  }

  private get seen(): number {
    return this.spectator.sights.length
  }

  async play(): Promise<void> {
    while (!this.isOver) {
      const told = await this.sit()
      if (told === null) return
      await this.playOne(told)
      for (const page of this.pages)
        await this.insist(async () => (await page.ask('unwatch', { table: told.table }), true))
    }
  }

  /** Retries until the request is answered. A repeated request counts once. */
  private async insist<T>(ask: () => Promise<T>): Promise<T | null> {
    for (;;) {
      const made = await ask().catch(orPassing)
      if (made !== null || this.isOver) return made
      await sleep(AGAIN_MS)
    }
  }

  private async sit(): Promise<Told | null> {
    const { bot } = this
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ben', bot },
    ]
    const made = await this.insist(() => this.first.ask('create', planOf({ seats, variants: { rounds: 10 } })))
    if (made === null) return null
    const { table } = made
    if (bot === null) {
      const link = await this.insist(() => this.first.ask('invite', { table, seat: null }))
      if (link === null) return null
      await this.insist(() => this.second.ask('join', { key: link.key, name: 'Ben', seat: null }))
    }
    for (const page of this.pages) await this.insist(() => page.ask('watch', { table }))
    await this.insist(() => this.spectator.ask('look', { table, look: LOOK }))
    const told: Told = { table, moves: [], messages: [] }
    this.told.push(told)
    return told
  }

  private async playOne({ table, moves, messages }: Told): Promise<void> {
    while (!this.isOver) {
      const sight = await this.lookAs(0, table)
      const actor = sight?.position.seen.actor ?? null
      if (sight === null || actor === null) return
      if (actor === 1 && this.bot !== null) {
        await sleep(PACE_MS) // it's the bot's turn
        continue
      }
      const own = actor === 0 ? sight : await this.lookAs(actor, table)
      if (own === null || own.position.seen.actor !== actor) continue
      const { seq, seen } = own.position
      const text = seen.choices[(seq + this.nth) % seen.choices.length] ?? ''
      const move = { text, isAcknowledged: false }
      moves[seq] = move
      const page = this.pageOf(actor)
      const said = await this.insist(() => page.ask('say', { table, seat: actor, text, lines: seq, look: LOOK }))
      if (said !== null && 'sight' in said) {
        move.isAcknowledged = true
        this.moves += 1
      }
      if (seq % MOVES_PER_MESSAGE === 0) await this.chat(table, messages)
      await sleep(PACE_MS)
    }
  }

  private async chat(table: string, messages: string[]): Promise<void> {
    const text = `message ${messages.length} of table ${this.nth}`
    const word = (this.nth * 1e9 + this.spoken).toString(16).padStart(16, '0')
    if ((await this.insist(async () => (await this.first.ask('chat', { table, text, word }), true))) === null) return
    messages.push(text)
    this.spoken += 1
  }

  private pageOf(seat: Seat): TestPage {
    return seat === 0 ? this.first : this.second
  }

  private async lookAs(seat: Seat, table: string): Promise<Sight | null> {
    const sent = await this.insist(() => this.pageOf(seat).ask('look', { table, look: LOOK }))
    return sent === null ? null : (sent as unknown as { whole: Sight }).whole
  }

  /** Compares acknowledged moves with the logs at both servers. */
  async check(): Promise<{ acknowledged: number; lost: number; doubled: number }> {
    const sums = { acknowledged: 0, lost: 0, doubled: 0 }
    for (const { table, moves, messages } of this.told)
      for (const page of [this.first, this.second]) {
        const { log } = JSON.parse(await patiently(() => page.ask('exported', { table }))) as {
          log: [number, string][]
        }
        const people = log.map(([seat, text]) => (seat === 1 && this.bot !== null ? null : text))
        sums.acknowledged += moves.filter(move => move.isAcknowledged).length
        sums.lost += moves.filter((move, at) => move.isAcknowledged && people[at] !== move.text).length
        sums.doubled += people.filter((text, at) => text !== null && moves[at]?.text !== text).length
        const said = (await patiently(() => page.ask('chatSince', { table, from: 0 }))).map(({ text }) => text)
        sums.lost += messages.filter(text => !said.includes(text)).length
        sums.doubled += said.length - new Set(said).size
      }
    return sums
  }
}

/** Errors that pass when the database is back, or a second later. */
const PASSING: ReadonlySet<string> = new Set(['storageClosed', 'tooOften'])

function orPassing(error: unknown): null {
  if (PASSING.has((error as Error).name)) return null
  throw error
}

/** Retries, because all games at once exceed the rate limit. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const made = await ask().catch(orPassing)
    if (made !== null) return made
    await sleep(10 * AGAIN_MS)
  }
}
