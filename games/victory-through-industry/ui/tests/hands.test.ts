import { thingId, viewerOf } from '@tableworks/board-kit'
import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../../index.ts'
import { freeSpots, cellAt } from '../../readings/floor.ts'
import { treeOf } from '../../readings/need.ts'
import { lineFor, type Load, mayCarry } from '../parts/hands/carrying.ts'
import { dropsFor } from '../parts/hands/drops.ts'
import { glowFor } from '../parts/hands/glow.ts'
import { ANN, operating, type ProductAt } from '../../tests/table.ts'
import { positionOf, type Seen } from '../table.ts'
import { inOrder } from '../trays/way.tsx'

const NAMES = ['Ann', 'Ben', 'Cat']

/** Positions in a random game in which things can be carried. */
function* carrying(most: number, seats = 2) {
  let left = most
  for (const moment of momentsOf(game, [{ seats, variants: {}, secret: 'carrying' }])) {
    if (!mayCarry(moment.seen) || moment.seen.seat === null) continue
    yield { ...moment, position: positionOf(moment.seen, moment.box), seat: viewerOf(moment.seen) }
    left -= 1
    if (left === 0) return
  }
}

describe('Carrying', () => {
  it('a crate can be dropped only in a free cell beside a factory', () => {
    for (const { seen, position, seat } of carrying(30)) {
      const [crate] = seen.view.glance.products[seat]
      if (crate === undefined) continue
      const { product, ...from } = crate
      for (const spot of freeSpots(position.floor[seat])) {
        const { x, y } = cellAt(position.floor[seat], spot)
        expect(lineFor(position, seen, { product, from }, { x, y })).toEqual([
          'move product',
          ...(seen.view.glance.products[seat].length > 1 ? [`product ${from.x},${from.y}`] : []), // otherwise the rules don't ask which product
          `to ${x},${y}`,
        ])
      }
      expect(lineFor(position, seen, { product, from }, from)).toBeNull()
      expect(lineFor(position, seen, { product, from }, { x: 90, y: 90 })).toBeNull()
    }
  })

  it('a card from a stack is paid for before it’s placed', () => {
    let built = 0
    for (const { seen, position, seat } of carrying(60)) {
      const { x, y } = seen.view.glance.factories[seat][0] ?? { x: 0, y: 0 }
      const line = lineFor(position, seen, { factory: 'iron_mine', from: null }, { x: x + 1, y: y - 1 })
      if (line === null) continue
      built += 1
      expect(line).toHaveLength(5)
      expect(line.at(-1)).toBe(`at ${x + 1},${y - 1}`)
      expect(new Set(line.slice(2, 4)).size).toBe(2)
    }
    expect(built).toBeGreaterThan(0)
  })
})

describe('Where a carried thing may go', () => {
  const position = (...names: string[]) => {
    const table = operating({
      complexes: [
        {
          factories: [['steel_mill', 0, 0]],
          products: [
            ['coal', 0, -1],
            ['wood', 0, 1],
          ],
        },
      ],
    })
    for (const name of names) table.pick(name)
    const seen = table.view(ANN) as Seen
    return [seen, positionOf(seen, table.g.box)] as const
  }
  const coal: Load = { product: 'coal', from: { x: 0, y: -1 } }

  it('every free cell glows for a crate, brighter where a factory takes it', () => {
    expect(glowFor(...position(), coal)).toEqual([
      { x: -1, y: 0, isTaken: true },
      { x: 1, y: 0, isTaken: false },
    ])
    expect(glowFor(...position(), null)).toEqual([])
  })

  it('while a decision asks for a place, only cells where a factory takes it: the others are highlighted anyway', () => {
    expect(glowFor(...position('move product', 'product 0,-1'), null)).toEqual([{ x: -1, y: 0, isTaken: true }])
    expect(glowFor(...position('move product', 'product 0,1'), null)).toEqual([])
  })

  it('sites glow for an affordable factory', () => {
    expect(glowFor(...position(), { factory: 'steel_mill', from: null }).length).toBeGreaterThan(4)
    expect(glowFor(...position(), { factory: 'cannery', from: null })).toEqual([])
  })
})

describe('Dropping beside the floor', () => {
  /** Whether the rules accept every choice of a line. */
  const isTaken = (
    { referee, state }: Pick<BoardMoment<typeof game>, 'referee' | 'state'>,
    line: readonly string[],
  ) => {
    const next = referee.clone(state)
    return line.every(name => {
      const read = referee.read(next, name)
      if (!('option' in read)) return false
      referee.choose(next, read.option)
      return true
    })
  }

  it('a crate can be dropped on the bin, its contract and trading partners, and the rules accept it', () => {
    const kinds = new Set<string>()
    for (const moment of carrying(150, 3)) {
      const { seen, position, seat } = moment
      for (const { product, ...from } of seen.view.glance.products[seat])
        for (const { place, line } of dropsFor(seen, position, { product, from }, NAMES)) {
          kinds.add(place.kind)
          expect([place, isTaken(moment, line)]).toEqual([place, true])
        }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['action', 'contract', 'player']))
  })

  it('a crate can be dropped on the bank if there are three; with more the player picks', () => {
    const toBank = (...products: ProductAt[]) => {
      const table = operating({ complexes: [{ products }] })
      const seen = table.view(ANN) as Seen
      const drops = dropsFor(seen, positionOf(seen, table.g.box), { product: 'wood', from: { x: 0, y: 1 } }, NAMES)
      return drops.find(({ place }) => place.kind === 'good')?.line
    }
    const two: ProductAt[] = [
      ['wood', 0, 1],
      ['wood', 1, 0],
    ]
    expect(toBank(...two)).toBeUndefined()
    expect(toBank(...two, ['wood', 0, -1])).toEqual(['bank wood'])
    expect(toBank(...two, ['wood', 0, -1], ['wood', -1, 0])).toEqual(['bank wood', 'product 0,1'])
  })

  it('a factory on the floor can be dropped on tear-down and on rivals, one from a stack on neither', () => {
    const [moment] = carrying(1, 3)
    if (moment === undefined) throw new Error('nothing is carried')
    const { seen, position, seat } = moment
    const [standing] = seen.view.glance.factories[seat]
    if (standing === undefined) throw new Error('nothing stands there')
    const { factory, x, y } = standing
    const drops = dropsFor(seen, position, { factory, from: { x, y } }, NAMES)
    expect(drops.find(({ place }) => thingId(place) === `action-tear down-${seat}`)?.line).toEqual([
      'tear down',
      `factory ${x},${y}`,
    ])
    expect(drops.every(({ line: [first = ''] }) => seen.choices.includes(first))).toBe(true)
    expect(dropsFor(seen, position, { factory, from: null }, NAMES)).toEqual([])
  })
})

describe('The way to a contract', () => {
  it('names every product once, each below something that takes it', () => {
    for (const { position, seat } of carrying(3))
      for (const goal of position.open) {
        const branches = treeOf(position, seat, [goal])
        const way = inOrder(branches, goal)
        expect(way.map(({ branch }) => branch.product).toSorted()).toEqual(
          branches.map(({ product }) => product).toSorted(),
        )
        expect(way[0]?.branch.product).toBe(goal)
        for (const [i, { branch, depth }] of way.entries()) {
          const above = way.slice(0, i).findLast(one => one.depth < depth)
          expect(i === 0 || above?.branch.inputs.includes(branch.product)).toBe(true)
        }
      }
  })
})
