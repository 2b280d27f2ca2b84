import { describe, expect, it } from 'vitest'
import { majority, sheetOf } from '../readings/score.ts'
import { A, B, type Position, titanTable } from './table.ts'

const scored = (position: Position) => titanTable({ base: ['U02', 'U05', 'U08', 'U11'], ...position }).result

describe('Final scoring', () => {
  it('TTN-94: +2 for each Deuterium, -1 for each Tholins', () => {
    const { scores, sheet } = scored({
      credits: [10, 5, 3, 0],
      hold: { deuterium: [3, 0, 1, 0], tholins: [4, 1, 0, 7] },
    })
    expect(scores).toEqual([12, 4, 5, -7])
    expect(sheet.slice(0, 3)).toEqual([
      { line: 'credits', values: [10, 5, 3, 0] },
      { line: 'deuterium', values: [6, 0, 2, 0] },
      { line: 'tholins', values: [-4, -1, 0, -7] },
    ])
  })

  it('TTN-93: cubes on Drones are worth nothing', () => {
    expect(
      scored({
        drones: {
          0: [
            ['U02', 'deuterium'],
            ['U02', 'tholins'],
          ],
        },
      }).scores,
    ).toEqual([0, 0, 0, 0])
  })

  it('TTN-95: 3 for the most and 1 for the second most, in four resources and in orders', () => {
    const { sheet, scores } = scored({
      hold: { silicium: [3, 2, 1, 0], water: [0, 4, 0, 0], hydrocarbons: [1, 1, 0, 0], titanium: [2, 1, 1, 0] },
      fulfilled: [['luna'], [], ['io', 'mars'], []],
    })
    expect(sheet.slice(3)).toEqual([
      { line: 'silicium', values: [3, 1, 0, 0] },
      { line: 'water', values: [0, 3, 0, 0] },
      { line: 'hydrocarbons', values: [3, 3, 0, 0] },
      { line: 'titanium', values: [3, 1, 1, 0] },
      { line: 'orders', values: [1, 0, 3, 0] },
    ])
    expect(scores).toEqual([10, 8, 4, 0])
  })

  it('TTN-95: at least one is needed, and a tie for most leaves no second prize', () => {
    expect(majority([0, 0, 0])).toEqual([0, 0, 0])
    expect(majority([2, 0, 0])).toEqual([3, 0, 0])
    expect(majority([2, 2, 1])).toEqual([3, 3, 0])
    expect(majority([5, 2, 2, 1])).toEqual([3, 1, 1, 0])
    expect(majority([4, 3])).toEqual([3, 1])
  })

  it('TTN-96: the most Credits win', () => {
    expect(scored({ credits: [7, 9, 8, 1] }).places).toEqual([3, 1, 2, 4])
  })

  it('TTN-97: then fewer Pipes in the hold, then more Rigs controlled, then shared', () => {
    expect(scored({ credits: [5, 5, 1, 0], holdPipes: [4, 3, 0, 0] }).places).toEqual([2, 1, 3, 4])
    const rigs: Position['rigs'] = { U03: { rig: 'blue-1', by: B } }
    expect(scored({ credits: [5, 5, 1, 0], rigs }).places).toEqual([2, 1, 3, 4])
    const tied = scored({ credits: [5, 5, 1, 0] })
    expect(tied.places).toEqual([1, 1, 3, 4])
    expect(tied.ties).toEqual([
      { line: 'pipes', values: [10, 10, 10, 10], less: true },
      { line: 'rigs', values: [0, 0, 0, 0] },
    ])
  })

  it('TTN-15: Credits scored during the game are on the sheet at any time', () => {
    const table = titanTable({ base: ['U02'], hold: { deuterium: [1] }, credits: [4] })
    expect(sheetOf(table.g)[0]?.values[A]).toBe(4)
    expect(table.result.scores[A]).toBe(6)
  })
})
