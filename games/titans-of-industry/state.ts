// The state, its fast copy and the frames.

import type { VariantValues, PerSeat, Seat, Setting } from '@tableworks/kernel'
import type { AdvancementId, Age } from './data/advancements.ts'
import type { PerSpace, SpaceId } from './data/areas.ts'
import type { Box } from './data/box.ts'
import type { FacilityId, PerFacility } from './data/facilities.ts'
import type { BuildingMaterial, Good, Material } from './data/goods.ts'
import type { GridId, PerGrid } from './data/grids.ts'
import type { EstateId } from './data/real-estate.ts'
import type { TitanId } from './data/titans.ts'
import type { VARIANTS } from './meta.ts'

/** Where market share came from, as the score sheet lists it. */
export const SHARE_SOURCES = ['players', 'consumers', 'advertising', 'realEstate', 'domination'] as const
export type ShareSource = (typeof SHARE_SOURCES)[number]

export interface State extends Setting<Box, VariantValues<typeof VARIANTS>> {
  age: Age
  /** True from the card or guard that ends the age until the next age starts. */
  ageOver: boolean
  over: boolean
  /** The number of rounds begun, and the round in which real estate was last built or the age began. */
  round: number
  builtIn: number
  /** The turn order track, first to last; empty until the first Titans are kept (TOI-9). */
  order: Seat[]
  /**
   * Whether the active seat had a cube in a red grid at the start of its turn, and therefore may buy from the bank (TOI-22, R-4).
   */
  license: boolean
  money: PerSeat<number>
  share: Record<ShareSource, PerSeat<number>>
  /** A seat's cards in each facility; 0 if it isn't built (TOI-28). */
  size: PerFacility<PerSeat<number>>
  /**
   * TOI-37: on the table one cube marks the price and the others are beside the grid. Here, these are a count and a price. Without
   * cubes, the price is 0.
   */
  cubes: PerGrid<PerSeat<number>>
  price: PerGrid<PerSeat<number>>
  /** The card on each space, its owner, and whether it's white side up (TOI-59, TOI-60). */
  estate: PerSpace<EstateId | null>
  owner: PerSpace<Seat | null>
  white: PerSpace<boolean>
  /** The face-down piles are bags with known contents. The row is face up (TOI-7). */
  piles: Record<Age, AdvancementId[]>
  row: AdvancementId[]
  advancements: PerSeat<AdvancementId[]>
  discard: AdvancementId[]
  /** The Titan deck is a bag. A seat knows that the Titans it returned are there until another seat draws. */
  deck: TitanId[]
  titans: PerSeat<TitanId[]>
  shown: PerSeat<TitanId[]>
  putBack: PerSeat<TitanId[]>
  /** This age's sales to other players, and what consumers bought at its end, with the price. */
  soldToPlayers: PerSeat<number>
  sold: PerGrid<PerSeat<number>>
  soldAt: PerGrid<PerSeat<number>>
  /** Domination bonuses won when this age ended. */
  dominations: PerSeat<number>
}

export function clone(g: State): State {
  return {
    seats: g.seats,
    variants: g.variants,
    box: g.box,
    age: g.age,
    ageOver: g.ageOver,
    over: g.over,
    round: g.round,
    builtIn: g.builtIn,
    order: g.order.slice(),
    license: g.license,
    money: each(g.money),
    share: {
      players: each(g.share.players),
      consumers: each(g.share.consumers),
      advertising: each(g.share.advertising),
      realEstate: each(g.share.realEstate),
      domination: each(g.share.domination),
    },
    size: {
      'lumber-camp': each(g.size['lumber-camp']),
      'stone-quarry': each(g.size['stone-quarry']),
      'steel-forge': each(g.size['steel-forge']),
      'corn-farm': each(g.size['corn-farm']),
      'power-station': each(g.size['power-station']),
      'oil-well': each(g.size['oil-well']),
      university: each(g.size.university),
    },
    cubes: eachGrid(g.cubes),
    price: eachGrid(g.price),
    estate: { ...g.estate },
    owner: { ...g.owner },
    white: { ...g.white },
    piles: { 1: g.piles[1].slice(), 2: g.piles[2].slice(), 3: g.piles[3].slice() },
    row: g.row.slice(),
    advancements: eachList(g.advancements),
    discard: g.discard.slice(),
    deck: g.deck.slice(),
    titans: eachList(g.titans),
    shown: eachList(g.shown),
    putBack: eachList(g.putBack),
    soldToPlayers: each(g.soldToPlayers),
    sold: eachGrid(g.sold),
    soldAt: eachGrid(g.soldAt),
    dominations: each(g.dominations),
  }
}

const each = (values: PerSeat<number>): PerSeat<number> => values.slice() as PerSeat<number>
const eachList = <T>(lists: PerSeat<T[]>): PerSeat<T[]> => lists.map(list => list.slice()) as PerSeat<T[]>
const eachGrid = (grids: PerGrid<PerSeat<number>>): PerGrid<PerSeat<number>> => ({
  'c-residential': each(grids['c-residential']),
  'c-commercial': each(grids['c-commercial']),
  'c-industrial': each(grids['c-industrial']),
  'c-transportation': each(grids['c-transportation']),
  'd-southwest': each(grids['d-southwest']),
  'd-northeast': each(grids['d-northeast']),
  'e-northwest': each(grids['e-northwest']),
  'e-southeast': each(grids['e-southeast']),
  'r-centre': each(grids['r-centre']),
})

/** The units still to be bought. They decrease during the purchase. */
export type Owing = Record<Material, number>

export interface Frames {
  game: { part: number }
  firstTitans: { next: number }
  keepTitan: { seat: Seat }
  rounds: Record<never, never>
  round: { queue: Seat[] }
  turn: { part: number; seat: Seat }
  telegraph: { seat: Seat }
  action: { seat: Seat }
  grow: { part: number; seat: Seat; facility: FacilityId }
  advance: { part: number; seat: Seat; advancement: AdvancementId }
  extraShift: { seat: Seat; left: FacilityId[] }
  realEstate: { part: number; seat: Seat; space: SpaceId }
  chooseWaiver: { seat: Seat; space: SpaceId }
  buy: { seat: Seat; owing: Owing }
  chooseSubstitute: { seat: Seat; owing: Owing; material: BuildingMaterial }
  chooseSeller: { seat: Seat; owing: Owing; material: Material }
  chooseCard: { seat: Seat; space: SpaceId }
  placeGoods: { seat: Seat; good: Good; cubes: number }
  choosePrice: { seat: Seat; grid: GridId; later: GridId[] }
  reprice: { seat: Seat; left: GridId[] }
  drawTitans: { seat: Seat }
  endOfAge: { part: number }
  discards: { queue: Seat[] }
  keepUnsold: { seat: Seat; grids: GridId[]; room: number }
}
