// Lesson 6: trading with players, and with the bank.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { BANK_GIVES } from '../readings/trade.ts'
import { isReady, start } from './arrange.ts'

export const trade: Lesson<typeof game> = {
  id: 'trade',
  title: 'Trade for what you lack',
  goal: 'Get iron ore from Ben and coal from the bank',
  intro: 'What you don’t make, you can trade for: with any player, or at a worse price with the bank.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['forest', -1, -1],
        ],
        products: [
          ['wood', 1, 0],
          ['wood', -2, -1],
          ['wood', 0, -1],
          ['wood', -1, -2],
        ],
      },
      {
        factories: [
          ['iron_mine', 0, 0],
          ['oil_well', 1, 1],
        ],
        products: [
          ['iron_ore', 0, 1],
          ['iron_ore', 1, 0],
        ],
      },
    ],
    open: ['steel', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: ['accept', 'hand over *', 'to *', 'operate', 'stop'],
  steps: [
    {
      task: 'Look at what Ben has',
      why: 'Your mill needs iron ore and coal. Ben has ore to spare but no forest, so he can’t build without wood. You have plenty.',
      look: [{ kind: 'player', player: 1 }],
    },
    {
      task: 'Offer Ben one wood for one iron ore',
      why: 'Trading is work on the floor. Give the wood on the mill’s right: that’s where the ore belongs.',
      goal: { fact: 'accepted', seat: 1 },
      lit: ['operate', 'trade', 'lay 1,0', 'want iron_ore', 'send'],
      answers: {
        'lay *': 'Any wood will do for Ben. But the one on the mill’s right is in the ore’s place, so give that one.',
        'want iron_ore': 'One ore is enough for one run. Ask for too much, and people say no.',
        drop: 'You can skip the trade, but the mill won’t run without ore.',
        'bank wood': 'The bank has ore too, but it wants {bank} wood for one. Ask Ben first.',
      },
      values: () => ({ bank: BANK_GIVES }),
      elsewhere: 'Ben has what you need, and you have what he needs. Make him an offer.',
      showMe: 'operate; trade; lay 1,0; want iron_ore; send',
    },
    {
      task: 'Put the ore on the mill’s right',
      why: 'Each player places what they receive, in any empty cell beside a factory. So it can go straight to where it’s used.',
      goal: { fact: 'placed', product: 'iron_ore', x: 1, y: 0 },
      lit: ['to 1,0'],
      answers: {
        'to 0,1': 'That works, but it blocks the mill’s output. The mill takes in ore on its right side.',
        'to *': 'That works too: you can carry it later. But on the mill’s right it’s ready at once.',
      },
      elsewhere: 'The mill takes in ore on its right side.',
      showMe: 'to 1,0',
    },
    {
      task: 'Trade your wood for coal at the bank',
      why: 'Nobody has coal, but the bank has everything. It takes {bank} of a kind for one product of the same or lower value. Put the coal on the mill’s left.',
      values: () => ({ bank: BANK_GIVES }),
      goal: at => isReady(at, 'steel_mill'),
      answers: {
        stop: 'You can finish, but the mill still lacks coal, and the bank is open only while you work on the floor.',
        build: 'A coal mine for two wood is a good idea too: it makes coal every turn. Here, try the bank.',
        'for *': 'The bank gives that too. But your mill lacks coal.',
      },
      elsewhere:
        'Wood and coal have the same value, so the bank makes that trade. Then put the coal on the mill’s left.',
      showMe: 'bank wood; for coal; to -1,0',
    },
    {
      task: 'Finish, and run the mill',
      why: 'You turned four wood into steel. Ben’s ore cost one wood, and the bank’s coal {bank}: ask people first.',
      values: () => ({ bank: BANK_GIVES }),
      goal: { fact: 'ran', factory: 'steel_mill' },
      answers: {
        'produce forest': 'That works too, but the mill is ready, and steel is worth more.',
      },
      elsewhere: 'The mill has all it needs. Finish your work and run it.',
      showMe: 'stop; produce steel_mill',
    },
  ],
  learned:
    'Check what the other players have too much of. A fair offer costs less than the bank, and they can make you offers too.',
}
