import { describe, expect, it } from 'vitest'
import { supplyOf } from '../readings/cubes.ts'
import { ANN, BEN, type Buildings, empireTable, type FactoryPatch } from './table.ts'

const STATIONS: Buildings = { '1-3': 1, '4-2': 1 }

const riding = (own: Buildings, theirs: FactoryPatch[], ridden: FactoryPatch[] = [{ card: 'sawmill' }]) =>
  empireTable({ built: [own, {}], factories: [ridden, theirs], claims: ['A5d2'] }).at('act.passengerUnowned', {
    seat: ANN,
    boarded: [],
  })

describe('Passengers', () => {
  it('EMP-48: a player’s own train takes a passenger, up to six', () => {
    const own: FactoryPatch[] = [
      { card: 'sawmill', train: 5 },
      { card: 'brewery', train: 6 },
      { card: 'glassworks', train: 1 },
      { card: 'paper-mill' },
    ]
    const table = empireTable({ factories: [own, []] }).at('act.passengerOwned', { seat: ANN })
    expect(table.names).toEqual(['board sawmill', 'board glassworks'])
    expect(table.why('board brewery')).toMatchObject({ because: 'trainFull', rule: 'EMP-48' })
    expect(table.why('board paper-mill')).toMatchObject({ because: 'noTrainThere', rule: 'EMP-48' })
    expect(table.why('board textile-mill')).toMatchObject({ because: 'notYourFactory', rule: 'EMP-48' })
    expect(table.pick('board sawmill').g.factories[ANN][0]?.train).toBe(6)
  })

  it('EMP-49: a cube boards one of the other side’s trains and raises its die', () => {
    const table = riding({ '1-3': 1 }, [
      { card: 'brewery', train: 2 },
      { card: 'glassworks', train: 1 },
    ])
    expect(supplyOf(table.g, ANN)).toBe(6)
    expect(table.names).toEqual(['ride brewery', 'ride glassworks'])
    table.pick('ride brewery')
    expect(table.g.factories[BEN][0]).toMatchObject({ train: 3, riders: 1 })
    expect(supplyOf(table.g, ANN)).toBe(5)
    expect(table.facts).toEqual([{ kind: 'rode', seat: ANN, owner: BEN, factory: 'brewery', die: 3 }])
    expect(table.frames).toEqual([])
  })

  it('EMP-49: the player’s own trains, missing trains and full trains are refused', () => {
    const table = riding(
      STATIONS,
      [
        { card: 'brewery', train: 2 },
        { card: 'glassworks', train: 6 },
        { card: 'paper-mill' },
        { card: 'toy-works', train: 1 },
      ],
      [{ card: 'brickworks', train: 1 }],
    )
    expect(table.why('ride brickworks')).toMatchObject({ because: 'notTheirFactory', rule: 'EMP-49' })
    expect(table.why('ride glassworks')).toMatchObject({ because: 'trainFull', rule: 'EMP-49' })
    expect(table.why('ride paper-mill')).toMatchObject({ because: 'noTrainThere', rule: 'EMP-49' })
    expect(table.why('stop')).toMatchObject({ because: 'mustRide' })
  })

  it('EMP-50, V10: two Parkings with one open train allow one passenger', () => {
    const table = riding(STATIONS, [
      { card: 'brewery', train: 2 },
      { card: 'glassworks', train: 6 },
    ])
    // At first there's a single option, and then only "stop", so neither is asked.
    expect(table.frames).toEqual([])
    expect(table.g.factories[BEN].map(({ train, riders }) => [train, riders])).toEqual([
      [3, 1],
      [6, 0],
    ])
  })

  it('EMP-50: each Parking allows one passenger, each on a different train', () => {
    const table = riding(STATIONS, [
      { card: 'brewery', train: 2 },
      { card: 'glassworks', train: 1 },
      { card: 'paper-mill', train: 1 },
    ]).pick('ride glassworks')
    expect(table.names).toEqual(['stop', 'ride brewery', 'ride paper-mill'])
    expect(table.why('ride glassworks')).toMatchObject({ because: 'rodeAlready', rule: 'EMP-50' })
    table.pick('ride paper-mill')
    expect(table.frames).toEqual([]) // both Parkings are used
    const early = riding(STATIONS, [
      { card: 'brewery', train: 2 },
      { card: 'paper-mill', train: 1 },
    ])
    expect(early.pick('ride brewery').pick('stop').g.factories[BEN][1]?.riders).toBe(0)
  })

  it('EMP-50: the refusal names a used-up Parking or a missing cube', () => {
    const table = riding(STATIONS, [
      { card: 'brewery', train: 2 },
      { card: 'paper-mill', train: 1 },
      { card: 'glassworks', train: 1 },
    ])
    table.pick('ride brewery')
    table.g.built[ANN].pop()
    expect(table.why('ride paper-mill')).toEqual({ because: 'noStationLeft', rule: 'EMP-50', have: 1 })
    const bare = riding(STATIONS, [
      { card: 'brewery', train: 6, riders: 4 },
      { card: 'paper-mill', train: 1 },
      { card: 'glassworks', train: 2 },
    ])
    bare.pick('ride paper-mill')
    bare.g.capital[ANN] = 51
    expect(bare.why('ride glassworks')).toEqual({ because: 'noCubeLeft', rule: 'EMP-49' })
  })

  it('EMP-49: without a cube the action has no effect', () => {
    const table = empireTable({
      built: [STATIONS, {}],
      factories: [
        [],
        [
          { card: 'brewery', train: 6, riders: 5 },
          { card: 'paper-mill', train: 3, riders: 1 },
        ],
      ],
    }).at('actions', {})
    table.pick('claim A5d2')
    expect(table.facts.at(-1)).toEqual({
      kind: 'hadNoEffect',
      seat: ANN,
      action: 'passenger-unowned',
      hindrance: 'noCube',
    })
  })
})
