import { readFileSync } from 'node:fs'
import type { Moment } from '@tableworks/contract'
import { boardStands, marksStand } from '@tableworks/contract/vitest'
import { SPACE_IDS } from '../../data/areas.ts'
import { FACILITY_IDS } from '../../data/facilities.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { game as titansOfIndustry } from '../../index.ts'
import { knownOf } from '../../readings/formulas.ts'
import { gridFacts } from '../parts/grid-facts.ts'
import { offered, tableOf } from '../table.ts'
import { marks, places, type Thing } from '../things.ts'
import { MOMENTS } from './sittings.ts'

/** Every thing the board draws in this position that can hold a choice. */
function drawn({ seen, box }: Moment<typeof titansOfIndustry>): Thing[] {
  const table = tableOf(seen, box, [])
  const { view, bills } = table
  const seat = view.seat ?? 0
  const grids = GRID_IDS.map(grid => gridFacts(table, grid))
  const owned = FACILITY_IDS.filter(id => view.size[id][seat] > 0)
  return [
    ...grids.map(({ grid, buying }): Thing =>
      buying?.choosing === 'material' ? { kind: 'market', material: buying.material } : { kind: 'grid', grid },
    ),
    ...grids.flatMap(({ grid, lots, would }) =>
      [...lots, ...would].map(({ price }): Thing => ({ kind: 'price', grid, price })),
    ),
    ...grids.flatMap(({ lots, buying }) =>
      buying?.choosing === 'seller'
        ? lots.map((lot): Thing => ({ kind: 'seller', material: buying.material, seller: lot.seat }))
        : [],
    ),
    ...FACILITY_IDS.map((facility): Thing => ({ kind: 'grow', facility })),
    ...owned.flatMap(facility => ([1, 2] as const).map((uses): Thing => ({ kind: 'run', facility, seat, uses }))),
    ...view.row.map((advancement): Thing => ({ kind: 'advancement', advancement })),
    ...SPACE_IDS.map((space): Thing => ({ kind: 'space', space })),
    ...knownOf(view.shown[seat]).map((titan): Thing => ({ kind: 'titan', seat, titan })),
    ...offered(seen, 'chooseCard').map(({ card }): Thing => ({ kind: 'card', card })),
    ...offered(seen, 'placeGoods').map(({ count }): Thing => ({ kind: 'split', count, seat })),
    ...offered(seen, 'keepUnsold').map(({ count }): Thing => ({ kind: 'keep', count, seat })),
    ...Object.values(bills?.waivers ?? {}).flatMap(ways =>
      ways.map(({ waived }): Thing => ({ kind: 'waive', seat, waived: waived ?? 'none' })),
    ),
  ]
}

boardStands(
  titansOfIndustry,
  // These need a certain advancement, which random hands do not always buy.
  { places, drawn, rare: ['telegraph', 'chooseWaiver', 'chooseSubstitute', 'keepUnsold'] },
  () => MOMENTS,
)

marksStand(titansOfIndustry, {
  places,
  marks,
  games: ['typical', 'every-rule-three'].map(name =>
    readFileSync(new URL(`../../tests/games/${name}.json`, import.meta.url), 'utf8'),
  ),
})
