// tw bench: how fast the games are, beside others.

import { GAMES } from '@tableworks/games'
import { nearest } from '../nearest.ts'
import { Usage, verb } from '../verb.ts'

/** The game made to be measured beside others. */
const FOR_MEASURING = 'millrace'

export const bench = verb({
  name: 'bench',
  summary: 'speed of every game, side by side with peers in one run',
  takes: '[GAME|server]',
  about:
    'Measures playouts, a plain tree search, options, choose, clone, hash and replays of each game, and boardgame.io with its\n' +
    'own search on two of them, taking turns in one run; each game in a process of its own. Times are CPU times.\n' +
    '`tw bench server` measures the server instead: a choice from said to stored and told, beside a bare echo and boardgame.io.',
  flags: {
    seconds: { type: 'string', value: 'N', help: 'CPU seconds for each measurement; 1 if left out' },
    crowd: { type: 'boolean', help: 'with `server`: 2,000 people at 500 tables beside 20,000 idle ones' },
    json: { type: 'boolean', help: 'the figures as JSON' },
  },
  examples: [
    'tw bench',
    'tw bench salt-and-timber --seconds 0.2',
    'tw bench server --seconds 30',
    'tw bench server --crowd --seconds 20',
  ],
  async run(word, { seconds = '1', crowd = false, json = false }) {
    const time = secondsFrom(seconds)
    if (word === 'server') return crowd ? ofCrowd(time, json) : server(time, json)
    const known = [...Object.keys(GAMES), FOR_MEASURING]
    if (word !== undefined && !known.includes(word))
      throw new Usage(`There is no game '${word}' to measure${nearest(word, known)}`, 'tw bench --help')
    // The one arrow from the toolbox into tools/. It is loaded late: its peers are installed when they are first wanted.
    const { bench: measure, benchGames } = await import('@tableworks/bench')
    measure({ games: word === undefined ? benchGames : [word], seconds: time, json })
    return 0
  },
})

const TABLES_AT_ONCE = 20

async function server(seconds: number, json: boolean): Promise<number> {
  const { benchServer, writtenServer } = await import('@tableworks/bench')
  const report = await benchServer({ seconds, tables: TABLES_AT_ONCE })
  console.log(json ? JSON.stringify(report, null, 2) : writtenServer(report))
  return 0
}

async function ofCrowd(seconds: number, json: boolean): Promise<number> {
  const { benchCrowd, writtenCrowd } = await import('@tableworks/bench')
  const report = await benchCrowd({ seconds })
  console.log(json ? JSON.stringify(report, null, 2) : writtenCrowd(report))
  return 0
}

function secondsFrom(text: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  if (seconds > 0 && seconds <= 600) return seconds
  throw new Usage(`--seconds should be a number above 0, 600 at most, not '${text}'.`, 'tw bench --help')
}
