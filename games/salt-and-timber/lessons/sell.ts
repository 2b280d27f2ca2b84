// Lesson 2: when to sell, and how much.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'

export const sell: Lesson<typeof game> = {
  id: 'sell',
  title: 'Sell at the right time',
  goal: 'Sell your salt before the price falls',
  intro: 'Everyone sells on the same market, and every sale moves both prices.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 16',
    arrange: g => {
      g.round = 3
      g.price = { salt: 5, timber: 2 }
      g.store.salt = [4, 4] as typeof g.store.salt
    },
  },
  rivals: ['sell 4 salt', 'harvest salt'],
  steps: [
    {
      task: 'Look at the salt price',
      why: 'Salt is at ${salt}. Ben has {rivals} salt too, and he moves after you: when he sells, the price falls.',
      values: ({ position: { price, store } }) => ({ salt: price.salt, rivals: store.salt[1] }),
      look: [
        { kind: 'price', good: 'salt' },
        { kind: 'store', seat: 1 },
      ],
    },
    {
      task: 'Sell all your salt at once',
      why: 'You get today’s price for everything you sell at once. Only then does it fall, by $1 for each good sold.',
      goal: { fact: 'sold', good: 'salt', count: 4 },
      lit: ['sell 4 salt'],
      answers: {
        'sell 1 salt': 'That works too, but the other three would then sell for less.',
        'sell * salt': 'That works too, but what you keep will be worth less: the price falls, and Ben sells next.',
        'harvest *': 'You can wait, but Ben sells next, and then your salt is worth far less than ${salt}.',
      },
      values: ({ position: { price } }) => ({ salt: price.salt }),
      elsewhere: 'Press your fourth salt: that sells all four at today’s price.',
      showMe: 'sell 4 salt',
    },
    {
      task: 'Harvest what has become expensive',
      why: 'Every sale of salt raises timber by $1. Timber is at ${timber} now and salt at ${salt}, so harvest timber.',
      values: ({ position: { price } }) => ({ salt: price.salt, timber: price.timber }),
      goal: { fact: 'harvested', good: 'timber' },
      answers: {
        'harvest salt': 'That works too, but salt has just been sold twice and is cheap now. Timber is worth more.',
      },
      elsewhere: 'Your store is empty, so this turn is for a harvest. Compare the two prices.',
      showMe: 'harvest timber',
    },
  ],
  learned:
    'Sell a lot at once, and sell before your rivals. At the end only money counts, and every two goods left are worth $1.',
}
