// How often a part is used, and how its use correlates with winning. Parts are flagged only when all are counted, because some of
// hundreds will stand out by chance.

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
  /** The games in which it was used, and the games that offered it. If it appears only in facts, all games count as offering it. */
  readonly games: number
  readonly offered: number
  /** Mean uses in the games in which it was used. */
  readonly uses: number
  /** The share of the games offering it in which it was used. */
  readonly share: Estimate
  /** Null if there are too few games in which some seats used it more than others. */
  readonly wins: Wins | null
  readonly flag: Flag | null
}

/** The results for seats that used a part more than their table's mean. */
export interface Wins {
  readonly games: number
  /** The win rate of these seats, and the overall win rate of all players in them. */
  readonly rate: number
  readonly even: number
  /** The ratio of the two; 1 is even. The 95% interval is simultaneous over all parts. */
  readonly ratio: Estimate
}

/** Smaller samples are not judged. */
export const FEWEST_GAMES = 40
/** Dead: used in fewer than one in twenty of the games that offered it. */
const HARDLY = 0.05
/** A part is dominant if its users win a quarter more than their seats do overall, and losing if a quarter less. */
const FAR = 1.25
const FAR_BELOW = 0.75

interface Count {
  games: number
  offered: number
  uses: number
  /** For each game in which some seats used it more: their wins, and their seats' overall win rate. */
  readonly told: { readonly won: number; readonly even: number; readonly seats: number }[]
}

/** `chances` is the overall win rate of a seat. */
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
  if (heavier.length === 0) return // All seats used it equally.
  const share = (of: (seat: number) => number) => heavier.reduce((total, seat) => total + of(seat), 0)
  count.told.push({
    won: share(seat => shareOfWin(record, seat)),
    even: share(seat => chances(record, seat)),
    seats: heavier.length,
  })
}

/** A three-way tie for first counts as a third. */
export const shareOfWin = ({ places }: Pick<GameRecord, 'places'>, seat: number): number =>
  places[seat] === 1 ? 1 / places.filter(place => place === 1).length : 0

/** Each part with enough games adds two questions: whether it's used, and whether its users win. */
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
  // Games are independent, but the seats in one game aren't. So the spread is measured between games, unless the null hypothesis
  // gives a wider one.
  const spread = (at: number) => Math.sqrt(sum(one => (one.won - at * one.even) ** 2)) / even
  const within = z * Math.max(spread(ratio), spread(1))
  return {
    games: told.length,
    rate: won / seats,
    even: even / seats,
    ratio: { value: ratio, low: Math.max(0, ratio - within), high: ratio + within },
  }
}

/** A part that appears only in facts isn't chosen and may simply be rare, so it's never dead. */
function flagFor(key: PartKey, offered: number, share: Estimate, wins: Wins | null): Flag | null {
  if (!isTold(key) && offered >= FEWEST_GAMES && share.high < HARDLY) return 'dead'
  if (wins === null) return null
  if (wins.ratio.low > FAR) return 'dominant'
  return wins.ratio.high < FAR_BELOW ? 'losing' : null
}
