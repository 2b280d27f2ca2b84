// Lesson 1: the aim, a round and the score.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { profit } from './profit.ts'

export const minute: Lesson<typeof game> = {
  id: 'minute',
  title: 'The game at a glance',
  goal: 'Know how points are scored and when the game ends',
  intro: 'You plan a city, run its factories and bring its trains home, for thirty years.',
  start: profit.start,
  steps: [
    {
      task: 'Earn the most Profit',
      why: 'Fifteen rounds of two years are played, and the most Profit wins. Capital pays for everything, but at the end it’s worth nothing. This is the last round.',
      look: [{ kind: 'profit', seat: 0 }],
    },
    {
      task: 'Build, take two actions, get paid',
      why: 'Each round you roll three dice and may build once. Then you take two actions in turns by claiming icons. Then your buildings pay Capital.',
      look: [{ kind: 'cards' }],
    },
    {
      task: 'See what buildings score',
      why: 'At the end, a Residential building scores twice its die. So does Leisure, but only for the player with more of them. Mixed Development scores 3, and every other building scores its die.',
      look: [{ kind: 'space', space: '4-6' }],
    },
    {
      task: 'Mind the pollution',
      why: 'Upgrades of Industrial buildings pollute. At the end the player with more of them loses that much Profit, the other half. If you’re tied, nobody loses any.',
      look: [{ kind: 'pollution' }],
    },
  ],
  learned:
    'Build for income first, raise your buildings with Goods, and turn Capital into Profit at the end. Now roll your first dice.',
}
