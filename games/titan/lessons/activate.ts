// Lesson 3: a Pipe into a Rig activates it, and all Rigs of its colour.

import type { PositionOf } from '@tableworks/kernel'
import type { Lesson } from '@tableworks/lessons'
import { slotOf } from '../data/board.ts'
import { type SlotId, ZONE, type ZoneId } from '../data/crater.ts'
import type { game } from '../index.ts'
import { isDocked } from '../readings/drones.ts'
import { effectsOfPipe } from '../readings/laying.ts'
import { arranged, DEPLOYED } from './arrange.ts'

/** How much Water the learner would get for a Pipe. */
const waterFor = (position: PositionOf<typeof game>, slot: SlotId, to: ZoneId): number =>
  effectsOfPipe(position, 0, slotOf(position, slot), ZONE[to]).reduce(
    (sum, { what, count }) => sum + (what === 'water' ? count : 0),
    0,
  )

export const activate: Lesson<typeof game> = {
  id: 'activate',
  title: 'Activate a Rig',
  goal: 'Get Water from two Rigs at once, twice',
  intro: 'Rigs belong to no one and serve everyone. A Rig gives you something whenever you lay a Pipe into it.',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      rigs: {
        M02: { rig: 'blue-3' },
        U03: { rig: 'blue-1' },
        M05: { rig: 'cream-2' },
        L06: { rig: 'black-2' },
      },
      holds: [{ hydrocarbons: 1, tholins: 1 }],
    }),
  },
  rivals: ['pipe HU05b from U05', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Find the two blue Rigs in your Network',
      why: 'Blue gives Water, orange Silicium, black Hydrocarbons, cream Titanium. Red removes Tholins. You can use Rigs you don’t control.',
      look: [
        { kind: 'zone', zone: 'U03' },
        { kind: 'zone', zone: 'M02' },
      ],
    },
    {
      task: 'Lay a second Pipe from U2 to U3',
      why: 'Every new Pipe into a Rig activates it again, and with it all Rigs of its colour in your Network. This Pipe gives you {water} Water, and the Titanium in its slot.',
      values: ({ position }) => ({ water: waterFor(position, 'HU02b', 'U03') }),
      goal: { fact: 'laidPipe', slot: 'HU02b' },
      lit: ['pipe HU02b from U02'],
      answers: {
        'pipe * from U03': 'That Pipe leaves the Rig, so it activates nothing. Only Pipes that lead in do.',
        'pipe VUM02b from U02':
          'That activates both Rigs too, but a Pipe down also gives you 1 Tholins. Save it for your next turn.',
        'pipe * from M02': 'That Pipe leaves the Rig, so it activates nothing. Only Pipes that lead in do.',
      },
      elsewhere: 'That Pipe leads into no Rig. From your Base to U3 there’s a free slot beside the first.',
      showMe: 'pipe HU02b from U02',
    },
    {
      task: 'Send Drone 1 to M2 and leave it empty',
      why: 'An empty Drone at a Rig is docked: the Rig then gives you one more each time you activate it. Move it, take no action, and end your turn.',
      goal: [({ position, seat }) => isDocked(position, seat, 1), ({ seen }) => seen.decision === 'turn.start'],
      lit: ['drone', 'move M02', 'no action', 'end turn'],
      answers: {
        'skip drone': 'You can, but this Drone’s next chance is in the next cycle. Moving in your Network is free.',
        'move U03': 'That works too: it docks there. But your next Pipe goes to M2, so dock it there.',
        'load *': 'You can, but a loaded Drone isn’t docked. Leave it empty.',
      },
      elsewhere: 'Only an empty Drone at a Rig helps. There’s one at M2.',
      showMe: 'drone; move M02; no action; end turn',
    },
    {
      task: 'Activate both Rigs again, with the Drone’s help',
      why: 'There’s one slot left from your Base into M2. The two Rigs and the Drone give you {water} Water. But a vertical Pipe also gives you 1 Tholins.',
      values: ({ position }) => ({ water: waterFor(position, 'VUM02b', 'M02') }),
      goal: { fact: 'laidPipe', to: 'M02' },
      answers: {
        'pipe * from M02': 'That Pipe leaves the Rig, so it activates nothing. Lay one that leads in.',
      },
      elsewhere: 'That’s legal, but it activates no blue Rig. Lay a Pipe from U2 down to M2.',
      showMe: 'pipe VUM02b from U02',
    },
  ],
  learned:
    'Collect Rigs of one colour in your Network and keep laying Pipes into one of them. Each docked Drone adds to what you get.',
}
