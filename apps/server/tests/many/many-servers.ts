// People, spectators and bots play on several servers of one PostgreSQL while faults strike. Afterwards everything acknowledged
// must be stored once, and everything people saw must match the rules.

import type { Pace } from '@tableworks/host'
import { Chance, swiftChance } from '@tableworks/kernel'
import { openPostgres } from '../../store/postgres.ts'
import type { ServerStore } from '../../store/server-store.ts'
import { Away } from './away.ts'
import { installBrowsers } from './browser.ts'
import { check, type Checked, nothingChecked } from './check.ts'
import { Cluster, sleep } from './cluster.ts'
import { BAG, FAULTS } from './fault-kinds.ts'
import { Notifications } from './notifications.ts'
import { Person, type Witness } from './person.ts'
import { type Breaks, rollingRestart } from './rolling.ts'
import { type Control, type Setup, TableRun } from './table-run.ts'

export interface Wanted {
  readonly faults: number
  readonly seed: string
  /** Plays at the first tables only and skips notifications, which take a minute each. */
  readonly isShort?: boolean
  readonly log?: (line: string) => void
}

export interface Figures extends Checked {
  readonly faults: Readonly<Record<string, number>>
  /** Notifications: turns that began, turns announced exactly once (the others still wait), and messages repeated with the same id. */
  readonly notices: { readonly turns: number; readonly announced: number; readonly copies: number }
  /** Searches that bots began, on all running servers together. */
  readonly searches: number
  readonly unhandled: number
  readonly breaks: Breaks
  readonly problems: readonly string[]
}

const TURN_MS = 12_000
const perMove = (timeout: Pace['timeout']): Pace => ({
  kind: 'live',
  timeMs: TURN_MS,
  addMs: 0,
  isPerMove: true,
  sleep: null,
  timeout,
})

const SHORT: readonly Setup[] = [
  { game: 'salt-and-timber', people: 2, bots: 1, variants: { rounds: 10 } },
  { game: 'titans-of-industry', people: 2, bots: 1 },
]
const LONG: readonly Setup[] = [
  ...SHORT,
  { game: 'age-of-industry', people: 1, bots: 1 },
  { game: 'victory-through-industry', people: 2, bots: 1 },
  { game: 'titan', people: 1, bots: 1 },
  { game: 'empire-planner', people: 2, bots: 0 },
  { game: 'salt-and-timber', people: 2, bots: 1, variants: { rounds: 10 }, pace: perMove('bot'), sleeps: true },
  { game: 'salt-and-timber', people: 2, bots: 0, variants: { rounds: 10 }, pace: perMove('wait'), sleeps: true },
]
const SPECTATORS = 1
const TABLES_AWAY = 6

/** How long everything may take to come to rest after the last fault. */
const REST_MS = 90_000
const PROGRESS_EVERY = 10

export async function manyServers(bin: string, { faults, seed, isShort = false, log = () => undefined }: Wanted) {
  installBrowsers()
  const cluster = await Cluster.start(bin, {
    TABLEWORKS_ADDRESS: 'https://play.example',
    TABLEWORKS_DEV_LOOPBACK_NOTICES: '1',
  })
  const notifications = new Notifications(cluster.database)
  const run = new Run(cluster, isShort)
  try {
    await run.begin()
    const breaks = await rollingRestart(cluster, run.everyone)
    log(
      `rolling restart: nobody waited longer than ${breaks.longestMs} ms for an answer (before: ${breaks.usualMs} ms)`,
    )
    const struck = await strike({ cluster, notifications, luck: new Chance(swiftChance(seed)) }, faults, done =>
      log(`${done} of ${faults} faults, ${run.progress}`),
    )
    return { ...(await run.end()), faults: struck, breaks } satisfies Figures
  } finally {
    run.stop()
    await notifications.close()
    await cluster.stop()
  }
}

async function strike(
  field: Parameters<(typeof FAULTS)[string]['strike']>[0],
  count: number,
  onProgress: (done: number) => void,
): Promise<Record<string, number>> {
  const { luck } = field
  const struck: Record<string, number> = {}
  const lasting: Promise<unknown>[] = []
  for (let done = 1; done <= count; done++) {
    const name = luck.pick(BAG)
    await FAULTS[name]?.strike(field, work => lasting.push(work))
    struck[name] = (struck[name] ?? 0) + 1
    if (done % PROGRESS_EVERY === 0) onProgress(done)
    await sleep(100 + luck.below(900))
  }
  await Promise.all(lasting)
  return struck
}

/** The people of one run, and what they saw. */
class Run {
  private readonly cluster: Cluster
  private readonly witness: Witness = {
    attempts: [],
    received: new Map(),
    told: new Map(),
    problems: [],
    secrets: new Set(),
  }
  private readonly control: Control
  private readonly tables: readonly TableRun[]
  private readonly isShort: boolean
  private away: Away | null = null
  private playing: Promise<unknown> = Promise.resolve()
  private people = 0
  readonly everyone: Person[] = []

  constructor(cluster: Cluster, isShort: boolean) {
    this.cluster = cluster
    for (const member of cluster.members)
      member.onDeath = why => {
        this.witness.problems.push(why)
        void member.start()
      }
    this.isShort = isShort
    this.control = {
      isPaused: false,
      isOver: false,
      address: cluster.address,
      onTable: table => this.learnSecret(table),
      onProblem: problem => this.witness.problems.push(problem),
    }
    this.tables = (isShort ? SHORT : LONG).map(setup => {
      const people = Array.from({ length: setup.people }, () => this.person())
      return new TableRun(
        setup,
        people,
        Array.from({ length: SPECTATORS }, () => this.person()),
        this.control,
      )
    })
  }

  private person(): Person {
    const n = ++this.people
    const person = new Person(`Player ${n}`, this.cluster.address, `10.1.${n >> 8}.${n & 255}`, this.witness)
    this.everyone.push(person)
    return person
  }

  private async learnSecret(table: string): Promise<void> {
    const sql = `select record::json->'seed'->>'secret' as secret from tables where id = $1`
    const [row] = await this.cluster.sql<{ secret: string }>(sql, [table]).catch(() => [])
    if (row !== undefined) this.witness.secrets.add(row.secret)
  }

  async begin(): Promise<void> {
    const playing: Promise<unknown>[] = this.tables.map(table => table.play())
    if (!this.isShort) {
      this.away = await Away.start(this.person(), this.person(), TABLES_AWAY, this.control)
      playing.push(this.away.play())
    }
    this.playing = Promise.all(playing)
    this.playing.catch((error: unknown) => this.witness.problems.push(`a client failed: ${String(error)}`))
    const isPlaying = () => this.tables.every(({ now }) => now !== undefined)
    while (!isPlaying()) await sleep(100)
  }

  get progress(): string {
    const { attempts, problems } = this.witness
    const made = attempts.filter(({ outcome }) => outcome === 'acknowledged').length
    const games = this.tables.reduce((sum, table) => sum + table.games.length, 0)
    const notices = this.away === null ? '' : `, ${this.away.announced} of ${this.away.turns} turns announced`
    const broken =
      problems.length === 0 ? 'no promise broken' : `${problems.length} broken, the last: ${problems.at(-1)}`
    return `${made} moves acknowledged in ${games} games${notices}, ${broken}`
  }

  /** Waits until nothing moves any more, and checks everything. */
  async end(): Promise<Omit<Figures, 'faults' | 'breaks'>> {
    const { cluster, witness, control } = this
    for (const member of cluster.members) member.shiftClock(0)
    control.isPaused = true
    const store = await openPostgres(cluster.database)
    try {
      await this.untilAtRest(store)
      await this.away?.check(table => this.hasUnsent(table))
      const [searches, unhandled] = await Promise.all([
        this.sum('tableworks_bot_waiting_seconds_count'),
        this.sum('tableworks_unhandled_rejections_total'),
      ])
      control.isOver = true
      await Promise.race([this.playing, sleep(REST_MS)])
      const checked = nothingChecked()
      for (const played of this.tables.flatMap(({ games }) => games))
        witness.problems.push(...(await check(store, played, witness, checked)))
      if (unhandled > 0) witness.problems.push(`${unhandled} unhandled rejections`)
      const { turns = 0, announced = 0, copies = 0 } = this.away ?? {}
      const notices = { turns, announced, copies }
      return { ...checked, searches, unhandled, notices, problems: [...new Set(witness.problems)] }
    } finally {
      await store.close()
    }
  }

  /**
   * Waits until time has run out for absent people, the bots have moved, and every page has received the last line without
   * requesting it.
   */
  private async untilAtRest(store: ServerStore): Promise<void> {
    const until = performance.now() + REST_MS
    let waitingFor: readonly string[] = []
    do {
      await sleep(500)
      waitingFor = (await Promise.all(this.tables.map(table => this.restless(store, table)))).flat()
    } while (waitingFor.length > 0 && performance.now() < until)
    this.witness.problems.push(...waitingFor)
  }

  private async restless(
    store: ServerStore,
    { now, people, spectators, isAsleep }: TableRun,
  ): Promise<readonly string[]> {
    if (now === undefined) return []
    const { table, game } = now
    const lines = (await store.lines(table, 0)).length
    const { news, seats } = (await store.table(table)) as {
      news: { result: unknown; actor: number | null; together?: number[] }
      seats: { bot: string | null }[]
    }
    const asked = news.together ?? (news.actor === null ? [] : [news.actor])
    // If bots stand in for all people, the table waits for one of them.
    const isOfPeople = seats.some(({ bot }) => bot == null)
    const isBots = news.result === null && isOfPeople && asked.some(seat => seats[seat]?.bot != null)
    const late = [...people, ...spectators].filter(person => news.result === null && person.seqAt(table) !== lines)
    return [
      ...(isAsleep ? [`${game} ${table}: the time of an absent person hasn’t run out`] : []),
      ...(isBots ? [`${game} ${table}: a bot doesn’t move`] : []),
      ...late.map(({ name, seqAt }) => `${game} ${table}: ${name} is at line ${seqAt(table)} of ${lines}`),
    ]
  }

  private async hasUnsent(table: string): Promise<boolean> {
    const sql = 'select 1 from outbox where table_id = $1 and sent is null'
    return (await this.cluster.sql(sql, [table])).length > 0
  }

  private async sum(metric: string): Promise<number> {
    const found = await Promise.all(this.cluster.members.map(member => member.metric(metric)))
    return found.reduce((all, each) => all + each, 0)
  }

  stop(): void {
    this.control.isOver = true
    for (const person of this.everyone) person.leave()
    void this.away?.stop()
  }
}
