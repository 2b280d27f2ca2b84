// Places at the table. A seat is not a player: one person may hold several, a bot may hold one.

export type Seat = 0 | 1 | 2 | 3 | 4 | 5

/** One value for each seat: a plain array that a Seat may index without asking. */
export type PerSeat<T> = T[] & Record<Seat, T>

const ALL: readonly Seat[] = [0, 1, 2, 3, 4, 5]
export const MOST_SEATS = ALL.length

/** The seats of a table for that many, in order. */
export const seatsOf = (seats: number): readonly Seat[] => ALL.slice(0, seats)

/** `perSeat(3, () => 35)` is `[35, 35, 35]`. */
export const perSeat = <T>(seats: number, value: (seat: Seat) => T): PerSeat<T> =>
  seatsOf(seats).map(value) as PerSeat<T>

/** The seat to the left of this one, round the table. */
export const nextSeat = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat

export const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
