import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { Chance, Referee, sayFact, spokenAt, swiftChance } from '@tableworks/kernel'
import { sourceOfField, SOURCES } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { ACTION_CARDS, type Action } from '../data/action-cards.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { BUILDINGS } from '../data/buildings.ts'
import { CITY } from '../data/city.ts'
import { FACTORIES } from '../data/factories.ts'
import { POLLUTION } from '../data/pollution.ts'
import { game as empirePlanner } from '../index.ts'
import type { State } from '../state.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

describe('The box', () => {
  it('EMP-2: the City has the counts in the dossier', () => {
    const count = (type: string) => Object.values(CITY).filter(plot => plot.type === type).length
    expect(['residential', 'commercial', 'mixed', 'leisure', 'parking', 'town-hall', 'industrial'].map(count)).toEqual([
      7, 8, 4, 6, 4, 3, 4,
    ])
  })

  it('EMP-9: 48 icons, as in the dossier', () => {
    const icons = Object.values(ACTION_CARDS).flatMap(({ a, b, c, d }) => [...a, ...b, ...c, ...d])
    const count = (action: Action) => icons.filter(icon => icon === action).length
    expect(icons).toHaveLength(48)
    expect(count('exchange-2')).toBe(4)
    expect(count('exchange-3')).toBe(3)
    expect(count('move-one')).toBe(4)
    expect(count('move-two')).toBe(4)
    expect(count('produce')).toBe(5)
    expect(count('reduce-pollution')).toBe(2)
  })

  it('every value says where it comes from', () => {
    expect(['type', 'maxDie'].map(field => sourceOfField(CITY['3-5'], field))).toEqual(['seed', 'inferred'])
    const named = Object.values(FACTORIES).filter(face => sourceOfField(face, 'name') === 'seed')
    expect(named.map(({ name }) => name)).toEqual(['Private Bank', 'Bacon Factory'])
    for (const face of Object.values(FACTORIES)) expect(sourceOfField(face, 'cost')).toBe('reconstructed')
  })

  it('EMP-31, EMP-34: every building of a kind that can be upgraded has room for it', () => {
    const stuck = Object.values(CITY).filter(({ type, maxDie }) => BUILDINGS[type].canUpgrade && maxDie === 1)
    expect(stuck).toEqual([])
  })

  it('EMP-63, AMB-23: thirteen Pollution spaces, rising by one, follow from the rulebook', () => {
    expect(POLLUTION.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(POLLUTION.source).toBe('inferred')
  })

  it('an edited set can be played', () => {
    const tables = edited([
      ['factories/sawmill/cost', 3],
      ['market/6/brown', 5],
      ['actionCards/A8/a', ['exchange-2', 'produce']],
      ['chart/produce/choices', ['exchange', 'exchange', 'move-one', 'move-two']],
    ])
    const referee = new Referee(empirePlanner, { name: 'mine', tables })
    for (const seats of [1, 2]) {
      const state = referee.open(seats, {}, swiftChance('mine'))
      expect(referee.playout(state, new Chance(swiftChance('choices')))).toBeGreaterThan(0)
      expect(referee.result(state)).not.toBeNull()
    }
  })

  it('EMP-3, EMP-6: which faces share a card is part of the set', () => {
    const tables = edited([
      ['factoryCards/F1/back', 'brewery'],
      ['factoryCards/F5/back', 'bacon-factory'],
    ])
    const referee = new Referee(empirePlanner, { name: 'mine', tables })
    for (let deal = 0; deal < 40; deal++) {
      const g = referee.open(2, {}, swiftChance(`deal ${deal}`)).g as State
      const dealt = g.factories.flat().map(({ card }) => card)
      expect(dealt).not.toContain('private-bank')
      expect([...g.row, ...dealt].filter(card => card === 'private-bank' || card === 'brewery')).toHaveLength(1)
    }
  })

  it('EMP-84, EMP-85, AMB-35: the set decides how Archie starts and when he builds', () => {
    const tables = edited([
      ['archie/normal/capital', 7],
      ['archie/builds/rounds', [2, 15]],
      ['pieces/archie/dice', 2],
      ['pieces/archie/cubes', 5],
    ])
    const referee = new Referee(empirePlanner, { name: 'mine', tables })
    const state = referee.open(1, { difficulty: 'normal' }, swiftChance('mine'))
    const g = state.g as State
    expect(g.capital).toEqual([20, 7])
    expect(empirePlanner.view(g, 0)).toMatchObject({ glance: { supply: [7, 3], archieBuildsNext: 2 } })
    referee.playout(state, new Chance(swiftChance('choices')))
    expect(g.built[1]).toHaveLength(2)
  })

  it('EMP-11, EMP-27, EMP-70: the set limits each side’s dice and the length of the Capital track', () => {
    const tables = edited([
      ['pieces/startPlayer/dice', 1],
      ['pieces/secondPlayer/cubes', 4],
      ['tracks/capital/last', 10],
    ])
    const referee = new Referee(empirePlanner, { name: 'mine', tables })
    const state = referee.open(2, {}, swiftChance('mine'))
    const g = state.g as State
    expect(empirePlanner.view(g, 0)).toMatchObject({ glance: { supply: [6, 1] } }) // because $20 is beyond the track
    referee.playout(state, new Chance(swiftChance('choices')))
    expect(g.built[0]).toHaveLength(1)
  })

  it('a set without these parts uses the standard ones', () => {
    const former = edited([['blocks'], ['factoryCards'], ['archie'], ['pieces'], ['tracks']])
    expect(openBox(former)).toEqual(openBox(STANDARD.tables))
  })

  it('the journal uses the set’s Factory names', () => {
    const box = openBox(edited([['factories/sawmill/name', 'Timber Yard']]))
    const told = { kind: 'dealtFactory', seat: 0, factory: 'sawmill', goods: 1 } as const
    expect(sayFact(spokenAt(empirePlanner, {}, box), told, ['Ann', 'Ben'])).toContain('Timber Yard')
  })

  it.each<[string, ...Edit[]]>([
    ['tables.factoryCards should have each face on one card: sawmill is on none', ['factoryCards/F2/front', 'brewery']],
    ['tables.blocks.3.spaces should have each space once: 6 is missing', ['blocks/3/spaces/5', 1]],
    ['tables.blocks.3.columns should be a whole number from 1 to 6', ['blocks/3/columns', 0]],
    ['tables.archie.builds.rounds should name each round once, the earliest first', ['archie/builds/rounds', [3, 2]]],
    ['tables.archie.builds.rounds[0] should be a whole number from 1 to 15', ['archie/builds/rounds', [16]]],
    ['tables.archie.builds.rounds should have at most 8 entries: Archie has 8 dice', ['pieces/archie/dice', 8]],
    ['tables.archie.easy.capital should be a whole number from 0 to 99', ['archie/easy/capital', -1]],
    ['tables.pieces.startPlayer.cubes should be a whole number from 4 to 20', ['pieces/startPlayer/cubes', 3]],
    ['tables.pieces.archie is missing', ['pieces/archie']],
    ['tables.tracks.capital.last should be a whole number from 1 to 200', ['tracks/capital/last', 0]],
    ['tables.factories.sawmill.cost should be a whole number from 0 to 20', ['factories/sawmill/cost', -1]],
    ['tables.factories.sawmill.track should be a whole number from 0 to 9', ['factories/sawmill/track', 40]],
    ['tables.factories.sawmill.links should have 3 to 4 entries', ['factories/sawmill/links', ['top']]],
    [
      'tables.factories.sawmill.links should go clockwise from the top, each link once: top, bottom, left',
      ['factories/sawmill/links', ['bottom', 'top', 'left']],
    ],
    [
      'tables.factories.sawmill.goods should be brown, blue, red: only the Private Bank has none',
      ['factories/sawmill/goods', null],
      ['factories/sawmill/track', 0],
    ],
    [
      'tables.factories.private-bank.track should be 0 for a Factory without Goods',
      ['factories/private-bank/track', 3],
    ],
    [
      'tables.factories.brewery.track should be a whole number from 1 to 9 for a Factory with Goods',
      ['factories/brewery/track', 0],
    ],
    ['tables.factories.brewery is missing', ['factories/brewery']],
    ["tables.factories has no field 'bakery'", ['factories/bakery', FACTORIES.brewery]],
    ['tables.market.3.red should be a whole number from 1 to 20', ['market/3/red', 0]],
    ['tables.city.1-1.maxDie should be 1: a mixed keeps its 1', ['city/1-1/maxDie', 4]],
    ['tables.city.3-5.maxDie should be a whole number from 1 to 6', ['city/3-5/maxDie', 7]],
    [
      `tables.city.3-5.source should be ${SOURCES.map(source => `"${source}"`).join(' or ')}`,
      ['city/3-5/source', 'guessed'],
    ],
    ['tables.actionCards.A8.b should have 1 to 2 entries', ['actionCards/A8/b', []]],
    [
      'tables.actionCards.A8 should have at least 2 icons that are not move-two',
      ['actionCards/A8/a', ['move-two']],
      ['actionCards/A8/b', ['move-two']],
      ['actionCards/A8/d', ['produce']],
    ],
    ['tables.chart.produce.choices should have 4 entries', ['chart/produce/choices', ['exchange']]],
    ['tables.pollution.values should rise from space to space', ['pollution/values', [1, 2, 2]]],
    ['tables.pollution.values should have 1 to 30 entries', ['pollution/values', []]],
    ["tables has no field 'dice'", ['dice', 9]],
  ])('an invalid set is refused: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toBe(sentence)
  })
})
