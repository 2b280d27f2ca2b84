import { describe, expect, it } from 'vitest'
import { FACTORIES } from '../data/factories.ts'
import { supplyOf } from '../readings/cubes.ts'
import { ANN, BEN, empireTable, type FactoryPatch, type Position } from './table.ts'

const withTrains = (own: FactoryPatch[], other: FactoryPatch[] = [], rest: Position = {}) =>
  empireTable({ ...rest, factories: [own, other] })

describe('Trains', () => {
  it('EMP-46: a train showing 1 is placed on the start link of a Factory card without one', () => {
    const table = withTrains([{ card: 'sawmill' }, { card: 'glassworks', train: 2 }, { card: 'brewery' }])
    table.at('act.addTrain', { seat: ANN })
    expect(table.names).toEqual(['train sawmill', 'train brewery'])
    expect(table.why('train glassworks')).toMatchObject({ because: 'hasTrain', rule: 'EMP-46' })
    expect(table.why('train paper-mill')).toMatchObject({ because: 'notYourFactory', rule: 'EMP-46' })
    table.pick('train sawmill')
    expect(table.facts).toEqual([{ kind: 'addedTrain', seat: ANN, factory: 'sawmill', link: 'right' }])
    expect(table.g.factories[ANN][0]).toMatchObject({ train: 1, moved: 0, riders: 0 })
  })

  it('EMP-46, V6: the start link is the first clockwise from the top', () => {
    expect(FACTORIES.sawmill.links[0]).toBe('right')
    expect(FACTORIES['toy-works'].links[0]).toBe('top')
  })

  it('EMP-47: every card has three or four Rail Links', () => {
    for (const { links } of Object.values(FACTORIES)) expect([3, 4]).toContain(links.length)
  })

  it.each([
    ['sawmill', 3],
    ['toy-works', 4],
  ] as const)('EMP-51, V6: the %s’s train is home after %i moves', (card, moves) => {
    const table = withTrains([{ card, train: 1 }])
    for (let i = 1; i <= moves; i++) {
      expect(table.g.factories[ANN][0]?.train).toBe(1)
      table.at('act.moveOne', { seat: ANN, moves: 1 })
    }
    expect(table.g.factories[ANN][0]).toMatchObject({ train: 0, moved: 0 })
    expect(table.facts.map(({ kind }) => kind)).toEqual([...Array(moves - 1).fill('moved'), 'arrived'])
  })

  it('EMP-51: a player chooses one of their own trains, and its cubes move along', () => {
    const table = withTrains([
      { card: 'sawmill', train: 3, riders: 2 },
      { card: 'brewery', train: 1 },
      { card: 'glassworks' },
    ])
    table.at('act.moveOne', { seat: ANN, moves: 1 })
    expect(table.names).toEqual(['move sawmill', 'move brewery'])
    expect(table.why('move glassworks')).toMatchObject({ because: 'noTrainThere', rule: 'EMP-51' })
    expect(table.why('move paper-mill')).toMatchObject({ because: 'notYourFactory', rule: 'EMP-51' })
    table.pick('move sawmill')
    expect(table.g.factories[ANN][0]).toMatchObject({ train: 3, moved: 1, riders: 2 })
    expect(table.facts).toEqual([{ kind: 'moved', seat: ANN, factory: 'sawmill', link: 'bottom', left: 2 }])
  })

  it('EMP-51: a passenger may board a moving train', () => {
    const table = withTrains([{ card: 'sawmill', train: 3, moved: 2 }]).at('act.passengerOwned', { seat: ANN })
    expect(table.g.factories[ANN][0]).toMatchObject({ train: 4, moved: 2 })
  })

  it('EMP-52, EMP-53, EMP-55, V7: the rulebook’s train: die 3, four links, one of the other side’s cubes', () => {
    const table = withTrains([{ card: 'toy-works', train: 3, moved: 3, riders: 1 }], [{ card: 'brewery' }])
    expect(supplyOf(table.g, BEN)).toBe(6)
    table.at('act.moveOne', { seat: ANN, moves: 1 })
    expect(table.g.capital).toEqual([32, 24])
    expect(table.g.factories[ANN][0]).toEqual({ card: 'toy-works', goods: 0, train: 0, moved: 0, riders: 0 })
    expect(supplyOf(table.g, BEN)).toBe(7)
    expect(table.facts).toEqual([
      { kind: 'arrived', seat: ANN, factory: 'toy-works', die: 3, links: 4, income: 12 },
      { kind: 'disembarked', seat: BEN, owner: ANN, factory: 'toy-works', cubes: 1, links: 4, income: 4 },
    ])
  })

  it('EMP-54: the same move-one icon may be used for both actions of a side', () => {
    const table = withTrains([{ card: 'sawmill', train: 1 }], [{ card: 'brewery' }]).at('actions', {})
    table.pick('claim A3c2').pick('claim A5b1')
    expect(table.names).toContain('claim A3c2')
    table.pick('claim A3c2')
    expect(table.g.factories[ANN][0]?.moved).toBe(2)
  })

  it('EMP-56: move two is two steps of one train', () => {
    const table = withTrains([{ card: 'glassworks', train: 2 }]).at('act.moveTwo', { seat: ANN })
    expect(table.g.factories[ANN][0]?.moved).toBe(2)
    table.at('act.moveTwo', { seat: ANN })
    expect(table.g.capital[ANN]).toBe(28)
  })

  it('EMP-56, AMB-20: a step left over after coming home is lost', () => {
    const table = withTrains([
      { card: 'glassworks', train: 2, moved: 3 },
      { card: 'sawmill', train: 1 },
    ])
    table.at('act.moveTwo', { seat: ANN }).pick('move glassworks')
    expect(table.g.capital[ANN]).toBe(28)
    expect(table.g.factories[ANN][0]).toEqual({ card: 'glassworks', goods: 0, train: 0, moved: 0, riders: 0 })
    expect(table.g.factories[ANN][1]?.moved).toBe(0)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['arrived'])
    expect(table.frames).toEqual([])
    expect(
      withTrains([
        { card: 'sawmill', train: 1 },
        { card: 'brewery', train: 1 },
      ])
        .at('act.moveTwo', { seat: ANN })
        .why('move glassworks'),
    ).toMatchObject({ rule: 'EMP-56' })
  })

  it('EMP-56, AMB-20 switched off: the second step may go to another train', () => {
    const own: FactoryPatch[] = [
      { card: 'glassworks', train: 2, moved: 3 },
      { card: 'sawmill', train: 1 },
    ]
    const table = withTrains(own, [{ card: 'brewery' }], { variants: { moveTwoSameTrain: false } }).at('actions', {})
    table.pick('claim A5c1').pick('move glassworks')
    expect(table.g.capital[ANN]).toBe(28)
    expect(table.g.factories[ANN][1]?.moved).toBe(1) // The only train left moves the second link.
  })

  it('EMP-56, AMB-20 switched off: a second step that no train can take is lost', () => {
    const own: FactoryPatch[] = [{ card: 'glassworks', train: 2, moved: 3 }, { card: 'sawmill' }]
    const table = withTrains(own, [], { variants: { moveTwoSameTrain: false } })
    table.at('act.moveOne', { seat: ANN, moves: 2 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['arrived'])
    expect(table.frames).toEqual([])
  })

  it('EMP-57: move two can be used once a round, even if two icons show it', () => {
    const table = withTrains([{ card: 'glassworks', train: 2 }], [], { cards: ['A2', 'A5'] }).at('actions', {})
    table.pick('claim A5c1').pick('claim A2c1')
    expect(table.actor).toBe(ANN)
    expect(table.why('claim A5c1')).toMatchObject({ because: 'ownMarker' })
    table.pick('claim A2b1')
    expect(table.why('claim A5c1')).toEqual({ because: 'movedTwo', rule: 'EMP-57' })
  })

  it('EMP-57: one player’s moves don’t limit the other’s', () => {
    const trains = withTrains([{ card: 'glassworks', train: 2 }], [], { cards: ['A2', 'A5'] }).at('actions', {})
    trains.pick('claim A5c1').pick('claim A2b1')
    expect(trains.why('claim A2c1')).toEqual({ because: 'movedTwo', rule: 'EMP-57' })
    const other = withTrains([{ card: 'glassworks', train: 2 }], [], { cards: ['A2', 'A5'] }).at('actions', {})
    other.pick('claim A2b1').pick('claim A5c1')
    expect(other.names).toContain('claim A2c1')
  })
})
