import { describe, expect, it } from 'vitest'
import {
  cardAt,
  cellAt,
  emptyFloor,
  factoryCard,
  cellOf,
  floorCopy,
  freeSpots,
  groupsOf,
  hasFreeSpot,
  holdsWithout,
  isTouching,
  isWhole,
  liftFactory,
  productSpots,
  putFactory,
  roomOn,
  spotAt,
  spotsAlongside,
  strandedSpots,
  surelyHoldsWithout,
  takeProduct,
} from '../readings/floor.ts'
import { canRun, roleOfSpot } from '../readings/running.ts'
import { openBox, STANDARD, TURNS } from '../data/box.ts'
import { FACTORY_IDS } from '../data/factories.ts'
import { productNumber } from '../data/products.ts'
import { type Complex, floorWith } from './table.ts'

const box = openBox(STANDARD.tables)
const at = (...cells: [number, number][]) =>
  floorWith({ factories: cells.map(([x, y]) => ['coal_mine', x, y] as const) })
const cellsOf = (floor: ReturnType<typeof at>, spots: number[]) =>
  spots.map(spot => cellAt(floor, spot)).map(({ x, y }) => `${x},${y}`)

describe('The floor', () => {
  it('E12, VTI-18: edges and corners connect, a gap doesn’t', () => {
    expect(isWhole(at([0, 0], [1, 1]))).toBe(true)
    expect(isWhole(at([0, 0], [1, 0]))).toBe(true)
    expect(isWhole(at([0, 0], [2, 0]))).toBe(false)
    expect(isWhole(at([0, 0], [2, 1]))).toBe(false)
    expect(groupsOf(at([0, 0], [2, 0], [3, 1])).map(group => group.length)).toEqual([1, 2])
    expect(isWhole(emptyFloor())).toBe(true)
  })

  it('E13, VTI-38: a forest and a coal mine have six product cells', () => {
    const floor = floorWith({
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
      ],
    })
    expect(cellsOf(floor, freeSpots(floor))).toEqual(['0,-1', '-1,0', '1,0', '0,1', '2,1', '1,2'])
    expect(roomOn(floor)).toBe(6)
  })

  it('VTI-3, VTI-11: it grows in every direction, and everything stays in place', () => {
    const cells: [number, number][] = [
      [0, 0],
      [1, 1],
      [-1, -1],
      [-2, 0],
      [-3, 1],
      [2, 2],
      [2, -1],
      [1, -2],
      [0, 3],
    ]
    const floor = emptyFloor()
    for (const [i, [x, y]] of cells.entries()) {
      putFactory(floor, x, y, factoryCard(i, 1))
      for (const [j, [a, b]] of cells.slice(0, i + 1).entries()) expect(cardAt(floor, a, b)).toBe(factoryCard(j, 1))
    }
    expect(cellsOf(floor, floor.sites)).toEqual(cells.map(([x, y]) => `${x},${y}`))
    expect(floor.cells.filter(card => card !== 0)).toHaveLength(cells.length)
    expect(spotAt(floor, floor.left - 1, 0)).toBe(-1)
    expect(spotAt(floor, floor.left + floor.width, 0)).toBe(-1)
    expect(spotAt(floor, 0, floor.top - 1)).toBe(-1)
    expect(spotAt(floor, 0, floor.top + floor.cells.length / floor.width)).toBe(-1)
    expect(spotAt(floor, floor.left, floor.top)).toBe(0)
  })

  it('VTI-18: a factory’s neighbours give the same answer as a walk through the whole complex', () => {
    for (let ring = 0; ring < 256; ring++) {
      const around: [number, number][] = [
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [-1, -1],
      ]
      const floor = at([0, 0], ...around.filter((_cell, i) => (ring & (1 << i)) !== 0))
      const middle = spotAt(floor, 0, 0)
      const holds = groupsOf(floor, middle).length <= 1
      expect(holdsWithout(floor, middle), `ring ${ring}`).toBe(holds)
      expect(surelyHoldsWithout(floor, middle), `ring ${ring}`).toBe(holds)
    }
  })

  it('VTI-18: a complex may be connected by a longer way around', () => {
    const floor = at([0, 0], [1, 1], [2, 0], [1, -1], [3, 1])
    expect(holdsWithout(floor, spotAt(floor, 1, 1))).toBe(true)
    const open = at([0, 0], [1, 1], [2, 0])
    expect(holdsWithout(open, spotAt(open, 1, 1))).toBe(false)
    expect(holdsWithout(open, spotAt(open, 0, 0))).toBe(true)
  })

  it('VTI-40: a product next to nothing, or only at a corner, is stranded', () => {
    const complex: Complex = {
      factories: [
        ['forest', 0, 0],
        ['forest', 4, 4],
      ],
      products: [
        ['wood', 1, 0],
        ['coal', 1, 1],
        ['oil', 2, 2],
      ],
    }
    const floor = floorWith(complex)
    expect(cellsOf(floor, strandedSpots(floor))).toEqual(['1,1', '2,2'])
  })

  it.each([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ])('VTI-38: the only free cell next to a factory is at %i,%i', (x, y) => {
    const around = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
    const full = floorWith({ factories: [['forest', 0, 0]], products: around.map(([a, b]) => ['coal', a, b] as const) })
    expect(hasFreeSpot(full)).toBe(false)
    expect(freeSpots(full)).toEqual([])
    const products = around.filter(([a, b]) => a !== x || b !== y).map(([a, b]) => ['coal', a, b] as const)
    const floor = floorWith({ factories: [['forest', 0, 0]], products })
    expect(hasFreeSpot(floor)).toBe(true)
    expect(cellsOf(floor, freeSpots(floor))).toEqual([`${x},${y}`])
  })

  it('VTI-18: a factory touches eight cells but not its own, and one factory can be ignored', () => {
    const floor = at([0, 0], [3, 0])
    const one = spotAt(floor, 0, 0)
    const touched = floor.cells.flatMap((_card, spot) => {
      const { x, y } = cellAt(floor, spot)
      const isInside = x > floor.left && x < floor.left + floor.width - 1 && Math.abs(y) < 2
      return isInside && isTouching(floor, spot) ? [`${x},${y}`] : []
    })
    expect(touched).toEqual(
      [-1, 0, 1].flatMap(y => [-1, 0, 1, 2, 3, 4].filter(x => y !== 0 || x % 3 !== 0).map(x => `${x},${y}`)),
    )
    expect(isTouching(floor, spotAt(floor, 1, 1), one)).toBe(false)
    expect(isTouching(floor, spotAt(floor, 1, 1), spotAt(floor, 3, 0))).toBe(true)
    expect(isTouching(floor, one)).toBe(false)
  })

  it('products by kind, row by row', () => {
    const floor = floorWith({
      products: [
        ['wood', 1, 0],
        ['coal', 0, -1],
        ['wood', -1, 0],
      ],
    })
    expect(cellsOf(floor, productSpots(floor))).toEqual(['0,-1', '-1,0', '1,0'])
    expect(cellsOf(floor, productSpots(floor, productNumber.wood))).toEqual(['-1,0', '1,0'])
    expect(productSpots(floor, productNumber.oil)).toEqual([])
  })

  it('a lifted card leaves the list and its cell, but a copy keeps it', () => {
    const floor = at([0, 0], [1, 1], [2, 2])
    const copy = floorCopy(floor)
    expect(liftFactory(floor, spotAt(floor, 1, 1))).toBe(factoryCard(2, 0))
    expect(cellsOf(floor, floor.sites)).toEqual(['0,0', '2,2'])
    expect(cardAt(floor, 1, 1)).toBe(0)
    expect(cellsOf(copy, copy.sites)).toEqual(['0,0', '1,1', '2,2'])
    expect(cardAt(copy, 1, 1)).toBe(factoryCard(2, 0))
  })

  it('cells near the first factory are created once, distant ones each time, all with their coordinates', () => {
    for (const [x, y] of [
      [48, 48],
      [-48, 48],
      [48, -48],
      [-48, -48],
      [0, 7],
    ] as const) {
      expect(cellOf(x, y)).toEqual({ x, y })
      expect(cellOf(x, y)).toBe(cellOf(x, y))
      expect(Object.isFrozen(cellOf(x, y))).toBe(true)
    }
    for (const [x, y] of [
      [49, 0],
      [-49, 0],
      [0, 49],
      [0, -49],
    ] as const) {
      expect(cellOf(x, y)).toEqual({ x, y })
      expect(cellOf(x, y)).not.toBe(cellOf(x, y))
    }
  })

  it('every cell has its own coordinates', () => {
    for (let x = -50; x <= 50; x++)
      for (let y = -50; y <= 50; y += 7) expect([cellOf(x, y).x, cellOf(x, y).y]).toEqual([x, y])
    for (const [x, y] of [
      [48, 0],
      [-47, 1],
      [-48, 1],
    ] as const)
      expect(cellOf(x, y)).toEqual({ x, y })
  })

  it('a copy has its own stock', () => {
    const floor = floorWith({ products: [['wood', 1, 0]] })
    const copy = floorCopy(floor)
    takeProduct(copy, spotAt(copy, 1, 0))
    expect([floor.stock[productNumber.wood], copy.stock[productNumber.wood]]).toEqual([1, 0])
  })

  it('VTI-38: cells next to a factory hold no factory', () => {
    const floor = floorWith({
      factories: [
        ['forest', 0, 0],
        ['forest', 1, 0],
      ],
    })
    expect(spotsAlongside(floor).map(spot => cellAt(floor, spot))).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: -1 },
      { x: -1, y: 0 },
      { x: 2, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ])
  })

  it('VTI-11: a cell outside the window has no spot, on any side', () => {
    const floor = floorWith({})
    for (const [x, y] of [
      [-3, 0],
      [3, 0],
      [0, -3],
      [-2, 3],
    ] as const)
      expect(spotAt(floor, x, y)).toBe(-1)
  })

  it('VTI-18: a complex is one group no matter how large it grows', () => {
    const diagonal = Array.from({ length: 20 }, (_, i) => [i, i] as [number, number])
    expect(groupsOf(at(...diagonal)).map(group => group.length)).toEqual([20])
  })

  it('VTI-24: a factory is never an input, no matter its type and turn', () => {
    for (const factory of FACTORY_IDS)
      for (const turn of TURNS) {
        const floor = floorWith({
          factories: [
            ['steel_mill', 0, 0],
            [factory, -1, 0, turn],
          ],
          products: [['iron_ore', 1, 0]],
        })
        expect(canRun(box, floor, spotAt(floor, 0, 0))).toBe(false)
      }
  })

  it('VTI-9: a cell can be one factory’s output and another’s input', () => {
    const floor = floorWith({
      factories: [
        ['iron_mine', 1, 1, 2],
        ['steel_mill', 2, 0, 2],
      ],
    })
    expect(roleOfSpot(box, floor, spotAt(floor, 1, 0), productNumber.iron_ore)).toBe('input')
    expect(roleOfSpot(box, floor, spotAt(floor, 1, 0), productNumber.coal)).toBe('output')
    expect(roleOfSpot(box, floor, spotAt(floor, 1, 2), productNumber.coal)).toBeNull()
  })
})
