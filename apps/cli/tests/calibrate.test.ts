import { describe, expect, it } from 'vitest'
import { curveOf } from '../calibration/curve.ts'
import type { CalledGame } from '../calibration/called.ts'
import { here } from './here.ts'

const EMPTY = { positions: 0, called: 0, won: 0 }

/** A game with this many positions called 75%, all won or all lost. */
const game = (number: number, positions: number, isWon: boolean): CalledGame => ({
  number,
  bins: Array.from({ length: 10 }, (_, nth) =>
    nth === 7 ? { positions, called: 0.75 * positions, won: isWon ? positions : 0 } : EMPTY,
  ),
})

describe('A calibration curve', () => {
  it('compares the chances with the share of positions that were won', () => {
    const { points, off } = curveOf([game(0, 10, true), game(1, 10, true), game(2, 20, false)])

    expect(points[7]).toMatchObject({ positions: 40, games: 3, called: 0.75, won: 0.5 })
    expect(points.filter(point => point !== null)).toHaveLength(1)
    expect(off).toBeCloseTo(0.25)
  })

  it('has intervals by games, because all positions of a game share its result', () => {
    const games = Array.from({ length: 100 }, (_, number) => game(number, 50, number % 2 === 0))

    // As for 100 independent results at 50%, although there are 5,000 positions.
    expect(curveOf(games).points[7]?.within).toBeCloseTo(1.96 * Math.sqrt(0.25 / 99), 3)
    expect(curveOf(games.slice(0, 1)).points[7]?.within).toBeNull()
  })
})

describe('tw calibrate', () => {
  it('prints how many positions of each chance were won', async () => {
    const command = 'tw calibrate age-of-industry --seats 3 --variant map=minnesota --games 3 --workers 1'
    const { out } = await here(`${command} --players random,normal`)

    expect(out).toMatch(/^[\d.]+% +[\d.]+% +±[\d.]+ +\d+ +3$/m)
    expect(out).toContain('Mean distance: ')
  })

  it('asks for a table that has a network', async () => {
    const { err } = await here('tw calibrate salt-and-timber --players normal')

    expect(err).toContain('No network judges this table')
  })
})
