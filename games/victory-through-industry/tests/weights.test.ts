// The weights for random players. Without them random games build nothing, or tear down as fast as they build.

import { describe, expect, it } from 'vitest'
import type { ProductId } from '../data/products.ts'
import { game } from '../index.ts'
import { ANN, type Complex, moving, operating, type VictoryTable, victoryTable } from './table.ts'

/** How a random player weighs an option, among those available. */
function weightOf({ state, referee }: VictoryTable, name: string): number {
  const top = state.frames.at(-1)
  const read = referee.read(state, name)
  if (top === undefined || 'refusal' in read) throw new Error(`${name} is not offered`)
  const step = game.steps[top.step as 'operate'] as {
    weigh?: (g: unknown, frame: unknown) => (option: unknown) => number
  }
  return step.weigh?.(state.g, top.frame)(read.option) ?? Number.NaN
}

const lines = (count: number): readonly (readonly ['coal_mine' | 'forest', number, number])[] =>
  Array.from({ length: count }, (_, i) => [i % 2 === 0 ? 'forest' : 'coal_mine', i, i] as const)

describe('Weights of random players', () => {
  it('a production move weighs as much as the factories that run, work on the floor four fifths of the total', () => {
    const table = moving({
      complexes: [
        {
          factories: [
            ['coal_mine', 0, 0],
            ['coal_mine', 1, 1],
            ['forest', 3, 2],
            ['iron_mine', 2, 2],
          ],
        },
      ],
    })
    expect(weightOf(table, 'produce coal_mine')).toBe(2)
    expect(() => weightOf(table, 'produce forest')).toThrow('not offered') // an iron mine is in the way
    expect(weightOf(table, 'produce iron_mine')).toBe(1)
    expect(weightOf(table, 'operate')).toBeCloseTo(0.8 * 3)
  })

  it('delivering is favoured fifty to one', () => {
    const table = victoryTable({ complexes: [{ products: [['wood', 1, 0]], contracts: ['wood'] }], token: ANN }).at(
      'turns',
      {},
    )
    expect(weightOf(table, 'fulfil wood from 1,0')).toBe(50)
    expect(weightOf(table, 'lose wood')).toBe(1)
  })

  it('running more is favoured over stopping', () => {
    const table = moving({
      complexes: [
        {
          factories: [
            ['coal_mine', 0, 0],
            ['coal_mine', 1, 1],
          ],
        },
      ],
    })
      .pick('produce coal_mine')
      .pick('run 0,0')
    expect(weightOf(table, 'run 1,1')).toBe(1)
    expect(weightOf(table, 'stop')).toBe(0.02)
  })

  it('favoured actions: building while the complex is small, moving products, and little else', () => {
    const wood: Complex = {
      factories: lines(7),
      products: [
        ['wood', 1, 0],
        ['wood', 2, 1],
        ['wood', 3, 2],
      ],
    }
    const table = operating({ complexes: [wood, { products: [['coal', 1, 0]] }], actions: 3, open: ['coal', 'wood'] })
    expect(weightOf(table, 'stop')).toBe(5) // two, plus one for each action so far
    expect(weightOf(table, 'build')).toBe(6)
    expect(weightOf(table, 'move product')).toBe(5)
    expect(weightOf(table, 'trade')).toBe(0.2)
    expect(weightOf(table, 'move factory')).toBe(0.2)
    expect(weightOf(table, 'tear down')).toBe(0.02)
    expect(weightOf(table, 'give factory to 1')).toBe(0.02)
    expect(weightOf(table, 'discard')).toBe(0.02)
    expect(weightOf(table, 'bank wood')).toBe(0.05)
    expect(weightOf(table, 'claim wood')).toBe(0.01) // with two players, it would have to be delivered every turn
    const large = operating({ complexes: [{ ...wood, factories: lines(8) }] })
    expect(weightOf(large, 'build')).toBe(0.3)
  })

  it('a full complex favours throwing away, but not with two free cells', () => {
    const full = (...products: [ProductId, number, number][]) => operating({ complexes: [{ products }] })
    const three = full(['coal', 1, 0], ['coal', -1, 0], ['coal', 0, 1])
    expect(weightOf(three, 'discard')).toBe(1)
    expect(weightOf(full(['coal', 1, 0], ['coal', -1, 0]), 'discard')).toBe(0.02)
  })

  it('plentiful products go to the bank', () => {
    const with5 = (count: number) =>
      operating({
        complexes: [
          {
            factories: lines(3),
            products: (
              [
                ['oil', 1, 0],
                ['oil', 0, 1],
                ['oil', 2, 1],
                ['oil', 1, 2],
                ['oil', -1, 0],
              ] as const
            ).slice(0, count),
          },
        ],
      })
    expect(weightOf(with5(4), 'bank oil')).toBe(0.05)
    expect(weightOf(with5(5), 'bank oil')).toBe(2)
  })

  const FIVE: ProductId[] = ['wood', 'coal', 'oil', 'cotton', 'brass']
  /** Two of each of the first few products, around a row of factories. */
  const pairs = (count: number): Complex => ({
    factories: lines(6),
    products: FIVE.slice(0, count).flatMap(
      (product, i) =>
        [
          [product, i + 1, i],
          [product, i, i + 1],
        ] as [ProductId, number, number][],
    ),
  })

  it('with five ready it strikes: it claims, and hardly stops', () => {
    const ready = operating({ complexes: [pairs(5)], open: [...FIVE, 'jeeps'] })
    expect(weightOf(ready, 'stop')).toBe(0.001)
    expect(weightOf(ready, 'claim brass')).toBe(100)
    const sixth: Complex = { ...pairs(5), products: [...(pairs(5).products ?? []), ['jeeps', 5, 6]] }
    expect(weightOf(operating({ complexes: [sixth], open: [...FIVE, 'jeeps'] }), 'claim jeeps')).toBe(0.01) // the seat has only one
    const four = operating({ complexes: [pairs(4)], open: [...FIVE, 'jeeps'] })
    expect(weightOf(four, 'stop')).toBe(2)
    expect(weightOf(four, 'claim coal')).toBe(0.01)
    const three = operating({ seats: 3, complexes: [pairs(4)], open: FIVE })
    expect(weightOf(three, 'claim coal')).toBe(0.1)
  })

  it('new types are favoured over more of the same', () => {
    const table = operating({
      complexes: [
        {
          products: [
            ['wood', 1, 0],
            ['wood', -1, 0],
            ['coal', 0, 1],
          ],
        },
      ],
    }).pick('build')
    expect(weightOf(table, 'build coal_mine')).toBe(3)
    const second = operating({
      complexes: [
        {
          factories: [['coal_mine', 0, 0]],
          products: [
            ['wood', 1, 0],
            ['coal', 0, 1],
          ],
        },
      ],
    }).pick('build')
    expect(weightOf(second, 'build coal_mine')).toBe(1)
    expect(weightOf(second, 'build steel_mill')).toBe(3)
    const among = operating({
      complexes: [
        {
          factories: [
            ['forest', 0, 0],
            ['coal_mine', 1, 1],
          ],
          products: [
            ['wood', 1, 0],
            ['coal', 0, 1],
          ],
        },
      ],
    }).pick('build')
    expect(weightOf(among, 'build coal_mine')).toBe(1)
  })

  it('it gives up cheap cards, but hardly ever the last one a contract needs', () => {
    const hand: Complex = {
      factories: [
        ['forest', 0, 0],
        ['steel_mill', 1, 1],
      ],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, -1],
        ['steel', 1, 2],
      ],
    }
    const paying = (position: { open?: ProductId[]; contracts?: ProductId[] }) =>
      operating({
        complexes: [{ ...hand, contracts: position.contracts ?? [] }],
        open: position.open ?? ['jeeps'],
      })
        .pick('build')
        .pick('build steel_mill')
    expect(weightOf(paying({}), 'pay 1,0')).toBe(1)
    expect(weightOf(paying({}), 'pay 1,2')).toBeCloseTo(1 / 9)
    expect(weightOf(paying({ open: ['steel'] }), 'pay 1,2')).toBe(0.01)
    expect(weightOf(paying({ contracts: ['steel'] }), 'pay 1,2')).toBe(0.01)
    expect(weightOf(paying({ open: ['wood'] }), 'pay 1,0')).toBe(1) // three wood are one more than a claim and its delivery need
    const two = { ...hand, products: hand.products?.slice(1) ?? [] }
    const short = (open: ProductId[], contracts: ProductId[]) =>
      operating({ complexes: [{ ...two, contracts }], open })
        .pick('build')
        .pick('build steel_mill')
    expect(weightOf(short(['wood'], []), 'pay -1,0')).toBe(0.01)
    expect(weightOf(short(['jeeps'], ['wood']), 'pay -1,0')).toBe(1)
  })

  it('products move from where they are made to where they are taken', () => {
    const table = operating({
      complexes: [
        {
          factories: [
            ['coal_mine', 0, 0],
            ['steel_mill', 1, 1],
          ],
          products: [
            ['coal', 0, 1], // made here, and taken here
            ['iron_ore', -1, 0],
            ['wood', 1, 2], // in the way of the steel
          ],
        },
      ],
    }).pick('move product')
    expect(weightOf(table, 'product 0,1')).toBe(0.1)
    expect(weightOf(table, 'product -1,0')).toBe(1)
    expect(weightOf(table, 'product 1,2')).toBe(3)
    table.pick('product -1,0')
    expect(weightOf(table, 'to 2,1')).toBe(20)
    expect(weightOf(table, 'to 0,-1')).toBe(1)
    const wood = operating({
      complexes: [{ factories: [['coal_mine', 0, 0]], products: [['wood', 1, 0]] }],
    }).pick('move product')
    expect(weightOf(wood, 'to 0,1')).toBe(0.2)
  })

  it('throwing away has the same weights as spending', () => {
    const table = operating({
      complexes: [
        {
          factories: [['steel_mill', 0, 0]],
          products: [
            ['steel', 0, 1],
            ['wood', 1, 0],
          ],
        },
      ],
      open: ['jeeps'],
    }).pick('discard')
    expect(weightOf(table, 'product 0,1')).toBeCloseTo(1 / 9)
    expect(weightOf(table, 'product 1,0')).toBe(1)
  })

  it('sending an offer is favoured over dropping it', () => {
    const table = operating({ complexes: [{ products: [['wood', 1, 0]] }, { products: [['coal', 1, 0]] }] })
      .pick('trade')
      .pick('lay 1,0')
    expect(weightOf(table, 'send')).toBe(3)
    expect(weightOf(table, 'drop')).toBe(0.3)
    expect(weightOf(table, 'want coal')).toBe(1)
  })

  it('sending a counter-offer is favoured over giving it up', () => {
    const table = operating({ complexes: [{ products: [['wood', 1, 0]] }, { products: [['coal', 1, 0]] }] })
      .pick('trade')
      .pick('lay 1,0')
      .pick('send')
      .pick('counter')
      .pick('lay 1,0')
    expect(weightOf(table, 'send')).toBe(3)
    expect(weightOf(table, 'decline')).toBe(0.3)
    expect(weightOf(table, 'want wood')).toBe(1)
  })
})
