// Lesson 1: the aim, the ages and the score.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { estate } from './estate.ts'

export const minute: Lesson<typeof game> = {
  id: 'minute',
  title: 'The game at a glance',
  goal: 'Know how points are scored and when the game ends',
  intro: 'You own industries in a growing city and sell to your rivals and to its people.',
  start: estate.start,
  steps: [
    {
      task: 'Win the most market share',
      why: 'Market share is your score: you get 1 for each of your cubes that another player or a consumer buys. Each cube waits in a grid at the price you set there. The cheapest sell first.',
      look: [{ kind: 'grid', grid: 'd-southwest' }],
    },
    {
      task: 'Take one action a turn',
      why: 'Build or expand a facility, run one to make cubes, buy an advancement, build real estate, or change your prices. Then the next player acts.',
      look: [{ kind: 'facilities' }],
    },
    {
      task: 'Watch the three ages',
      why: 'An age ends with the second, fifth or eighth white real estate card. Then consumers buy and pay. Cubes that don’t sell are lost, and the most sales in a sector score 5.',
      look: [{ kind: 'ages' }],
    },
    {
      task: 'Score at the end',
      why: 'After the third age the most money scores 40, second place 20, third 10. Then your secret Titans score, and your advancements of Age III.',
      look: [{ kind: 'player', seat: 0 }],
    },
  ],
  learned: 'Make what others need, at a price that sells, and keep money for the end. Now build your first facility.',
}
