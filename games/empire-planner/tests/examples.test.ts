// The rulebook's own examples, and whole rounds.

import { describe, expect, it } from 'vitest'
import { ANN, ARCHIE, BEN, empireTable, YOU } from './table.ts'

describe('The rulebook’s examples', () => {
  it('EMP-22: a 3, a 5 and a 2 build number 5 of block 3, a Residential building, for $2', () => {
    const table = empireTable({ first: 1, dice: [3, 5, 2] })
      .at('build.roll', { seat: BEN })
      .pick('keep')
    table.pick('build 3-5 for 2')
    expect(table.g.capital[BEN]).toBe(18)
    expect(table.facts.at(-1)).toMatchObject({ kind: 'built', seat: BEN, space: '3-5', type: 'residential' })
  })

  it('EMP-43: upgrade Residential, exchange, board a passenger, move two', () => {
    const table = empireTable({
      built: [{ '3-5': 1 }, {}],
      factories: [[{ card: 'sawmill', goods: 1, train: 1 }], [{ card: 'brewery', train: 1 }]],
    }).at('actions', {})
    table.pick('claim A5b1').pick('upgrade 3-5 with sawmill')
    table.pick('claim A3a1').pick('exchange 4')
    table.pick('claim A3d1') // the only train takes the passenger
    table.pick('claim A5c1') // the only train moves
    expect(table.g.die[16]).toBe(2)
    expect(table.g.profit).toEqual([5, 9])
    expect(table.g.factories[ANN][0]?.train).toBe(2)
    expect(table.g.factories[BEN][0]?.moved).toBe(2)
    expect(table.frames).toEqual([])
  })

  it.each([
    ['toy-works', 'top'],
    ['sawmill', 'right'],
  ] as const)('EMP-46: the %s’s train starts on the %s link', (card, link) => {
    const table = empireTable({ factories: [[{ card }], []] }).at('act.addTrain', { seat: ANN })
    expect(table.facts).toEqual([{ kind: 'addedTrain', seat: ANN, factory: card, link }])
  })

  it('EMP-55: die 3 around four links with one of the other side’s cubes: $12 and $4', () => {
    const table = empireTable({
      factories: [[], [{ card: 'toy-works', train: 3, moved: 3, riders: 1 }]],
      capital: [0, 0],
    })
    expect(table.at('act.moveOne', { seat: BEN, moves: 1 }).g.capital).toEqual([4, 12])
  })

  it('EMP-59: a Commercial building of number 4 reaches 4', () => {
    const table = empireTable({ built: [{ '3-4': 1 }, {}], capital: [30, 0] }).at('act.upgradeAny', {
      seat: ANN,
      space: null,
    })
    expect(table.pick('upgrade 3-4', 3).g.die[15]).toBe(4)
    expect(table.frames).toEqual([])
  })

  it('EMP-63, EMP-66: two levels on an Industrial building raise pollution by two spaces', () => {
    const built = { '5-6': 1, '2-1': 1 }
    const money = empireTable({ built: [built, {}] }).at('act.upgradeAny', { seat: ANN, space: null })
    expect(money.pick('upgrade 5-6', 2).g.pollution).toBe(2)
    const goods = empireTable({ built: [built, {}], factories: [[{ card: 'sawmill', goods: 3 }], []] })
    goods.at('act.upgradeSpecific', { seat: ANN, type: 'industrial', pairs: 0 })
    expect(goods.pick('upgrade 5-6 with sawmill', 2).g.pollution).toBe(2)
  })
})

describe('Whole rounds', () => {
  it('V16: a first round for two players, EMP-17 to EMP-71', () => {
    const table = empireTable({ round: 0, dice: [2, 3, 5, 1, 2, 4, 2], draws: [0, 0] }).at('round', { part: 0 })
    table.pick('keep').pick('build 3-5 for 2')
    expect(table.g.capital).toEqual([18, 20])
    table.pick('keep').pick('build 2-4 for 1')
    expect(table.g.capital).toEqual([18, 19])
    table.pick('take cement-works').pick('pay 3 capital 2 profit')
    expect(table.g).toMatchObject({ capital: [18, 16], profit: [5, 3], market: 2 })

    expect(table.names).toHaveLength(12)
    table.pick('claim A5a2').pick('produce steel-foundry', 2).pick('done')
    expect(table.g.capital[ANN]).toBe(14)
    expect(table.g.factories[ANN][0]?.goods).toBe(3)

    expect(table.names).toHaveLength(11)
    table.pick('claim A3c1').pick('train bacon-factory')
    expect(table.g.factories[BEN][0]).toMatchObject({ train: 1, moved: 0 })

    table.pick('claim A5b1').pick('upgrade 3-5 with steel-foundry', 3)
    expect(table.g.die[16]).toBe(4)

    expect(table.names).toHaveLength(10)
    expect(table.names).not.toContain('claim A3c1')
    expect(table.names).not.toContain('claim A5b1')
    expect(table.names).toContain('claim A5a2')
    table.pick('claim A3d1')
    expect(table.g.factories[BEN][0]?.train).toBe(2)

    expect(table.g).toMatchObject({ capital: [16, 17], profit: [5, 3], cards: ['A1', 'A8'], round: 2, first: BEN })
    expect(table.actor).toBe(BEN)
  })

  it('V19: a first round against Archie at the normal level, EMP-83 to EMP-102', () => {
    const table = empireTable({
      seats: 1,
      round: 0,
      cards: ['A1', 'A8'],
      factories: [[{ card: 'textile-mill', goods: 1 }], [{ card: 'glassworks' }]],
      dice: [1, 4, 6, 6, 4, 6, 5],
    }).at('round', { part: 0 })
    table.pick('keep').pick('build 6-4 for 1')
    expect(table.facts.slice(-5)).toEqual([
      { kind: 'archieRolledNumber', seat: ARCHIE, face: 4 },
      { kind: 'archiePassed', seat: ARCHIE, spaces: ['6-4'] },
      { kind: 'archieRolledValue', seat: ARCHIE, face: 6, die: 6 },
      { kind: 'archieBuilt', seat: ARCHIE, space: '6-5', type: 'parking', die: 6 },
      { kind: 'rolledMarket', seat: YOU, die: 5, brown: 3, blue: 2, red: 2 },
    ])
    expect(table.g.capital).toEqual([19, 25])

    table.pick('claim A1c1')
    expect(table.g.factories[YOU][0]?.train).toBe(1)
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'archieChose', seat: ARCHIE, rank: 1, choice: 'exchange', icon: 'A1a1' },
      { kind: 'exchanged', seat: ARCHIE, capital: 25, profit: 25 },
    ])

    table.pick('claim A8d1')
    expect(table.g.factories[YOU][0]?.train).toBe(2)
    expect(table.facts.filter(({ kind }) => kind === 'archieRejected')).toEqual([
      { kind: 'archieRejected', seat: ARCHIE, rank: 1, choice: 'exchange', hindrance: 'noIcon' },
      { kind: 'archieRejected', seat: ARCHIE, rank: 2, choice: 'passenger-owned', hindrance: 'noTrain' },
    ])
    expect(table.facts).toContainEqual({
      kind: 'archieChose',
      seat: ARCHIE,
      rank: 3,
      choice: 'add-train',
      icon: 'A1c1',
    })
    expect(table.facts).toContainEqual({ kind: 'addedTrain', seat: ARCHIE, factory: 'glassworks', link: 'top' })
    expect(table.g).toMatchObject({ capital: [21, 0], profit: [5, 25], pollution: 0, round: 2 })
  })
})
