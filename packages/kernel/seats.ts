// Places at the table. A seat is not a player: one person may hold several, a bot may hold one.

export type Seat = 0 | 1 | 2 | 3 | 4 | 5

/** One value for each seat: a plain array that a Seat may index without asking. */
export type PerSeat<T> = T[] & Record<Seat, T>

/** Every seat there can be: also the domain of a field that holds one. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const satisfies readonly Seat[]

/** The seats of a table for that many, in order. */
export const seatsOf = (seats: number): readonly Seat[] => TABLES[seats] ?? SEATS
const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS.map(seat => seat + 1)].map(seats => SEATS.slice(0, seats))

/**
 * `perSeat(3, () => 35)` is `[35, 35, 35]`. Filled one by one: what `map` gives is of a kind that engines change their
 * minds about, and rules that meet several kinds of lists run slower.
 */
export function perSeat<T>(seats: number, value: (seat: Seat) => T): PerSeat<T> {
  const values: T[] = []
  for (const seat of seatsOf(seats)) values.push(value(seat))
  return values as PerSeat<T>
}

/** The seat to the left of this one, round the table. */
export const nextSeat = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat

/** The seat to the right of this one. */
export const previousSeat = (seat: Seat, seats: number): Seat => ((seat + seats - 1) % seats) as Seat

/** All seats, beginning with this one. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  seatsOf(seats).map(seat => ((first + seat) % seats) as Seat)

export const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
