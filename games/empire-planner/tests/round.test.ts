import { describe, expect, it } from 'vitest'
import { layTable, randomSitting } from '@tableworks/contract'
import { Referee } from '@tableworks/kernel'
import { game as empirePlanner } from '../index.ts'
import type { State } from '../state.ts'
import { empireTable } from './table.ts'

const firstAfter = (profit: [number, number], seats: 1 | 2 = 2) =>
  empireTable({ seats, round: 1, profit, dice: [1, 2, 4] }).at('round', { part: 0 }).g.first

describe('Rounds', () => {
  it('EMP-4, EMP-7, EMP-9: the deal is reported, then the first round begins', () => {
    const table = empireTable({ round: 0 }).at('opening', {})
    expect(table.facts.slice(0, 5)).toEqual([
      { kind: 'dealtFactory', seat: 0, factory: 'steel-foundry', goods: 1 },
      { kind: 'dealtFactory', seat: 1, factory: 'bacon-factory', goods: 1 },
      { kind: 'laidOutFactories', factories: ['brickworks', 'toy-works', 'cement-works', 'piano-factory'] },
      { kind: 'dealtCards', cards: ['A3', 'A5'], left: 6 },
      { kind: 'roundBegan', seat: 0, round: 1, year: 2 },
    ])
  })

  it('EMP-17: a round begins by moving the Years marker one space, which is two years', () => {
    const table = empireTable({ round: 6 }).at('round', { part: 0 })
    expect(table.g.round).toBe(7)
    expect(table.facts[0]).toEqual({ kind: 'roundBegan', seat: 0, round: 7, year: 14 })
  })

  it('EMP-17, EMP-18, EMP-72: fifteen rounds of Building, Actions and Gains, with four claims in each', () => {
    for (const seats of [1, 2]) {
      const sitting = randomSitting(empirePlanner, { seats, variants: {}, secret: `rounds ${seats}` })
      const table = layTable(empirePlanner, sitting)
      for (const text of sitting.line) table.say(table.actor ?? 0, text)
      const kinds = table.told(null).map(({ fact }) => fact.kind)
      const count = (...wanted: string[]) => kinds.filter(kind => wanted.includes(kind)).length
      expect(count('roundBegan')).toBe(15)
      expect(count('claimed')).toBe(seats * 30)
      expect(count('archieChose', 'archieIdled')).toBe(seats === 1 ? 30 : 0)
      expect(count('gained')).toBe(30)
      expect(kinds.at(-1)).toBe('ended')
      const inOrder = kinds.filter(kind => ['rolled', 'rolledMarket', 'claimed', 'gained'].includes(kind))
      expect(inOrder.slice(0, inOrder.indexOf('gained')).lastIndexOf('rolled')).toBeLessThan(
        inOrder.indexOf('rolledMarket'),
      )
      expect((table.state.g as State).round).toBe(15)
      expect(new Referee(empirePlanner).result(table.state)?.scores).toHaveLength(2)
    }
  })

  it('EMP-19: the Start Player goes first in round 1', () => {
    expect(empireTable({ round: 0, profit: [9, 0] }).at('round', { part: 0 }).g.first).toBe(0)
  })

  it('EMP-19, V15: later the side with less Profit goes first, the Start Player if tied', () => {
    expect(firstAfter([5, 5])).toBe(0)
    expect(firstAfter([5, 3])).toBe(1)
    expect(firstAfter([4, 5])).toBe(0)
  })

  it('EMP-19: the order holds for Building and Actions, even if Profit changes in between', () => {
    const table = empireTable({ round: 1, profit: [5, 3], dice: [1, 2, 4, 1, 2, 4, 2] }).at('round', { part: 0 })
    expect(table.actor).toBe(1)
    table.pick('keep').pick('pass')
    expect(table.actor).toBe(0)
    table.pick('keep').pick('pass')
    expect(table.actor).toBe(1)
    table.pick('claim A3a1').pick('exchange 10')
    table.pick('claim A5a1').pick('exchange 0')
    expect(table.g.profit).toEqual([5, 13])
    expect(table.actor).toBe(1)
  })

  it('EMP-71: after the Gains a new round begins', () => {
    const table = empireTable({ round: 4, dice: [1, 2, 4] }).at('round', { part: 6 })
    expect(table.g.round).toBe(5)
    expect(table.frames.at(-1)?.step).toBe('build.reroll')
  })

  it('EMP-83: in the solo game you always go first', () => {
    expect(firstAfter([50, 0], 1)).toBe(0)
  })
})
