// The benchmark's entry point: `tw bench`, or `node tools/bench/index.ts --seconds 2`.

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { GAMES } from '@tableworks/games'
import type { AnyGame } from '@tableworks/kernel'
import { type Engine, peerPlayouts, peerReplays, peerSearch } from './against.ts'
import { type Load, measure } from './clock.ts'
import { type Late, lateAtTable, lateThroughHost } from './late.ts'
import { millrace } from './millrace/index.ts'
import { copies, fileReplays, operations, playouts, replays, sizeOf } from './own.ts'
import { PAIRS, type Pair } from './pairs.ts'
import { type Against, type BenchReport, type GameReport, written } from './report.ts'
import { search } from './search.ts'

export type { Against, BenchReport, GameReport } from './report.ts'
export { benchServer, writtenServer } from './server/index.ts'
export { benchCrowd, writtenCrowd } from './server/crowd.ts'
export { benchCurve, writtenCurve } from './server/curve.ts'
export { benchMany, writtenMany } from './server/many.ts'
export { benchFinished, writtenFinished } from './server/finished.ts'

export interface BenchRequest {
  /** The ids of the games to measure; if omitted, all of them and Millrace. */
  readonly games?: readonly string[]
  /** CPU seconds per measurement. */
  readonly seconds?: number
  /** Iterations per search; if omitted, a hundred. */
  readonly iterations?: number
  /** Print the report as data. */
  readonly json?: boolean
  /** Where to print the report; if omitted, the terminal. */
  readonly print?: (text: string) => void
}

const LOADS: Readonly<Record<string, AnyGame>> = { ...GAMES, [millrace.id]: millrace }

/** The games that can be measured. */
export const benchGames: readonly string[] = Object.keys(LOADS)

const show = (text: string): void => void process.stdout.write(`${text}\n`)

/**
 * Measures, prints and returns the figures. Each game is measured in its own process, as bot matches are played, because games in
 * one process would slow each other down.
 */
export async function bench(request: BenchRequest = {}): Promise<BenchReport> {
  const { games = benchGames, seconds = 1, iterations = ITERATIONS, json = false, print = show } = request
  const chosen = games.map(gameOf)
  const effort = { seconds, iterations }
  const [only] = chosen
  const report =
    chosen.length === 1 && only !== undefined
      ? await reportOn(only, effort)
      : together(chosen.map(({ id }) => inItsOwnProcess(id, effort)))
  print(json ? JSON.stringify(report, null, 2) : written(report))
  return report
}

interface Effort {
  readonly seconds: number
  readonly iterations: number
}
const ITERATIONS = 100

async function reportOn(game: AnyGame, { seconds, iterations }: Effort): Promise<BenchReport> {
  const rates = new Map(groupsOf(game, iterations).flatMap(loads => [...measure(loads(), seconds)]))
  return {
    node: process.versions.node,
    seconds,
    iterations,
    games: [gameReport(game, rates)],
    late: game === millrace ? await lateOn(seconds) : null,
  }
}

const lateOn = async (seconds: number): Promise<{ table: Late; host: Late }> => ({
  table: await lateAtTable(seconds),
  host: await lateThroughHost(seconds),
})

function inItsOwnProcess(game: string, { seconds, iterations }: Effort): BenchReport {
  const effort = ['--seconds', String(seconds), '--iterations', String(iterations)]
  const script = [fileURLToPath(import.meta.url), game, ...effort, '--json']
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' })) as BenchReport
}

function together(reports: readonly BenchReport[]): BenchReport {
  const [first] = reports
  if (first === undefined) throw new Error('there is no game to measure')
  const late = reports.find(one => one.late !== null)?.late ?? null
  return { ...first, games: reports.flatMap(({ games }) => games), late }
}

function gameOf(id: string): AnyGame {
  const game = LOADS[id]
  if (game === undefined) throw new Error(`there is no game '${id}' to measure; there are ${benchGames.join(', ')}`)
  return game
}

const pairOf = (game: AnyGame): Pair | undefined => PAIRS.find(pair => pair.game === game)

const ENGINES: readonly Engine[] = ['reducer', 'client']

/**
 * All of a game's measurements, in groups measured one after another. In a group both engines take turns. Each group is prepared when
 * the earlier ones have been measured: tables and game files use the same functions in other ways, after which V8 optimizes random
 * games less than in a match of bots.
 */
function groupsOf(game: AnyGame, iterations: number): (() => Load[])[] {
  const pair = pairOf(game)
  const peers = <T>(loads: (pair: Pair) => T[]): T[] => (pair === undefined ? [] : loads(pair))
  const onEach = (load: (pair: Pair, engine: Engine) => Load) => peers(one => ENGINES.map(engine => load(one, engine)))
  return [
    () => [copies(game)],
    () => [playouts(game), ...onEach(peerPlayouts)],
    () => [search(game, iterations), ...peers(one => [peerSearch(one, iterations)])],
    () => [...operations(game), replays(game), fileReplays(game), ...onEach(peerReplays)],
  ]
}

function gameReport(game: AnyGame, rates: ReadonlyMap<string, number>): GameReport {
  const rate = (load: string) => rates.get(`${game.id} ${load}`) ?? 0
  const size = sizeOf(game)
  const choices = rate('playouts')
  const against = (engine: Engine): Against => ({
    choices: rate(`playouts on the ${engine}`),
    replays: rate(`replay on the ${engine}`),
    choicesRatio: choices / rate(`playouts on the ${engine}`),
    replaysRatio: rate('replay') / rate(`replay on the ${engine}`),
  })
  return {
    game: game.id,
    ...size,
    choices,
    games: choices / size.choicesPerGame,
    search: {
      iterations: rate('search'),
      boardgameIo: pairOf(game) === undefined ? null : rate('search on boardgame.io'),
    },
    operations: { options: rate('options'), choose: rate('choose'), clone: rate('clone'), hash: rate('hash') },
    replays: rate('replay'),
    fileReplays: rate('game file'),
    boardgameIo: pairOf(game) === undefined ? null : { reducer: against('reducer'), client: against('client') },
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      seconds: { type: 'string', default: '1' },
      iterations: { type: 'string', default: String(ITERATIONS) },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  await bench({
    ...(positionals.length > 0 ? { games: positionals } : {}),
    seconds: Number(values.seconds),
    iterations: Number(values.iterations),
    json: values.json,
  })
}
