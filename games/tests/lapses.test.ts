// Whole games of the lower levels. However badly they judge, they must not look broken: their games end, and they never do nothing
// while something clearly better is possible. LAPSES_GAMES=50 plays more games and prints the counts.

import { LapseCounter, levelsAmong, playerAt, playGame } from '@tableworks/bots'
import { Referee } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { botEntryFor, playersFor } from '../bots.ts'
import { GAMES } from '../index.ts'

const GAMES_EACH = Number(process.env['LAPSES_GAMES'] ?? 1)
/** These levels see further than the judges, and some take long. */
const WISER = ['titan expert', 'empire-planner hard', 'age-of-industry hard', 'age-of-industry expert']

const tables = Object.values(GAMES).flatMap(game => {
  const { advice, networks } = botEntryFor(game.id)
  if (advice?.isIdle === undefined) return []
  const players = playersFor(game.id)
  const maps = game.id === 'age-of-industry' ? [{ map: 'japan' }, { map: 'minnesota' }] : [{}]
  const seats = game.id === 'age-of-industry' ? 3 : 2
  return maps.flatMap(variants =>
    levelsAmong(players)
      .filter(level => !WISER.includes(`${game.id} ${level}`))
      .map(level => ({
        name: [game.name, ...Object.values(variants), level].join(', '),
        game,
        seats,
        variants,
        player: playerAt(players, level),
        judges: networks?.teachers ?? [advice],
      })),
  )
})

describe('Whole games', () => {
  it.each(tables)(
    '$name: no idle moves with something better to do',
    ({ name, game, seats, variants, player, judges }) => {
      const referee = new Referee(game)
      const counter = new LapseCounter(referee, judges)
      let longest = 0
      for (let i = 0; i < GAMES_EACH; i++) {
        const everyone = Array.from({ length: seats }, () => player)
        longest = Math.max(longest, playGame(referee, everyone, `lapses ${i}`, variants, counter).choices)
      }
      const each = (count: number) => (count / GAMES_EACH / seats).toFixed(2)
      if (GAMES_EACH > 1)
        console.log(
          `${name}: ${each(counter.idle)} idle, ${each(counter.lapses)} lapses a seat and game, up to ${longest} choices`,
        )

      expect(counter.idle).toBeGreaterThan(0)
      expect(counter.lapses).toBe(0)
    },
  )
})
