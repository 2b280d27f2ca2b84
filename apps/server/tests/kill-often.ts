// `npm run test:faults`: kills one server very often, or lets everything fail on three servers.

import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { faults, type Outcome } from './faults.ts'
import { findPostgres, HOW_TO_GET, startPostgres } from './postgres.ts'

const HELP = `npm run test:faults -- KILLS [sqlite|postgres] [--fresh]
    kills a server under load that often (default: 1000) on SQLite and on PostgreSQL, or only on one. Progress is saved to
    .cache/faults every hundred kills. An interrupted run resumes there; --fresh starts over.
npm run test:faults -- servers [FAULTS] [--seed TEXT]
    people, spectators and bots play on three servers of one PostgreSQL. After a rolling restart of all three, that many faults
    (default: 300) strike, chosen by the seed. Then everything sent and received is compared with the database.
Exit code 1 if a promise was broken.`

/** The number of kills per store. */
const AT_A_TIME = 100

const KEPT = path.resolve(import.meta.dirname, '../../../.cache/faults')

// Clients of the page keep trying to connect.
process.exit(await main())

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { fresh: { type: 'boolean' }, help: { type: 'boolean' }, seed: { type: 'string', default: 'servers' } },
    allowPositionals: true,
  })
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  if (positionals[0] === 'servers') {
    const { serversCommand } = await import('./many/command.ts')
    return serversCommand(Number(positionals[1] ?? 300), values.seed)
  }
  const [count = '1000', only] = positionals
  const kills = Number(count)
  if (values.fresh === true) rmSync(KEPT, { recursive: true, force: true })
  const outcomes = only === 'postgres' ? [] : [...(await killOften('sqlite', kills, async () => ''))]
  if (only !== 'sqlite') outcomes.push(...(await onPostgres(kills)))
  return outcomes.some(({ lost, half, doubled }) => lost + half + doubled > 0) ? 1 : 0
}

/** Resumes an earlier run; returns the results of all runs. */
async function killOften(store: string, kills: number, databaseFor: (name: string) => Promise<string>) {
  mkdirSync(KEPT, { recursive: true })
  const file = path.join(KEPT, `${store}.jsonl`)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const outcomes = lines.map(line => JSON.parse(line) as Outcome)
  for (let done = killsIn(outcomes); done < kills; done = killsIn(outcomes)) {
    const database = await databaseFor(`faults_${done}`)
    const outcome = await faults(Math.min(AT_A_TIME, kills - done), { seed: `faults ${store} ${done}`, database })
    outcomes.push(outcome)
    appendFileSync(file, `${JSON.stringify(outcome)}\n`)
    console.log(store, JSON.stringify(summary(outcomes)))
  }
  return outcomes
}

function killsIn(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, one) => sum + one.kills, 0)
}

function summary(outcomes: readonly Outcome[]) {
  const sum = (of: (one: Outcome) => number) => outcomes.reduce((all, one) => all + of(one), 0)
  const ready = outcomes.flatMap(one => one.readyMs).toSorted((a, b) => a - b)
  const share = (part: number) => ready[Math.min(Math.floor(ready.length * part), ready.length - 1)]
  return {
    kills: killsIn(outcomes),
    acknowledged: sum(one => one.acknowledged),
    unanswered: { kept: sum(one => one.unanswered.kept), notKept: sum(one => one.unanswered.notKept) },
    lost: sum(one => one.lost),
    half: sum(one => one.half),
    doubled: sum(one => one.doubled),
    starts: ready.length,
    readyMs: { median: share(0.5), p99: share(0.99), most: ready.at(-1) },
    within2s: ready.filter(ms => ms <= 2000).length,
  }
}

async function onPostgres(kills: number): Promise<readonly Outcome[]> {
  const bin = findPostgres()
  if (bin === null) throw new Error(HOW_TO_GET)
  const postgres = await startPostgres(bin)
  try {
    return await killOften('postgres', kills, name => postgres.database(name))
  } finally {
    await postgres.stop()
  }
}
