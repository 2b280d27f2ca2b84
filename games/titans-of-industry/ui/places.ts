// Where every option of every decision lives on the board.

import type { GameUi, Whereabouts } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type AdvancementId } from '../data/advancements.ts'
import type { SpaceId } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import type { Material } from '../data/goods.ts'
import type { GridId } from '../data/grids.ts'
import type { EstateId } from '../data/real-estate.ts'
import type { TitanId } from '../data/titans.ts'
import type { game } from '../index.ts'
import { askedOf } from './reading/table.ts'

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
