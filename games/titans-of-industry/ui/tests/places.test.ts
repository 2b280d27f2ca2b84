import type { Seat } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { SPACE_IDS } from '../../data/areas.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { MATERIALS } from '../../data/goods.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { NOTATION, type Options } from '../../notation.ts'
import {
  advancementPlace,
  cardPlace,
  gridPlace,
  growPlace,
  marketPlace,
  places,
  pricePlace,
  runPlace,
  sellerPlace,
  spacePlace,
  splitPlace,
  titanPlace,
} from '../places.ts'
import { offered, type Seen, tableOf } from '../reading/table.ts'
import { MOMENTS } from './sittings.ts'

type AnyPlaces = Record<string, (option: unknown, seen: Seen) => string | readonly string[] | null>

/** Every place the board draws in this position that can hold a choice. */
function drawn(seen: Seen, box: unknown): Set<string> {
  const { view, box: known, seats } = tableOf(seen, box, [])
  const isOnLadder = (seat: Seat, material: (typeof MATERIALS)[number]) => {
    const grid = known.marketOf[material]
    return view.cubes[grid][seat] > 0 && known.grids[grid].prices.includes(view.price[grid][seat])
  }
  return new Set([
    ...GRID_IDS.map(gridPlace),
    ...GRID_IDS.flatMap(grid => known.grids[grid].prices.map(price => pricePlace(grid, price))),
    ...MATERIALS.map(marketPlace),
    ...MATERIALS.flatMap(one => seats.filter(seat => isOnLadder(seat, one)).map(seat => sellerPlace(one, seat))),
    ...FACILITY_IDS.flatMap(id => [growPlace(id), runPlace(id, 1), runPlace(id, 2)]),
    ...view.row.map(advancementPlace),
    ...SPACE_IDS.map(spacePlace),
    ...view.own.shown.map(titanPlace),
    ...offered(seen, 'chooseCard').map(({ card }) => cardPlace(card)),
    ...offered(seen, 'placeGoods').map(({ count }) => splitPlace(count)),
  ])
}

const pathOf = (decision: string, option: unknown, seen: Seen): readonly string[] => {
  const where = (places as unknown as AnyPlaces)[decision]?.(option, seen) ?? null
  return where === null ? [] : typeof where === 'string' ? [where] : where
}

test('every option of every decision has a button or a place that is drawn, and no two share one', () => {
  const met = new Set<string>()
  for (const { seen, box } of MOMENTS) {
    const { decision } = seen
    if (decision === null) continue
    met.add(decision)
    const known = drawn(seen, box)
    const paths = offered(seen, decision as keyof Options)
      .map(option => pathOf(decision, option, seen))
      .filter(path => path.length > 0)
    expect(paths.flat().filter(id => !known.has(id))).toEqual([])
    expect(new Set(paths.map(String)).size).toBe(paths.length)
  }
  // These need a certain advancement, which random hands do not always buy.
  const rare = ['telegraph', 'chooseWaiver', 'chooseSubstitute', 'keepUnsold']
  expect([...met, ...rare]).toEqual(expect.arrayContaining([...NOTATION.decisions]))
})

test('what a player would expect and is not offered says why, with a rule', () => {
  const refused = MOMENTS.flatMap(moment => moment.refused)
  expect(refused.length).toBeGreaterThan(100)
  for (const { name, why } of refused) expect(why, name).toMatchObject({ rule: expect.stringMatching(/^(TOI|R)-/) })
})
