// Each game's seating. Players are numbered by their place in the requested list.

/**
 * The player in each seat in the nth game: the line-up, rotated by one seat per game. With more players than seats, the distance
 * between neighbours changes each round, so eventually all players meet.
 */
export function seating(players: number, seats: number, n: number): number[] {
  const lineUp = Array.from({ length: Math.max(players, seats) }, (_, i) => Math.min(i, players - 1))
  const strides = stridesFor(lineUp.length, seats)
  const stride = strides[Math.floor(n / lineUp.length) % strides.length] ?? 1
  return Array.from({ length: seats }, (_, seat) => lineUp[(seat * stride + n) % lineUp.length] ?? 0)
}

/** The distances that never give a player two seats. */
function stridesFor(places: number, seats: number): number[] {
  if (places === seats) return [1]
  const isApart = (stride: number) =>
    new Set(Array.from({ length: seats }, (_, seat) => (seat * stride) % places)).size === seats
  return Array.from({ length: places - 1 }, (_, i) => i + 1).filter(isApart)
}

export const seatsHeldBy = (entry: number, seated: readonly number[]): number[] =>
  seated.flatMap((one, seat) => (one === entry ? [seat] : []))
