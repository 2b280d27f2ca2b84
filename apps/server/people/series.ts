// The score of a series. Wins count, and a shared first place is a win for each. The sum of ranks breaks ties. A missed game counts
// as the last rank.

export interface SeriesSeat {
  /** An id that is the same in every game of the series. */
  readonly who: string
  readonly name: string
  readonly place: number
}

export interface SeriesScore {
  readonly who: string
  readonly name: string
  readonly wins: number
  readonly ranks: number
}

/** Everyone's score after these games, the leader first. */
export function scoresOf(games: readonly (readonly SeriesSeat[])[]): SeriesScore[] {
  const seats = games.flat()
  const everyone = [...new Set(seats.map(({ who }) => who))]
  const scores = everyone.map(who => {
    const places = games.map(game => game.find(seat => seat.who === who)?.place)
    const ranks = places.map((place, i) => place ?? games[i]?.length ?? 0)
    return {
      who,
      name: seats.findLast(seat => seat.who === who)?.name ?? '',
      wins: places.filter(place => place === 1).length,
      ranks: ranks.reduce((sum, rank) => sum + rank, 0),
    }
  })
  return scores.toSorted(byLead)
}

const byLead = (a: SeriesScore, b: SeriesScore): number => b.wins - a.wins || a.ranks - b.ranks

/** The winners of the series: after its last game, or as soon as nobody can catch up with the leader. Empty before that. */
export function winnersOf(scores: readonly SeriesScore[], played: number, bestOf: number): string[] {
  const [leader, ...others] = scores
  if (leader === undefined) return []
  const left = bestOf - played
  const isDecided = left <= 0 || others.every(({ wins }) => wins + left < leader.wins)
  return isDecided ? scores.filter(one => byLead(one, leader) === 0).map(({ name }) => name) : []
}
