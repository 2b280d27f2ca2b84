// Lesson 2: three dice say where you can build, and for how much.

import type { Lesson } from '@tableworks/lessons'
import { BUILDINGS } from '../data/buildings.ts'
import { spaceAt } from '../data/city.ts'
import type { game } from '../index.ts'
import { incomeOf, maxDieOf } from '../readings/buildings.ts'

export const build: Lesson<typeof game> = {
  id: 'build',
  title: 'Three dice, one building',
  goal: 'Build the best building your dice allow',
  intro: 'Each round you roll three dice and may build once. You decide what each die means.',
  start: { seats: ['Ann', 'Ben'], seed: 'lesson 2' },
  rivals: ['keep', 'build 4-6 *', 'build 2-6 *', 'pass'],
  steps: [
    {
      task: 'Look at your dice',
      why: 'One die names the block, one the building in it, and one the price. You choose which is which, so these dice offer several buildings.',
      look: [{ kind: 'dice' }],
    },
    {
      task: 'Build Residential 3-5 for $1',
      why: 'Block 3, building 5, price $1: the low die is best as the price. A Residential building pays ${pays} every round, and only Mixed Development pays as much.',
      values: () => ({ pays: BUILDINGS.residential.income }),
      goal: { fact: 'built', space: '3-5' },
      lit: ['keep', 'build 3-5 for 1'],
      answers: {
        'reroll *':
          'You may reroll one die for $2, but you’d lose a cheap Residential building. Reroll when nothing fits.',
        'build 5-3 for 1':
          'It’s as cheap, but a Commercial building pays only $1 a round and scores half as much for its die.',
        'build *': 'That works too, but it pays you nothing each round. Early on, income comes first.',
        pass: 'You may build nothing, but there are only fifteen rounds, and you can own nine buildings.',
      },
      elsewhere: 'Your dice allow that too. But a building that pays from round 1 for $1 is hard to beat.',
      showMe: 'keep; build 3-5 for 1',
    },
    {
      task: 'See what it’s worth',
      why: 'Your die shows 1. It pays you ${income} after every round, and scores twice its die at the end. Upgrades can raise the die to the building’s number: {max} here.',
      values: ({ position }) => ({ income: incomeOf(position, 0), max: maxDieOf(position, spaceAt(3, 5)) }),
      look: [{ kind: 'space', space: '3-5' }],
    },
  ],
  learned:
    'Use the low die as the price. Early on, build what pays each round: Residential and Mixed. Later, build high numbers, which have room to grow.',
}
