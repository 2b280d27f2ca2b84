// The guided first turns: each stop speaks once, when its moment has come, on a real table.

import type { TourStop } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import type { Thing } from './things.ts'

export const tour: readonly TourStop<typeof game, Thing>[] = [
  {
    id: 'welcome',
    when: { decision: 'turn' },
    title: 'Two heaps and a market',
    text: 'What glows can be pressed. Press a heap and you bring two of its goods to your store, which has room for six. Stay over something to see first what it would do.',
    place: { kind: 'heap', good: 'salt' },
    rule: 'SAT-5',
  },
  {
    id: 'order',
    when: { fact: 'harvested', own: true },
    title: 'Your order',
    text: 'Only you can read this note. Bring its goods together, press it, and it pays far more than the market. Then you draw another.',
    place: seen => ({ kind: 'order', seat: seen.seat ?? 0 }),
    rule: 'SAT-7',
  },
  {
    id: 'market',
    when: { fact: 'harvested' },
    title: 'The price board',
    text: 'To sell, press a good in your store: the first sells one, the second two, and so on, each at today’s price. Then that price falls by a dollar for each one sold, and the other rises by one. So sell before the others do.',
    place: { kind: 'price', good: 'salt' },
    rule: 'SAT-6',
  },
  {
    id: 'undo',
    when: { fact: 'sold', own: true },
    title: 'Changed your mind?',
    text: 'Undo takes a choice back until somebody has learned something from it. What is greyed tells you why when you press it.',
    place: seen => ({ kind: 'store', seat: seen.seat ?? 0 }),
    rule: 'SAT-4',
  },
  {
    id: 'score',
    when: { fact: 'delivered', own: true },
    title: 'How it ends',
    text: 'After the last round your money is your score, with a dollar for every two goods left in your store. The journal on the side tells what happened; every line leads to its rule.',
    place: seen => ({ kind: 'store', seat: seen.seat ?? 0 }),
    rule: 'SAT-8',
  },
]
