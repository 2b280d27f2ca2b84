// Challenges of Age of Industry. A search of all lines found the third mark, and `tw lessons age-of-industry --games 8` the others.

import type { FactOf } from '@tableworks/kernel'
import type { Challenge } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { arranged } from './arrange.ts'

/** A loan brings money, but it isn't earned. */
const earned = (fact: Extract<FactOf<typeof game>, { income: number }>): number =>
  fact.kind === 'borrowed' ? 0 : fact.income

export const payday: Challenge<typeof game> = {
  id: 'payday',
  title: 'Payday',
  aim: 'Earn as much as you can with your two actions',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 4,
      cash: [1, 6],
      loans: [2, 2],
      hands: [['green', 'purple', 'coal', 'yellow']],
      counters: {
        'osaka/1': { owner: 0, industry: 'cotton' },
        'tokyo/1': { owner: 0, industry: 'cotton' },
        'yokohama/1': { owner: 0, industry: 'port' },
        'kobe/1': { owner: 1, industry: 'port' },
        'sendai/1': { owner: 1, industry: 'port' },
      },
      rails: { 'osaka-kobe': 0, 'tokyo-yokohama': 0, 'sendai-iwaki': 1 },
      demand: { coal: 4, iron: 8 },
    }),
  },
  rivals: ['pass', 'discard *'],
  over: ({ seen, seat }) => seen.actor !== seat,
  measure: ({ facts, seat }) =>
    facts.reduce((sum, fact) => sum + ('income' in fact && fact.seat === seat ? earned(fact) : 0), 0),
  unit: '$',
  stars: [10, 27, 37],
  best: 'build; play green; cotton at sendai/2; sell; sell sendai/2 to sendai/1; sell tokyo/1 to yokohama/1; sell osaka/1 to kobe/1',
  learned:
    'One sell action sells all your mills, so a third mill beside a port comes first. A mill sold through your own port pays twice.',
}
