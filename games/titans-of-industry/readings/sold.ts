// What consumers bought at the end of the age, and who leads. RULES.md TOI-75 to TOI-81.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { CONSUMER_SECTORS, type ConsumerSector } from '../data/goods.ts'
import type { GridId, PerGrid } from '../data/grids.ts'
import type { State } from '../state.ts'
import { forSeats, realEstateOf, seatsAt } from './holdings.ts'

type Sold = Pick<State, 'box' | 'sold'>

/** The grids in which consumers bought from a seat. */
export const gridsSoldIn = (g: Sold, seat: Seat): GridId[] => g.box.consumerGrids.filter(grid => g.sold[grid][seat] > 0)

/** How many cubes consumers bought from a seat, in total or in one sector. */
export function cubesSold(g: Sold, seat: Seat, sector: ConsumerSector | null = null): number {
  let cubes = 0
  for (const grid of g.box.consumerGrids)
    if (sector === null || g.box.grids[grid].sector === sector) cubes += g.sold[grid][seat]
  return cubes
}

/** TOI-77 to TOI-79, TOI-81: the fields in which selling the most cubes, or owning the most cards, earns a bonus. */
export const DOMINATION_FIELDS = [...CONSUMER_SECTORS, 'realEstate'] as const
export type DominationField = (typeof DOMINATION_FIELDS)[number]
export const DOMINATION_BONUS = 5

/** TOI-80: the seat with strictly the most; null if tied, including when no seat has any. */
export function dominantIn(
  g: Pick<State, 'seats' | 'box' | 'owner'>,
  sold: PerGrid<PerSeat<number>>,
  field: DominationField,
): Seat | null {
  const counts = forSeats(g, seat =>
    field === 'realEstate' ? realEstateOf(g, seat) : cubesSold({ box: g.box, sold }, seat, field),
  )
  const most = Math.max(...counts)
  const [leader, ...others] = seatsAt(g).filter(seat => counts[seat] === most)
  return leader === undefined || others.length > 0 ? null : leader
}
