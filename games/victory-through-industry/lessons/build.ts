// Lesson 5: paying for a factory, and turning it towards its input.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { isReady, QUIET, start } from './arrange.ts'

export const build: Lesson<typeof game> = {
  id: 'build',
  title: 'Build with wood',
  goal: 'Build an oil refinery beside your oil and run it',
  intro: 'A factory costs two products: its own inputs or outputs, or wood. Wood pays for any factory.',
  start: start({
    complexes: [
      {
        factories: [
          ['oil_well', 0, 0],
          ['forest', -1, -1],
        ],
        products: [
          ['oil', 0, 1],
          ['wood', -2, -1],
          ['wood', 0, -1],
        ],
      },
      { factories: [['iron_mine', 0, 0]] },
    ],
    open: ['gasoline', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'Choose the oil refinery and pay two wood',
      why: 'You could pay with oil, because the refinery takes it, but you’ll need that oil to run it. Wood pays for any factory, so spend wood.',
      goal: ({ seen }) => seen.decision === 'site',
      lit: ['operate', 'build', 'build oil_refinery', 'pay -2,-1', 'pay 0,-1'],
      answers: {
        'pay 0,1': 'That works too, but then the refinery has nothing to run on. Keep the oil and pay with wood.',
        'build *': 'You can afford that too. But you have oil, and only a refinery turns it into something.',
      },
      elsewhere: 'To build, choose “Work on the floor”, then the refinery.',
      showMe: 'operate; build; build oil_refinery; pay -2,-1; pay 0,-1',
    },
    {
      task: 'Place it beside the oil, its top towards the oil',
      why: 'Upright, a refinery takes oil at its top and fills its other three sides. It must touch your complex, if only at a corner: try a cell left or right of the oil.',
      look: [{ kind: 'cell', seat: 0, x: 0, y: 1 }],
      goal: at => isReady(at, 'oil_refinery'),
      answers: {
        'turn 0': 'You can, but its top points away from the oil, so it can’t run. Undo it, then turn it.',
        'turn *': 'Check where its top points: only that side takes oil. If it isn’t beside the oil, undo it.',
        'at -1,1': 'That’s beside the oil too. Turn its top to the right, towards the oil.',
        'at *': 'You can put a refinery there, but it doesn’t touch the oil, so you’d have to carry every barrel.',
      },
      elsewhere: 'It can run when its top touches the oil and its other three sides are free.',
      showMe: 'at 1,1; turn 3',
    },
    {
      task: 'Finish, and run the refinery',
      why: 'One oil becomes naphtha, gasoline and lubricant. And the well can run again: its oil always lands where the refinery takes it.',
      goal: { fact: 'ran', factory: 'oil_refinery' },
      answers: {
        'produce forest':
          'That works too: you can build the next factory with wood. But three products for one oil is the better move.',
      },
      elsewhere: 'The refinery has its oil. Finish your work and run it.',
      showMe: 'stop; produce oil_refinery',
    },
  ],
  learned:
    'Get wood first. Then place each factory corner to corner with the one that feeds it. If one faces the wrong way, moving it costs one product.',
}
