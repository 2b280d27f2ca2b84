// The guided first turns at a real table. Each stop appears once, at the right moment.

import type { TourStop } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'welcome',
    when: { decision: 'turn' },
    title: 'Two heaps and a market',
    text: 'You can press anything highlighted. Press a heap to take two of its goods to your store, which holds six. Hover over anything to see what it does first.',
    place: { kind: 'heap', good: 'salt' },
    rule: 'SAT-5',
  },
  {
    id: 'order',
    when: { fact: 'harvested', own: true },
    title: 'Your order',
    text: 'Only you can read this note. Collect its goods and press it: it pays far more than the market. Then you draw another.',
    place: seen => ({ kind: 'order', seat: seen.seat ?? 0 }),
    rule: 'SAT-7',
  },
  {
    id: 'market',
    when: { fact: 'harvested' },
    title: 'The price board',
    text: 'To sell, press a good in your store: the first sells one, the second two, and so on, each at the current price. Then the price falls by $1 for each one sold, and the other good’s price rises by $1. So sell before your rivals do.',
    place: { kind: 'price', good: 'salt' },
    rule: 'SAT-6',
  },
  {
    id: 'undo',
    when: { fact: 'sold', own: true },
    title: 'Changed your mind?',
    text: 'Against bots you can undo as far as you like, among people until a move has revealed something. Press anything greyed out to see why you can’t do it.',
    place: seen => ({ kind: 'store', seat: seen.seat ?? 0 }),
    rule: 'SAT-4',
  },
  {
    id: 'score',
    when: { fact: 'delivered', own: true },
    title: 'How it ends',
    text: 'After the last round your money is your score, plus $1 for every two goods left in your store. The journal lists every move, and each line links to its rule.',
    place: seen => ({ kind: 'store', seat: seen.seat ?? 0 }),
    rule: 'SAT-8',
  },
]
