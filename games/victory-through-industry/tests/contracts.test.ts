import { describe, expect, it } from 'vitest'
import type { ProductId } from '../data/products.ts'
import { fulfillable, readyOf, scoreOf } from '../readings/contracts.ts'
import { ANN, BEN, CAT, type Complex, lying, operating, type ProductAt, victoryTable } from './table.ts'

/** A row of forests wide enough for these products, with one product above each. */
const holding = (...products: ProductId[]): Complex => ({
  factories: [
    ['forest', 0, 0],
    ['forest', 1, 1],
    ['coal_mine', 2, 2],
    ['coal_mine', 3, 3],
    ['coal_mine', 4, 4],
    ['oil_well', 5, 5],
  ],
  products: products.map((product, i): ProductAt =>
    i % 2 === 0 ? [product, i / 2, i / 2 - 1] : [product, (i - 3) / 2, (i - 1) / 2],
  ),
})
const BENS: Complex = { factories: [['iron_mine', 0, 0]] }

describe('Claiming a contract', () => {
  it('VTI-44, VTI-47, VTI-48: a claim takes one unit for the contract, and the first claimer takes the token', () => {
    const table = operating({ complexes: [holding('coal', 'coal'), BENS], open: ['wood', 'coal', 'brass'] })
    expect(table.names.filter(name => name.startsWith('claim'))).toEqual(['claim coal'])
    expect(table.why('claim wood')).toEqual({ because: 'noneToTurnIn', rule: 'VTI-44', product: 'wood' })
    expect(table.why('claim oil')).toEqual({ because: 'notOpen', rule: 'VTI-44', contract: 'oil' })
    table.pick('claim coal')
    expect(table.names).toEqual(['product 0,-1', 'product -1,0'])
    table.pick('product 0,-1')
    expect(lying(table)).toEqual(['coal -1,0'])
    expect(table.g.contracts).toEqual([['coal'], []])
    expect(table.g.open).toEqual(['wood', 'brass'])
    expect(table.g.token).toBe(ANN)
    expect(table.facts).toEqual([
      { kind: 'claimed', seat: ANN, contract: 'coal', value: 2, x: 0, y: -1 },
      { kind: 'tookToken', seat: ANN },
    ])
    expect(table.g.ending).toBeNull()
    expect(table.why('claim coal')).toMatchObject({ because: 'notOpen' })
  })

  it('VTI-44: no other product will do', () => {
    const table = operating({
      complexes: [
        {
          products: [
            ['coal', 1, 0],
            ['coal', -1, 0],
            ['wood', 0, 1],
          ],
        },
      ],
      open: ['coal', 'oil'],
    }).pick('claim coal')
    expect(table.why('product 0,1')).toEqual({ because: 'noSuchProduct', rule: 'VTI-44', product: 'coal', x: 0, y: 1 })
  })

  it('VTI-48: only the first claimer gets the token', () => {
    const table = operating({ complexes: [holding('coal'), BENS], open: ['wood', 'coal'], token: BEN }).pick(
      'claim coal',
    )
    expect(table.g.token).toBe(BEN)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['claimed'])
  })

  it('VTI-46, VTI-52: the last open contract ends the game mid-move', () => {
    const table = operating({ complexes: [holding('coal', 'wood'), BENS], open: ['coal'] }).pick('claim coal')
    expect(table.g.ending).toBe('claimed')
    expect(table.actor).toBeNull()
  })

  it('E19, VTI-45, VTI-46: the eighth contract ends it; further actions are refused', () => {
    const eight: ProductId[] = ['wood', 'coal', 'oil', 'cotton', 'brass', 'steel', 'rubber', 'cloth']
    const table = victoryTable({ complexes: [holding(...eight), BENS], open: eight, turn: 2 })
      .at('turns', {})
      .pick('operate')
    for (const product of eight.slice(0, 7)) table.pick(`claim ${product}`)
    expect(table.g.ending).toBeNull()
    table.pick('claim cloth')
    expect(table.g.ending).toBe('eight')
    expect(table.facts).toContainEqual({ kind: 'ended', ending: 'eight' })
    expect(table.actor).toBeNull()
    expect(table.why('stop')).toMatchObject({ because: 'isOver' })
    expect(table.g.turn).toBe(2)
  })

  it('VTI-46: eight contracts end it even if more are open', () => {
    const held: ProductId[] = ['wood', 'coal', 'oil', 'cotton', 'brass', 'steel', 'rubber']
    const table = operating({
      complexes: [{ ...holding('cloth'), contracts: held }, BENS],
      open: ['cloth', 'zinc'],
      token: ANN,
    })
    table.pick('claim cloth')
    expect(table.g.ending).toBe('eight')
  })
})

describe('Contract fulfilment', () => {
  const atTurn = (complex: Complex, seats = 2) =>
    victoryTable({ seats, complexes: [complex], token: ANN, open: ['zinc'] }).at('turns', {})

  it('VTI-49, VTI-50, VTI-71: one contract at a time, each kept for a unit or lost; the token passes to the right', () => {
    const table = atTurn({ ...holding('oil', 'oil', 'wood'), contracts: ['oil', 'brass', 'wood'] }, 3)
    expect(table.names).toEqual(['fulfil oil from 0,-1', 'fulfil oil from -1,0', 'lose oil'])
    expect(table.why('lose brass')).toEqual({ because: 'otherContract', rule: 'VTI-71', contract: 'oil' })
    expect(table.why('fulfil oil from 1,0')).toEqual({
      because: 'noSuchProduct',
      rule: 'VTI-49',
      product: 'oil',
      x: 1,
      y: 0,
    })
    table.pick('fulfil oil from -1,0')
    // brass is lost without a choice, because the seat has none
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'fulfilledContract', seat: ANN, contract: 'oil', x: -1, y: 0 },
      { kind: 'lostContract', seat: ANN, contract: 'brass', value: 10 },
    ])
    expect(table.names).toEqual(['fulfil wood from 1,0', 'lose wood'])
    table.pick('lose wood') // VTI-49: loses it on purpose
    expect(table.g.contracts[ANN]).toEqual(['oil'])
    expect(table.g.open).toEqual(['zinc', 'brass', 'wood']) // VTI-59
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'finishedFulfilment', seat: ANN, done: 1 },
      { kind: 'passedToken', seat: ANN, partner: CAT },
    ])
    expect(table.g.token).toBe(CAT)
    expect(table.state.frames.at(-1)?.step).toBe('move')
  })

  it('VTI-10, VTI-59: any player may claim a lost contract again, even in the same turn', () => {
    const table = atTurn({ ...holding('wood', 'wood'), contracts: ['wood'] })
      .pick('lose wood')
      .pick('operate')
    expect(table.names).toContain('claim wood')
  })

  it('VTI-61: the token moves on from a player without contracts', () => {
    const table = atTurn(holding('wood'), 3)
    expect(table.g.token).toBe(CAT)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['roundBegan', 'turnBegan', 'passedToken'])
    expect(table.names).toContain('operate')
  })

  it('VTI-20: only the token holder fulfils', () => {
    const table = victoryTable({ complexes: [{ ...holding('wood'), contracts: ['wood'] }], token: BEN }).at('turns', {})
    expect(table.state.frames.at(-1)?.step).toBe('move')
    expect(table.g.token).toBe(BEN)
  })

  const SEVEN: ProductId[] = ['wood', 'coal', 'oil', 'cotton', 'brass', 'steel', 'rubber']

  it('E18, VTI-51, VTI-60: five of seven end the game once all seven are decided', () => {
    const table = atTurn({ ...holding('wood', 'coal', 'oil', 'cotton', 'brass', 'steel'), contracts: SEVEN })
    for (let i = 0; i < 5; i++) table.pick(table.names[0] ?? '')
    expect(table.g.ending).toBeNull()
    table.pick('lose steel') // rubber is lost, because the seat has none
    expect(table.g.ending).toBe('five')
    expect(table.g.contracts[ANN]).toEqual(['wood', 'coal', 'oil', 'cotton', 'brass'])
    expect(table.facts.slice(-5)).toEqual([
      { kind: 'finishedFulfilment', seat: ANN, done: 5 },
      { kind: 'passedToken', seat: ANN, partner: BEN },
      { kind: 'ended', ending: 'five' },
      { kind: 'scored', seat: ANN, forContracts: 18, forProducts: 3, points: 21 },
      { kind: 'scored', seat: BEN, forContracts: 0, forProducts: 0, points: 0 },
    ])
    expect(table.actor).toBeNull()
    expect(table.result.scores).toEqual([2 + 2 + 2 + 2 + 10 + 3, 0]) // the steel that wasn't spent is worth 3
  })

  it('VTI-51: four are not enough, six are', () => {
    const four = atTurn({ ...holding('wood', 'coal', 'oil', 'cotton', 'brass'), contracts: SEVEN.slice(0, 5) })
    for (let i = 0; i < 4; i++) four.pick(four.names[0] ?? '')
    four.pick('lose brass')
    expect(four.g.ending).toBeNull()
    const six = atTurn({ ...holding('wood', 'coal', 'oil', 'cotton', 'brass', 'steel'), contracts: SEVEN.slice(0, 6) })
    for (let i = 0; i < 6; i++) six.pick(six.names[0] ?? '')
    expect(six.g.ending).toBe('five')
  })

  it('E22: a strike that loses', () => {
    const pairs: ProductId[] = ['wood', 'coal', 'oil', 'cotton', 'iron_ore']
    const table = victoryTable({
      complexes: [
        holding(...pairs, ...pairs),
        {
          factories: [['iron_mine', 0, 0]],
          products: [
            ['brass', 0, -1],
            ['brass', 1, 0],
          ],
        },
      ],
      open: [...pairs, 'brass', 'zinc', 'steel'],
      turn: 10,
    }).at('turns', {})
    expect(scoreOf(table.g, ANN)).toBe(10)
    expect(readyOf(table.g, ANN)).toBe(5)
    table.pick('operate')
    for (const product of pairs) {
      table.pick(`claim ${product}`)
      table.pick(table.names[0] ?? '')
    }
    expect(scoreOf(table.g, ANN)).toBe(15)
    expect(readyOf(table.g, ANN)).toBe(5)
    expect(fulfillable(table.g, ANN)).toEqual(pairs)
    table.pick('stop').pick('operate').pick('stop')
    expect(table.actor).toBe(BEN)
    table.pick('operate').pick('claim brass').pick('product 0,-1')
    expect(scoreOf(table.g, BEN)).toBe(13)
    table.pick('stop').pick('operate').pick('stop')
    for (let i = 0; i < 5; i++) table.pick(table.names[0] ?? '')
    expect(table.g.ending).toBe('five')
    expect(table.result.scores).toEqual([10, 13])
    expect(table.result.places).toEqual([2, 1])
  })

  it('E21, VTI-5, VTI-6, VTI-53: five ammunition, an oil contract and a wood are 48 points', () => {
    const table = victoryTable({
      complexes: [{ ...holding('ammunition', 'ammunition', 'ammunition', 'ammunition', 'ammunition'), contracts: [] }],
    })
    expect(table.result.scores).toEqual([45, 0])
    const more = victoryTable({
      complexes: [
        {
          ...holding('ammunition', 'ammunition', 'ammunition', 'ammunition', 'ammunition', 'wood'),
          contracts: ['oil'],
        },
      ],
    })
    expect(more.result.scores).toEqual([48, 0])
    expect(more.result.sheet).toEqual([
      { line: 'contracts', values: [2, 0] },
      { line: 'products', values: [46, 0] },
    ])
  })

  it('VTI-1, VTI-64: the highest score wins; equal scores share the win', () => {
    expect(victoryTable({ complexes: [holding('wood'), holding('steel')] }).result.places).toEqual([2, 1])
    expect(victoryTable({ seats: 3, complexes: [holding('wood'), holding('coal'), {}] }).result.places).toEqual([
      1, 1, 3,
    ])
  })
})
