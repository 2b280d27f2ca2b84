import type { Moment } from '@tableworks/contract'
import { boardStands } from '@tableworks/contract/vitest'
import { SPACE_IDS } from '../../data/areas.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { game as titansOfIndustry } from '../../index.ts'
import { knownOf } from '../../readings/formulas.ts'
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
import { gridFacts } from '../reading/grids.ts'
import { offered, tableOf } from '../reading/table.ts'
import { MOMENTS } from './sittings.ts'

/** Every place the board draws in this position that can hold a choice. */
function drawn({ seen, box }: Moment<typeof titansOfIndustry>): Set<string> {
  const table = tableOf(seen, box, [])
  const { view, bills } = table
  const grids = GRID_IDS.map(grid => gridFacts(table, grid))
  const owned = FACILITY_IDS.filter(id => view.size[id][view.seat ?? 0] > 0)
  return new Set([
    ...grids.map(({ grid, buying }) =>
      buying?.choosing === 'material' ? marketPlace(buying.material) : gridPlace(grid),
    ),
    ...grids.flatMap(({ grid, lots, would }) => [...lots, ...would].map(({ price }) => pricePlace(grid, price))),
    ...grids.flatMap(({ lots, buying }) =>
      buying?.choosing === 'seller' ? lots.map(({ seat }) => sellerPlace(buying.material, seat)) : [],
    ),
    ...FACILITY_IDS.map(growPlace),
    ...owned.flatMap(facility => [runPlace(facility, 1), runPlace(facility, 2)]),
    ...view.row.map(advancementPlace),
    ...SPACE_IDS.map(spacePlace),
    ...knownOf(view.shown.flat()).map(titanPlace),
    ...offered(seen, 'chooseCard').map(({ card }) => cardPlace(card)),
    ...offered(seen, 'placeGoods').map(({ count }) => splitPlace(count)),
    ...offered(seen, 'keepUnsold').map(({ count }) => keepPlace(count)),
    ...Object.values(bills?.waivers ?? {}).flatMap(ways => ways.map(({ waived }) => waiverPlace(waived))),
  ])
}

boardStands(
  titansOfIndustry,
  // These need a certain advancement, which random hands do not always buy.
  { places, drawn, rare: ['telegraph', 'chooseWaiver', 'chooseSubstitute', 'keepUnsold'] },
  () => MOMENTS,
)
