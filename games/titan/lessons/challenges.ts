// Challenges of Titan. The third marks are the best of all lines, found by a search that took one Module colour for all of them. The
// others are close to what bots reach with `tw lessons titan --games 8`, except for the second mark of "All in one turn": bots play for
// the whole game, so they rarely spend everything at once, and the mark is what both Objectives and the order pay.

import type { PositionOf, Seat } from '@tableworks/kernel'
import type { Challenge } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { sheetOf } from '../readings/score.ts'
import { arranged, DEPLOYED } from './arrange.ts'

export const bigTurn: Challenge<typeof game> = {
  id: 'big-turn',
  title: 'All in one turn',
  aim: 'Score as many Credits as you can in this turn',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      credits: [0, 0],
      pipes: { VUM03a: [0, 'U03'], VUM03b: [0, 'U03'], HU03a: [0, 'U03'] },
      rigs: {
        M02: { rig: 'orange-4' },
        M05: { rig: 'cream-2' },
        L04: { rig: 'red-0' },
        L06: { rig: 'black-2' },
      },
      holds: [{ silicium: 4, hydrocarbons: 5, water: 1, tholins: 2 }],
    }),
  },
  over: ({ seen, seat }) => seen.actor !== seat,
  measure: ({ position, seat }) => position.credits[seat],
  stars: [6, 13, 19],
  best: 'pipe VUM02b from U02; objective upper-middle; objective silicium-hydrocarbons; drone; move M02; no action; upgrade M02; module orange; order phobos; end turn',
  learned:
    'One Pipe can do three things: fill a slot, activate a Rig, and meet two Objectives. Then show your cubes before you spend them.',
}

/** What a seat would score if the game ended now, but for its majorities. */
const worth = (position: PositionOf<typeof game>, seat: Seat): number =>
  sheetOf(position)
    .filter(({ line }) => ['credits', 'deuterium', 'tholins'].includes(line))
    .reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)

export const lastTurn: Challenge<typeof game> = {
  id: 'last-turn',
  title: 'Before the wells open',
  aim: 'Be worth as much as you can after this extraction',
  seat: 1,
  start: {
    ...DEPLOYED,
    choices: `${DEPLOYED.choices}
      pipe HU03a from U03; skip drone; end turn
      pipe HU05b from U05; skip drone; end turn
      pipe VML02 from M02; skip drone; end turn
      pipe HM05a from M05; skip drone; end turn
      pipe HM02a from M02; skip drone; end turn
      pipe VML05 from M05; skip drone; end turn
      pipe HU02b from U02; skip drone; end turn`,
    arrange: arranged({
      cycle: 2,
      credits: [0, 0],
      rigs: {
        M02: { rig: 'blue-3', control: { by: 0, module: 'blue' } },
        M04: { rig: 'red-0' },
        M05: { rig: 'cream-2', well: [1, 3], control: { by: 1, module: 'orange' } },
        M06: { rig: 'blue-1', well: [1, 4] },
        L04: { rig: 'orange-1' },
        L06: { rig: 'black-2', well: [0, 3], control: { by: 1, module: 'blue' } },
      },
      holds: [{}, { silicium: 4, hydrocarbons: 1, tholins: 0 }],
    }),
  },
  over: ({ position }) => position.cycle === 3,
  measure: ({ position, seat }) => worth(position, seat),
  stars: [3, 5, 7],
  best: 'pipe HM04a from M05; well M06; drone; move M05; load tholins; upgrade M06; module orange; end turn',
  learned:
    'Tholins come first, so clean every well you extract from: a red Rig cleans one, a Drone another. Each cleaned well is three Credits better.',
}
