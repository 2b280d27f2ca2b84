// Lesson 2: facilities make cubes, and cubes are offers.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { facilityFacts } from '../readings/facilities.ts'
import { demandOf } from '../readings/demand.ts'
import { ANN_FIRST } from './arrange.ts'

export const build: Lesson<typeof game> = {
  id: 'build',
  title: 'Build and produce',
  goal: 'Build a Lumber Camp and offer its wood',
  intro: 'Facilities make goods. Every good is a cube of your colour that goes on a price grid at once: you keep none.',
  start: ANN_FIRST,
  rivals: [
    'build stone-quarry',
    'produce stone-quarry x1',
    'place 1 c-transportation, *',
    'price c-transportation 5',
    'reprice',
    'done',
    'keep *',
  ],
  steps: [
    {
      task: 'Build a Lumber Camp',
      why: 'A turn is one action. Lumber Camp, Stone Quarry and Steel Forge are free to build, and wood goes into many later buildings.',
      goal: { fact: 'built', facility: 'lumber-camp' },
      lit: ['build lumber-camp'],
      answers: {
        'build *': 'That works too: it’s also free. But this lesson follows the wood.',
        reprice: 'You have no prices to change yet, so you’d only get a Titan. Start with something that earns.',
      },
      elsewhere: 'Choose the Lumber Camp among the facilities. It’s free.',
      showMe: 'build lumber-camp',
    },
    {
      task: 'Put its first cube in the Lumber market',
      why: 'A new facility makes cubes at once, free of charge. Wood has two grids. In this one, outlined in red, other players buy what they build with.',
      goal: { fact: 'placed', grid: 'c-residential' },
      look: [{ kind: 'grid', grid: 'c-residential' }],
      lit: ['place 1 c-residential, 0 e-northwest'],
      answers: {
        'place 0 *':
          'That works too, but only consumers buy there, at the end of the age. Here a rival may pay you sooner.',
      },
      elsewhere: 'Put the cube in the Lumber market, outlined in red.',
      showMe: 'place 1 c-residential, 0 e-northwest',
    },
    {
      task: 'Ask $3 to $6 for it',
      why: 'All your cubes in a grid have one price. It’s only an offer: you’re paid when someone buys the cube, and buyers take the cheapest first.',
      goal: { fact: 'priced', grid: 'c-residential' },
      lit: ['price c-residential 3', 'price c-residential 4', 'price c-residential 5', 'price c-residential 6'],
      answers: {
        'price c-residential 1': 'That would sell, but far too cheaply: nobody else offers wood yet.',
        'price c-residential 2': 'That would sell, but nobody else offers wood yet, so you can ask a little more.',
        'price *': 'You can, but a Lumber Camp is free: the next player builds one and asks less.',
      },
      elsewhere: 'A price in the middle earns something, and isn’t easy to undercut.',
      showMe: 'price c-residential 4',
    },
    {
      task: 'Use the camp twice, and fill Home and road energy',
      why: 'Two uses cost ${cost} and make {cubes} wood. Consumers want {demand} cubes in Home and road energy, where you can ask higher prices.',
      values: ({ position, seat }) => ({
        ...facilityFacts(position, seat, 'lumber-camp').runs?.[1],
        demand: demandOf(position, 'e-northwest'),
      }),
      goal: [
        { fact: 'produced', facility: 'lumber-camp', uses: 2 },
        { fact: 'placed', grid: 'e-northwest' },
        { fact: 'priced', grid: 'e-northwest' },
      ],
      lit: ['produce lumber-camp x2', 'place 0 c-residential, 2 e-northwest', 'price e-northwest *'],
      answers: {
        'produce lumber-camp x1':
          'That’s cheaper and works too, but consumers want two cubes here, and you don’t get many turns.',
        'place *':
          'That works too, but players buy only what they need. Consumers want {demand} cubes in the other grid.',
        'build *': 'A second facility is a good plan for later. First learn what the one you have can do.',
      },
      elsewhere: 'Choose two uses on your Lumber Camp, then put both cubes in Home and road energy.',
      showMe: 'produce lumber-camp x2; place 0 c-residential, 2 e-northwest; price e-northwest 6',
    },
    {
      task: 'Look at your money',
      why: 'You have ${money}: you’ve paid, and nobody has paid you yet. Consumers buy only when the age ends. Until then, a cube is only an offer.',
      values: ({ position, seat }) => ({ money: position.money[seat] }),
      look: [{ kind: 'player', seat: 0 }],
    },
  ],
  learned:
    'Build, produce, set a price. Players buy from the red grids during the age. Consumers buy at its end, from every grid except Research.',
}
