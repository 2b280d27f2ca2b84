// tw arena: rated matches between players.

import { Elo } from '../arena/elo.ts'
import { gamesInDeal, type MatchGame } from '../arena/match.ts'
import { Tally } from '../arena/tally.ts'
import { wilson } from '../many/intervals.ts'
import { keptIn } from '../many/kept.ts'
import { type Plan, PLAN_FLAGS, planFrom, playAll } from '../many/plan.ts'
import { seating, seatsHeldBy } from '../many/seating.ts'
import { columns } from '../text/columns.ts'
import { verb, whole } from '../verb.ts'
import { gameNamed, PLAYER_NAMES } from '../wanted.ts'

export const arena = verb({
  name: 'arena',
  summary: 'play matches between bots: win rates and margins with confidence intervals',
  takes: 'GAME',
  about:
    'Plays many games and counts wins. Each deal is played in every seating, so neither luck nor seats decide; a player\n' +
    'against itself gets a new deal each time. With fewer players than seats the last player fills the table:\n' +
    '`--players greedy,random --seats 4` is one greedy player against three random ones. Tied winners share the win; a\n' +
    'player with several seats wins when one of them does. Intervals are 95 %: Wilson for wins, by deals for margins. The\n' +
    'margin is the lead over the best opponent. Elo counts every pair at a table.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `the players: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'number of games (default: 100)' },
    seats: { type: 'string', value: 'K', help: 'number of seats (default: one per player)' },
    option: { type: 'string', value: 'K=V', multiple: true, help: 'former name of --variant' },
    clear: { type: 'boolean', help: 'stop when the first player is clearly better or worse' },
    cpu: { type: 'boolean', help: 'print CPU time per decision' },
    ...PLAN_FLAGS,
  },
  examples: [
    'tw arena salt-and-timber --players random,random --games 1000 --seats 2',
    'tw arena empire-planner --players hard,normal --games 400 --clear --keep hard.jsonl',
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
        return flags.clear === true && score.isClear() ? 'enough' : undefined
      },
    )
    const standings = score.standings(match.players, flags.cpu === true)
    const { seats, seed } = match
    console.log(
      flags.json
        ? JSON.stringify({ game: game.id, games: score.games, players: standings })
        : [`${game.name}, ${seats} seats, ${score.games} games, seed ${seed}`, '', ...asTable(standings)].join('\n'),
    )
    return 0
  },
})

/** Repeated checks find something by luck sooner or later, so stopping needs more than 95 %. */
const CLEAR = { z: 3, games: 40 }

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

  /** Whether the first player's win rate differs significantly from its even share. */
  isClear(): boolean {
    const { wins = 0, games = 0 } = this.tallies[0] ?? {}
    if (games < CLEAR.games || this.games % gamesInDeal(this.match) !== 0) return false
    const { low, high } = wilson(wins, games, CLEAR.z)
    const even = this.evenShare()
    return low > even || high < even
  }

  /** What the first player's win rate would be if all players were equal. */
  private evenShare(): number {
    const { players, seats } = this.match
    const held = Array.from({ length: gamesInDeal(this.match) }, (_, n) =>
      seatsHeldBy(0, seating(players.length, seats, n)),
    ).filter(own => own.length > 0)
    return held.reduce((sum, own) => sum + own.length / seats, 0) / Math.max(1, held.length)
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
        ...(withCpu ? { cpuMs: rounded(tally.ms / Math.max(1, tally.decisions)) } : {}),
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
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  const signed = (value: number, digits: number) => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`
  const hasCpu = players.some(({ cpuMs }) => cpuMs !== undefined)
  return columns([
    ['player', 'wins', '95 % interval', 'mean score', 'margin', 'Elo', ...(hasCpu ? ['CPU per decision'] : [])],
    ...players.map(({ name, winRate, low, high, meanScore, margin, marginWithin, elo, cpuMs }) => [
      name,
      percent(winRate),
      `${percent(low)} to ${percent(high)}`,
      meanScore.toFixed(1),
      `${signed(margin, 1)}${marginWithin === null ? '' : ` ±${marginWithin.toFixed(1)}`}`,
      signed(elo, 0),
      ...(cpuMs === undefined ? [] : [`${cpuMs.toFixed(1)} ms`]),
    ]),
  ])
}
