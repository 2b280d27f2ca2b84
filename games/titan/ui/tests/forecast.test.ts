import { describe, expect, it } from 'vitest'
import { ZONE } from '../../data/crater.ts'
import type { Effect } from '../../state.ts'
import { A, B, titanTable } from '../../tests/table.ts'
import { sumOf } from '../forecast.ts'

const effect = (what: Effect['what'], count: number, seat = A): Effect => ({
  seat,
  what,
  count,
  cause: 'rig',
  zone: ZONE.M02,
})
const sum = (tholins: number, ...effects: Effect[]) => sumOf(titanTable({ hold: { tholins: [tholins] } }).g, effects, A)

describe('What a hold would gain and lose', () => {
  it('adds up the gains of one seat', () => {
    expect(sum(0, effect('water', 1), effect('water', 2), effect('titanium', 1), effect('water', 9, B))).toEqual({
      water: 3,
      titanium: 1,
    })
  })

  it('TTN-41: never promises to lose more Tholins than the hold has', () => {
    expect(sum(0, effect('purge', 3))).toEqual({})
    expect(sum(2, effect('purge', 3))).toEqual({ tholins: -2 })
    expect(sum(5, effect('purge', 3))).toEqual({ tholins: -3 })
    expect(sum(0, effect('tholins', 1), effect('purge', 1))).toEqual({})
    expect(sum(0, effect('tholins', 1), effect('purge', 2))).toEqual({}) // the second one goes from a well
    expect(sum(0, effect('tholins', 1))).toEqual({ tholins: 1 })
  })
})
