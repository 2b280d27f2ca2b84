import { textBoardOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { FACTORY_IDS } from '../data/factories.ts'
import { PRODUCT_IDS } from '../data/products.ts'
import { codeOf } from '../text-board.ts'
import { type Complex, moving, operating, type VictoryTable, victoryTable } from './table.ts'

const drawn = ({ referee, state }: VictoryTable) => textBoardOf(referee, state, null, ['Ann', 'Ben', 'Cat']) ?? []

describe('The board in text', () => {
  it('draws a complex as a grid of factories and products', () => {
    const complex: Complex = {
      factories: [
        ['steel_mill', 0, 0],
        ['iron_mine', 1, 1, 2],
      ],
      products: [
        ['coal', -1, 0],
        ['iron_ore', 1, 0],
      ],
      contracts: ['steel'],
    }
    const lines = drawn(moving({ complexes: [complex] }))
    const at = lines.findIndex(line => line.startsWith('Ann:'))
    expect(lines.slice(at, at + 7)).toEqual([
      'Ann: 12 points, 0 contracts ready, 4 free cells',
      '  Holds: steel (10)',
      '    y\\x -1     0      1      2',
      '     -1        .',
      '      0 coal   SteM^* iron',
      '      1        .      IroMv  .',
      '      2               .',
    ])
  })

  it('names the turn, the contracts, the stacks and the token', () => {
    const table = operating({ open: ['coal', 'brass'], token: 1, closed: [false, true] })
    expect(drawn(table).slice(0, 4)).toEqual([
      'Round 2, Ann’s turn, 2 moves left, 0 actions this move',
      'Fulfilment token: Ben',
      'Open contracts: coal (2), brass (10)',
      'Factory cards left (other types are complete): forest 2 of 4',
    ])
    expect(drawn(table).find(line => line.startsWith('Ben'))).toBe(
      'Ben: 0 points, 0 contracts ready, 4 free cells, token in 1 turn, declines all offers',
    )
  })

  it('cuts a wide complex into strips', () => {
    const wide: Complex = { factories: Array.from({ length: 14 }, (_, x) => [FACTORY_IDS[x] ?? 'forest', x, 0]) }
    const lines = drawn(victoryTable({ complexes: [wide] }).at('moves', { seat: 0 }))
    expect(lines.filter(line => line.includes('y\\x'))).toHaveLength(3) // two strips for Ann, and one for Ben
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
  })

  it('gives every factory and every product its own letters', () => {
    expect(new Set(FACTORY_IDS.map(codeOf)).size).toBe(FACTORY_IDS.length)
    expect(new Set(PRODUCT_IDS.map(id => id.slice(0, 4))).size).toBe(PRODUCT_IDS.length)
  })
})
