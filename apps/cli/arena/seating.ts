// Who sits where, game after game. Players are meant by their place in the list that was asked for.

/** Which player sits where in the nth game: the line-up, moved one seat further each time. */
export function seating(players: number, seats: number, n: number): number[] {
  const lineUp = Array.from({ length: Math.max(players, seats) }, (_, i) => Math.min(i, players - 1))
  return Array.from({ length: seats }, (_, seat) => lineUp[(seat + n) % lineUp.length] ?? 0)
}

export const seatsHeldBy = (entry: number, seated: readonly number[]): number[] =>
  seated.flatMap((one, seat) => (one === entry ? [seat] : []))
