// Lesson 7: Profit wins, and Capital is worth nothing at the end.

import type { Lesson, LessonMoment } from '@tableworks/lessons'
import { spaceAt } from '../data/city.ts'
import type { game } from '../index.ts'
import { maxDieOf } from '../readings/buildings.ts'
import { exchangeRate } from '../readings/market.ts'
import { pointsOf } from '../readings/score.ts'
import { LEVEL_COST } from '../readings/upgrading.ts'
import { arranged } from './arrange.ts'

const HOUSE = spaceAt(4, 6)

/** What it costs and scores to raise the Residential building, and how much Profit the same Capital buys. */
const rises = ({ position }: LessonMoment<typeof game>) => {
  const max = maxDieOf(position, HOUSE)
  const keep = (max - position.die[HOUSE]) * LEVEL_COST
  return {
    keep,
    gained: pointsOf('residential', max) - pointsOf('residential', position.die[HOUSE]),
    bought: Math.floor(keep / exchangeRate(position, 'exchange-2')),
  }
}

export const profit: Lesson<typeof game> = {
  id: 'profit',
  title: 'Profit wins, not Capital',
  goal: 'Turn your last Capital into points',
  intro: 'Capital pays for everything, but at the end it’s worth nothing. Only Profit and buildings count.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    choices: 'keep; pass; keep; pass',
    arrange: arranged({
      round: 15,
      capital: [17, 12],
      profit: [31, 34],
      market: 5,
      cards: ['A3', 'A6'],
      built: [
        { '1-6': 3, '2-3': 1, '4-1': 1, '4-6': 4, '6-4': 4 },
        { '2-6': 4, '3-5': 3, '5-2': 1, '5-5': 2, '3-4': 2 },
      ],
      factories: [[{ card: 'glassworks', goods: 0 }], [{ card: 'toy-works', goods: 0 }]],
    }),
  },
  rivals: ['claim A3b2', 'upgrade 5-5', 'claim A3a1', 'claim A6a1', 'exchange 1', 'done'],
  steps: [
    {
      task: 'Compare levels with Profit',
      why: 'It’s the last round. Raising Residential 4-6 to its limit costs ${keep} and scores {gained}. Exchanged at $2, the same ${keep} buys only {bought} Profit.',
      values: rises,
      look: [
        { kind: 'capital', seat: 0 },
        { kind: 'space', space: '4-6' },
      ],
    },
    {
      task: 'Exchange for 5 Profit at the $2 icon',
      why: 'Only one icon sells Profit at $2, and Ben needs it too. “Upgrade any building” is on both cards, so it can wait.',
      values: rises,
      goal: { fact: 'exchanged', profit: 5 },
      lit: ['claim A3a1', 'exchange 5'],
      answers: {
        'claim A6a1': 'That works too, but there each Profit costs $3. The other card sells it for $2.',
        'claim *b2': 'A good action, but both cards offer it. Ben may take the $2 icon first, so claim that now.',
        'exchange 8': 'That works too, but ${keep} of that would score {gained} as levels. Here it buys only {bought}.',
        'exchange *': 'That works too, but keep exactly what the levels cost, ${keep}. The rest should become Profit.',
        'claim *': 'You may, but it scores nothing, and this is the last round.',
      },
      elsewhere: 'Claim the $2 exchange before Ben does.',
      showMe: 'claim A3a1; exchange 5',
    },
    {
      task: 'Upgrade Residential 4-6 to its limit',
      why: 'Ben took one “upgrade any building”, so use the one on the other card. It raises one building, as often as you can pay.',
      goal: ({ position }) => position.die[HOUSE] === maxDieOf(position, HOUSE),
      answers: {
        'claim A6a1':
          'That works too, but at $3 you get 1 Profit. The same $3 raises a Residential building for 2 points.',
        'upgrade 1-6': 'That works too, but a Commercial level scores 1. A Residential level scores 2.',
        done: 'You may stop here, but the Capital you keep is worth nothing.',
        'claim *': 'That’s legal, but nothing you start now will pay before the end.',
      },
      elsewhere: 'Claim “upgrade any building” on the other card, and choose 4-6.',
      showMe: 'claim A6b2; upgrade 4-6; upgrade 4-6',
    },
  ],
  learned:
    'You won by one point. Spend on income early, on points late. Exchange in the last rounds: until then, less Profit lets you go first.',
}
