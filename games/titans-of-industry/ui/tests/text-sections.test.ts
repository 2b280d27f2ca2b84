import { expect, test } from 'vitest'
import { GRID_IDS } from '../../data/grids.ts'
import { game } from '../../index.ts'
import { DOMINATION_FIELDS } from '../../readings/sold.ts'
import { endList, sections } from '../sheets/text-sections.ts'
import { MOMENTS } from './sittings.ts'

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']

test('text mode gives each grid’s demand and prices, and the result if the age ended now', () => {
  for (const { seen, box } of MOMENTS.filter((_moment, i) => i % 50 === 0)) {
    const [grids, ageEnd] = sections(seen, box, NAMES)
    expect(grids?.lines).toHaveLength(GRID_IDS.length)
    expect(ageEnd?.lines).toHaveLength(seen.seats + DOMINATION_FIELDS.length)
    for (const [i, grid] of GRID_IDS.entries())
      for (const [seat, cubes] of seen.view.cubes[grid].entries())
        expect(grids?.lines[i]?.includes(`${NAMES[seat]} ${cubes} cube`)).toBe(cubes > 0)
  }
})

test('the Titans on the end sheet add up to its line', () => {
  const ends = MOMENTS.filter(({ seen }) => seen.result !== null)
  expect(ends.length).toBeGreaterThan(0)
  for (const { seen, box, g } of ends) {
    const line = game.result(g).sheet.find(one => one.line === 'titans')
    for (const seat of [0, 1, 2] as const) {
      const sum = endList(seen, seat, box).reduce((total, text) => total + Number(/\d+$/.exec(text)?.[0]), 0)
      expect(sum).toBe(line?.values[seat])
    }
  }
})
