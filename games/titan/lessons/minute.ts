// Lesson 1: the aim, the end and the score.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { orders } from './orders.ts'

export const minute: Lesson<typeof game> = {
  id: 'minute',
  title: 'The game at a glance',
  goal: 'Know how points are scored and when the game ends',
  intro: 'You build a network around the Core of Titan, and compete for its resources.',
  start: orders.start,
  steps: [
    {
      task: 'Score the most Credits',
      why: 'The most Credits win. You score for deploying and upgrading Rigs, for orders like these, and for Objectives. Orders cost you cubes. Objectives you only show.',
      look: [{ kind: 'orders' }],
    },
    {
      task: 'Play five cycles of four turns',
      why: 'In a cycle each player deploys a Rig, then uses four things from their Dropship, one a turn. Then wells open, and everyone extracts. After the fifth cycle the game ends.',
      look: [{ kind: 'clock' }],
    },
    {
      task: 'Keep the right cubes',
      why: 'At the end each Deuterium is worth 2 Credits, and each Tholins costs 1. The most Silicium, Hydrocarbons, Water and Titanium, and the most orders, score 3 each, second place 1.',
      look: [{ kind: 'hold', seat: 0 }],
    },
  ],
  learned:
    'Grow your Network, upgrade busy Rigs, fulfil orders, and leave the Tholins to others. Now lay your first Pipes.',
}
