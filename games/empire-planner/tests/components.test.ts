import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { sourceOfField, SOURCES } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { ACTION_CARDS, type Action } from '../data/action-cards.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { BUILDINGS } from '../data/buildings.ts'
import { CITY } from '../data/city.ts'
import { FACTORIES } from '../data/factories.ts'
import { POLLUTION } from '../data/pollution.ts'
import { game as empirePlanner } from '../index.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

describe('The box', () => {
  it('EMP-2: the City as the dossier counts it', () => {
    const count = (type: string) => Object.values(CITY).filter(plot => plot.type === type).length
    expect(['residential', 'commercial', 'mixed', 'leisure', 'parking', 'town-hall', 'industrial'].map(count)).toEqual([
      7, 8, 4, 6, 4, 3, 4,
    ])
  })

  it('EMP-9: 48 icons, as the dossier counts them', () => {
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

  it('EMP-63, AMB-23: thirteen spaces of Pollution, one by one, follow from the rulebook', () => {
    expect(POLLUTION.values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    expect(POLLUTION.source).toBe('inferred')
  })

  it('an edited set plays', () => {
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

  it.each<[string, ...Edit[]]>([
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
  ])('a wrong set is turned away: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toBe(sentence)
  })
})
