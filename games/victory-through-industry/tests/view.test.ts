import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { hindrancesOf } from '../readings/running.ts'
import { spotAt } from '../readings/floor.ts'
import type { View } from '../view.ts'
import { ANN, BEN, type Complex, victoryTable } from './table.ts'

const ANNS: Complex = {
  factories: [
    ['steel_mill', 0, 0],
    ['forest', 1, 1],
  ],
  products: [
    ['coal', -1, 0],
    ['wood', 0, 1],
  ],
  contracts: ['coal', 'brass'],
}
const BENS: Complex = {
  factories: [['iron_mine', 0, 0, 2]],
  products: [
    ['iron_ore', 0, 1],
    ['iron_ore', 1, 0],
  ],
}
const table = victoryTable({ complexes: [ANNS, BENS], token: BEN, open: ['iron_ore', 'wood'] }).at('turns', {})
const seen = table.view(ANN).view as View

describe('View', () => {
  it('VTI-2: every player sees everything', () => {
    expect(table.view(BEN).view).toEqual(seen)
    expect(table.view(null).view).toEqual(seen)
    expect(seen.contracts).toEqual([['coal', 'brass'], []])
  })

  it('the cards by name, and values derived from them', () => {
    expect(seen.glance).toEqual({
      round: 2,
      current: ANN,
      factories: [
        [
          { x: 0, y: 0, factory: 'steel_mill', turn: 0, ready: false },
          { x: 1, y: 1, factory: 'forest', turn: 0, ready: false },
        ],
        [{ x: 0, y: 0, factory: 'iron_mine', turn: 2, ready: true }],
      ],
      products: [
        [
          { x: -1, y: 0, product: 'coal' },
          { x: 0, y: 1, product: 'wood' },
        ],
        [
          { x: 1, y: 0, product: 'iron_ore' },
          { x: 0, y: 1, product: 'iron_ore' },
        ],
      ],
      room: [4, 2],
      ready: [1, 1],
      fulfillable: [['coal'], []],
      tokenIn: [1, 1],
      ifEndedNow: {
        scores: [14, 2],
        places: [1, 2],
        sheet: [
          { line: 'contracts', values: [12, 0] },
          { line: 'products', values: [2, 2] },
        ],
        ties: [],
      },
    })
  })

  it('a board passes its view to a reading: what stops the steel mill', () => {
    const box = openBox(STANDARD.tables)
    expect(hindrancesOf({ ...seen, box }, ANN, spotAt(seen.floor[ANN], 0, 0))).toEqual([
      { x: 1, y: 0, lacks: ['iron_ore'] },
      { x: 0, y: 1, blockedBy: 'wood' },
    ])
  })
})
