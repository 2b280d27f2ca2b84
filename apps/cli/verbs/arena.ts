// tw arena: rated matches between players.

import { type Player, playGame } from '@tableworks/bots'
import { type AnyGame, type VariantValue, Referee } from '@tableworks/kernel'
import { seating, seatsHeldBy } from '../arena/seating.ts'
import { Tally, wilson } from '../arena/tally.ts'
import { columns } from '../text/columns.ts'
import { progress } from '../text/progress.ts'
import { verb, whole } from '../verb.ts'
import { gameNamed, variantsFrom, PLAYER_NAMES, playersFrom, seatsFrom } from '../wanted.ts'

export const arena = verb({
  name: 'arena',
  summary: 'matches between players: win rates with confidence intervals',
  takes: 'GAME',
  about:
    'Plays many games and counts who wins. Seats rotate, so that over a whole number of rounds each player has sat\n' +
    'everywhere equally often. With fewer players than seats the last one fills the table: `--players greedy,random\n' +
    '--seats 4` is one greedy player against three random ones. A shared first place is shared; a player with several\n' +
    'seats wins when one of them does. Intervals are Wilson intervals of 95 %.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `who plays against whom: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'how many games; 100 if left out' },
    seats: { type: 'string', value: 'K', help: 'how many seats; one for each player if left out' },
    seed: { type: 'string', value: 'S', help: 'any text; the same seed gives the same matches' },
    variant: { type: 'string', value: 'K=V', multiple: true, help: 'a variant of the game, as in tw games' },
    option: { type: 'string', value: 'K=V', multiple: true, help: 'the same, by its former name' },
    json: { type: 'boolean', help: 'the rates as JSON' },
    progress: { type: 'boolean', help: 'show progress where there is no terminal' },
  },
  examples: ['tw arena salt-and-timber --players random,random --games 1000 --seats 2'],
  run(word = '', flags) {
    const game = gameNamed(word)
    const players = playersFrom(game, flags.players ?? 'random,random')
    const games = whole('games', flags.games ?? '100', 1, 10_000_000)
    const seats = seatsFrom(
      game,
      flags.seats,
      game.seats.find(count => count === players.length),
    )
    const match = {
      game,
      players,
      games,
      seats,
      seed: flags.seed ?? 'arena',
      variants: variantsFrom(game, seats, [...(flags.variant ?? []), ...(flags.option ?? [])]),
    }
    const rated = rate(match, flags.progress).map((tally, i) => standing(players[i]?.name ?? '', tally))
    console.log(flags.json ? JSON.stringify({ game: game.id, games, players: rated }) : asText(match, rated))
    return 0
  },
})

interface Match {
  game: AnyGame
  players: readonly Player[]
  games: number
  seats: number
  seed: string
  variants: Record<string, VariantValue>
}

function rate({ game, players, games, seats, seed, variants }: Match, asked: boolean | undefined): Tally[] {
  const referee = new Referee(game)
  const tallies = players.map(() => new Tally())
  const shown = progress('games', games, asked)
  for (let i = 0; i < games; i++) {
    const seated = seating(players.length, seats, i)
    const { result } = playGame(
      referee,
      seated.map(entry => players[entry] as Player),
      `${seed} ${i}`,
      variants,
    )
    for (const entry of new Set(seated)) tallies[entry]?.add(result, seatsHeldBy(entry, seated))
    shown.at(i + 1)
  }
  shown.end()
  return tallies
}

interface Standing {
  name: string
  winRate: number
  low: number
  high: number
  meanScore: number
}

function standing(name: string, { games, wins, seatGames, score }: Tally): Standing {
  const { low, high } = wilson(wins, games)
  return {
    name,
    winRate: rounded(wins / Math.max(1, games)),
    low: rounded(low),
    high: rounded(high),
    meanScore: rounded(score / Math.max(1, seatGames)),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

function asText({ game, games, seats, seed }: Match, players: readonly Standing[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return [
    `${game.name}, ${seats} seats, ${games} games, seed ${seed}`,
    '',
    ...columns([
      ['player', 'wins', '95 % interval', 'mean score'],
      ...players.map(({ name, winRate, low, high, meanScore }) => [
        name,
        percent(winRate),
        `${percent(low)} to ${percent(high)}`,
        meanScore.toFixed(1),
      ]),
    ]),
  ].join('\n')
}
