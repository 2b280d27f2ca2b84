import { describe, expect, it } from 'vitest'
import { spaceName } from '../data/city.ts'
import type { Specific } from '../state.ts'
import { ANN, BEN, empireTable, type Position } from './table.ts'

const upgrading = (type: Specific, position: Position, pairs = 0) =>
  empireTable(position).at('act.upgradeSpecific', { seat: ANN, type, pairs })

describe('Upgrade: Specific Building', () => {
  it('EMP-38, EMP-59, EMP-60: a Good of the matching colour raises a building of that kind by one', () => {
    const position: Position = {
      built: [{ '3-5': 1, '2-6': 2, '1-2': 1, '1-5': 1 }, { '4-6': 1 }],
      factories: [
        [
          { card: 'sawmill', goods: 2 },
          { card: 'brewery', goods: 1 },
          { card: 'glassworks', goods: 1 },
        ],
        [],
      ],
    }
    const brown = upgrading('residential', position)
    expect(brown.names).toEqual(['done', 'upgrade 2-6 with sawmill', 'upgrade 3-5 with sawmill'])
    expect(upgrading('commercial', position).names).toEqual(['done', 'upgrade 1-2 with glassworks'])
    expect(upgrading('leisure', position).names).toEqual(['done', 'upgrade 1-5 with brewery'])
    brown.pick('upgrade 3-5 with sawmill').pick('upgrade 2-6 with sawmill')
    expect([brown.g.die[16], brown.g.die[11]]).toEqual([2, 3])
    expect(brown.g.factories[ANN][0]?.goods).toBe(0)
    expect(brown.g.pollution).toBe(0) // EMP-63 only applies to Industrial buildings.
    expect(brown.frames).toEqual([])
    expect(brown.facts[0]).toMatchObject({
      kind: 'upgraded',
      space: '3-5',
      type: 'residential',
      die: 2,
      goods: ['sawmill'],
    })
  })

  it('EMP-59: never above the building’s maximum', () => {
    const table = upgrading('commercial', {
      built: [{ '3-4': 3, '1-6': 1 }, {}],
      factories: [[{ card: 'glassworks', goods: 5 }], []],
    }).pick('upgrade 3-4 with glassworks')
    expect(table.names).toEqual(['done', 'upgrade 1-6 with glassworks'])
    expect(table.why('upgrade 3-4 with glassworks')).toEqual({
      because: 'atMaximum',
      rule: 'EMP-59',
      space: '3-4',
      max: 4,
    })
  })

  it('EMP-59, AMB-3 switched off: every building that can be upgraded may reach 6', () => {
    const table = upgrading('commercial', {
      variants: { maxDieIsBuildingNumber: false },
      built: [{ '3-4': 4 }, {}],
      factories: [[{ card: 'glassworks', goods: 5 }], []],
    }).pick('upgrade 3-4 with glassworks', 2)
    expect(table.g.die[15]).toBe(6)
    expect(table.frames).toEqual([])
  })

  it('EMP-59, EMP-60: the refusal names what is missing', () => {
    const table = upgrading('residential', {
      built: [{ '3-5': 1, '1-2': 1, '2-1': 1, '1-1': 1 }, { '4-6': 1 }],
      factories: [[{ card: 'sawmill', goods: 1 }, { card: 'glassworks', goods: 1 }, { card: 'brickworks' }], []],
    })
    expect(table.why('upgrade 4-6 with sawmill')).toEqual({
      because: 'notYourBuilding',
      rule: 'EMP-59',
      space: '4-6',
      owner: BEN,
    })
    expect(table.why('upgrade 2-6 with sawmill')).toMatchObject({ because: 'notBuilt', rule: 'EMP-59' })
    expect(table.why('upgrade 1-2 with sawmill')).toMatchObject({
      because: 'otherKind',
      rule: 'EMP-59',
      type: 'residential',
    })
    expect(table.why('upgrade 3-5 with brickworks')).toMatchObject({ because: 'noGoods', rule: 'EMP-59' })
    expect(table.why('upgrade 3-5 with brewery')).toMatchObject({ because: 'notYourFactory', rule: 'EMP-59' })
    expect(table.why('upgrade 3-5 with glassworks')).toMatchObject({
      because: 'otherColour',
      rule: 'EMP-60',
      colour: 'brown',
    })
  })

  it('EMP-39, EMP-61: with a Town Hall any Good raises an Industrial building', () => {
    const position: Position = {
      built: [{ '5-6': 1, '2-1': 1 }, {}],
      factories: [
        [
          { card: 'sawmill', goods: 1 },
          { card: 'brewery', goods: 1 },
        ],
        [],
      ],
    }
    const table = upgrading('industrial', position)
    expect(table.names).toEqual(['done', 'upgrade 5-6 with sawmill', 'upgrade 5-6 with brewery'])
    expect(table.why('upgrade 5-6 with sawmill + brewery')).toMatchObject({ because: 'pairNotNeeded', rule: 'EMP-61' })
  })

  it('EMP-61, V13: without a Town Hall an Industrial building can’t be upgraded', () => {
    const position: Position = { built: [{ '5-6': 1 }, {}], factories: [[{ card: 'brewery', goods: 3 }], []] }
    const table = upgrading('industrial', position)
    expect(table.frames).toEqual([]) // only "done" is left
    expect(table.g.die[29]).toBe(1)
    const both = upgrading('industrial', { ...position, built: [{ '5-6': 1, '2-1': 1 }, {}] })
    both.g.built[ANN] = both.g.built[ANN].filter(space => spaceName(space) !== '2-1')
    expect(both.why('upgrade 5-6 with brewery')).toMatchObject({ because: 'needsTownHall', rule: 'EMP-61' })
    const free = { ...position, variants: { townHallNeededForIndustrialAndParking: false } }
    expect(upgrading('industrial', free).names).toHaveLength(2) // with AMB-5 switched off
  })

  it('EMP-62: a Town Hall turns two Goods of the other colours into one matching Good, once per action', () => {
    const position: Position = {
      built: [{ '3-5': 1, '2-1': 1 }, {}],
      factories: [
        [
          { card: 'brewery', goods: 2 },
          { card: 'glassworks', goods: 2 },
          { card: 'sawmill', goods: 1 },
        ],
        [],
      ],
    }
    const table = upgrading('residential', position, 1)
    expect(table.names).toEqual(['done', 'upgrade 3-5 with sawmill', 'upgrade 3-5 with brewery + glassworks'])
    expect(table.why('upgrade 3-5 with glassworks + brewery')).toMatchObject({
      because: 'pairTurnedRound',
      rule: 'EMP-62',
    })
    expect(table.why('upgrade 3-5 with brewery + sawmill')).toMatchObject({ because: 'noPair', rule: 'EMP-62' })
    table.pick('upgrade 3-5 with brewery + glassworks')
    expect(table.g.factories[ANN].map(({ goods }) => goods)).toEqual([1, 1, 1])
    expect(table.names).toEqual(['done', 'upgrade 3-5 with sawmill'])
    expect(table.why('upgrade 3-5 with brewery + glassworks')).toEqual({
      because: 'noTownHallLeft',
      rule: 'EMP-62',
      have: 1,
    })
  })

  it('EMP-62: without a Town Hall, Goods of the other colours are useless, and one Good isn’t a pair', () => {
    const claiming = (townHall: boolean, goods: number) =>
      empireTable({
        cards: ['A1', 'A4'],
        built: [townHall ? { '3-5': 1, '2-1': 1 } : { '3-5': 1 }, {}],
        factories: [[{ card: 'brewery', goods }, { card: 'glassworks', goods: 1 }, { card: 'sawmill' }], []],
      })
        .at('actions', {})
        .pick('claim A1b1')
    expect(claiming(true, 1).names).toEqual(['done', 'upgrade 3-5 with brewery + glassworks'])
    expect(claiming(true, 0).facts.at(-1)).toMatchObject({ kind: 'hadNoEffect', hindrance: 'nothingToUpgrade' })
    expect(claiming(false, 1).facts.at(-1)).toMatchObject({ kind: 'hadNoEffect', hindrance: 'nothingToUpgrade' })
  })

  it('EMP-62: nor are two Goods from one Factory a pair without a Town Hall', () => {
    const table = upgrading('residential', {
      built: [{ '3-5': 1 }, {}],
      factories: [
        [
          { card: 'brewery', goods: 2 },
          { card: 'sawmill', goods: 1 },
        ],
        [],
      ],
    })
    expect(table.why('upgrade 3-5 with brewery + brewery')).toEqual({
      because: 'noTownHallLeft',
      rule: 'EMP-62',
      have: 0,
    })
  })

  it('EMP-62: the icon counts the Town Halls; two make two pairs', () => {
    const table = empireTable({
      cards: ['A1', 'A4'],
      built: [{ '3-5': 1, '2-1': 1, '5-1': 1 }, {}],
      factories: [
        [
          { card: 'brewery', goods: 3 },
          { card: 'glassworks', goods: 3 },
        ],
        [],
      ],
    }).at('actions', {})
    table.pick('claim A1b1').pick('upgrade 3-5 with brewery + glassworks', 2)
    expect(table.g.die[16]).toBe(3)
    expect(table.actor).toBe(BEN)
  })

  it('EMP-61, EMP-62: Industrial buildings use up no Town Hall, because they need no pairs', () => {
    const claimed = (icon: string, built: NonNullable<Position['built']>) =>
      empireTable({ cards: ['A4', 'A7'], built, factories: [[{ card: 'sawmill', goods: 2 }], []] })
        .at('actions', {})
        .pick(`claim ${icon}`)
        .frames.at(-1)?.frame
    const built: NonNullable<Position['built']> = [{ '2-4': 1, '2-1': 1, '3-5': 1 }, {}]
    expect(claimed('A4b2', built)).toEqual({ seat: ANN, type: 'industrial', pairs: 0 })
    expect(claimed('A4b1', built)).toEqual({ seat: ANN, type: 'residential', pairs: 1 })
  })

  it('EMP-62: a pair takes a Good from each Factory', () => {
    const paying = (red: number, blue: number, same = true) =>
      upgrading(
        'residential',
        {
          variants: { townHallPairColoursMustDiffer: same },
          built: [{ '3-5': 1, '2-1': 1 }, {}],
          factories: [
            [
              { card: 'brewery', goods: red },
              { card: 'glassworks', goods: blue },
              { card: 'sawmill', goods: 1 },
            ],
            [],
          ],
        },
        1,
      )
    const pair = 'upgrade 3-5 with brewery + glassworks'
    expect(paying(1, 1).names).toEqual(['done', 'upgrade 3-5 with sawmill', pair])
    expect(paying(0, 2).names).toEqual(['done', 'upgrade 3-5 with sawmill'])
    expect(paying(2, 0).names).toEqual(['done', 'upgrade 3-5 with sawmill'])
    expect(paying(0, 2).why(pair)).toEqual({ because: 'noGoods', rule: 'EMP-62', factory: 'brewery' })
    expect(paying(2, 0).why(pair)).toEqual({ because: 'noGoods', rule: 'EMP-62', factory: 'glassworks' })
    const twice = { factory: 'brewery', second: 'brewery', rule: 'EMP-62' }
    expect(paying(1, 1, false).why('upgrade 3-5 with brewery + brewery')).toEqual({ because: 'onlyOneGood', ...twice })
    expect(paying(2, 1).why('upgrade 3-5 with brewery + brewery')).toEqual({ because: 'noPair', ...twice })
    expect(paying(2, 1, false).names).toContain('upgrade 3-5 with brewery + brewery')
    expect(paying(2, 1, false).why('upgrade 3-5 with brewery + brewery')).toBeNull()
    expect(paying(1, 1).why(pair)).toBeNull()
  })

  it('EMP-62, AMB-6 switched off: the pair may be of one colour', () => {
    const table = upgrading(
      'residential',
      {
        variants: { townHallPairColoursMustDiffer: false },
        built: [{ '3-5': 1, '2-1': 1 }, {}],
        factories: [
          [
            { card: 'brewery', goods: 2 },
            { card: 'glassworks', goods: 1 },
          ],
          [],
        ],
      },
      1,
    )
    expect(table.names).toEqual(['done', 'upgrade 3-5 with brewery + brewery', 'upgrade 3-5 with brewery + glassworks'])
    table.pick('upgrade 3-5 with brewery + brewery')
    expect(table.g.factories[ANN][0]?.goods).toBe(0)
  })

  it('EMP-63, V13: each level of an Industrial building pollutes; at 13 no more are possible', () => {
    const table = upgrading('industrial', {
      pollution: 12,
      built: [{ '5-6': 1, '2-1': 1 }, {}],
      factories: [[{ card: 'brewery', goods: 3 }], []],
    }).pick('upgrade 5-6 with brewery')
    expect(table.g.die[29]).toBe(2)
    expect(table.g.pollution).toBe(13)
    expect(table.frames).toEqual([]) // only "done" is left
    const full = upgrading('industrial', {
      pollution: 11,
      built: [{ '5-6': 1, '2-1': 1 }, {}],
      factories: [[{ card: 'brewery', goods: 3 }], []],
    })
    full.g.pollution = 13
    expect(full.why('upgrade 5-6 with brewery')).toEqual({ because: 'pollutionFull', rule: 'EMP-63', pollution: 13 })
  })

  it('EMP-64: Goods never raise a Parking', () => {
    const table = upgrading('residential', {
      built: [{ '3-5': 1, '6-5': 1, '2-1': 1 }, {}],
      factories: [[{ card: 'sawmill', goods: 1 }], []],
    })
    expect(table.why('upgrade 6-5 with sawmill')).toEqual({ because: 'neverByGoods', rule: 'EMP-64', space: '6-5' })
  })
})
