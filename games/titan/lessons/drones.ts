// Lesson 7: what Drones carry, and what they destroy.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { arranged, DEPLOYED } from './arrange.ts'

export const drones: Lesson<typeof game> = {
  id: 'drones',
  title: 'Drones carry and cut',
  goal: 'Bring home Ben’s Deuterium, then cut one of his Pipes',
  intro: 'Each turn has its own Drone: Drone 1 in turn 1, Drone 2 in turn 2, and so on. It moves, then it acts.',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      credits: [3, 13],
      pipes: { VUM04a: [1, 'U04'] },
      rigs: {
        M02: { rig: 'blue-3', well: [1, 2], control: { by: 1, module: 'blue' } },
        M04: { rig: 'orange-1', well: [0, 4], control: { by: 1, module: 'orange' } },
        M05: { rig: 'cream-2' },
        L06: { rig: 'black-2' },
      },
      holds: [{ hydrocarbons: 1, titanium: 2, tholins: 1 }],
      dropship: { water: 1 },
    }),
  },
  rivals: ['pipe HU05b from U05', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Look at the well at M2',
      why: 'Ben controls this Rig, but a well isn’t locked: any Drone there may load 1 Tholins or 1 Deuterium. Inside your Network it moves for free, even against the arrows.',
      look: [
        { kind: 'zone', zone: 'M02' },
        { kind: 'drone', drone: 1, seat: 0 },
      ],
    },
    {
      task: 'Pay a Titanium, load Deuterium at M2',
      why: 'A Drone acts once a turn: load or drop, not both. Pay a Titanium first and it acts twice, so it can load a cube and bring it home in one turn.',
      goal: { fact: 'loaded', cube: 'deuterium', zone: 'M02' },
      lit: ['titanium', 'move M02', 'load deuterium'],
      answers: {
        'pipe *': 'You can, but then you can’t pay the Titanium: that’s only allowed before the Pipe.',
        'recover *': 'You can, but then you can’t pay the Titanium: that’s only allowed before this.',
        'load tholins': 'That would only clean Ben’s well. Only Deuterium scores at the end of the game.',
        'move *': 'It can fly there, and pays Hydrocarbons outside your Network. But the well is at M2.',
      },
      elsewhere: 'First the Titanium, then fly to M2, then load the Deuterium.',
      showMe: 'titanium; move M02; load deuterium',
    },
    {
      task: 'Bring the Deuterium home',
      why: 'Lay any Pipe. Then the same Drone flies again: at your Base it drops the Deuterium into your hold. Cubes still on Drones are lost at the end of the game.',
      goal: [{ fact: 'dropped', cube: 'deuterium', zone: 'U02' }, ({ seen }) => seen.decision === 'turn.start'],
      lit: ['pipe *', 'drone', 'move U02', 'drop', 'end turn'],
      answers: {
        'recover water': 'That works too. But lay a Pipe this turn, and keep the Water for your next one.',
        'skip drone': 'You can, but Drone 1 is next activated in the next cycle. Until then the cube stays on it.',
        'move U05': 'That’s Ben’s Base: dropped there, it would go into his hold.',
        'move *': 'You can, but Deuterium can only be dropped at a Base. Yours is U2.',
        'no action': 'You’re home: drop it, and it’s safe.',
      },
      elsewhere: 'The Drone’s cube counts only in your hold. Fly home to U2 and drop it there.',
      showMe: 'pipe HU01a from U02; drone; move U02; drop; end turn',
    },
    {
      task: 'Destroy Ben’s Pipe from U5 to U4',
      why: 'Use your Dropship, then fly Drone 2 to U4. That’s outside your Network, so it costs a Hydrocarbon. Destroying a Pipe beside it costs a Titanium.',
      goal: { fact: 'destroyed', slot: 'HU04a' },
      answers: {
        titanium: 'You have just one Titanium left, and destroying needs it. One flight is enough.',
        'skip drone': 'You can, but Ben’s Rig at M4 then gives him Deuterium at the end of the cycle.',
        'destroy VUM04a': 'That cuts off M4 as well, but U4 stays in Ben’s Network. Cut higher up, and he loses more.',
      },
      elsewhere: 'That’s legal, but the Pipe is still there. It touches U4 and U5, so Drone 2 must be at one of them.',
      showMe: 'recover water; drone; move U04; destroy HU04a',
    },
    {
      task: 'See what Ben has lost',
      why: 'Ben still controls M4, and his Module still works. But no arrow leads there any more, so he can’t extract from it until he lays a new Pipe. The slot is free: you could take it.',
      look: [
        { kind: 'slot', slot: 'HU04a' },
        { kind: 'zone', zone: 'M04' },
      ],
    },
  ],
  learned:
    'Titanium lets a Drone act twice or cut a Pipe, and Hydrocarbons take it anywhere. Drop Tholins at a rival’s Rig: it’s the first cube they extract.',
}
