// Lesson 2: a Pipe points one way, and connects zones only in that direction.

import type { Lesson } from '@tableworks/lessons'
import { ZONE } from '../data/crater.ts'
import type { game } from '../index.ts'
import { isInNetwork } from '../readings/network.ts'
import { countOf } from '../readings/objectives.ts'
import { arranged, DEPLOYED } from './arrange.ts'

const SIZE = { counts: 'zones', of: 'all', need: 1 } as const

export const pipes: Lesson<typeof game> = {
  id: 'pipes',
  title: 'A Pipe points one way',
  goal: 'Lay two Pipes and win back a lost Rig',
  intro: 'Your Network is your Base and every zone that your arrows lead to. It never runs against an arrow.',
  start: {
    ...DEPLOYED,
    arrange: arranged({ pipes: { VML04: [0, 'M04'] }, holds: [{ hydrocarbons: 1, tholins: 1 }] }),
  },
  rivals: ['pipe HU05b from U05', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Follow the arrows out of your Base at U2',
      why: 'U2 is the upper ring, column 2; M and L are the middle and lower rings. Three Pipes lead out of your Base, so {zones} more zones are in your Network.',
      values: ({ position, seat }) => ({ zones: countOf(position, seat, SIZE) }),
      look: [{ kind: 'zone', zone: 'U02' }],
    },
    {
      task: 'Lay a Pipe from U3 to U4',
      why: 'A new Pipe starts in your Network and points away from it. You get the cube printed in its slot: Silicium in the outer lane, Hydrocarbons in the inner one.',
      goal: { fact: 'laidPipe', from: 'U03', to: 'U04' },
      lit: ['pipe HU03a from U03', 'pipe HU03b from U03'],
      answers: {
        'pipe HU*': 'That Pipe’s cube is useful, but it leads back into your Network. The lost Rig is to the right.',
        'pipe V*':
          'You can go down here too, but a vertical Pipe gives you 1 Tholins, and each costs a Credit at the end.',
      },
      elsewhere: 'The lost Rig is in column 4. From U3, go through U4.',
      showMe: 'pipe HU03a from U03',
    },
    {
      task: 'End your turn',
      why: 'Each turn uses one thing from your Dropship: now that Pipe. Skip your Drone and end the turn. Ben’s Pipe also leads to U4, but only your own Pipes make your Network.',
      look: [{ kind: 'slot', slot: 'HU04a' }],
      goal: ({ seen }) => seen.decision === 'turn.start',
      lit: ['skip drone', 'end turn'],
      answers: {
        drone: 'It could fly, but there’s nothing for it to do yet. A later lesson is about Drones.',
      },
      elsewhere: 'Nothing more to do this turn: skip the Drone, then end the turn.',
      showMe: 'skip drone; end turn',
    },
    {
      task: 'Reach the Rig at L4',
      why: 'Your Pipe from M4 to L4 is cut off: nothing leads to M4. Lay a Pipe down from U4 to gain both zones. A Pipe to L4 wouldn’t help: this arrow doesn’t lead up.',
      look: [{ kind: 'slot', slot: 'VML04' }],
      goal: ({ position, seat }) => isInNetwork(position, seat, ZONE.L04),
      answers: {
        'pipe HU04b from U04': 'That works too, but it ends at Ben’s Base. The cut-off Pipe starts at M4, below U4.',
        'pipe V*': 'That goes down too, but in another column. Your old Pipe starts at M4, so lead a Pipe there.',
      },
      elsewhere: 'That’s legal, but the Rig at L4 stays out of your Network. Your old Pipe starts at M4.',
      showMe: 'pipe VUM04a from U04',
    },
    {
      task: 'See your Network now',
      why: 'It has {zones} zones besides your Base, and one holds the Rig at L4. The Pipe down also gave you 1 Tholins, like any vertical Pipe.',
      values: ({ position, seat }) => ({ zones: countOf(position, seat, SIZE) }),
      look: [
        { kind: 'zone', zone: 'L04' },
        { kind: 'cubes', cube: 'tholins', seat: 0 },
      ],
    },
  ],
  learned:
    'Check where an arrow leads before you lay it. If you lose a Pipe in the middle, you lose everything behind it, until another Pipe leads there.',
}
