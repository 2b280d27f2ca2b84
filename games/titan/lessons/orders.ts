// Lesson 8: what the cubes are for.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { arranged, DEPLOYED } from './arrange.ts'

export const orders: Lesson<typeof game> = {
  id: 'orders',
  title: 'What your cubes are for',
  goal: 'Claim an Objective and fulfil an order in one turn',
  intro: 'Cubes pay for your actions, and they also score: you show them for an Objective, and spend them on an order.',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      pipes: { HU03a: [0, 'U03'], HU01a: [0, 'U02'] },
      holds: [{ silicium: 5, hydrocarbons: 5, tholins: 1 }],
      dropship: { water: 1 },
    }),
  },
  rivals: ['pipe HU05b from U05', 'skip drone', 'end turn'],
  steps: [
    {
      task: 'Look into your hold',
      why: 'Silicium upgrades Rigs. Hydrocarbons fly Drones anywhere, Titanium activates them twice or cuts Pipes. Water is for orders. Deuterium scores, Tholins cost you Credits.',
      look: [{ kind: 'hold', seat: 0 }],
    },
    {
      task: 'Recover the Water into your hold',
      why: 'The {name} order wants {silicium} Silicium and {water} Water, and pays {value} Credits. Only what’s in your hold can pay, and your Water is still in the Dropship.',
      values: ({ position: { box, openOrder } }) => (openOrder === null ? {} : box.orders[openOrder]),
      goal: { fact: 'gained', cube: 'water', cause: 'dropship' },
      lit: ['recover water'],
      answers: {
        'pipe *':
          'That works too, but then the order waits a turn, and Ben may be faster. There’s only one open order.',
        'objective *': 'You can claim it at any time in your turn, even now. But get the Water first.',
      },
      elsewhere: 'The Water is in your Dropship. Press it there.',
      showMe: 'recover water',
    },
    {
      task: 'Claim the Objective for Silicium and Hydrocarbons',
      why: 'The first player to claim it scores {first} Credits, the next {second}, then {third}. You only show the cubes and keep them all, so claim before you spend any.',
      values: ({ position: { box } }) => {
        const [first, second, third] = box.objectives['silicium-hydrocarbons'].credits
        return { first, second, third }
      },
      goal: { fact: 'claimed', objective: 'silicium-hydrocarbons' },
      lit: ['objective silicium-hydrocarbons'],
      answers: {
        'order *': 'You can, but it costs a Silicium, which you need for the Objective. Claim that first.',
        drone:
          'Flying outside your Network costs Hydrocarbons, and you need all of yours for the Objective. Claim that first.',
        'skip drone': 'You can, but then all you can still do this turn is upgrade. Claim first: it’s free.',
      },
      elsewhere: 'Your hold has all the cubes it asks for. Press the Objective.',
      showMe: 'objective silicium-hydrocarbons',
    },
    {
      task: 'Fulfil the open order',
      why: '{name} is the open order. Now spend: the cubes leave your hold and you score {value} Credits. One order per turn. At the end, you also score for having the most orders.',
      values: ({ position: { box, openOrder } }) => (openOrder === null ? {} : box.orders[openOrder]),
      goal: { fact: 'fulfilled' },
      answers: {
        'skip drone': 'You can still fulfil it after that, as long as your turn lasts.',
        drone: 'You can still fulfil it after that, as long as your turn lasts.',
      },
      elsewhere: 'Press the open order. It’s allowed at any time in your turn.',
      showMe: 'order phobos',
    },
    {
      task: 'See the next order, and Mars',
      why: 'A new order is open, and orders grow as the pile shrinks. Mars pays {value} Credits, but wants cubes of all four kinds, {water} Water among them. One player will get it.',
      values: ({ position: { box } }) => box.orders.mars,
      look: [{ kind: 'orders' }],
    },
  ],
  learned:
    'Show first, then spend. At the end you also score for having the most Silicium, Water, Hydrocarbons, Titanium or orders, so what’s left over isn’t wasted.',
}
