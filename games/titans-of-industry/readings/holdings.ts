// Who has what: questions that several rules ask.

import { type PerSeat, perSeat, type Seat, SEATS } from '@tableworks/kernel'
import type { AdvancementId } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import type { Effect } from '../data/effects.ts'
import type { FacilityId } from '../data/facilities.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import type { State } from '../state.ts'

const TABLES: readonly (readonly Seat[])[] = [...SEATS, SEATS.length].map(seats => SEATS.slice(0, seats))

/** The seats of the table; asked often, so the lists are made once. */
export const seatsAt = (g: Pick<State, 'seats'>): readonly Seat[] => TABLES[g.seats] ?? []

/** One value for each seat of this table. */
export const forSeats = <T>(g: Pick<State, 'seats'>, value: (seat: Seat) => T): PerSeat<T> => perSeat(g.seats, value)

type Owned = Pick<State, 'box' | 'advancements'>

/** A seat's advancements with this effect. A once-card that was used is not in front of anybody. */
export function ownedWith({ box, advancements }: Owned, seat: Seat, effect: Effect): readonly AdvancementId[] {
  const own = advancements[seat]
  return own.length === 0 ? own : box.withEffect[effect].filter(card => own.includes(card))
}

/** Whether a seat has an advancement with this effect. */
export function has(g: Owned, seat: Seat, effect: Effect): boolean {
  const own = g.advancements[seat]
  if (own.length > 0) for (const card of g.box.withEffect[effect]) if (own.includes(card)) return true
  return false
}

/** The amounts on a seat's advancements with this effect, together. */
export const amountFor = (g: Owned, seat: Seat, effect: Effect): number => amountOn(g, seat, g.box.withEffect[effect])

/** The amounts on those of these advancements that a seat owns, together. */
export function amountOn(g: Owned, seat: Seat, cards: readonly AdvancementId[]): number {
  const own = g.advancements[seat]
  let amount = 0
  if (own.length > 0) for (const card of cards) if (own.includes(card)) amount += g.box.advancements[card].amount ?? 0
  return amount
}

/** TOI-5, R-10: what is left in the pile; there is no other limit to a facility's size. */
export function pileOf(g: Pick<State, 'seats' | 'box' | 'size'>, facility: FacilityId): number {
  let left = g.box.facilities[facility].copies
  for (const seat of seatsAt(g)) left -= g.size[facility][seat]
  return left
}

export function realEstateOf(g: Pick<State, 'owner'>, seat: Seat): number {
  let cards = 0
  for (const space of SPACE_IDS) if (g.owner[space] === seat) cards += 1
  return cards
}

/** TOI-14, TOI-61 */
const RENT = 2

/** TOI-14: what each card pays at the start of a turn, or what an advancement says: the most, of several. */
export function rentFor(g: Owned, seat: Seat): number {
  const cards = ownedWith(g, seat, 'rent')
  return cards.length === 0 ? RENT : Math.max(...cards.map(card => g.box.advancements[card].amount ?? 0))
}

/** The grids in which a seat has cubes, in the order of the board. */
export function gridsOf(g: Pick<State, 'cubes'>, seat: Seat): GridId[] {
  const grids: GridId[] = []
  for (const grid of GRID_IDS) if (g.cubes[grid][seat] > 0) grids.push(grid)
  return grids
}

/** TOI-22: a cube in one of the red grids. */
export function hasRedCube(g: Pick<State, 'box' | 'cubes'>, seat: Seat): boolean {
  for (const grid of g.box.redGrids) if (g.cubes[grid][seat] > 0) return true
  return false
}

/** Market share scored so far. */
export const shareOf = ({ share }: Pick<State, 'share'>, seat: Seat): number =>
  share.players[seat] +
  share.consumers[seat] +
  share.advertising[seat] +
  share.realEstate[seat] +
  share.domination[seat]
