// How much a part is used, and how its use goes with winning. Whether that is enough to raise a flag is decided once all
// parts are counted: among hundreds of parts some would stand out by luck alone.

import { wilson, zForAll } from '../many/intervals.ts'
import { isTold, type PartKey } from './parts.ts'
import type { GameRecord } from './record.ts'

/** A rate or a ratio with its interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

export type Flag = 'dead' | 'dominant' | 'losing'

export interface Use {
  readonly key: PartKey
  /** Games in which somebody used it, and in which somebody used it or could have; of what is only told, all games. */
  readonly games: number
  readonly offered: number
  /** Uses in a game, in those in which it was used. */
  readonly uses: number
  /** Of the games in which it was offered, the share in which it was used. */
  readonly share: Estimate
  /** Null where too few games can tell: those in which some seats used it more than others. */
  readonly wins: Wins | null
  readonly flag: Flag | null
}

/** How those fared who used a part more than the mean of their table. */
export interface Wins {
  readonly games: number
  /** What they won of these games for each seat of theirs, and what their seats win in general. */
  readonly rate: number
  readonly even: number
  /** The one over the other; 1 is even. The interval holds for all parts at once, 95 in 100. */
  readonly ratio: Estimate
}

/** Fewer games than this are no sample. */
export const FEWEST_GAMES = 40
/** Hardly used: in less than one of twenty games in which it could have been. */
const HARDLY = 0.05
/** Far above even: a quarter more wins than those seats have in general; far below it: a quarter less. */
const FAR = 1.25
const FAR_BELOW = 0.75

interface Count {
  games: number
  offered: number
  uses: number
  /** One for each game that can tell: what the heavier users won, and what their seats win in general. */
  readonly told: { readonly won: number; readonly even: number; readonly seats: number }[]
}

/** `chances` is what a seat of this game wins in general. */
export function usesIn(records: readonly GameRecord[], chances: (record: GameRecord, seat: number) => number): Use[] {
  const counts = new Map<PartKey, Count>()
  const countOf = (key: PartKey): Count => {
    const count = counts.get(key) ?? { games: 0, offered: 0, uses: 0, told: [] }
    counts.set(key, count)
    return count
  }
  for (const record of records) {
    for (const key of record.leftAside) countOf(key).offered += 1
    for (const [key, bySeat] of Object.entries(record.uses)) addGame(countOf(key), record, bySeat, chances)
  }
  for (const [key, count] of counts) if (isTold(key)) count.offered = records.length
  const z = zForAll(questionsIn([...counts.values()]))
  return [...counts].map(([key, count]) => useOf(key, count, z))
}

function addGame(
  count: Count,
  record: GameRecord,
  bySeat: readonly number[],
  chances: (record: GameRecord, seat: number) => number,
): void {
  const sum = bySeat.reduce((total, uses) => total + uses, 0)
  count.games += 1
  count.offered += 1
  count.uses += sum
  const heavier = bySeat.flatMap((uses, seat) => (uses > sum / bySeat.length ? [seat] : []))
  if (heavier.length === 0) return // everybody used it alike
  const share = (of: (seat: number) => number) => heavier.reduce((total, seat) => total + of(seat), 0)
  count.told.push({
    won: share(seat => shareOfWin(record, seat)),
    even: share(seat => chances(record, seat)),
    seats: heavier.length,
  })
}

/** A first place shared by three counts a third. */
export const shareOfWin = ({ places }: Pick<GameRecord, 'places'>, seat: number): number =>
  places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0

/** Every part asks whether it is used at all and whether its users win, where there are games enough to tell. */
const questionsIn = (counts: readonly Count[]): number =>
  counts.filter(({ offered }) => offered >= FEWEST_GAMES).length +
  counts.filter(({ told }) => told.length >= FEWEST_GAMES).length

function useOf(key: PartKey, { games, offered, uses, told }: Count, z: number): Use {
  const share = { value: games / offered, ...wilson(games, offered, z) }
  const wins = told.length < FEWEST_GAMES ? null : winsOf(told, z)
  return { key, games, offered, uses: uses / Math.max(1, games), share, wins, flag: flagFor(key, offered, share, wins) }
}

function winsOf(told: Count['told'], z: number): Wins {
  const sum = (of: (one: Count['told'][number]) => number) => told.reduce((total, one) => total + of(one), 0)
  const won = sum(one => one.won)
  const even = sum(one => one.even)
  const seats = sum(one => one.seats)
  const ratio = won / even
  // Games are independent, seats of one game are not: so the spread is that of games, as it is or as it would be if the
  // part made no difference, whichever is wider.
  const spread = (at: number) => Math.sqrt(sum(one => (one.won - at * one.even) ** 2)) / even
  const within = z * Math.max(spread(ratio), spread(1))
  return {
    games: told.length,
    rate: won / seats,
    even: even / seats,
    ratio: { value: ratio, low: Math.max(0, ratio - within), high: ratio + within },
  }
}

/** What is only told may be rare because it rarely happens; that makes it no dead part. */
function flagFor(key: PartKey, offered: number, share: Estimate, wins: Wins | null): Flag | null {
  if (!isTold(key) && offered >= FEWEST_GAMES && share.high < HARDLY) return 'dead'
  if (wins === null) return null
  if (wins.ratio.low > FAR) return 'dominant'
  return wins.ratio.high < FAR_BELOW ? 'losing' : null
}
