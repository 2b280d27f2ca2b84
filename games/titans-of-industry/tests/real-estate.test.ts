import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Age } from '../data/advancements.ts'
import { SPACE_IDS, type SpaceId } from '../data/areas.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { ESTATES } from '../data/real-estate.ts'
import { demandOf } from '../readings/demand.ts'
import { isOpen } from '../readings/real-estate.ts'
import { actionOf, ANN, BEN, CAT, DAN, EVE, type Estates, type Position, titansTable } from './table.ts'

const openIn = (age: Age, estates: Estates = {}) => {
  const { g } = titansTable({ age, estates })
  return SPACE_IDS.filter(space => isOpen(g, space))
}
const level = (...levels: number[]) => SPACE_IDS.filter(space => levels.includes(Number(space.at(-1))))
const RICH: Position = { license: true, money: [300, 300, 300] }
const building = (space: SpaceId, position: Position = {}) =>
  actionOf(ANN, { ...RICH, ...position }).pick(`estate ${space}`)

describe('Building real estate', () => {
  it('TOI-49, TOI-67: real estate decides consumer demand', () => {
    const before = titansTable().g
    const after = titansTable({ estates: { 'commercial-1': ['general-store', ANN] } }).g
    expect([demandOf(before, 'c-commercial'), demandOf(after, 'c-commercial')]).toEqual([1, 2])
  })

  it('TOI-50, TOI-51, TV-10: in Age I, with nothing built, only level one', () => {
    expect(openIn(1)).toEqual(level(1))
  })

  it.each<[string, Age, Estates, SpaceId[]]>([
    [
      'Age I, Commercial 1 built',
      1,
      { 'commercial-1': ['general-store', ANN] },
      ['residential-1', 'commercial-2', 'industrial-1', 'transportation-1'],
    ],
    ['Age II, nothing built', 2, {}, level(1, 2)],
    [
      'Age II, Residential 1 and 2 built',
      2,
      { 'residential-1': ['house', ANN], 'residential-2': ['tenement', BEN] },
      ['residential-3', ...level(1, 2).filter(space => !space.startsWith('residential'))],
    ],
    [
      'Age II, Residential 2 built only',
      2,
      { 'residential-2': ['tenement', BEN] },
      level(1, 2).filter(space => space !== 'residential-2'),
    ],
    ['Age III', 3, { 'residential-2': ['tenement', BEN] }, SPACE_IDS.filter(space => space !== 'residential-2')],
  ])('TOI-51, TOI-52, TV-10: %s', (_name, age, estates, spaces) => {
    expect(openIn(age, estates)).toEqual(SPACE_IDS.filter(space => spaces.includes(space)))
  })

  it('TOI-50, TOI-51: a built space and too high a level are refused', () => {
    const table = actionOf(ANN, { ...RICH, estates: { 'commercial-1': ['general-store', CAT] } })
    expect(table.why('estate commercial-1')).toEqual({
      because: 'spaceTaken',
      rule: 'TOI-50',
      space: 'commercial-1',
      owner: CAT,
    })
    expect(table.why('estate residential-2')).toEqual({ because: 'levelTooHigh', rule: 'TOI-51', level: 2, age: 1 })
  })

  it('TOI-53, TOI-54: the space’s goods are bought from the red grids, or from the bank', () => {
    const table = building('industrial-1', { market: { 'c-industrial': [null, [2, 4], null] } }) // needs 1 stone and 3 steel
    expect(table.g.money).toEqual([300 - 10 - 8 - 10, 308, 300])
    const poor = actionOf(ANN, { license: true, money: [39] })
    expect(poor.why('estate industrial-1')).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 40, have: 39 })
    const unlicensed = actionOf(ANN, { money: [300] })
    expect(unlicensed.why('estate industrial-1')).toMatchObject({ because: 'notAvailable', rule: 'TOI-22' })
  })

  it('TOI-55: then any card of that type and level', () => {
    const table = building('commercial-1')
    expect(table.names).toEqual(['open general-store', 'open roadside-stand', 'open market-hall'])
    expect(table.why('open house')).toEqual({
      because: 'otherSpace',
      rule: 'TOI-55',
      card: 'house',
      space: 'commercial-1',
    })
  })

  it('TOI-55: a space’s only card is opened automatically', () => {
    const edits: Position['edits'] = [
      ['estates/roadside-stand/level', 2],
      ['estates/market-hall/level', 2],
    ]
    const table = building('commercial-1', { edits })
    expect(table.g.estate['commercial-1']).toBe('general-store')
    expect(table.frames).toEqual([])
  })

  it('TOI-56: cards of one type and level differ only in their icons', () => {
    const { cardsFor } = openBox(STANDARD.tables)
    for (const space of SPACE_IDS) {
      const demands = cardsFor[space].map(({ card }) => JSON.stringify(ESTATES[card].demand))
      expect(new Set(demands).size).toBe(demands.length)
    }
  })

  it('TOI-58: General Store and Roadside Stand', () => {
    expect(ESTATES['general-store'].demand).toEqual({ consumables: 2, durables: 1, energy: 2 })
    expect(ESTATES['roadside-stand'].demand).toEqual({ consumables: 1, durables: 2, energy: 2 })
  })

  it('TOI-59: the card is on its space with its owner’s cube', () => {
    const table = building('commercial-1').pick('open roadside-stand')
    expect(table.g.estate['commercial-1']).toBe('roadside-stand')
    expect(table.g.owner['commercial-1']).toBe(ANN)
  })

  it.each<[number, Age, 'white' | 'grey']>([
    [1, 1, 'white'],
    [2, 1, 'white'],
    [1, 2, 'grey'],
    [2, 2, 'white'],
    [3, 2, 'white'],
    [1, 3, 'grey'],
    [2, 3, 'grey'],
    [3, 3, 'white'],
  ])('TOI-60, TV-11: level %i in Age %i is %s side up', (height, age, side) => {
    const below: Estates = { 'industrial-1': ['smithy', BEN, 'grey'], 'industrial-2': ['cannery', BEN, 'grey'] }
    const estates = Object.fromEntries(Object.entries(below).slice(0, height - 1))
    const space = `industrial-${height}` as SpaceId
    const table = building(space, { age, estates })
    table.pick(table.names[0] ?? '')
    expect(table.facts).toContainEqual(expect.objectContaining({ kind: 'opened', space, side }))
    expect(table.g.white[space]).toBe(side === 'white')
  })

  it.each([
    [ANN, [ANN, BEN, CAT, DAN, EVE]],
    [BEN, [BEN, ANN, CAT, DAN, EVE]],
    [CAT, [CAT, ANN, BEN, DAN, EVE]],
    [DAN, [ANN, DAN, BEN, CAT, EVE]],
    [EVE, [ANN, BEN, EVE, CAT, DAN]],
  ] as const)('TOI-62: seat %i of five moves two places up', (seat, order) => {
    const table = titansTable({ seats: 5 }).at('chooseCard', { seat, space: 'commercial-1' })
    expect(table.pick('open market-hall').g.order).toEqual(order)
  })

  it('TOI-62: the new place is reported; the first seat stays there without a report', () => {
    const opening = (seat: Seat) =>
      titansTable({ seats: 5 }).at('chooseCard', { seat, space: 'commercial-1' }).pick('open market-hall')
    const opened = { kind: 'opened', card: 'market-hall', space: 'commercial-1', side: 'white' }
    expect(opening(DAN).facts).toEqual([
      { ...opened, seat: DAN },
      { kind: 'movedUp', seat: DAN, place: 2 },
    ])
    expect(opening(ANN).facts).toEqual([{ ...opened, seat: ANN }])
  })

  it.each<[string, Age, number, boolean]>([
    ['the second', 1, 1, true],
    ['the first', 1, 0, false],
    ['the fifth', 2, 4, true],
    ['the fourth', 2, 3, false],
    ['the eighth', 3, 7, true],
  ])('TOI-63, TOI-65: %s white card in Age %i', (_which, age, before, ends) => {
    const white: SpaceId[] = [
      'residential-1',
      'residential-2',
      'residential-3',
      'industrial-1',
      'industrial-2',
      'industrial-3',
      'commercial-1',
    ]
    const table = titansTable({ age }).at('chooseCard', { seat: ANN, space: 'transportation-3' })
    for (const space of white.slice(0, before)) table.g.white[space] = true
    expect(table.pick('open airport').g.ageOver).toBe(ends)
  })

  it('TV-13: a grey card never ends an age', () => {
    const table = titansTable({ age: 2 }).at('chooseCard', { seat: ANN, space: 'commercial-1' })
    for (const space of ['residential-1', 'residential-2', 'industrial-1', 'industrial-2', 'industrial-3'] as const)
      table.g.white[space] = true
    expect(table.pick('open market-hall').g.ageOver).toBe(false)
  })

  it('R-21, TV-23: in Age III the last space of level three ends the game, as seventh white card', () => {
    const table = titansTable({
      age: 3,
      estates: {
        'residential-1': ['house', ANN, 'white'],
        'residential-2': ['tenement', ANN, 'white'],
        'residential-3': ['luxury-high-rise', ANN, 'white'],
        'commercial-1': ['market-hall', BEN, 'grey'],
        'commercial-2': ['motel', BEN, 'white'],
        'commercial-3': ['office-tower', BEN, 'white'],
        'industrial-3': ['industrial-park', CAT, 'white'],
      },
    }).at('chooseCard', { seat: CAT, space: 'transportation-3' })
    table.pick('open airport')
    expect(table.facts.at(-1)).toEqual({ kind: 'lastSpaceFilled', age: 3 })
    expect(table.g.ageOver).toBe(true)
  })

  it('R-21: Age III continues while a space of level three is empty', () => {
    const table = titansTable({ age: 3, estates: { 'residential-3': ['luxury-high-rise', ANN, 'white'] } })
    table.at('chooseCard', { seat: CAT, space: 'commercial-1' }).pick('open market-hall')
    expect(table.g.ageOver).toBe(false)
    expect(table.facts.at(-1)).toEqual({ kind: 'movedUp', seat: CAT, place: 1 })
  })

  it('R-21: an earlier age does not end with the last space of level three', () => {
    const table = titansTable({
      age: 2,
      estates: {
        'residential-3': ['luxury-high-rise', ANN, 'white'],
        'commercial-3': ['office-tower', BEN, 'white'],
        'industrial-3': ['industrial-park', CAT, 'white'],
      },
    }).at('chooseCard', { seat: CAT, space: 'transportation-3' })
    expect(table.pick('open airport').g.ageOver).toBe(false) // this is the fourth white card
  })

  it('TOI-6: every card in every pile can be looked at, because nothing about them is hidden', () => {
    expect(Object.keys(ESTATES)).toHaveLength(32)
  })
})
