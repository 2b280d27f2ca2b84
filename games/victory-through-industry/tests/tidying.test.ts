import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { FACTORY_IDS } from '../data/factories.ts'
import { cellAt, type Floor, spotAt } from '../readings/floor.ts'
import { clearingsOn, homesFor, orderOn, tidyOn } from '../readings/tidying.ts'
import { type Complex, floorWith, type ProductAt, waysOf } from './table.ts'

const BOX = openBox(STANDARD.tables)

const cell = (floor: Floor, spot: number) => `${cellAt(floor, spot).x},${cellAt(floor, spot).y}`
const tidied = (complex: Complex) => {
  const floor = floorWith(complex)
  return waysOf(floor, tidyOn(BOX, floor))
}
const cleared = (complex: Complex) => {
  const floor = floorWith(complex)
  return clearingsOn(BOX, floor).map(({ factory, carries }) => [factory, ...waysOf(floor, carries)])
}

/** An iron mine outputs to the south, where nothing takes the ore. */
const MINE: Complex = { factories: [['iron_mine', 0, 0]], products: [['iron_ore', 0, 1]] }
/** A steel mill takes coal from the west and iron ore from the east, and outputs to the south. */
const MILL: Complex = { factories: [['steel_mill', 0, 0]] }

describe('Tidying up', () => {
  it('moves new products out of the way, to the nearest free cell', () => {
    expect(tidied(MINE)).toEqual(['0,1 to -1,0'])
    expect(tidied({ ...MINE, products: [['iron_ore', 1, 0]] })).toEqual([])
    const above: Complex = { ...MINE, factories: [...(MINE.factories ?? []), ['zinc_mine', 0, 3]] }
    expect(tidied(above)).toEqual(['0,1 to 0,2'])
  })

  it('moves inputs to the factories that take them, one by one', () => {
    const heap: Complex = {
      ...MILL,
      products: [
        ['coal', 0, -1],
        ['iron_ore', 0, 1],
      ],
    }
    expect(tidied(heap)).toEqual(['0,1 to 1,0', '0,-1 to -1,0'])
  })

  it('leaves an input that lets a factory run, even on another factory’s output', () => {
    // The mine outputs where the mill needs coal, to its west.
    const flow: Complex = {
      factories: [
        ['steel_mill', 0, 0],
        ['coal_mine', -1, -1],
      ],
      products: [
        ['coal', -1, 0],
        ['iron_ore', 1, 0],
      ],
    }
    expect(tidied(flow)).toEqual([])
    // Without ore, the mill can't run anyway, so the coal may leave and the mine can run.
    expect(tidied({ ...flow, products: [['coal', -1, 0]] })).toHaveLength(1)
  })

  it('never stops a factory that could run', () => {
    const full: Complex = {
      ...MILL,
      products: [
        ['coal', -1, 0],
        ['iron_ore', 1, 0],
        ['wood', 0, -1],
      ],
    }
    expect(tidied(full)).toEqual([])
    expect(tidied({ ...full, products: [...(full.products ?? []), ['wood', 0, 1]] })).toEqual([]) // there's no room
  })

  it('a factory that can run counts four, a product two where it’s taken, one if aside, none if in the way', () => {
    const order = (complex: Complex) => orderOn(BOX, floorWith(complex))
    expect(order(MILL)).toBe(0)
    expect(order({ ...MILL, products: [['wood', 0, -1]] })).toBe(1)
    expect(order({ ...MILL, products: [['wood', 0, 1]] })).toBe(0)
    expect(order({ ...MILL, products: [['coal', -1, 0]] })).toBe(2)
    expect(order({ factories: [['iron_mine', 0, 0]] })).toBe(4)
    expect(order({ factories: [['forest', 0, 0]], products: [['wood', 1, 0]] })).toBe(0)
  })
})

describe('Clearing the outputs of a type', () => {
  it('clears the outputs of all factories of a type, but not onto another of its outputs', () => {
    expect(cleared(MINE)).toEqual([['iron_mine', '0,1 to -1,0']])
    const mines: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['iron_mine', 1, 0],
      ],
      products: [
        ['iron_ore', 0, 1],
        ['iron_ore', 1, 1],
      ],
    }
    expect(cleared(mines)).toEqual([['iron_mine', '0,1 to -1,0', '1,1 to 2,0']])
    const wood: ProductAt[] = [
      ['wood', -1, 0],
      ['wood', 0, -1],
      ['wood', 1, -1],
      ['wood', 2, 0],
    ]
    expect(cleared({ ...mines, products: [...wood, ['iron_ore', 0, 1]] })).toEqual([])
  })

  it('moves each product to its own cell', () => {
    const mines: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['iron_mine', 2, 0],
      ],
      products: [
        ['iron_ore', 0, 1],
        ['iron_ore', 2, 1],
        ['wood', -1, 0],
        ['wood', 0, -1],
        ['wood', 2, -1],
        ['wood', 3, 0],
      ],
    }
    expect(cleared(mines)).toEqual([['iron_mine', '0,1 to 1,0']]) // this one only
  })

  it('leaves inputs where they are', () => {
    const steel: Complex = {
      ...MILL,
      products: [
        ['coal', -1, 0],
        ['steel', 0, 1],
      ],
    }
    expect(cleared(steel)).toEqual([['steel_mill', '0,1 to 1,0']])
  })

  it('prefers moving a product to a factory that takes it', () => {
    const chain: Complex = {
      factories: [
        ['coal_mine', 0, 0],
        ['steel_mill', 2, 0],
      ],
      products: [['coal', 0, 1]],
    }
    expect(cleared(chain)).toEqual([['coal_mine', '0,1 to 1,0']])
  })

  it('ignores free outputs, outputs behind a factory, and a full floor', () => {
    expect(cleared({ factories: [['iron_mine', 0, 0]] })).toEqual([])
    const behind: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['forest', 0, 1],
      ],
    }
    expect(cleared(behind)).toEqual([])
    const full: Complex = {
      ...MINE,
      products: [
        ['wood', 0, -1],
        ['wood', 1, 0],
        ['iron_ore', 0, 1],
        ['wood', -1, 0],
      ],
    }
    expect(cleared(full)).toEqual([])
  })

  it('clears every type that has something in the way', () => {
    const both: Complex = {
      factories: [
        ['iron_mine', 0, 0],
        ['coal_mine', 1, 1],
      ],
      products: [
        ['iron_ore', 0, 1],
        ['coal', 1, 2],
      ],
    }
    const types = cleared(both).map(([factory]) => factory)
    expect(types).toEqual(FACTORY_IDS.filter(id => id === 'iron_mine' || id === 'coal_mine'))
  })
})

describe('Places for arriving products', () => {
  const homes = (
    complex: Complex,
    products: Parameters<typeof homesFor>[2],
    spent?: Parameters<typeof homesFor>[3],
  ) => {
    const floor = floorWith(complex)
    return homesFor(BOX, floor, products, spent)?.map(spot => cell(floor, spot)) ?? null
  }

  it('where a factory takes it, otherwise aside, and an output only as a last resort', () => {
    expect(homes(MILL, ['coal'])).toEqual(['-1,0'])
    expect(homes(MILL, ['iron_ore', 'coal'])).toEqual(['1,0', '-1,0'])
    // Coal goes to its own side, one wood next to the mill, another to the ore's side, and only the last one blocks something.
    expect(homes(MILL, ['coal', 'wood', 'wood', 'wood'])).toEqual(['-1,0', '0,-1', '1,0', '0,1'])
  })

  it('nowhere if there isn’t room for all', () => {
    expect(homes(MILL, ['coal', 'wood', 'wood', 'wood', 'wood'])).toBeNull()
  })

  it('the cells of products given for it count as free', () => {
    const full: Complex = {
      ...MILL,
      products: [
        ['wood', 0, -1],
        ['wood', 1, 0],
        ['wood', 0, 1],
        ['coal', -1, 0],
      ],
    }
    const floor = floorWith(full)
    const three = [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]
    expect(homes(full, ['iron_ore'])).toBeNull()
    expect(homes(full, ['iron_ore'], three)).toEqual(['1,0'])
    expect(floor.cells[spotAt(floor, 1, 0)]).not.toBe(0) // the real floor hasn't changed
  })
})
