import { describe, expect, it } from 'vitest'
import { supplyOf } from '../readings/cubes.ts'
import { ANN, ARCHIE, BEN, empireTable, type FactoryPatch, type Position } from './table.ts'

const TWO_FULL: FactoryPatch[] = [
  { card: 'brewery', train: 5, riders: 3 },
  { card: 'glassworks', train: 4, riders: 3 },
]

describe('Cubes', () => {
  it('EMP-11: marker, overage and passengers come from the nine cubes', () => {
    const table = empireTable({
      capital: [51, 50],
      claims: ['A3a1'],
      factories: [[{ card: 'sawmill', train: 3, riders: 2 }], [{ card: 'brewery', train: 2, riders: 1 }]],
    })
    expect(supplyOf(table.g, ANN)).toBe(4)
    expect(supplyOf(table.g, BEN)).toBe(5)
  })

  it('EMP-70, V9: over $50 without a cube in supply, one comes off a train of the owner’s choice, whose die doesn’t change', () => {
    const table = empireTable({
      capital: [48, 20],
      claims: ['A3c2'],
      factories: [[{ card: 'cement-works', train: 2, moved: 2 }], TWO_FULL],
    })
    expect(supplyOf(table.g, ANN)).toBe(0)
    table.at('actions', {}).state.frames.pop() // Removes the frame below, so Ben's claim waits until the arrival is resolved.
    table.at('act.moveOne', { seat: ANN, moves: 1 })
    expect(table.g.capital[ANN]).toBe(54)
    expect(table.frames.at(-1)).toEqual({ step: 'cube.shortage', frame: { seat: ANN } })
    expect(table.names).toEqual(['return brewery', 'return glassworks'])
    expect(table.why('return cement-works')).toMatchObject({ because: 'notTheirFactory', rule: 'EMP-70' })
    table.pick('return brewery')
    expect(table.facts.at(-1)).toEqual({ kind: 'tookCubeBack', seat: ANN, owner: BEN, factory: 'brewery' })
    expect(table.g.factories[BEN][0]).toMatchObject({ train: 5, riders: 2 })
    expect(supplyOf(table.g, ANN)).toBe(0)
    expect(table.actor).toBe(BEN)
  })

  it('EMP-70: a train without the owner’s cubes can’t return one', () => {
    const table = empireTable({
      capital: [54, 20],
      claims: ['A3c2'],
      factories: [[], [...TWO_FULL, { card: 'paper-mill' }]],
    })
    table.at('cube.shortage', { seat: ANN })
    expect(table.why('return paper-mill')).toMatchObject({ because: 'noCubeThere', rule: 'EMP-70' })
  })

  it('EMP-70, AMB-8: one cube marks any overage', () => {
    const table = empireTable({ capital: [51, 300] })
    expect([supplyOf(table.g, ANN), supplyOf(table.g, BEN)]).toEqual([6, 6])
  })

  it('EMP-70, Q1: with six passengers out and an overage, the marker’s cube also comes off a train', () => {
    const table = empireTable({ capital: [51, 20], factories: [[{ card: 'sawmill' }], TWO_FULL] }).at('actions', {})
    expect(table.frames.at(-1)?.step).toBe('cube.shortage')
    table.pick('return glassworks')
    expect(table.frames.at(-1)?.step).toBe('action.claim')
    table.pick('claim A5b1')
    expect(supplyOf(table.g, ANN)).toBe(0)
  })

  it('EMP-70, AMB-30: Archie takes his cube off your train with the lowest die', () => {
    const table = empireTable({
      seats: 1,
      capital: [20, 54],
      claims: ['A3b1', 'A5d1'],
      factories: [TWO_FULL, [{ card: 'sawmill' }]],
    }).at('actions', {})
    expect(table.g.factories[0].map(({ riders }) => riders)).toEqual([3, 2])
    expect(table.facts[0]).toEqual({ kind: 'tookCubeBack', seat: ARCHIE, owner: 0, factory: 'glassworks' })
    expect(table.actor).toBe(0)
  })

  it('EMP-70, AMB-30, Q1: Archie’s marker also needs a cube, but only when he is about to act', () => {
    const rich: Position = { seats: 1, capital: [20, 54], factories: [TWO_FULL, [{ card: 'sawmill' }]] }
    const waiting = empireTable(rich).at('actions', {})
    expect(waiting.g.factories[0].map(({ riders }) => riders)).toEqual([3, 3])
    const acting = empireTable({ ...rich, claims: ['A5b1'] }).at('actions', {})
    expect(acting.facts[0]).toEqual({ kind: 'tookCubeBack', seat: ARCHIE, owner: 0, factory: 'glassworks' })
    expect(acting.g.factories[0].map(({ riders }) => riders)).toEqual([3, 2])
    expect(acting.g.claims).toHaveLength(2)
    expect(supplyOf(acting.g, ARCHIE)).toBe(0)
    const spare = empireTable({ ...rich, claims: ['A5b1'], capital: [20, 50] }).at('actions', {})
    expect(spare.facts.map(({ kind }) => kind)).not.toContain('tookCubeBack') // because his marker is the seventh cube
    expect(supplyOf(spare.g, ARCHIE)).toBe(0)
  })

  it('EMP-70: there is no decision if only one train can return a cube', () => {
    const table = empireTable({ factories: [[], [{ card: 'brewery', train: 3, riders: 2 }]] })
    table.at('cube.shortage', { seat: ANN })
    expect(table.frames).toEqual([])
    expect(table.g.factories[BEN][0]?.riders).toBe(1)
  })

  it('EMP-70, AMB-30: a train of yours that carries none of his cubes gives him none, no matter how low its die', () => {
    const table = empireTable({
      seats: 1,
      capital: [20, 54],
      claims: ['A3b1', 'A5d1'],
      factories: [[...TWO_FULL, { card: 'paper-mill', train: 1 }], [{ card: 'sawmill' }]],
    }).at('actions', {})
    const { facts } = table.pick('claim A5b1')
    expect(facts).toContainEqual({ kind: 'tookCubeBack', seat: ARCHIE, owner: ANN, factory: 'glassworks' })
  })
})
