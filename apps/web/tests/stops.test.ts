import type { Entry } from '@tableworks/host'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { stopsFrom, stopsIn } from '../table/stops.ts'
import { turnsWithin } from '../table/turns.ts'

const game = { ...saltAndTimber, turns: ['act'], chapters: { age: 'aged', round: 'rounded' } } as never
const decisions = ['act', 'price', 'act', 'act', 'price']
const journal: Entry[] = [null, ...decisions].map((decision, step) => ({
  step,
  seat: decision === null ? null : 0,
  decision,
  choice: null,
  told: [],
}))
const chapters = [
  { name: 'age', title: 'Age 1', step: 0 },
  { name: 'round', title: 'Round 1', step: 0 },
  { name: 'round', title: 'Round 2', step: 3 },
]

describe('the stops of a replay', () => {
  const stops = stopsIn(game, journal, turnsWithin(game, journal, chapters), chapters)

  it('are choices, turns and the game’s chapters, smallest first, and always the start and the end', () => {
    expect(stops).toEqual([
      { unit: 'choice', steps: [0, 1, 2, 3, 4, 5] },
      { unit: 'turn', steps: [0, 2, 3, 5] },
      { unit: 'round', steps: [0, 3, 5] },
      { unit: 'age', steps: [0, 5] },
    ])
  })

  it('are listed on both sides of a step, nearest first', () => {
    const [, turns] = stops
    if (turns === undefined) throw new Error('there are turns')
    expect(stopsFrom(turns, 3, -1)).toEqual([2, 0])
    expect(stopsFrom(turns, 4, -1)).toEqual([3, 2, 0])
    expect(stopsFrom(turns, 4, 1)).toEqual([5])
    expect(stopsFrom(turns, 5, 1)).toEqual([])
  })
})
