// Seats at the table. A seat isn't a player: one person may hold several.

export type Seat = 0 | 1 | 2 | 3 | 4 | 5

/** One value per seat: a plain array that a Seat can index without a check. */
export type PerSeat<T> = T[] & Record<Seat, T>

/** All possible seats, which is also the domain of a field that holds a seat. */
export const SEATS = [0, 1, 2, 3, 4, 5] as const satisfies readonly Seat[]

/** The seats at a table of this size, in order. */
export const seatsOf = (seats: number): readonly Seat[] => TABLES[seats] ?? SEATS
const TABLES: readonly (readonly Seat[])[] = [0, ...SEATS.map(seat => seat + 1)].map(seats => SEATS.slice(0, seats))

/**
 * One value for each seat. The loop makes every such array the same kind inside the engine; `map` would mix kinds, which slows the
 * rules down.
 */
export function perSeat<T>(seats: number, value: (seat: Seat) => T): PerSeat<T> {
  const values: T[] = []
  for (const seat of seatsOf(seats)) values.push(value(seat))
  return values as PerSeat<T>
}

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat

/** The previous seat. */
export const previousSeat = (seat: Seat, seats: number): Seat => ((seat + seats - 1) % seats) as Seat

/** All seats, starting with this one. */
export const seatsFrom = (first: Seat, seats: number): Seat[] =>
  seatsOf(seats).map(seat => ((first + seat) % seats) as Seat)

export const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
