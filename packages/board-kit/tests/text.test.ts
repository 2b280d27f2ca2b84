import { expect, test } from 'vitest'
import { describe, toWords } from '../text/describe.ts'
import { fitting, numbered, taken } from '../text/find.ts'

const setting = { seats: 2, sideNames: ['Ann', 'Ben'] }

test('shows single values, a row per side, and a table for the rest', () => {
  const view = {
    round: 3,
    isLast: false,
    money: [5, 7],
    store: { salt: [1, 2], timber: [0, 0] },
    price: { salt: 3, timber: 4 },
    offers: [
      { card: 'A1', cost: 4 },
      { card: 'A2', cost: 6 },
      { card: 'A3', cost: 9 },
    ],
    laidAside: [],
  }
  const { values, sides, grids } = describe(view, { ...setting, spoken: { names: { card: { A1: 'Old Mill' } } } })

  expect(values).toEqual([
    { name: 'Round', text: '3' },
    { name: 'Is last', text: 'no' },
    { name: 'Price, salt', text: '3' },
    { name: 'Price, timber', text: '4' },
    { name: 'Laid aside', text: 'none' },
  ])
  expect(sides).toEqual({
    title: 'Each side',
    columns: ['Money', 'Store, salt', 'Store, timber'],
    rows: [
      { name: 'Ann', cells: ['5', '1', '0'] },
      { name: 'Ben', cells: ['7', '2', '0'] },
    ],
  })
  expect(grids[0]?.rows[0]?.cells).toEqual(['Old Mill', '4'])
})

test('uses the fields that a game names as having one entry per side', () => {
  const view = { money: [5, 7], cards: ['A1', 'A2'], secret: 1 }
  const { values, sides } = describe(view, { ...setting, hints: { perSide: ['money'], hide: ['secret'] } })

  expect(sides?.columns).toEqual(['Money'])
  expect(values).toEqual([{ name: 'Cards', text: 'A1, A2' }])
})

test('fields that hold a seat show its name', () => {
  const { grids } = describe({ plots: [{ owner: 1 }, { owner: null }, { owner: 0 }] }, setting)

  expect(grids[0]?.rows.map(({ cells }) => cells[0])).toEqual(['Ben', 'none', 'Ann'])
})

test('the catalogue names fields, by path or by name', () => {
  const spoken = { fields: { money: 'Guthaben', 'glance.income': 'Einkommen', glance: 'Vorschau' } }
  const { values, sides } = describe({ money: [1, 2], glance: { income: 3, lead: 4 } }, { ...setting, spoken })

  expect(sides?.columns).toEqual(['Guthaben'])
  expect(values.map(({ name }) => name)).toEqual(['Einkommen', 'Vorschau, lead'])
})

test('a long record per side becomes a table with a column for each side', () => {
  const size = { mill: [1, 0], farm: [0, 0], well: [2, 1], forge: [0, 3] }
  const { sides, grids } = describe({ size }, { ...setting, hints: { perSide: ['size'] } })

  expect(sides).toBeNull()
  expect(grids).toMatchObject([{ title: 'Size', columns: ['Ann', 'Ben'] }])
  expect(grids[0]?.rows.at(-1)).toEqual({ name: 'Forge', cells: ['0', '3'] })
})

test('long records with the same keys share one table', () => {
  const card = { a1: 'mill', a2: null, a3: null, a4: 'farm' }
  const owner = { a1: 1, a2: null, a3: null, a4: 0 }
  const { values, grids } = describe({ card, owner }, setting)

  expect(values).toEqual([])
  expect(grids).toEqual([
    {
      title: 'Card, Owner',
      columns: ['Card', 'Owner'],
      rows: [
        { name: 'A1', cells: ['mill', 'Ben'] },
        { name: 'A2', cells: ['none', 'none'] },
        { name: 'A3', cells: ['none', 'none'] },
        { name: 'A4', cells: ['farm', 'Ann'] },
      ],
    },
  ])
})

test('field names become words, ids stay as they are', () => {
  expect(['ownOrder', 'O12', 'b3-5', 'money'].map(toWords)).toEqual(['own order', 'O12', 'b3-5', 'money'])
})

const CHOICES = numbered(['harvest salt', 'harvest timber', 'sell 1 salt', 'pass'].map(name => ({ name, label: name })))

test('typing finds choices by number or by words', () => {
  const found = (typed: string) => fitting(CHOICES, typed).map(({ number }) => number)

  expect(found('')).toEqual([1, 2, 3, 4])
  expect(found('salt')).toEqual([1, 3])
  expect(found('ha ti')).toEqual([2])
  expect(found('4')).toEqual([4])
})

test('Enter chooses an exact number or name, or the only match, and nothing if ambiguous', () => {
  expect(taken(CHOICES, '2')?.name).toBe('harvest timber')
  expect(taken(CHOICES, 'pass')?.name).toBe('pass')
  expect(taken(CHOICES, 'timb')?.name).toBe('harvest timber')
  expect(taken(CHOICES, 'salt')).toBeNull()
  expect(taken(CHOICES, ' ')).toBeNull()
})
