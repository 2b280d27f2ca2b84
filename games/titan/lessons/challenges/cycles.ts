// Challenges that last until the end of a cycle or of the game. A search by nested rollouts found the best
// lines. The numbers for one and two stars are close to what most bots and the best bots reach
// (`npm run tw -- lessons titan --games 8`).

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { arranged, DEPLOYED } from '../arrange.ts'
import { lead, scored, worth } from './measures.ts'
import { CLOSE_EVENING, EVENING } from './recorded.ts'

/** Rivals that have nothing left to do. */
const QUIET = ['hold', 'none', 'discard *', 'recover *', 'skip drone', 'end turn', 'pipe *']

export const lastTurn: Challenge<typeof game> = {
  id: 'last-turn',
  title: 'Before the wells open',
  aim: 'Reach the highest score you can after this extraction',
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
  measure: worth,
  stars: [3, 5, 7],
  best: 'pipe HM04a from M05; well M06; drone; move M05; load tholins; upgrade M06; module orange; end turn',
  learned:
    'You extract Tholins first, so clean your wells: a red Rig cleans one, a Drone another. Each clean well is worth three Credits more.',
}

export const goodCycle: Challenge<typeof game> = {
  id: 'good-cycle',
  title: 'A good cycle',
  aim: 'Score as many Credits as you can in a cycle of four turns',
  start: upTo(EVENING, 119),
  rivals: [
    'pipe VUM06a from U06',
    'pipe HU05b from U05',
    'order io',
    'recover water',
    'pipe VUM06b from U06',
    'upgrade M06',
    'module blue',
    ...QUIET,
  ],
  over: ({ position }) => position.cycle === 4,
  measure: scored,
  stars: [6, 14, 28],
  best: 'pipe VUM05a from U05; order europa; skip drone; end turn; pipe HM04a from M05; discard water; drone; move L01; no action; upgrade M05; module orange; end turn; pipe HU02b from U03; order callisto; skip drone; upgrade L01; module cream; end turn; pipe HU02a from U02; order triton; skip drone; upgrade U02; module blue; end turn',
  learned:
    'Fulfil an order each turn and upgrade in the last three. Plan which Pipe gives you the cubes for which order: Ben’s orders bring up the next ones.',
}

export const comeback: Challenge<typeof game> = {
  id: 'comeback',
  title: 'Fourteen behind',
  aim: 'Three turns are left. End as far ahead of Ann as you can',
  seat: 1,
  start: upTo(CLOSE_EVENING, 260),
  rivals: ['pipe HU03a from U04', 'order io', 'recover titanium', ...QUIET],
  over: ({ seen }) => seen.actor === null,
  measure: lead,
  stars: [-8, 1, 16],
  best: 'pipe HM05b from M06; drone; move C; drop; upgrade M06; module orange; end turn; pipe VUM06a from U06; hold; hold; objective rig-control; drone; move U06; destroy HU05a; end turn; pipe VUM04a from U04; well U02; objective hydrocarbons; drone; move M05; drop; end turn',
  learned:
    'Rig Control lets you catch up. Then cut your own Pipe: you don’t extract from a Rig outside your Network, so its Tholins stay in the well.',
}

export const fiveRigs: Challenge<typeof game> = {
  id: 'five-rigs',
  title: 'Five Rigs',
  aim: 'Reach the highest score you can by the end of this cycle',
  seat: 1,
  start: upTo(EVENING, 167),
  rivals: [
    'pipe HM04a from M04',
    'pipe HM05b from M05',
    'upgrade M05',
    'module cream',
    'recover hydrocarbons',
    'pipe VUM01a from U01',
    'well U01',
    'upgrade M01',
    'module red',
    'objective rig-control',
    ...QUIET,
  ],
  over: ({ position }) => position.cycle === 5,
  measure: worth,
  stars: [48, 56, 78],
  best: 'pipe HM05a from M06; skip drone; order triton; upgrade M05; module orange; end turn; pipe VUM05b from U05; order iapetus; drone; move L01; no action; end turn; pipe VUM06b from U06; hold; skip drone; upgrade M06; module red; end turn; pipe VUM03a from M03; objective upper-middle; drone; move U05; drop; upgrade L01; module orange; objective rig-control; end turn',
  learned:
    'Your fifth Rig scores eight more Credits, and Drones reach Rigs that Pipes don’t. At the start of a cycle, count the Objectives, then choose your upgrades.',
}

export const lastWord: Challenge<typeof game> = {
  id: 'last-word',
  title: 'The last word',
  aim: 'Lead Ann by as much as you can after the extraction',
  seat: 1,
  start: upTo(CLOSE_EVENING, 167),
  rivals: QUIET,
  over: ({ position }) => position.cycle === 4,
  measure: lead,
  stars: [-3, 1, 7],
  best: 'order deimos; pipe VUM04b from U04; objective hydrocarbons; discard hydrocarbons; hold; drone; move U05; drop; end turn; discard hydrocarbons',
  learned:
    'Fulfil the order first. Then one Pipe gives you your tenth Hydrocarbon. Claim the Objective before your hold overflows. The Drone brings its Deuterium home.',
}
