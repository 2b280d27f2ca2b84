// Which results count for ratings, and the ratings that follow from a sequence of games.

import { NEW_PLAYER, ratedAfter, type Rating } from './rating.ts'

/** How a seat finished. */
export interface SeatResult {
  readonly seat: number
  /** Who holds the seat at the end, even if a bot stands in; null for a bot's own seat. */
  readonly player: string | null
  readonly bot: string | null
  readonly place: number
  /** Whether nobody else moved in this seat before its holder took it. */
  readonly isOwn: boolean
}

/** Tables with bots have separate ratings. */
export type Company = 'people' | 'bots'

/** Ratings are kept per game and pace, and separately for tables with bots. */
export interface RatingPool {
  readonly game: string
  readonly pace: string
  readonly company: Company
}

export interface Entrant {
  readonly seat: number
  /** A player, or all bots of one level. */
  readonly who: string
  readonly place: number
}

export interface RatedGame extends RatingPool {
  readonly entrants: readonly Entrant[]
}

/** A rating and the number of games behind it. */
export interface Rated extends Rating {
  readonly games: number
}

/**
 * The entrants of a rated game, or null if it isn't rated. A seat that changed hands during play is left out. A game with one
 * person in two seats isn't rated.
 */
export function entrantsOf(seats: readonly SeatResult[]): Pick<RatedGame, 'company' | 'entrants'> | null {
  const held = seats.filter(({ player }) => player !== null)
  if (new Set(held.map(({ player }) => player)).size < held.length) return null
  const people = held.filter(({ isOwn }) => isOwn)
  const bots = seats.filter(({ player, bot }) => player === null && bot !== null)
  const entrants = [
    ...people.map(({ seat, player, place }) => ({ seat, who: player ?? '', place })),
    ...bots.map(({ seat, bot, place }) => ({ seat, who: `bot ${bot}`, place })),
  ]
  if (people.length === 0 || entrants.length < 2) return null
  return { company: bots.length > 0 ? 'bots' : 'people', entrants }
}

/** The ratings after a game, by who played it. Several bots of one level share the mean of their changes. */
export function ratingsAfter(
  entrants: readonly Entrant[],
  before: (who: string) => Rated | undefined,
): ReadonlyMap<string, Rated> {
  const known = entrants.map(({ who }) => before(who) ?? { ...NEW_PLAYER, games: 0 })
  const rated = ratedAfter(
    known,
    entrants.map(({ place }) => place),
  )
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return new Map(
    [...new Set(entrants.map(({ who }) => who))].map(who => {
      const own = rated.filter((_one, i) => entrants[i]?.who === who)
      const games = (known[entrants.findIndex(one => one.who === who)]?.games ?? 0) + 1
      const after = {
        mean: mean(own.map(one => one.mean)),
        deviation: mean(own.map(one => one.deviation)),
        games,
      }
      return [who, after] as const
    }),
  )
}

/** All ratings, game by game in the order they ended. */
export class RatingBook {
  private readonly pools = new Map<string, { readonly pool: RatingPool; readonly ratings: Map<string, Rated> }>()

  add({ entrants, ...pool }: RatedGame): ReadonlyMap<string, Rated> {
    const key = JSON.stringify([pool.game, pool.pace, pool.company])
    const { ratings } = this.pools.get(key) ?? { ratings: new Map<string, Rated>() }
    const after = ratingsAfter(entrants, who => ratings.get(who))
    for (const [who, rated] of after) ratings.set(who, rated)
    this.pools.set(key, { pool, ratings })
    return after
  }

  all(): (RatingPool & Rated & { readonly who: string })[] {
    return [...this.pools.values()].flatMap(({ pool, ratings }) =>
      [...ratings].map(([who, rated]) => ({ ...pool, who, ...rated })),
    )
  }
}
