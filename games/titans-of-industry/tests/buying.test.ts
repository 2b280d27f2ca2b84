import { describe, expect, it } from 'vitest'
import type { Material } from '../data/goods.ts'
import type { Owing } from '../state.ts'
import { actionOf, ANN, askedAt, BEN, CAT, type Market, type Position, titansTable, toldOf, turnOf } from './table.ts'

const owing = (units: Partial<Owing>): Owing => ({ research: 0, wood: 0, stone: 0, steel: 0, ...units })
const buying = (units: Partial<Owing>, position: Position) =>
  titansTable(position).at('buy', { seat: ANN, owing: owing(units) })

/** Asks for one unit more of every good than is available. */
const STONE: Market = {
  'c-transportation': [
    [1, 7],
    [1, 4],
    [2, 6],
  ],
}

describe('Buying goods', () => {
  it('TOI-11, TOI-18, TV-6: the cheapest cube first, even if the seat has one at a higher price', () => {
    const table = buying({ stone: 2 }, { market: STONE })
    expect(table.g.money).toEqual([25, 39, 41])
    expect(table.g.cubes['c-transportation']).toEqual([1, 0, 1])
    expect(table.facts).toEqual([
      { kind: 'bought', seat: ANN, seller: BEN, material: 'stone', cost: 4 },
      { kind: 'bought', seat: ANN, seller: CAT, material: 'stone', cost: 6 },
    ])
  })

  it('TOI-18, TV-6: a third stone costs $6 again; a fourth is the seat’s own', () => {
    expect(buying({ stone: 3 }, { market: STONE }).g.money).toEqual([19, 39, 47])
    const fourth = buying({ stone: 4 }, { market: STONE })
    expect(fourth.g.money).toEqual([19, 39, 47])
    expect(fourth.g.cubes['c-transportation']).toEqual([0, 0, 0])
  })

  it('TOI-12: the seller of a cube doesn’t matter', () => {
    const table = buying({ wood: 1 }, { market: { 'c-residential': [[3, 5], null, [1, 1]] } })
    expect(table.facts).toEqual([{ kind: 'bought', seat: ANN, seller: CAT, material: 'wood', cost: 1 }])
  })

  it('TOI-13, R-7: each cube another player buys gives its owner one market share', () => {
    const table = buying({ stone: 2, research: 1 }, { market: { ...STONE, 'r-centre': [null, [1, 2], null] } })
    expect(table.g.share.players).toEqual([0, 2, 1])
    expect(table.g.soldToPlayers).toEqual([0, 2, 1])
  })

  it('TOI-17, TOI-93: goods come from the red grid of their kind, never from Durables or Energy', () => {
    const elsewhere: Position = { market: { 'd-southwest': [null, [3, 1], null], 'e-northwest': [null, [3, 1], null] } }
    const table = actionOf(ANN, { ...elsewhere, facilities: { 'stone-quarry': [1, 0, 0] } })
    expect(table.names).not.toContain('build corn-farm')
    expect(table.why('build corn-farm')).toEqual({
      because: 'notAvailable',
      rule: 'TOI-22',
      material: 'wood',
      missing: 1,
    })
  })

  it('TOI-19: at equal prices the buyer chooses, even their own cube', () => {
    const table = buying(
      { steel: 1 },
      {
        market: {
          'c-industrial': [
            [1, 4],
            [2, 4],
            [1, 4],
          ],
        },
      },
    )
    expect(table.names).toEqual(['from 0', 'from 1', 'from 2'])
    table.pick('from 2')
    expect(table.g.money).toEqual([31, 35, 39])
    expect(table.frames).toEqual([])
  })

  it('TOI-18, TOI-19: a more expensive seller between two equal ones changes nothing', () => {
    const market: Market = { 'c-industrial': [null, [1, 4], [1, 9], [1, 4]] }
    const table = buying({ steel: 1 }, { seats: 4, market })
    expect(table.names).toEqual(['from 1', 'from 3'])
  })

  it('TOI-19, R-5: only affordable sellers are offered, and a single one needs no decision', () => {
    const market: Market = {
      'c-industrial': [
        [1, 4],
        [1, 4],
        [1, 4],
      ],
    }
    const table = buying({ steel: 2 }, { money: [5, 0, 0], market }).pick('from 1')
    expect(table.g.money).toEqual([1, 4, 0]) // the second is the seat's own, because it couldn't pay for Cat's
    expect(buying({ steel: 1 }, { money: [3, 0, 0], market }).facts).toEqual([
      { kind: 'tookOwn', seat: ANN, material: 'steel' },
    ])
  })

  it('TOI-18, TOI-19: a more expensive seller and one without cubes have a reason', () => {
    const table = buying({ steel: 1 }, { market: { 'c-industrial': [null, [1, 4], [1, 4]], 'c-residential': [] } })
    expect(table.why('from 0')).toEqual({ because: 'sellsNone', rule: 'TOI-18', seller: ANN, material: 'steel' })
    expect(table.why('from 5')).toEqual({ because: 'sellsNone', rule: 'TOI-18', seller: 5, material: 'steel' })
    const dear = buying(
      { steel: 1 },
      {
        market: {
          'c-industrial': [
            [1, 9],
            [1, 4],
            [1, 4],
          ],
        },
      },
    )
    expect(dear.why('from 0')).toEqual({ because: 'notCheapest', rule: 'TOI-18', seller: ANN, price: 9, lowest: 4 })
  })

  it('TOI-20: the cube returns to its owner, who is paid its price', () => {
    const table = buying({ research: 1 }, { market: { 'r-centre': [null, [2, 7], null] } })
    expect(table.g.cubes['r-centre'][BEN]).toBe(1)
    expect(table.g.money).toEqual([28, 42, 35])
  })

  it('TOI-21, R-6: a seat’s own cube costs nothing and isn’t a sale', () => {
    const table = buying({ wood: 1 }, { market: { 'c-residential': [[1, 2], [1, 3], null] } })
    expect(table.g.money).toEqual([35, 35, 35])
    expect(table.g.share.players).toEqual([0, 0, 0])
    expect(table.facts).toEqual([{ kind: 'tookOwn', seat: ANN, material: 'wood' }])
    expect(table.g.price['c-residential']).toEqual([0, 3, 0]) // the price is forgotten
  })

  it('R-6: at equal prices the seat’s own cube counts first, so it needs no money', () => {
    const table = actionOf(ANN, {
      money: [0, 0, 0],
      facilities: { 'lumber-camp': [1, 0, 0] }, // expanding it takes one steel
      market: { 'c-industrial': [[1, 4], [1, 4], null] },
    })
    expect(table.names).toContain('expand lumber-camp')
    table.pick('expand lumber-camp')
    expect(table.facts[0]).toEqual({ kind: 'tookOwn', seat: ANN, material: 'steel' })
  })

  it.each([
    ['build corn-farm', 'TOI-20', { 'c-residential': [null, [1, 7], null] }, 7],
    ['expand lumber-camp', 'TOI-26', { 'c-industrial': [null, [1, 7], null] }, 7],
    ['advance telegraph', 'TOI-43', { 'r-centre': [null, [1, 4], [1, 6]] }, 10],
    [
      'estate transportation-1',
      'TOI-53',
      { 'c-residential': [null, [2, 3], null], 'c-industrial': [null, null, [2, 4]] },
      14,
    ],
  ] as const)(
    'R-5: %s (%s) can be bought for exactly its price, but not for a dollar less',
    (choice, rule, market, price) => {
      const position: Position = { market, row: ['telegraph'], facilities: { 'lumber-camp': [1, 0, 0] } }
      expect(actionOf(ANN, { ...position, money: [price, 0, 0] }).names).toContain(choice)
      const short = actionOf(ANN, { ...position, money: [price - 1, 0, 0] })
      expect(short.names).not.toContain(choice)
      expect(short.why(choice)).toEqual({ because: 'tooExpensive', rule, need: price, have: price - 1 })
    },
  )

  it('R-5: a seller is offered if the money left is exactly enough, but not if the rest couldn’t be paid', () => {
    const market: Market = {
      'c-industrial': [
        [1, 4],
        [1, 4],
        [1, 4],
      ],
    }
    // two steel: $4 for one from a rival and the seat's own, $8 for two from rivals
    expect(buying({ steel: 2 }, { money: [4, 0, 0], market }).names).toEqual(['from 0', 'from 1', 'from 2'])
    const poor = buying(
      { steel: 3 },
      {
        money: [7, 0, 0],
        market: {
          'c-industrial': [
            [2, 4],
            [1, 4],
            [1, 4],
          ],
        },
      },
    )
    poor.pick('from 1')
    expect(poor.g.money[ANN]).toBe(3) // the other two are the seat's own
    expect(poor.frames).toEqual([])
  })

  it('R-5: a seller who leaves too little money for the rest is refused', () => {
    const market: Market = { 'c-residential': [[1, 2], [1, 2], null], 'c-industrial': [null, null, [1, 4]] }
    const frame = { seat: ANN, owing: owing({ steel: 1 }), material: 'wood' } as const
    const poor = askedAt('chooseSeller', frame, { money: [5], market })
    expect(poor.why('from 1')).toEqual({ because: 'tooExpensive', rule: 'R-5', need: 6, have: 5 })
    expect(poor.names).toEqual(['from 0'])
    const able = askedAt('chooseSeller', frame, { money: [6], market })
    expect(able.names).toEqual(['from 0', 'from 1'])
    expect(able.referee.bar(able.state, { seller: BEN })).toBeNull()
    // there's only one option, so no one has to choose
    expect(buying({ wood: 1, steel: 1 }, { money: [5, 0, 0], market }).facts).toEqual([
      { kind: 'tookOwn', seat: ANN, material: 'wood' },
      { kind: 'bought', seat: ANN, seller: CAT, material: 'steel', cost: 4 },
    ])
  })

  it('R-5, TOI-21: the current cube is gone when the rest is counted: here the seat’s next own cube is more expensive', () => {
    const table = buying(
      { steel: 3 },
      {
        money: [8, 0, 0],
        market: {
          'c-industrial': [
            [1, 9],
            [1, 4],
            [1, 4],
          ],
        },
      },
    )
    expect(table.names).toEqual(['from 1', 'from 2'])
    expect(table.pick('from 2').g).toMatchObject({ money: [0, 4, 4], cubes: { 'c-industrial': [0, 0, 0] } })
  })

  it('TOI-45: Dynamite pays for stone only, the Patent Office for research only', () => {
    const sold = (material: Material) =>
      buying(
        { [material]: 1 },
        {
          advancements: [[], ['dynamite', 'patent-office'], []],
          market: {
            'r-centre': [null, [1, 2], null],
            'c-residential': [null, [1, 2], null],
            'c-transportation': [null, [1, 2], null],
            'c-industrial': [null, [1, 2], null],
          },
        },
      ).g.money[BEN]
    expect([sold('research'), sold('wood'), sold('stone'), sold('steel')]).toEqual([40, 37, 38, 37])
  })

  it('TOI-45: a sale bonus is reported with its advancement', () => {
    const position: Position = {
      advancements: [[], ['dynamite', 'patent-office'], []],
      market: { 'r-centre': [null, [1, 2], null], 'c-transportation': [null, [1, 3], null] },
    }
    expect(buying({ research: 1, stone: 1 }, position).facts).toEqual([
      { kind: 'bought', seat: ANN, seller: BEN, material: 'research', cost: 2 },
      { kind: 'saleBonus', seat: BEN, advancement: 'patent-office', income: 3 },
      { kind: 'bought', seat: ANN, seller: BEN, material: 'stone', cost: 3 },
      { kind: 'saleBonus', seat: BEN, advancement: 'dynamite', income: 1 },
    ])
  })

  it('TOI-22, TV-8: with a license the bank sells missing goods at $10', () => {
    const market: Market = { 'c-industrial': [null, [1, 3], null] }
    const table = buying({ steel: 2 }, { license: true, market })
    expect(table.g.money).toEqual([22, 38, 35])
    expect(table.g.share.players).toEqual([0, 1, 0])
  })

  it('TOI-22, TV-8: $12 is too little for $13, and without a license no money is enough', () => {
    const position: Position = {
      market: { 'c-industrial': [null, [1, 3], null] },
      facilities: { 'lumber-camp': [2, 0, 0] }, // expanding it takes two steel
    }
    const expanding = (more: Position) => actionOf(ANN, { ...position, ...more })
    expect(expanding({ license: true, money: [13] }).names).toContain('expand lumber-camp')
    const poor = expanding({ license: true, money: [12] })
    expect(poor.why('expand lumber-camp')).toEqual({ because: 'tooExpensive', rule: 'TOI-26', need: 13, have: 12 })
    const rich = expanding({ money: [999] })
    expect(rich.why('expand lumber-camp')).toMatchObject({ because: 'notAvailable', rule: 'TOI-22', missing: 1 })
  })

  it('TOI-22, TV-8: the seat’s own cube is used first, and the bank sells the second', () => {
    const table = turnOf(ANN, {
      facilities: { 'lumber-camp': [2, 0, 0] },
      market: { 'c-industrial': [[1, 9], null, null] },
    })
    table.pick('expand lumber-camp')
    expect(table.g.money[ANN]).toBe(25)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['tookOwn', 'boughtFromBank', 'expanded'])
  })

  it.each([
    ['r-centre', true],
    ['c-residential', true],
    ['c-industrial', true],
    ['c-transportation', true],
    ['c-commercial', false],
    ['d-southwest', false],
    ['e-southeast', false],
  ] as const)('TOI-22, TV-9: a cube in %s at the start of the turn gives a license: %s', (grid, license) => {
    expect(turnOf(ANN, { market: { [grid]: [[1, 5], null, null] } }).g.license).toBe(license)
  })

  it('R-3: a good that is available but too expensive doesn’t open the bank', () => {
    const table = actionOf(ANN, { license: true, money: [0], market: { 'c-residential': [null, [1, 9], null] } })
    expect(table.why('build corn-farm')).toEqual({ because: 'tooExpensive', rule: 'TOI-20', need: 9, have: 0 })
  })

  it('R-4: the license outlasts the cube that gave it', () => {
    const table = turnOf(ANN, { market: { 'r-centre': [[1, 1], null, null] }, row: ['assembly-line'], age: 2 })
    table.pick('advance assembly-line') // buys the seat's own research, then two from the bank
    expect(table.g.money[ANN]).toBe(15)
  })

  it('TOI-92: goods are bought only for immediate use', () => {
    const table = actionOf(ANN, { license: true })
    expect(table.names.every(name => /^(build|expand|produce|advance|estate|reprice)/.test(name))).toBe(true)
  })

  it('TOI-54: the bank also sells for real estate', () => {
    const table = turnOf(ANN, { money: [60], market: { 'r-centre': [[1, 1], null, null] } })
    table.pick('estate residential-1')
    expect(table.g.money[ANN]).toBe(20)
    const order = toldOf(table.facts, 'boughtFromBank').map(({ material }) => material)
    expect(order).toEqual<Material[]>(['wood', 'wood', 'wood', 'stone'])
  })

  it('TOI-96: cubes at a high price stay longer, and sellers get paid', () => {
    const market = (price: number): Market => ({ 'c-residential': [null, [1, price], [1, 5]] })
    expect(buying({ wood: 1 }, { market: market(9) }).g.cubes['c-residential'][BEN]).toBe(1)
    expect(buying({ wood: 1 }, { market: market(3) }).g).toMatchObject({ money: [32, 38, 35] })
  })
})
