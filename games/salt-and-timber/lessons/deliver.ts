// Lesson 1: harvest what your order needs, and deliver it.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'

export const deliver: Lesson<typeof game> = {
  id: 'deliver',
  title: 'Fill an order',
  goal: 'Collect your order’s goods and deliver it',
  intro:
    'The most money after six rounds wins. An order pays far more than the market. Its goods come from the two heaps.',
  start: { seats: ['Ann', 'Ben'], seed: 'lesson 16' },
  rivals: ['harvest timber', 'sell 6 timber'],
  steps: [
    {
      task: 'Read your order',
      why: 'Only you can see this note. It needs {salt} salt and {timber} timber, and pays ${pays}.',
      values: ({ position: { ownOrder, box } }) => (ownOrder === null ? {} : box[ownOrder]),
      look: [{ kind: 'order', seat: 0 }],
    },
    {
      task: 'Take two salt',
      why: 'A turn is one action. A harvest takes two of one good, and your order needs two salt.',
      goal: { fact: 'harvested', good: 'salt' },
      lit: ['harvest salt'],
      answers: {
        'harvest timber': 'That works too, but two salt are exactly what the order needs. You need timber only once.',
      },
      elsewhere: 'There’s nothing to sell or deliver yet: your store is empty. Start with the salt heap.',
      showMe: 'harvest salt',
    },
    {
      task: 'Take timber too',
      why: 'One timber is still missing. You take two, and the spare one is worth money later.',
      goal: { fact: 'harvested', good: 'timber' },
      lit: ['harvest timber'],
      answers: {
        'harvest salt':
          'More salt sells well, but without timber you’d wait another turn for the order and its ${pays}.',
        'sell *': 'You’d get $3 each now. The same salt earns more in the order.',
      },
      values: ({ position: { ownOrder, box } }) => (ownOrder === null ? {} : box[ownOrder]),
      elsewhere: 'The order still needs timber, so go to the timber heap.',
      showMe: 'harvest timber',
    },
    {
      task: 'Deliver your order',
      why: 'The note is highlighted because your store holds all its goods. Press it to get ${pays} and draw another.',
      values: ({ position: { ownOrder, box } }) => (ownOrder === null ? {} : box[ownOrder]),
      goal: { fact: 'delivered' },
      answers: {
        'sell *': 'That works too, but then you’d lack a good for the order, which pays much more than the market.',
        'harvest *': 'You can wait, but a delivered order gives you the next one a turn earlier.',
      },
      elsewhere: 'Everything your order needs is in your store. Press the note.',
      showMe: 'deliver O3',
    },
  ],
  learned:
    'Read your order, then harvest for it: that’s the whole game in one line. The next lesson is about selling your spare goods.',
}
