// Where every option of every decision lives on the board, and what a player would expect to find there.

import type { GameUi, Whereabouts } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type AdvancementId } from '../data/advancements.ts'
import { SPACE_IDS, type SpaceId } from '../data/areas.ts'
import type { Box } from '../data/box.ts'
import { FACILITY_IDS, type FacilityId } from '../data/facilities.ts'
import { BUILDING_MATERIALS, type Material, MATERIALS } from '../data/goods.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import type { EstateId } from '../data/real-estate.ts'
import type { TitanId } from '../data/titans.ts'
import type { game } from '../index.ts'
import type { Options } from '../notation.ts'
import { askedOf, type Seen, tableOf } from './reading/table.ts'

export const gridPlace = (grid: GridId): string => `grid-${grid}`
/** The red grid of a good, while it is chosen for its good. */
export const marketPlace = (material: Material): string => `market-${material}`
export const pricePlace = (grid: GridId, price: number): string => `price-${grid}-${price}`
export const sellerPlace = (material: Material, seat: Seat): string => `seller-${material}-${seat}`
export const growPlace = (facility: FacilityId): string => `grow-${facility}`
export const runPlace = (facility: FacilityId, uses: 1 | 2): string => `run-${facility}-${uses}`
export const advancementPlace = (id: AdvancementId): string => `advancement-${id}`
export const spacePlace = (space: SpaceId): string => `space-${space}`
export const cardPlace = (card: EstateId): string => `card-${card}`
export const titanPlace = (titan: TitanId): string => `titan-${titan}`
/** One way to divide cubes between two grids: so many in the first. */
export const splitPlace = (count: number): string => `split-${count}`
/** A good Land Survey leaves out, or none. */
export const waiverPlace = (waived: Material | null): string => `waive-${waived ?? 'none'}`
/** So many unsold cubes kept in a warehouse. */
export const keepPlace = (count: number): string => `keep-${count}`
export const orderPlace = (seat: Seat): string => `order-${seat}`
/** Places that never hold a choice; the tour points at them, and pieces travel between them. */
export const HALL_PLACE = 'hall'
export const FACILITIES_PLACE = 'facilities'
export const ROW_PLACE = 'row'
export const AGES_PLACE = 'ages'
export const ORDER_PLACE = 'order'
export const TITANS_PLACE = 'titans'

const inGrid = (option: string | { grid: GridId }): Whereabouts =>
  typeof option === 'string' ? null : gridPlace(option.grid)

export const places: GameUi<typeof game>['places'] = {
  keepTitan: ({ titan }) => titanPlace(titan),
  telegraph: inGrid,
  action: option => {
    if (option === 'reprice') return null
    if ('work' in option) return growPlace(option.facility)
    if ('uses' in option) return runPlace(option.facility, option.uses)
    return 'space' in option ? spacePlace(option.space) : advancementPlace(option.advancement)
  },
  chooseWaiver: option => waiverPlace(option === 'pay all' ? null : option.material),
  chooseSubstitute: ({ instead }) => marketPlace(instead),
  chooseSeller: ({ seller }, seen) => {
    const asked = askedOf(seen)
    return asked?.decision === 'chooseSeller' ? sellerPlace(asked.frame.material, seller) : null
  },
  chooseCard: ({ card }) => cardPlace(card),
  placeGoods: option => splitPlace(option.count),
  choosePrice: ({ grid, price }) => pricePlace(grid, price),
  reprice: inGrid,
  keepUnsold: ({ count }) => keepPlace(count),
}

type Expected = NonNullable<GameUi<typeof game>['expected']>

/** For the decision that is asked: its frame, and the table. */
const whenAsked =
  <K extends keyof Options>(decision: K, list: (seen: Seen, seat: Seat, box: Box) => readonly Options[K][]) =>
  (seen: Seen, box: Box): readonly Options[K][] => {
    const asked = askedOf(seen)
    return asked?.decision === decision ? list(seen, asked.frame.seat, box) : []
  }

const ownGrids = ({ view }: Seen, seat: Seat) =>
  GRID_IDS.filter(grid => view.cubes[grid][seat] > 0).map(grid => ({ grid }))

export const expected: Expected = {
  action: whenAsked('action', ({ view }, seat) => [
    ...FACILITY_IDS.flatMap((facility): Options['action'][] =>
      view.size[facility][seat] === 0
        ? [{ work: 'build', facility }]
        : [
            { work: 'expand', facility },
            { facility, uses: 1 },
            { facility, uses: 2 },
          ],
    ),
    ...view.row.map(advancement => ({ advancement })),
    ...SPACE_IDS.filter(space => view.owner[space] === null).map(space => ({ space })),
  ]),
  chooseWaiver: (seen, box) => {
    const { asked, box: known } = tableOf(seen, box, [])
    if (asked?.decision !== 'chooseWaiver') return []
    const { cost } = known.spaces[asked.frame.space]
    return ['pay all' as const, ...MATERIALS.filter(good => cost[good] > 0).map(material => ({ material }))]
  },
  chooseSubstitute: whenAsked('chooseSubstitute', () => BUILDING_MATERIALS.map(instead => ({ instead }))),
  chooseSeller: whenAsked('chooseSeller', (seen, _seat, box) => {
    const { asked, seats, view, box: known } = tableOf(seen, box, [])
    if (asked?.decision !== 'chooseSeller') return []
    const grid = known.marketOf[asked.frame.material]
    return seats.filter(seller => view.cubes[grid][seller] > 0).map(seller => ({ seller }))
  }),
  reprice: whenAsked('reprice', ownGrids),
  telegraph: whenAsked('telegraph', ownGrids),
}
