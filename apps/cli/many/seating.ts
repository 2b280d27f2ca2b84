// Who sits where, game after game. Players are meant by their place in the list that was asked for.

/**
 * Which player sits where in the nth game: the line-up, moved one seat further each time. With more players than seats
 * neighbours in the line-up are as many places apart as the round says, so that in time everybody meets everybody.
 */
export function seating(players: number, seats: number, n: number): number[] {
  const lineUp = Array.from({ length: Math.max(players, seats) }, (_, i) => Math.min(i, players - 1))
  const strides = stridesFor(lineUp.length, seats)
  const stride = strides[Math.floor(n / lineUp.length) % strides.length] ?? 1
  return Array.from({ length: seats }, (_, seat) => lineUp[(seat * stride + n) % lineUp.length] ?? 0)
}

/** The distances at which nobody is seated twice. With a seat for everybody there is only the next. */
function stridesFor(places: number, seats: number): number[] {
  if (places === seats) return [1]
  const isApart = (stride: number) =>
    new Set(Array.from({ length: seats }, (_, seat) => (seat * stride) % places)).size === seats
  return Array.from({ length: places - 1 }, (_, i) => i + 1).filter(isApart)
}

export const seatsHeldBy = (entry: number, seated: readonly number[]): number[] =>
  seated.flatMap((one, seat) => (one === entry ? [seat] : []))
