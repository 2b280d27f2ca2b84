// Who has what: questions that several rules ask.

import { type PerSeat, perSeat, type Seat, SEATS } from '@tableworks/kernel'
import type { AdvancementId } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import type { State } from '../state.ts'

const TABLES: readonly (readonly Seat[])[] = [...SEATS, SEATS.length].map(seats => SEATS.slice(0, seats))

/** The seats of the table; asked often, so the lists are made once. */
export const seatsAt = (g: State): readonly Seat[] => TABLES[g.seats] ?? []

/** Whether an advancement lies in front of a seat. A once-card that was used does not. */
export const owns = (g: State, seat: Seat, advancement: AdvancementId): boolean =>
  g.advancements[seat].includes(advancement)

/** The number an advancement's text turns on. */
export const amountOf = (g: State, advancement: AdvancementId): number => g.box.advancements[advancement].amount ?? 0

/** TOI-5, R-10: what is left in the pile; there is no other limit to a facility's size. */
export function pileOf(g: State, facility: FacilityId): number {
  let left = g.box.facilities[facility].copies
  for (const seat of seatsAt(g)) left -= g.size[facility][seat]
  return left
}

export function realEstateOf(g: State, seat: Seat): number {
  let cards = 0
  for (const space of SPACE_IDS) if (g.owner[space] === seat) cards += 1
  return cards
}

/** TOI-63: grey cards do not count. */
export function whiteCards(g: State): number {
  let cards = 0
  for (const space of SPACE_IDS) if (g.white[space]) cards += 1
  return cards
}

/** The grids in which a seat has cubes, in the order of the board. */
export function gridsOf(g: State, seat: Seat): GridId[] {
  const grids: GridId[] = []
  for (const grid of GRID_IDS) if (g.cubes[grid][seat] > 0) grids.push(grid)
  return grids
}

/** TOI-22: a cube in one of the red grids. */
export function hasRedCube(g: State, seat: Seat): boolean {
  for (const grid of g.box.redGrids) if (g.cubes[grid][seat] > 0) return true
  return false
}

/** with the last cube the price is forgotten. */
export function removeCubes(g: State, grid: GridId, seat: Seat, cubes: number): void {
  g.cubes[grid][seat] -= cubes
  if (g.cubes[grid][seat] === 0) g.price[grid][seat] = 0
}

export const shareOf = (g: State, seat: Seat): number =>
  g.share.players[seat] +
  g.share.consumers[seat] +
  g.share.advertising[seat] +
  g.share.realEstate[seat] +
  g.share.domination[seat]

/** One value for each seat of this table. */
export const forSeats = <T>(g: State, value: (seat: Seat) => T): PerSeat<T> => perSeat(g.seats, value)
