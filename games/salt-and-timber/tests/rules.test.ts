// The rules in RULES.md, with a test for each number.

import { tableAt } from '@tableworks/contract'
import { expect, it } from 'vitest'
import { game as saltAndTimber } from '../index.ts'

const ANN = 0

it('SAT-1: each seat starts with $3, an empty store and one of the twelve orders', () => {
  const { g } = tableAt(saltAndTimber, { seats: 3 })

  expect(g).toMatchObject({ money: [3, 3, 3], store: { salt: [0, 0, 0], timber: [0, 0, 0] } })
  expect(g.order).not.toContain(null)
  expect(new Set([...g.order, ...g.bag]).size).toBe(12)
})

it('SAT-2: prices start at $3 and stay between $1 and $6', () => {
  const table = tableAt(saltAndTimber, { g: { store: { salt: [6, 6] } } })
  expect(table.g.price).toEqual({ salt: 3, timber: 3 })

  for (let sale = 0; sale < 4; sale++) table.pick('sell 1 salt')
  expect(table.g.price).toEqual({ salt: 1, timber: 6 })
})

it('SAT-3: six rounds are played, or ten; every seat has one turn in each', () => {
  for (const rounds of [6, 10] as const) {
    const table = tableAt(saltAndTimber, { variants: { rounds } })

    for (let turn = 0; turn < rounds; turn++)
      for (const seat of [0, 1]) {
        expect(table.actor).toBe(seat)
        table.pick(turn % 2 === 0 ? 'harvest salt' : 'sell 2 salt')
      }
    expect(table.actor).toBeNull()
  }
})

it('SAT-4: on its turn a seat harvests, sells or delivers', () => {
  const table = tableAt(saltAndTimber, { g: { order: ['O4', 'O1'], store: { salt: [1, 0], timber: [2, 0] } } })

  const deliverOrHarvest = ['deliver O4', 'harvest salt', 'harvest timber']
  expect(table.names).toEqual([...deliverOrHarvest, 'sell 1 salt', 'sell 1 timber', 'sell 2 timber'])
})

it('SAT-5: a harvest takes two of one good, if the store of six has room', () => {
  const table = tableAt(saltAndTimber, { g: { store: { salt: [4, 0], timber: [0, 5] } } })

  expect(table.pick({ crop: 'timber' }).g.store.timber).toEqual([2, 5])
  expect(table.facts).toEqual([{ kind: 'harvested', seat: ANN, good: 'timber', count: 2 }])
  expect(table.why({ crop: 'salt' })).toEqual({ because: 'storeFull', rule: 'SAT-5', room: 1 })
})

it('SAT-6: goods are sold at one price, which then falls by $1 for each, and the other price rises by $1', () => {
  const table = tableAt(saltAndTimber, { g: { store: { timber: [2, 0] } } })
  expect(table.why('sell 3 timber')).toEqual({ because: 'tooFew', rule: 'SAT-6', good: 'timber', have: 2 })

  expect(table.pick('sell 2 timber').g).toMatchObject({ money: [9, 3], price: { salt: 4, timber: 1 } })
  expect(table.facts).toEqual([{ kind: 'sold', seat: ANN, good: 'timber', count: 2, income: 6 }])
})

it('SAT-6: a good you have none of is greyed out', () => {
  const table = tableAt(saltAndTimber, { g: { order: ['O1', 'O1'], store: { salt: [0, 0], timber: [2, 0] } } })

  expect(table.barred).toEqual(['deliver O1', 'sell 1 salt'])
  expect(table.why('sell 1 salt')).toEqual({ because: 'tooFew', rule: 'SAT-6', good: 'salt', have: 0 })
})

it('SAT-7: a delivered order pays and is set aside, and its owner draws another', () => {
  const g = { order: ['O3', 'O1'], bag: ['O5', 'O6', 'O7'], store: { salt: [2, 0], timber: [2, 0] } } as const
  const table = tableAt(saltAndTimber, { g, draws: [1] })
  expect(table.why('deliver O1')).toEqual({ because: 'notYourOrder', rule: 'SAT-7' })

  table.pick('deliver O3')
  expect(table.g).toMatchObject({ money: [13, 3], store: { salt: [0, 0], timber: [1, 0] }, delivered: ['O3'] })
  expect(table.g.order).toEqual(['O6', 'O1'])
  expect(table.told).toEqual([
    { fact: { kind: 'delivered', seat: ANN, order: 'O3', income: 10 }, only: null },
    { fact: { kind: 'drew', seat: ANN, order: 'O6' }, only: ANN },
  ])
})

it('SAT-7: an order that lacks one good stays open', () => {
  for (const [salt, timber] of [
    [2, 0],
    [0, 2],
  ] as const) {
    const table = tableAt(saltAndTimber, {
      g: { order: ['O3', 'O1'], store: { salt: [salt, 0], timber: [timber, 0] } },
    })
    expect(table.why('deliver O3')).toEqual({ because: 'orderOpen', rule: 'SAT-7' })
  }
})

it('SAT-8: the score is money plus $1 for every two goods, and more goods win a tie', () => {
  const table = tableAt(saltAndTimber, { g: { money: [10, 9], store: { salt: [1, 2], timber: [0, 1] } } })

  expect(table.result).toEqual({
    scores: [10, 10],
    places: [2, 1],
    sheet: [
      { line: 'money', values: [10, 9] },
      { line: 'stock', values: [0, 1] },
    ],
    ties: [{ line: 'goods', values: [1, 3] }],
  })
})

it('Q1: a seat that delivers when the bag is empty plays on without an order', () => {
  const table = tableAt(saltAndTimber, { g: { order: ['O1', 'O2'], bag: [], store: { salt: [3, 0] } } })

  expect(table.pick('deliver O1').g.order).toEqual([null, 'O2'])
  expect(table.facts.map(({ kind }) => kind)).toEqual(['delivered'])
  expect(table.at('turn', { seat: ANN }).names).toEqual(['harvest salt', 'harvest timber'])
})
