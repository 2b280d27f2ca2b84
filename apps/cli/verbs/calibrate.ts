// tw calibrate: whether a network's chances come true.

import { botEntryFor } from '@tableworks/games/bots'
import type { CalledGame } from '../calibration/called.ts'
import { type Curve, curveOf } from '../calibration/curve.ts'
import { keptIn } from '../many/kept.ts'
import { PLAN_FLAGS, planFrom, playAll } from '../many/plan.ts'
import { columns } from '../text/columns.ts'
import { percent } from '../text/figures.ts'
import { verb, whole, Wrong } from '../verb.ts'
import { gameNamed, PLAYER_NAMES } from '../wanted.ts'

export const calibrate = verb({
  name: 'calibrate',
  summary: "compare a network's chances with the results",
  takes: 'GAME',
  about:
    "Bots play many games. At the start of every action the table's network estimates each seat's chance to win. For each\n" +
    'tenth of the chances, the command prints their mean and the share of those seats that won, with its 95% interval by\n' +
    'games. Chances assume that everyone plays about as well as the network.',
  flags: {
    players: { type: 'string', value: 'A,B,..', help: `the players; the last fills the table: ${PLAYER_NAMES}` },
    games: { type: 'string', value: 'N', help: 'number of games (default: 200)' },
    seats: { type: 'string', value: 'K', help: 'number of seats (default: the fewest, two or more)' },
    ...PLAN_FLAGS,
  },
  examples: ['tw calibrate age-of-industry --seats 3 --variant map=minnesota'],
  async run(word = '', flags) {
    const game = gameNamed(word)
    const plan = planFrom(game, {
      players: flags.players ?? 'expert',
      seats: flags.seats ?? String(Math.min(...game.seats.filter(count => count > 1))),
      seed: flags.seed ?? 'calibrate',
      variants: flags.variant ?? [],
      set: flags.set,
    })
    if (botEntryFor(game.id).networks?.loader.networkFor(plan.seats, plan.variants) === undefined)
      throw new Wrong(`No network judges this table. docs/bots.md lists the tables that have one.`)
    const games: CalledGame[] = []
    await playAll(
      plan,
      keptIn<CalledGame>(flags.keep, 'calibration', plan),
      {
        worker: new URL('../calibration/worker.ts', import.meta.url),
        games: whole('games', flags.games ?? '200', 2, 1_000_000),
        workers: flags.workers,
        progress: flags.progress,
      },
      called => void games.push(called),
    )
    const curve = curveOf(games)
    console.log(flags.json ? JSON.stringify(curve) : asText(curve).join('\n'))
    return 0
  },
})

const asText = ({ points, off }: Curve): string[] => [
  ...columns([
    ['called', 'won', 'within', 'positions', 'games'],
    ...points.flatMap(point =>
      point === null
        ? []
        : [
            [
              percent(point.called),
              percent(point.won),
              point.within === null ? '' : `±${(100 * point.within).toFixed(1)}`,
              point.positions,
              point.games,
            ],
          ],
    ),
  ]),
  '',
  `Mean distance: ${percent(off)}.`,
]
