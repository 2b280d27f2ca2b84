import { describe, expect, it } from 'vitest'
import type { Action } from '../data/action-cards.ts'
import type { PerSide } from '../data/pieces.ts'
import { cubesOut } from '../readings/cubes.ts'
import { goodsOf, namedFactory } from '../readings/factories.ts'
import { hindranceOf } from '../readings/hindrance.ts'
import { actionOn } from '../readings/markers.ts'
import { priceIn, priceOf } from '../readings/market.ts'
import { levelAt } from '../readings/pollution.ts'
import { trainToMove } from '../rules/archie-trains.ts'
import { ANN, BEN, type Buildings, empireTable, type FactoryPatch, type Position } from './table.ts'

const hindrance = (action: Action, position: Position) => hindranceOf(empireTable(position).g, ANN, action)
const own = (...cards: FactoryPatch[]): PerSide<FactoryPatch[]> => [cards, [{ card: 'paper-mill' }]]
const theirs = (...cards: FactoryPatch[]): PerSide<FactoryPatch[]> => [[{ card: 'paper-mill' }], cards]

describe('What an action could do', () => {
  it('EMP-58: one Factory that can make something is enough', () => {
    const position: Position = { market: 1, factories: own({ card: 'brewery', goods: 5 }, { card: 'sawmill' }) }
    expect(hindrance('produce', position)).toBeNull()
    expect(hindrance('produce', { ...position, factories: own({ card: 'brewery', goods: 5 }) })).toBe(
      'nothingToProduce',
    )
  })

  it('EMP-48: one train with room is enough; full trains and missing trains are distinguished', () => {
    const full: FactoryPatch = { card: 'sawmill', train: 6 }
    expect(hindrance('passenger-owned', { factories: own(full, { card: 'brewery', train: 5 }) })).toBeNull()
    expect(hindrance('passenger-owned', { factories: own(full, { card: 'brewery' }) })).toBe('trainsFull')
    expect(hindrance('passenger-owned', { factories: own({ card: 'brewery' }) })).toBe('noTrain')
    expect(hindrance('move-one', { factories: own(full, { card: 'brewery' }) })).toBeNull()
    expect(hindrance('add-train', { factories: own(full, { card: 'brewery' }) })).toBeNull()
  })

  it('EMP-49, EMP-50: the same for the other player’s trains', () => {
    const full: FactoryPatch = { card: 'sawmill', train: 6 }
    const built: PerSide<Buildings> = [{ '1-3': 1 }, {}]
    const riding = (...cards: FactoryPatch[]) => hindrance('passenger-unowned', { built, factories: theirs(...cards) })
    expect(riding(full, { card: 'brewery', train: 1 })).toBeNull()
    expect(riding(full, { card: 'brewery' })).toBe('otherTrainsFull')
    expect(riding({ card: 'brewery' })).toBe('noOtherTrain')
  })

  it.each([
    ['upgrade-residential', { '3-5': 1 }, 'sawmill'],
    ['upgrade-commercial', { '1-2': 1 }, 'glassworks'],
    ['upgrade-leisure', { '1-5': 1 }, 'brewery'],
    ['upgrade-industrial', { '2-4': 1, '2-1': 1 }, 'brewery'],
  ] as const)('EMP-59: %s needs a building of that kind with room, and matching Goods', (action, built, card) => {
    const stocked = own({ card, goods: 1 })
    const full: Buildings = { '3-5': 5, '1-2': 2, '1-5': 5, '2-4': 4, '2-1': 1 }
    const others: Buildings = { '1-3': 1, '2-1': 1 }
    expect(hindrance(action, { built: [built, {}], factories: stocked })).toBeNull()
    expect(hindrance(action, { built: [built, {}], factories: own({ card }) })).toBe('nothingToUpgrade')
    expect(hindrance(action, { built: [full, {}], factories: stocked })).toBe('nothingToUpgrade')
    expect(hindrance(action, { built: [others, {}], factories: stocked })).toBe('nothingToUpgrade')
  })

  it('EMP-60: Goods of one other colour can’t pay', () => {
    const position: Position = { built: [{ '3-5': 1 }, {}], factories: own({ card: 'brewery', goods: 3 }) }
    expect(hindrance('upgrade-residential', position)).toBe('nothingToUpgrade')
  })

  it('EMP-61, EMP-63: only Industrial buildings need a Town Hall and are limited by pollution', () => {
    const stocked = own({ card: 'sawmill', goods: 1 })
    const position: Position = { pollution: 13, built: [{ '3-5': 1, '2-4': 1 }, {}], factories: stocked }
    expect(hindrance('upgrade-residential', position)).toBeNull()
    expect(hindrance('upgrade-industrial', position)).toBe('noTownHall')
    const hall: Position = { ...position, built: [{ '3-5': 1, '2-4': 1, '2-1': 1 }, {}] }
    expect(hindrance('upgrade-industrial', hall)).toBe('pollutionFull')
    expect(hindrance('upgrade-industrial', { ...hall, pollution: 12 })).toBeNull()
  })

  it('EMP-65: money doesn’t help if every building is at its maximum', () => {
    expect(hindrance('upgrade-any', { built: [{ '1-1': 1, '1-4': 4 }, {}] })).toBe('nothingToUpgrade')
    expect(hindrance('upgrade-any', { built: [{ '1-1': 1, '1-4': 3 }, {}] })).toBeNull()
  })

  it('EMP-68, EMP-101: there must be pollution to reduce', () => {
    expect(hindrance('reduce-pollution', {})).toBe('noPollution')
    expect(hindrance('reduce-pollution', { pollution: 1 })).toBeNull()
  })
})

describe('Counts', () => {
  it('EMP-11, EMP-70: where the cubes are', () => {
    const { g } = empireTable({
      capital: [51, 50],
      claims: ['A3a1'],
      factories: [[{ card: 'sawmill' }], [{ card: 'brewery', train: 4, riders: 3 }]],
    })
    expect(cubesOut(g, ANN)).toEqual({ marker: 1, overage: 1, riding: 3 })
    expect(cubesOut(g, BEN)).toEqual({ marker: 0, overage: 0, riding: 0 })
  })

  it('EMP-38: Goods by colour', () => {
    const cards: FactoryPatch[] = [
      { card: 'sawmill', goods: 2 },
      { card: 'brickworks', goods: 1 },
      { card: 'brewery', goods: 4 },
    ]
    const { g } = empireTable({ factories: [cards, []] })
    expect((['brown', 'blue', 'red'] as const).map(colour => goodsOf(g, ANN, colour))).toEqual([3, 0, 4])
  })

  it('EMP-41: no prices before the market die is rolled, and none at the Private Bank', () => {
    const { g } = empireTable({ market: 6, factories: own({ card: 'sawmill' }, { card: 'private-bank' }) })
    const [sawmill, bank] = g.factories[ANN]
    expect([priceOf(g, 'brown'), priceOf({ ...g, market: null }, 'brown')]).toEqual([4, null])
    expect([sawmill, bank].map(one => (one === undefined ? 0 : priceIn(g, one)))).toEqual([4, null])
  })

  it('a name that isn’t on the table is refused', () => {
    const { g } = empireTable()
    expect(() => namedFactory(g, ANN, 'brewery')).toThrow('side 0 has no brewery')
    expect(() => actionOn(g, 'A1d2')).toThrow('there is no icon A1d2')
    expect(() => levelAt(g, 14)).toThrow('the Pollution track has no space 14')
    expect(() => trainToMove(g)).toThrow('Archie has nothing to choose from')
  })
})
