// tw bench: the games' speed, next to boardgame.io's.

import { GAMES } from '@tableworks/games'
import { nearest } from '../nearest.ts'
import { Usage, verb, whole } from '../verb.ts'

/** The game that exists only for benchmarks. */
const FOR_MEASURING = 'millrace'

export const bench = verb({
  name: 'bench',
  summary: 'measure the speed of every game, next to boardgame.io',
  takes: '[GAME|server]',
  about:
    'Measures each game: playouts, a plain tree search, options, choose, clone, hash and replays. On two games it also\n' +
    'measures boardgame.io with its own search, taking turns in one run. Each game runs in its own process. Times are CPU\n' +
    'times. `tw bench server` measures the server instead: the time from a choice to its broadcast, compared with a plain\n' +
    'echo and boardgame.io.',
  flags: {
    seconds: { type: 'string', value: 'N', help: 'CPU seconds per measurement (default: 1)' },
    crowd: { type: 'boolean', help: 'with `server`: 2,000 people at 500 tables plus 20,000 idle tables' },
    game: {
      type: 'string',
      value: 'GAME',
      help: 'with `server`: play this game from the middle of a recording; with --crowd: at a growing rate',
    },
    against: {
      type: 'string',
      value: 'FOLDER',
      help: 'with `server`: also measure another checkout of this repository',
    },
    servers: { type: 'string', value: 'N', help: 'with `server`: one to N servers on one PostgreSQL' },
    finished: {
      type: 'string',
      value: 'N',
      help: 'with `server`: disk, lists and times to open among N finished games',
    },
    database: {
      type: 'string',
      value: 'URL',
      help: 'an empty PostgreSQL database for --servers (default: TABLEWORKS_DATABASE) or --finished (default: a file)',
    },
    json: { type: 'boolean', help: 'print JSON' },
  },
  examples: [
    'tw bench',
    'tw bench salt-and-timber --seconds 0.2',
    'tw bench server --seconds 30',
    'tw bench server --game titans-of-industry --against ../before',
    'tw bench server --crowd --seconds 20',
    'tw bench server --crowd --game titans-of-industry --seconds 10',
    'tw bench server --finished 50000',
    'tw bench server --servers 3 --database postgres://tableworks@localhost/bench',
  ],
  async run(word, { seconds = '1', crowd = false, json = false, servers, finished, database, game, against }) {
    const time = secondsFrom(seconds)
    if (word === 'server' && servers !== undefined) return ofMany(time, json, servers, database)
    if (word === 'server' && finished !== undefined)
      return ofFinished(whole('finished', finished, 1, 10_000_000), json, database)
    if (word === 'server') {
      if (game !== undefined && GAMES[game] === undefined)
        throw new Usage(`There is no game '${game}' to measure${nearest(game, Object.keys(GAMES))}`, 'tw bench --help')
      if (!crowd) return server({ seconds: time, game, against }, json)
      return game === undefined ? ofCrowd(time, json) : ofCurve(game, time, json)
    }
    const known = [...Object.keys(GAMES), FOR_MEASURING]
    if (word !== undefined && !known.includes(word))
      throw new Usage(`There is no game '${word}' to measure${nearest(word, known)}`, 'tw bench --help')
    // Loaded late, because the libraries to compare with are installed on first use.
    const { bench: measure, benchGames } = await import('@tableworks/bench')
    await measure({ games: word === undefined ? benchGames : [word], seconds: time, json })
    return 0
  },
})

const TABLES_AT_ONCE = 20
const TABLES_ON_SERVERS = 8

interface ServerWanted {
  readonly seconds: number
  readonly game: string | undefined
  readonly against: string | undefined
}

async function server(wanted: ServerWanted, json: boolean): Promise<number> {
  const { benchServer, writtenServer } = await import('@tableworks/bench')
  const report = await benchServer({ ...wanted, tables: TABLES_AT_ONCE })
  console.log(json ? JSON.stringify(report, null, 2) : writtenServer(report))
  return 0
}

async function ofMany(seconds: number, json: boolean, count: string, url?: string): Promise<number> {
  const servers = /^[1-9]$/.test(count) ? Number(count) : 0
  if (servers === 0) throw new Usage('--servers takes a number from 1 to 9', 'tw bench --help')
  const database = url ?? process.env['TABLEWORKS_DATABASE'] ?? ''
  if (database === '') throw new Usage('--servers needs --database or TABLEWORKS_DATABASE', 'tw bench --help')
  const { benchMany, writtenMany } = await import('@tableworks/bench')
  const report = await benchMany({ seconds, tables: TABLES_ON_SERVERS, servers, database })
  console.log(json ? JSON.stringify(report, null, 2) : writtenMany(report))
  return 0
}

async function ofFinished(games: number, json: boolean, database: string | null = null): Promise<number> {
  const { benchFinished, writtenFinished } = await import('@tableworks/bench')
  const report = await benchFinished({ games, database })
  console.log(json ? JSON.stringify(report, null, 2) : writtenFinished(report))
  return 0
}

async function ofCrowd(seconds: number, json: boolean): Promise<number> {
  const { benchCrowd, writtenCrowd } = await import('@tableworks/bench')
  const report = await benchCrowd({ seconds })
  console.log(json ? JSON.stringify(report, null, 2) : writtenCrowd(report))
  return 0
}

const TABLES_OF_CURVE = 500

async function ofCurve(game: string, seconds: number, json: boolean): Promise<number> {
  const { benchCurve, writtenCurve } = await import('@tableworks/bench')
  const report = await benchCurve({ game, seconds, tables: TABLES_OF_CURVE })
  console.log(json ? JSON.stringify(report, null, 2) : writtenCurve(report))
  return 0
}

function secondsFrom(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= 600) return seconds
  throw new Usage(`--seconds must be a number above 0, at most 600, not '${text}'.`, 'tw bench --help')
}
