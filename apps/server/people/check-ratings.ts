// Recomputes all ratings of a server and compares them with the stored ones.

import { stat } from 'node:fs/promises'
import { CannotCopy, tablesIn } from '../store/backup.ts'
import type { KeptRating } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { entrantsOf, RatingBook } from './rated-games.ts'

export interface CheckedRatings {
  readonly games: number
  readonly ratings: readonly KeptRating[]
  /** Ratings that differ from the computed ones. */
  readonly problems: readonly { readonly rating: string; readonly problem: string }[]
}

const GAMES_AT_ONCE = 500

async function recomputed(store: ServerStore): Promise<{ games: number; ratings: KeptRating[] }> {
  const book = new RatingBook()
  let games = 0
  for (let last = -1; ;) {
    const found = await store.ratedGames(last, GAMES_AT_ONCE)
    for (const { game, pace, seats } of found) {
      const counted = entrantsOf(seats)
      if (counted !== null) book.add({ game, pace, ...counted })
    }
    games += found.length
    if (found.length < GAMES_AT_ONCE)
      return { games, ratings: book.all().map(({ who, ...rating }) => ({ player: who, ...rating })) }
    last = found.at(-1)?.n ?? last
  }
}

const keyOf = ({ player, game, pace, company }: KeptRating): string => [player, game, pace, company].join(', ')
const numbersOf = ({ mean, deviation, games }: KeptRating): string => JSON.stringify([mean, deviation, games])

export async function checkRatings(store: ServerStore): Promise<CheckedRatings> {
  const { games, ratings } = await recomputed(store)
  const stored = new Map((await store.ratings()).map(one => [keyOf(one), numbersOf(one)]))
  const computed = new Map(ratings.map(one => [keyOf(one), numbersOf(one)]))
  const problems = [...new Set([...stored.keys(), ...computed.keys()])]
    .filter(key => stored.get(key) !== computed.get(key))
    .map(rating => ({
      rating,
      problem: `stored ${stored.get(rating) ?? 'nothing'}, computed ${computed.get(rating) ?? 'nothing'}`,
    }))
  return { games, ratings, problems }
}

/** `data` is a folder, `database` the URL of a PostgreSQL database; one of them is given. `isRepair` stores the computed ratings first. */
export async function checkRatingsIn(
  { data, database }: { readonly data: string; readonly database: string | null },
  isRepair: boolean,
): Promise<CheckedRatings> {
  const store =
    database === null ? await sqliteIn(data) : await (await import('../store/postgres.ts')).openPostgres(database)
  try {
    if (isRepair) await store.rebuildRatings()
    return await checkRatings(store)
  } finally {
    await store.close()
  }
}

async function sqliteIn(data: string): Promise<ServerStore> {
  const file = tablesIn(data)
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new CannotCopy(`There are no tables in ${data}.`)
  return openSqlite(file)
}
