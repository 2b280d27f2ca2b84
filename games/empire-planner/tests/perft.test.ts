// Option counts in fixed positions. Explain every change to these numbers in its commit.

import { perft } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game as empirePlanner } from '../index.ts'
import { ANN, empireTable, type Position } from './table.ts'

const MIDDLE: Position = {
  round: 8,
  market: 4,
  capital: [23, 17],
  profit: [12, 14],
  pollution: 3,
  built: [
    { '3-5': 3, '1-4': 2, '2-1': 1, '1-3': 1, '2-4': 2 },
    { '4-6': 4, '1-6': 2, '3-1': 1, '4-2': 1, '5-6': 1 },
  ],
  factories: [
    [
      { card: 'sawmill', goods: 2, train: 3, moved: 1 },
      { card: 'brewery', goods: 1 },
    ],
    [
      { card: 'glassworks', goods: 3, train: 2, riders: 1 },
      { card: 'brickworks', goods: 2, train: 1, moved: 2 },
    ],
  ],
}

describe('Option counts', () => {
  it('after the dice are rolled', () => {
    const table = empireTable({ round: 0 }).at('build.reroll', { seat: ANN, dice: [2, 3, 5] })
    expect(perft(empirePlanner, table.state, 2)).toEqual([4, 28])
  })

  it('in the first round, from the first claim', () => {
    const table = empireTable({ market: 2 }).at('actions', {})
    expect(perft(empirePlanner, table.state, 3)).toEqual([12, 123, 1199])
  })

  it('in the middle of a game, from the first claim', () => {
    const table = empireTable(MIDDLE).at('actions', {})
    expect(perft(empirePlanner, table.state, 3)).toEqual([12, 103, 689])
  })

  it('in the middle of a solo game, from the first claim', () => {
    const table = empireTable({ ...MIDDLE, seats: 1, cards: ['A2', 'A4'] }).at('actions', {})
    expect(perft(empirePlanner, table.state, 3)).toEqual([12, 73, 378])
  })
})
