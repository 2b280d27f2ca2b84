import { describe, expect, it } from 'vitest'
import { ANN, ARCHIE, empireTable, type Position } from './table.ts'

const scored = (position: Position) => empireTable({ profit: [0, 0], ...position }).result
const line = (position: Position, name: string) => scored(position).sheet.find(one => one.line === name)?.values

describe('The end of the game', () => {
  it('EMP-10, EMP-81: the most Profit wins', () => {
    const { scores, places } = scored({ profit: [30, 28], built: [{}, { '3-5': 2 }] })
    expect(scores).toEqual([30, 32])
    expect(places).toEqual([2, 1])
  })

  it('EMP-72: Capital, unfinished trains and Goods are worth nothing', () => {
    const { scores } = scored({
      capital: [50, 0],
      factories: [[{ card: 'sawmill', goods: 3, train: 6, moved: 2 }], []],
    })
    expect(scores).toEqual([0, 0])
  })

  it.each([
    ['EMP-73', 'residential', { '3-5': 4, '6-6': 3 }, 14],
    ['EMP-74', 'commercial', { '1-6': 5, '1-2': 2 }, 7],
    ['EMP-75', 'mixed', { '1-1': 1, '2-3': 1 }, 6],
    ['EMP-77', 'parking', { '6-5': 4, '3-1': 1 }, 5],
    ['EMP-78', 'town-hall', { '2-1': 1, '5-1': 1 }, 2],
    ['EMP-79', 'industrial', { '5-6': 5, '2-4': 2 }, 7],
  ] as const)('%s: %s', (_rule, type, built, worth) => {
    expect(line({ built: [built, {}] }, type)).toEqual([worth, 0])
  })

  it('EMP-76: Leisure buildings pay twice their dice to the side that has more of them, no matter the dice', () => {
    expect(line({ built: [{ '1-5': 1, '2-2': 1 }, { '3-6': 6 }] }, 'leisure')).toEqual([4, 0])
    expect(line({ built: [{ '1-5': 5 }, {}] }, 'leisure')).toEqual([10, 0])
    expect(line({ built: [{ '1-5': 5 }, { '3-6': 6 }] }, 'leisure')).toEqual([0, 0])
  })

  it('EMP-80: pollution counts in full against more Industrial buildings, half of it against fewer', () => {
    expect(line({ pollution: 7, built: [{ '2-4': 1 }, {}] }, 'pollution')).toEqual([-7, -3])
    expect(line({ pollution: 7, built: [{ '2-4': 1 }, { '3-3': 1, '4-5': 1 }] }, 'pollution')).toEqual([-3, -7])
    expect(line({ pollution: 7, built: [{ '2-4': 1 }, { '3-3': 3 }] }, 'pollution')).toEqual([0, 0])
    expect(line({ pollution: 7 }, 'pollution')).toEqual([0, 0])
  })

  it('EMP-80, AMB-9: the total may be negative', () => {
    expect(scored({ pollution: 13, built: [{ '2-4': 1 }, {}] }).scores).toEqual([-12, -6])
  })

  it('EMP-81: ties are broken by Capital, then by Industrial buildings; otherwise it’s a draw', () => {
    expect(scored({ profit: [9, 9], capital: [3, 4] }).places).toEqual([2, 1])
    expect(scored({ profit: [9, 8], capital: [3, 3], built: [{}, { '2-4': 1 }] }).places).toEqual([2, 1])
    expect(scored({ profit: [9, 9], capital: [3, 3] }).places).toEqual([1, 1])
  })

  it('EMP-81: swapping the sides swaps the scores', () => {
    const one = { '3-5': 4, '2-4': 2, '1-5': 3 }
    const two = { '1-6': 3, '3-3': 1, '4-5': 1 }
    const here = scored({ pollution: 9, profit: [12, 7], built: [one, two] })
    const there = scored({ pollution: 9, profit: [7, 12], built: [two, one] })
    expect(there.scores).toEqual(here.scores.toReversed())
  })

  it('EMP-103, V23: Archie’s Capital becomes Profit, and none is left to break a tie', () => {
    const { sheet, scores, ties } = scored({ seats: 1, profit: [50, 90], capital: [6, 14] })
    expect(sheet.slice(0, 2)).toEqual([
      { line: 'profit', values: [50, 90] },
      { line: 'bank', values: [0, 14] },
    ])
    expect(scores).toEqual([50, 104])
    expect(ties).toEqual([
      { line: 'capital', values: [6, 0] },
      { line: 'factories', values: [0, 0] },
    ])
  })

  it('EMP-72, EMP-103: the last round ends with the score, and Archie’s bank is reported', () => {
    const table = empireTable({ seats: 1, round: 15, capital: [0, 14] }).at('round', { part: 6 })
    expect(table.frames).toEqual([])
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'archieBanked', seat: ARCHIE, capital: 14 },
      { kind: 'ended', years: 30 },
    ])
    expect(table.actor).not.toBe(ANN)
  })

  it('EMP-72, EMP-103: with two players no bank is reported', () => {
    const table = empireTable({ round: 15, cards: [] }).at('end.score', {})
    expect(table.facts).toEqual([{ kind: 'ended', years: 30 }])
  })
})
