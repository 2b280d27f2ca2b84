// tw arena: rated matches between players.

import { DealTest, levelBounds } from '../arena/deal-test.ts'
import { Elo } from '../arena/elo.ts'
import { gamesInDeal, type MatchGame } from '../arena/match.ts'
import { type Bounds, ERROR_RATE } from '../arena/sprt.ts'
import { Tally } from '../arena/tally.ts'
import { wilson } from '../many/intervals.ts'
import { keptIn } from '../many/kept.ts'
import { type Plan, PLAN_FLAGS, planFrom, playAll } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { leadAs, milliseconds, percent, signed } from '../text/figures.ts'
import { Usage, verb, whole } from '../verb.ts'
import { gameNamed, PLAYER_NAMES } from '../wanted.ts'

/** What --clear means without a value. */
const LEVEL = 'level'

export const arena = verb({
  name: 'arena',
  summary: 'play matches between bots: win rates and margins with confidence intervals',
  takes: 'GAME',
  about:
    'Plays many games and counts wins. Each deal is played in every seating, so neither luck nor seats decide; a player\n' +
    'against itself gets a new deal each time. With fewer players than seats the last player fills the table:\n' +
    '`--players greedy,random --seats 4` is one greedy player against three random ones. Tied winners share the win; a\n' +
    'player with several seats wins when one of them does. Intervals are 95%: Wilson for wins, by deals for margins. The\n' +
    'margin is the lead over the best opponent. Elo counts every pair at a table. --clear tests the first player deal by deal\n' +
    '(SPRT, error rates 5%). The default bounds are the same as in tw ladder: 1.2 and 1.4 times an even share of wins.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `the players: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'number of games (default: 100)' },
    seats: { type: 'string', value: 'K', help: 'number of seats (default: one per player)' },
    option: { type: 'string', value: 'K=V', multiple: true, help: 'former name of --variant' },
    clear: {
      type: 'string',
      value: 'LOW,HIGH',
      alone: LEVEL,
      help: 'stop when the first player clearly wins at least HIGH or at most LOW percent',
    },
    cpu: { type: 'boolean', help: 'print CPU time per decision' },
    ...PLAN_FLAGS,
  },
  examples: [
    'tw arena salt-and-timber --players random,random --games 1000 --seats 2',
    'tw arena empire-planner --players hard,normal --games 400 --clear --keep hard.jsonl',
    'tw arena titan --players farsighted,greedy --games 2000 --clear 50,55',
  ],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const match = planFrom(game, {
      players: flags.players ?? 'random,random',
      seats: flags.seats,
      seed: flags.seed ?? 'arena',
      variants: [...(flags.variant ?? []), ...(flags.option ?? [])],
      set: flags.set,
    })
    const score = new Score(match)
    const test = flags.clear === undefined ? null : new DealTest(match, boundsFrom(flags.clear, match))
    await playAll(
      match,
      keptIn<MatchGame>(flags.keep, 'match', match),
      {
        worker: new URL('../arena/worker.ts', import.meta.url),
        games: whole('games', flags.games ?? '100', 1, 10_000_000),
        workers: flags.workers,
        progress: flags.progress,
      },
      one => {
        score.add(one)
        return test?.add(one) === undefined ? undefined : 'enough'
      },
    )
    const standings = score.standings(match.players, flags.cpu === true)
    const { seats, seed } = match
    console.log(
      flags.json
        ? JSON.stringify({
            game: game.id,
            games: score.games,
            players: standings,
            ...(test === null ? {} : { test: asData(test) }),
          })
        : [
            `${game.name}, ${seats} seats, ${score.games} games, seed ${seed}`,
            '',
            ...asTable(standings),
            ...(test === null ? [] : ['', sentenceOn(test)]),
          ].join('\n'),
    )
    return 0
  },
})

/** `50,55` as shares, or the bounds of a level. */
function boundsFrom(text: string, { players, seats }: Plan): Bounds {
  const wrong = (sentence: string) => new Usage(sentence, 'tw arena --help')
  if (players.length < 2) throw wrong('--clear needs two players.')
  if (text === LEVEL) return levelBounds(seats)
  const [low = Number.NaN, high = Number.NaN, ...more] = text.split(',').map(one => Number(one) / 100)
  if (more.length === 0 && low > 0 && low < high && high < 1) return { low, high }
  throw wrong(`--clear takes two percentages, the lower first, such as 50,55, not '${text}'.`)
}

const asData = ({ verdict, bounds: { low, high } }: DealTest) => ({
  verdict: verdict ?? 'undecided',
  low: rounded(low),
  high: rounded(high),
})

function sentenceOn({ verdict, bounds: { low, high } }: DealTest): string {
  const found =
    verdict === undefined
      ? `Undecided: neither at least ${percent(high)} nor at most ${percent(low)} of wins`
      : verdict === 'passed'
        ? `Passed: at least ${percent(high)} of wins rather than at most ${percent(low)}`
        : `Failed: at most ${percent(low)} of wins rather than at least ${percent(high)}`
  return `${found} (error rates ${percent(ERROR_RATE)}).`
}

class Score {
  readonly match: Plan
  games = 0
  private readonly tallies: Tally[]
  private readonly elo: Elo

  constructor(match: Plan) {
    this.match = match
    this.tallies = match.players.map(() => new Tally())
    this.elo = new Elo(match.players.length)
  }

  add(game: MatchGame): void {
    this.games += 1
    this.elo.add(game)
    const deal = Math.floor(game.number / gamesInDeal(this.match))
    for (const [entry, tally] of this.tallies.entries()) tally.add(game, entry, deal)
  }

  standings(names: readonly string[], withCpu: boolean): Standing[] {
    const ratings = this.elo.ratings()
    return this.tallies.map((tally, i) => {
      const { low, high } = wilson(tally.wins, tally.games)
      const margin = tally.margin()
      return {
        name: names[i] ?? '',
        winRate: rounded(tally.wins / Math.max(1, tally.games)),
        low: rounded(low),
        high: rounded(high),
        meanScore: rounded(tally.score / Math.max(1, tally.seatGames)),
        margin: rounded(margin.mean),
        marginWithin: margin.within === null ? null : rounded(margin.within),
        elo: ratings[i] ?? 0,
        ...(withCpu ? { cpuMs: rounded(tally.cpuMs()) } : {}),
      }
    })
  }
}

interface Standing {
  readonly name: string
  readonly winRate: number
  readonly low: number
  readonly high: number
  readonly meanScore: number
  readonly margin: number
  readonly marginWithin: number | null
  readonly elo: number
  readonly cpuMs?: number
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

function asTable(players: readonly Standing[]): string[] {
  const hasCpu = players.some(({ cpuMs }) => cpuMs !== undefined)
  return columns([
    ['player', 'wins', '95% interval', 'mean score', 'margin', 'Elo', ...(hasCpu ? ['CPU per decision'] : [])],
    ...players.map(({ name, winRate, low, high, meanScore, margin, marginWithin, elo, cpuMs }) => [
      name,
      percent(winRate),
      `${percent(low)} to ${percent(high)}`,
      meanScore.toFixed(1),
      leadAs({ mean: margin, within: marginWithin }),
      signed(elo, 0),
      ...(cpuMs === undefined ? [] : [milliseconds(cpuMs)]),
    ]),
  ])
}
