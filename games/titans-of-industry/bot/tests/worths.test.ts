import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game as titansOfIndustry } from '../../index.ts'
import { seatsAt } from '../../readings/holdings.ts'
import type { State } from '../../state.ts'
import { valueOf, valuesOf } from '../features.ts'
import { WEIGHTS } from '../weights.ts'

const tableOf = (name: string) =>
  recordedGame(titansOfIndustry, readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8')).table

/**
 * What a position is worth to each seat, after this many choices in a recorded game. Making the evaluation faster must not change
 * these values. They may change only with the weights or the recordings.
 */
const WORTHS: Readonly<Record<string, readonly (readonly [number, readonly number[]])[]>> = {
  typical: [
    [20, [16.1426, 20.3578, 23.899, 15.2638]],
    [80, [24.1377, 25.1019, 30.3152, 27.714]],
    [140, [28.4174, 32.3469, 37.7726, 26.7256]],
    [200, [40.3327, 29.2561, 46.0845, 26.4358]],
    [260, [37.2511, 50.1251, 31.7274, 48.3985]],
    [320, [57.3829, 73.731, 40.707, 51.1795]],
    [380, [41.7211, 86.6777, 42.7685, 53.9312]],
    [440, [61.4128, 77.1928, 41.1459, 70.3276]],
    [500, [68.6325, 78.1246, 43.1306, 85.0409]],
    [551, [120.5, 117.7, -30.8, -29.7]],
  ],
  'every-rule-three': [
    [20, [20.2576, 16.3441, 23.6918]],
    [80, [24.3347, 37.9849, 47.984]],
    [140, [48.0961, 59.2413, 42.8328]],
    [200, [71.1594, 57.8665, 42.6707]],
    [260, [90.3699, 82.4561, 70.4798]],
    [320, [90.4955, 103.5367, 72.4894]],
    [380, [139.4619, 94.8367, 66.7036]],
    [440, [137.961, 107.575, 82.2721]],
    [492, [153.95, 6.15, -67.8]],
  ],
}

describe.each(Object.entries(WORTHS))('The evaluation of positions in the game "%s"', (name, worths) => {
  const table = tableOf(name)

  it.each(worths)('after %i choices', (step, expected) => {
    const g = table.at(step).g as State

    expect(valuesOf(g, WEIGHTS).map(worth => Math.round(worth * 10_000) / 10_000)).toEqual(expected)
  })

  it('is the same for one seat and for all at once', () => {
    for (let step = 0; step <= table.step; step += 20) {
      const g = table.at(step).g as State
      const one = seatsAt(g).map(seat => valueOf(g, seat, WEIGHTS))

      expect(valuesOf(g, WEIGHTS)).toEqual(one)
    }
  })
})
