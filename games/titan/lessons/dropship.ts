// Lesson 4: a Rig's zone fills your Dropship for the whole cycle.

import type { Lesson } from '@tableworks/lessons'
import { ZONE } from '../data/crater.ts'
import { RIG } from '../data/rigs.ts'
import type { game } from '../index.ts'
import { cargoFrom, leftInDropship } from '../readings/dropship.ts'
import { faceOf } from '../readings/rigs.ts'
import { LANDED } from './arrange.ts'

export const dropship: Lesson<typeof game> = {
  id: 'dropship',
  title: 'Load your Dropship',
  goal: 'Deploy a Rig and use the first two things it gives you',
  intro: 'Each cycle begins with a Rig. Where you put it decides what you can do in the four turns that follow.',
  start: LANDED,
  rivals: ['deploy black-2', 'on L06', 'pipe HU05b from U05', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Read the orange Rig of value 4',
      why: 'You score its value of {value} now, and an upgrade scores it again. Its well will hold {tholins} Tholins and {deuterium} Deuterium: high value, dirty well.',
      values: ({ position }) => ({ ...faceOf(position, RIG['orange-4']) }),
      look: [{ kind: 'rig', rig: 'orange-4' }],
    },
    {
      task: 'Deploy it at U3',
      why: 'The two tokens at U3 go into your Dropship, and {pipes} Pipes fill it up to four. A middle zone gives one token, a lower zone none, only Pipes.',
      values: ({ position }) => ({ pipes: cargoFrom(position, ZONE.U03).pipes }),
      goal: [{ fact: 'deployed', rig: 'orange-4', zone: 'U03' }, ({ seen }) => seen.decision === 'turn.start'],
      lit: ['deploy orange-4', 'on U03'],
      answers: {
        'deploy orange-5': 'That’s one Credit more, but its well has no Deuterium. Take the 4.',
        'deploy red-*': 'A red Rig removes Tholins. That’s useful later, but now you want Silicium, so take orange.',
        'deploy *': 'That works too, but an orange Rig gives Silicium, and you need that for every upgrade.',
        'on L*': 'A lower zone has no tokens, so you’d get four Pipes and no resources.',
        'on U*':
          'That gives two tokens too, but your Pipe already leads to U3. A Rig doesn’t have to be connected, but it helps.',
        'on *': 'That gives one token and three Pipes. U3 gives two, and your Pipe already leads there.',
      },
      elsewhere: 'Your Pipe already leads to U3, so a Rig there is in your Network at once.',
      showMe: 'deploy orange-4; on U03',
    },
    {
      task: 'Recover the Water into your hold and end your turn',
      why: 'Each turn you must use one of the {left} things in your Dropship: lay a Pipe, or recover a resource into your hold. You can only spend what’s in the hold.',
      values: ({ position, seat }) => ({ left: leftInDropship(position, seat) }),
      goal: [{ fact: 'gained', cube: 'water', cause: 'dropship' }, ({ seen }) => seen.decision === 'turn.start'],
      lit: ['recover water', 'skip drone', 'end turn'],
      answers: {
        'pipe *':
          'You can: the sequence is up to you, and all four will be used by the end of the cycle. Try the Water first.',
        'recover titanium': 'That works too: all four will be used in the end. But begin with the Water.',
        titanium: 'That spends the Titanium in your hold for an extra Drone flight. Keep it for later.',
        drone: 'The Drone can wait: a later lesson is about Drones.',
      },
      elsewhere: 'Press the Water in your Dropship, then skip the Drone and end your turn.',
      showMe: 'recover water; skip drone; end turn',
    },
    {
      task: 'Lay a Pipe into your new Rig',
      why: 'Deploying the Rig didn’t activate it. A Pipe into it does: you get one Silicium, and the cube printed in the slot.',
      goal: { fact: 'laidPipe', to: 'U03' },
      answers: {
        'recover *': 'That works too. But the earlier a Rig gives you Silicium, the earlier you can upgrade.',
        'pipe * from U03': 'That Pipe leaves the Rig, so it activates nothing. Lay one that leads in.',
      },
      elsewhere: 'That’s legal, but it doesn’t activate the orange Rig. From U2 to U3 there’s a second slot.',
      showMe: 'pipe HU02b from U02',
    },
  ],
  learned:
    'Upper zones feed your hold, lower zones give you Pipes for a longer Network. Choose a Rig for its colour and value, and look into its well first.',
}
