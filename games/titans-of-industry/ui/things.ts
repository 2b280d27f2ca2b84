// The things in the exchange, and which of them an option or a fact refers to.

import { type GameUi, Place as KitPlace } from '@tableworks/board-kit'
import type { FactOf, Seat } from '@tableworks/kernel'
import type { AdvancementId } from '../data/advancements.ts'
import type { Area, SpaceId } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import type { Material } from '../data/goods.ts'
import { GRID_IDS, type GridId, GRIDS } from '../data/grids.ts'
import type { EstateId } from '../data/real-estate.ts'
import type { TitanId } from '../data/titans.ts'
import type { game } from '../index.ts'
import type { DominationField } from '../readings/sold.ts'
import { askedOf, type Seen } from './table.ts'

export type Thing =
  | { readonly kind: 'hall' }
  | { readonly kind: 'grid'; readonly grid: GridId }
  /** How many cubes consumers want in a grid. */
  | { readonly kind: 'demand'; readonly grid: GridId }
  /** A good's red grid, while a player chooses that good. */
  | { readonly kind: 'market'; readonly material: Material }
  | { readonly kind: 'price'; readonly grid: GridId; readonly price: number }
  /** A player's cubes in a red grid, while another player chooses a seller. */
  | { readonly kind: 'seller'; readonly material: Material; readonly seller: Seat }
  | { readonly kind: 'facilities' }
  | { readonly kind: 'facility'; readonly facility: FacilityId }
  /** A facility's next card, to build or expand it. */
  | { readonly kind: 'grow'; readonly facility: FacilityId }
  | { readonly kind: 'run'; readonly facility: FacilityId; readonly seat: Seat; readonly uses: 1 | 2 }
  /** The advancements for sale. */
  | { readonly kind: 'row' }
  | { readonly kind: 'advancement'; readonly advancement: AdvancementId }
  | { readonly kind: 'quarter'; readonly area: Area }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'card'; readonly card: EstateId }
  | { readonly kind: 'titan'; readonly seat: Seat; readonly titan: TitanId }
  | { readonly kind: 'titans'; readonly seat: Seat }
  /** A way to divide cubes between two grids: how many go to the first. */
  | { readonly kind: 'split'; readonly count: number; readonly seat: Seat }
  /** A good that Land Survey leaves out, or none. */
  | { readonly kind: 'waive'; readonly seat: Seat; readonly waived: Material | 'none' }
  /** How many unsold cubes to keep in a warehouse. */
  | { readonly kind: 'keep'; readonly count: number; readonly seat: Seat }
  /** Age, round and the white cards that end ages. */
  | { readonly kind: 'ages' }
  /** The rounds left without real estate. */
  | { readonly kind: 'guard' }
  | { readonly kind: 'order' }
  /** A player's place in the turn order. */
  | { readonly kind: 'player'; readonly seat: Seat }
  /** The leader for a domination bonus. */
  | { readonly kind: 'domination'; readonly field: DominationField }
  /** What a player owns, as shown on the ledger's Players page. */
  | { readonly kind: 'holdings'; readonly seat: Seat }

export const Place = KitPlace<Thing>

type Ui = GameUi<typeof game, Thing>

const inGrid = (option: string | { grid: GridId }): Thing | null =>
  typeof option === 'string' ? null : { kind: 'grid', grid: option.grid }

export const places: Ui['places'] = {
  keepTitan: ({ titan }, _seen, seat) => ({ kind: 'titan', seat, titan }),
  telegraph: inGrid,
  action: (option, _seen, seat) => {
    if (option === 'reprice') return null
    if ('work' in option) return { kind: 'grow', facility: option.facility }
    if ('uses' in option) return { kind: 'run', facility: option.facility, seat, uses: option.uses }
    return 'space' in option
      ? { kind: 'space', space: option.space }
      : { kind: 'advancement', advancement: option.advancement }
  },
  chooseWaiver: (option, _seen, seat) => ({
    kind: 'waive',
    seat,
    waived: option === 'pay all' ? 'none' : option.material,
  }),
  chooseSubstitute: ({ instead }) => ({ kind: 'market', material: instead }),
  chooseSeller: ({ seller }, seen) => {
    const asked = askedOf(seen)
    return asked?.decision === 'chooseSeller' ? { kind: 'seller', material: asked.frame.material, seller } : null
  },
  chooseCard: ({ card }) => ({ kind: 'card', card }),
  placeGoods: ({ count }, _seen, seat) => ({ kind: 'split', count, seat }),
  choosePrice: ({ grid, price }) => ({ kind: 'price', grid, price }),
  reprice: inGrid,
  keepUnsold: ({ count }, _seen, seat) => ({ kind: 'keep', count, seat }),
}

/** The square where a player's cubes are now. */
const squareOf = ({ grid, seat }: { grid: GridId; seat: Seat }, { view }: Seen): Thing => ({
  kind: 'price',
  grid,
  price: view.price[grid][seat],
})

const facilityOf = ({ facility }: { facility: FacilityId }): Thing => ({ kind: 'grow', facility })

type Produced = Extract<FactOf<typeof game>, { kind: 'produced' }>

/**
 * The viewer's production is marked at the cell that starts it. Another player's cells may not be shown, so theirs is marked at the
 * pile.
 */
const productionOf = ({ seat, facility, uses }: Produced, seen: Seen): Thing =>
  seat === seen.seat ? { kind: 'run', facility, seat, uses: uses === 1 ? 1 : 2 } : { kind: 'grow', facility }

export const marks: NonNullable<Ui['marks']> = {
  built: facilityOf,
  expanded: facilityOf,
  produced: productionOf,
  shifted: facilityOf,
  placed: squareOf,
  priced: squareOf,
  advanced: () => ({ kind: 'row' }),
  opened: ({ space }) => ({ kind: 'space', space }),
  movedUp: ({ seat }) => ({ kind: 'player', seat }),
}

/** The grid where a good is traded between players, as printed. */
const marketFor = (material: Material): Thing => ({
  kind: 'grid',
  grid: GRID_IDS.find(grid => GRIDS[grid].red && GRIDS[grid].goods.includes(material)) ?? 'r-centre',
})

/** Trades and new cubes are marked at their grid, other income and costs at their card or pile. */
export const deltas: NonNullable<Ui['deltas']> = {
  bought: ({ seller, material, cost }) => ({ at: marketFor(material), seat: seller, amount: cost, unit: '$' }),
  boughtFromBank: ({ seat, material, cost }) => ({ at: marketFor(material), seat, amount: -cost, unit: '$' }),
  saleBonus: ({ seat, income }) => ({ at: { kind: 'row' }, seat, amount: income, unit: '$' }),
  granted: ({ seat, income }) => ({ at: { kind: 'row' }, seat, amount: income, unit: '$' }),
  produced: (fact, seen) => ({ at: productionOf(fact, seen), seat: fact.seat, amount: -fact.cost, unit: '$' }),
  placed: ({ seat, grid, cubes }) => ({ at: { kind: 'grid', grid }, seat, amount: cubes }),
}
