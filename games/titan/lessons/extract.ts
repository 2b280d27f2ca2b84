// Lesson 6: what the wells give at the end of a cycle.

import type { Lesson } from '@tableworks/lessons'
import { ZONE } from '../data/crater.ts'
import type { game } from '../index.ts'
import { isInNetwork } from '../readings/network.ts'
import { sheetOf } from '../readings/score.ts'
import { arranged, DEPLOYED } from './arrange.ts'

export const extract: Lesson<typeof game> = {
  id: 'extract',
  title: 'Tholins come first',
  goal: 'Extract Deuterium from both of your Rigs',
  intro: 'At the end of a cycle, each Rig you control in your Network gives you one cube from its well.',
  start: {
    ...DEPLOYED,
    choices: `${DEPLOYED.choices}
      pipe HU03a from U03; skip drone; end turn
      pipe HU05b from U05; skip drone; end turn
      pipe VML02 from M02; skip drone; end turn
      pipe HM05a from M05; skip drone; end turn
      pipe HM02a from M02; skip drone; end turn
      pipe VML05 from M05; skip drone; end turn`,
    arrange: arranged({
      credits: [11, 6],
      pipes: { VML03: [0, 'M03'] },
      rigs: {
        M02: { rig: 'blue-3', well: [1, 2], control: { by: 0, module: 'orange' } },
        L04: { rig: 'orange-1', well: [0, 4], control: { by: 0, module: 'blue' } },
        M05: { rig: 'cream-2' },
        L06: { rig: 'black-2' },
      },
      holds: [{ water: 1, hydrocarbons: 1, tholins: 3 }],
    }),
  },
  rivals: ['pipe HM04a from M05', 'skip drone', 'end turn', 'deploy *', 'on L*'],
  steps: [
    {
      task: 'Look at your two Rigs, M2 and L4',
      why: 'Control isn’t enough. L4 is outside your Network, so it gives nothing. M2 is inside, but it has 1 Tholins, and Tholins come out before Deuterium. You must take it.',
      look: [
        { kind: 'zone', zone: 'M02' },
        { kind: 'zone', zone: 'L04' },
      ],
    },
    {
      task: 'Lead a Pipe into L4',
      why: 'It’s the last turn of this cycle. A Pipe from L3 joins the Rig to your Network just in time. It’s level, so you get no Tholins.',
      goal: ({ position, seat }) => isInNetwork(position, seat, ZONE.L04),
      lit: ['pipe HL03a from L03', 'pipe HL03b from L03'],
      answers: {
        'pipe *': 'That’s legal, but this is your last Pipe of the cycle, and L4 would give you nothing.',
      },
      elsewhere: 'Your Network ends at L3, right beside L4. One Pipe is enough.',
      showMe: 'pipe HL03a from L03',
    },
    {
      task: 'Let Drone 4 load the Tholins at M2',
      why: 'A Drone can take a cube from any well. Once it carries the Tholins, only Deuterium is left for you.',
      goal: { fact: 'loaded', cube: 'tholins', zone: 'M02' },
      lit: ['drone', 'move M02', 'load tholins'],
      answers: {
        'skip drone':
          'You can, but then M2 gives you its Tholins: you lose a Credit at the end instead of gaining two.',
        'move L04': 'There’s no Tholins at L4, so the Drone can’t help there. M2 is the dirty one.',
        'load deuterium': 'That looks good, but then you extract the Tholins. Load the Tholins instead.',
        'no action': 'Then the Tholins stays on top, and you extract it.',
      },
      elsewhere: 'The one Tholins in your way is at M2.',
      showMe: 'drone; move M02; load tholins',
    },
    {
      task: 'End your turn, and the cycle',
      why: 'Ben takes his last turn. Then everyone extracts: you from M2 and L4.',
      goal: [
        { fact: 'extracted', cube: 'deuterium', zone: 'M02' },
        { fact: 'extracted', cube: 'deuterium', zone: 'L04' },
      ],
      elsewhere: 'Everything is ready. End your turn.',
      showMe: 'end turn',
    },
    {
      task: 'See what it’s worth',
      why: 'Your Deuterium is worth {deuterium} Credits at the end, and your Tholins {tholins}. After the last cycle you take all the Tholins of your Rigs, so clean their wells before then.',
      values: ({ position, seat }) =>
        Object.fromEntries(sheetOf(position).map(({ line, values }) => [line, values[seat]])),
      look: [
        { kind: 'cubes', cube: 'deuterium', seat: 0 },
        { kind: 'cubes', cube: 'tholins', seat: 0 },
      ],
    },
  ],
  learned:
    'Before a cycle ends, check three things for each of your Rigs: do your arrows lead there, does the well have Tholins, and can a Drone take them?',
}
