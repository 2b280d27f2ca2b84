// What each seat has: readings that several rules share.

import { type PerSeat, perSeat, type Seat, SEATS } from '@tableworks/kernel'
import type { AdvancementId } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import type { State } from '../state.ts'

const TABLES: readonly (readonly Seat[])[] = [...SEATS, SEATS.length].map(seats => SEATS.slice(0, seats))

/** The table's seats as a list, created once because it's used often. */
export const seatsAt = (g: Pick<State, 'seats'>): readonly Seat[] => TABLES[g.seats] ?? []

/** One value for each seat at this table. */
export const forSeats = <T>(g: Pick<State, 'seats'>, value: (seat: Seat) => T): PerSeat<T> => perSeat(g.seats, value)

type Owned = Pick<State, 'box' | 'advancements'>

/** Which of these advancements a seat has in front of it. Used one-time cards don't count. */
export const ownedOf = (g: Owned, seat: Seat, cards: readonly AdvancementId[]): AdvancementId[] =>
  cards.filter(card => g.advancements[seat].includes(card))

/** Whether a seat has any of these advancements. No other reading is called more often. */
export function owns(
  { advancements }: Pick<State, 'advancements'>,
  seat: Seat,
  cards: readonly AdvancementId[],
): boolean {
  const own = advancements[seat]
  for (const card of cards) if (own.includes(card)) return true
  return false
}

/** The sum of the amounts on those of these advancements that a seat has. */
export function amountOn({ advancements, box }: Owned, seat: Seat, cards: readonly AdvancementId[]): number {
  const own = advancements[seat]
  let amount = 0
  for (const card of cards) if (own.includes(card)) amount += box.advancements[card].amount ?? 0
  return amount
}

/** TOI-5, R-10: the cards left in the pile, the only limit on a facility's size. */
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

/** TOI-14: what each card pays at the start of a turn: the usual rent, or the highest that an advancement sets. */
export function rentFor({ advancements, box }: Owned, seat: Seat): number {
  let rent: number | null = null
  for (const card of advancements[seat])
    if (box.withEffect.rent.includes(card)) rent = Math.max(rent ?? 0, box.advancements[card].amount ?? 0)
  return rent ?? RENT
}

/** The grids in which a seat has cubes, in board order. */
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
