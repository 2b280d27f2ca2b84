// Lesson 1: the aim, a turn and the end.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { contracts } from './contracts.ts'

export const minute: Lesson<typeof game> = {
  id: 'minute',
  title: 'The game at a glance',
  goal: 'Know how points are scored and when the game ends',
  intro: 'You build a complex of factories and supply the government.',
  start: contracts.start,
  steps: [
    {
      task: 'Score the most points',
      why: 'At the end, each contract you hold and each product in your complex scores its value. The player with the most points wins. Contracts are worth most: take one by turning in its product.',
      look: [{ kind: 'contract', product: 'steel' }],
    },
    {
      task: 'Make two moves a turn',
      why: 'Run all your factories of one type, or work on the floor: build, carry, trade and claim contracts, as many actions as you like. Factories put products into the cells beside them.',
      look: [{ kind: 'floor', seat: 0 }],
    },
    {
      task: 'Know when it ends',
      why: 'The game ends at once when a player delivers for five contracts in a turn, holds eight, or claims the last. Whoever has the token delivers for each contract, or loses it.',
      look: [{ kind: 'wall' }],
    },
  ],
  learned:
    'Build chains of factories, claim the best contracts, and have a second product ready for each. Now run your first factory.',
}
