// Option counts in fixed positions. Explain every change to these numbers in its commit.

import { perft, tableAt } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { ANN, BEN, type Complex, operating, victoryTable } from './table.ts'

const ANNS: Complex = {
  factories: [
    ['forest', 0, 0],
    ['steel_mill', 1, 1],
    ['coal_mine', 2, 0],
    ['iron_mine', 0, 2, 1],
  ],
  products: [
    ['wood', 1, 0],
    ['coal', 2, 1],
    ['iron_ore', 0, 1],
    ['wood', -1, 0],
  ],
  contracts: ['coal'],
}
const BENS: Complex = {
  factories: [
    ['oil_well', 0, 0],
    ['cattle_farm', 1, 1],
  ],
  products: [
    ['oil', 0, 1],
    ['cattle', 1, 2],
  ],
}

describe('Option counts', () => {
  it('from the first pick of the draft', () => {
    const table = tableAt(game, { seats: 2, g: { firstPlayer: BEN } }).at('game', { part: 0 })
    expect(perft(game, table.state, 4)).toEqual([6, 31, 136, 501])
  })

  it('from the choice of a move', () => {
    const table = victoryTable({ complexes: [ANNS, BENS], open: ['wood', 'oil', 'steel'], token: BEN }).at('moves', {
      seat: ANN,
    })
    expect(perft(game, table.state, 3)).toEqual([2, 11, 70])
  })

  it('from the middle of work on the floor', () => {
    const table = operating({ complexes: [ANNS, BENS], open: ['wood', 'oil', 'steel'] })
    expect(perft(game, table.state, 3)).toEqual([10, 60, 284])
  })

  it('from a fulfilment', () => {
    const table = victoryTable({ complexes: [ANNS, BENS], open: ['wood', 'oil', 'steel'], token: ANN }).at('turns', {})
    expect(perft(game, table.state, 3)).toEqual([2, 5, 26])
  })
})
