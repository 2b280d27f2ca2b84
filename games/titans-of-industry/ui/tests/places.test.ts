import { expect, test } from 'vitest'
import { SPACE_IDS } from '../../data/areas.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { NOTATION, type Options } from '../../notation.ts'
import {
  advancementPlace,
  cardPlace,
  gridPlace,
  growPlace,
  keepPlace,
  marketPlace,
  places,
  pricePlace,
  runPlace,
  sellerPlace,
  spacePlace,
  splitPlace,
  titanPlace,
  waiverPlace,
} from '../places.ts'
import { facilityFacts } from '../reading/facilities.ts'
import { gridFacts } from '../reading/grids.ts'
import { offered, type Seen, tableOf } from '../reading/table.ts'
import { MOMENTS } from './sittings.ts'

type AnyPlaces = Record<string, (option: unknown, seen: Seen) => string | readonly string[] | null>

/** Every place the board draws in this position that can hold a choice. */
function drawn(seen: Seen, box: unknown): Set<string> {
  const table = tableOf(seen, box, [])
  const { view } = table
  const facilities = FACILITY_IDS.map(facility => facilityFacts(table, facility))
  const grids = GRID_IDS.map(grid => gridFacts(table, grid))
  const owned = facilities.filter(({ runs }) => runs !== null)
  return new Set([
    ...grids.map(({ grid, buying }) =>
      buying?.choosing === 'material' ? marketPlace(buying.material) : gridPlace(grid),
    ),
    ...grids.flatMap(({ grid, lots, would }) => [...lots, ...would].map(({ price }) => pricePlace(grid, price))),
    ...grids.flatMap(({ lots, buying }) =>
      buying?.choosing === 'seller' ? lots.map(({ seat }) => sellerPlace(buying.material, seat)) : [],
    ),
    ...FACILITY_IDS.map(growPlace),
    ...owned.flatMap(({ facility }) => [runPlace(facility, 1), runPlace(facility, 2)]),
    ...view.row.map(advancementPlace),
    ...SPACE_IDS.map(spacePlace),
    ...view.own.shown.map(titanPlace),
    ...offered(seen, 'chooseCard').map(({ card }) => cardPlace(card)),
    ...offered(seen, 'placeGoods').map(({ count }) => splitPlace(count)),
    ...offered(seen, 'keepUnsold').map(({ count }) => keepPlace(count)),
    ...Object.values(view.glance.bills?.waivers ?? {}).flatMap(ways => ways.map(({ waived }) => waiverPlace(waived))),
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
