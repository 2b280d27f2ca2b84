import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { forecastExtraction } from '../readings/extraction.ts'
import { progressOf } from '../readings/objectives.ts'
import { sheetOf } from '../readings/score.ts'
import type { View } from '../view.ts'
import { A, B, titanTable } from './table.ts'

const table = titanTable({
  base: ['U02', 'U05', 'U08', 'U11'],
  rigs: { M02: { rig: 'blue-2', by: A } },
  pipes: { VUM02a: [A, 'U02'] },
  hold: { water: [3] },
  ice: ['L02'],
  deposits: { L03: ['water'] },
  drones: { 0: ['M02'] },
  display: ['red-4'],
})
const seen = table.view(A).view as View
const { seats, variants, box } = table.g

describe('View', () => {
  it('everything is public, and the stacks and the pile have no order', () => {
    expect(table.view(B).view).toEqual(seen)
    expect(table.view(null).view).toEqual(seen)
    expect(game.hidden).toBeUndefined()
  })

  it('text mode reads the crater by its names', () => {
    expect(seen.glance.zones).toHaveLength(37)
    expect(seen.glance.zones.find(({ zone }) => zone === 'M02')).toEqual({
      zone: 'M02',
      stands: 'blue-2',
      owner: A,
      module: 'cream',
      tholins: 2,
      deuterium: 3,
      deposits: [],
      networks: [A],
    })
    expect(seen.glance.zones.find(({ zone }) => zone === 'U02')).toMatchObject({ stands: 'base', owner: A })
    expect(seen.glance.zones.at(-1)).toMatchObject({ zone: 'C', stands: 'core', owner: null, deuterium: 24 })
    expect(seen.glance.zones.find(({ zone }) => zone === 'L02')).toMatchObject({ stands: 'ice' })
    expect(seen.glance.zones.find(({ zone }) => zone === 'L03')).toMatchObject({
      stands: 'nothing',
      deposits: ['water'],
    })
    expect(seen.glance.pipes).toEqual([{ slot: 'VUM02a', owner: A, from: 'U02', to: 'M02', isJoined: true }])
    expect(seen.glance.drones).toHaveLength(16)
    expect(seen.glance.drones[0]).toEqual({ owner: A, drone: 1, zone: 'M02', load: null, isDocked: true })
    expect(seen.glance.display).toEqual(['red-4'])
  })

  it('the state imagined from a view equals the position', () => {
    const imagined = game.imagine(seen, { seats, variants, box }, new Chance(swiftChance('x')))
    expect(imagined).toEqual(table.g)
    imagined.pipes[0] = 3
    expect(seen.pipes[0]).toBe(-1)
  })

  it('a board can pass it to the readings, with the table’s seats, variants and box', () => {
    const shown = { ...seen, seats, variants, box }
    expect(forecastExtraction(shown)[A]).toEqual([{ zone: 13, cube: 'tholins' }])
    expect(progressOf(shown, A, 'water')[0]?.have).toBe(3)
    expect(sheetOf(shown)[3]).toEqual({ line: 'silicium', values: [0, 0, 0, 0] })
  })
})
