import { describe, expect, it } from 'vitest'
import { ANN, type Complex, operating } from '../../tests/table.ts'
import { spoken } from '../sheets/options.ts'
import type { Seen } from '../table.ts'

/** Wood and coal beside a forest, and a steel mill two cells to the right. */
const COMPLEX: Complex = {
  factories: [
    ['forest', 0, 0],
    ['steel_mill', 2, 0],
  ],
  products: [
    ['wood', 0, -1],
    ['coal', 1, 0],
  ],
}

describe('Options about a cell', () => {
  const table = operating({ complexes: [COMPLEX] })
  const seen = table.view(ANN) as Seen
  const { box } = table.g

  it('are named by their card and the factories next to them', () => {
    expect(spoken.pickProduct?.({ x: 1, y: 0 }, box, seen)).toBe('The coal left of the steel mill, right of the forest')
    expect(spoken.pay?.({ x: 0, y: -1 }, box, seen)).toBe('Pay with the wood above the forest')
    expect(spoken.putProduct?.({ x: 0, y: 1 }, box, seen)).toBe('Put it below the forest')
    expect(spoken.site?.({ x: -1, y: -1 }, box, seen)).toBe('Put it at the upper left of the forest')
  })

  it('are named only by their card if no factory is next to it', () => {
    expect(spoken.pickFactory?.({ x: 0, y: 0 }, box, seen)).toBe('The forest')
  })

  it('are told apart by where they are if two would have the same name', () => {
    const diagonal: Complex = {
      factories: [
        ['forest', 0, 0],
        ['forest', 1, 1],
        ['forest', 2, 2],
      ],
    }
    const view = operating({ complexes: [diagonal] }).view(ANN) as Seen
    expect(spoken.putProduct?.({ x: -1, y: 0 }, box, view)).toBe('Put it left of the forest')
    expect(spoken.putProduct?.({ x: 0, y: 1 }, box, view)).toBe(
      'Put it left of the forest, below the forest, the left one',
    )
    expect(spoken.putProduct?.({ x: 1, y: 2 }, box, view)).toBe(
      'Put it left of the forest, below the forest, the right one',
    )
  })

  it('name a card that isn’t on the floor yet by its cell', () => {
    expect(spoken.pay?.({ x: 0, y: 1 }, box, seen)).toBe('Pay with the one below the forest')
  })

  it('keep their coordinates if the position is unknown', () => {
    expect(spoken.putProduct?.({ x: 0, y: 1 }, box)).toBeNull()
  })
})
