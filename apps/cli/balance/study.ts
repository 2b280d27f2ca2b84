// A study: statistics from many games, as plain data for JSON. page.ts draws it.

import type { AnyGame } from '@tableworks/kernel'
import { type Spread, spreadOf, wilson, zForAll } from '../many/intervals.ts'
import type { Plan } from '../many/plan.ts'
import { type Distribution, distributionOf } from './distribution.ts'
import { namedParts, type StudyPart, partFor } from './parts.ts'
import { type GameRecord, MOMENTS } from './record.ts'
import { type Estimate, FEWEST_GAMES, shareOfWin, type Use, usesIn } from './use.ts'

export interface Study extends Plan {
  readonly title: string
  /** The variants that differ from their default. */
  readonly changed: readonly string[]
  readonly games: number
  readonly length: Length
  readonly scores: { readonly all: Distribution; readonly winners: Distribution }
  readonly bySeat: readonly SeatStudy[]
  /** By turn order; null if that is always the seat order. */
  readonly byOrder: readonly SeatStudy[] | null
  readonly series: readonly Series[]
  readonly parts: readonly (StudyPart & Use)[]
  /** Values that options can name but that were never offered, because they aren't in play at this table or never make sense. */
  readonly neverOffered: readonly Pick<StudyPart, 'group' | 'name'>[]
}

export interface Length {
  readonly choices: Distribution
  /** By chapter: the number of rounds, ages and so on. */
  readonly chapters: Readonly<Record<string, Distribution>>
}

export interface SeatStudy {
  /** `Seat 0`, or `Turn 1` for the first player. */
  readonly name: string
  /** The win rate, with a simultaneous interval over all seats. */
  readonly wins: Estimate
  readonly score: Spread
  readonly flag: 'ahead' | 'behind' | null
}

/** Mean values over time, for winners, other players, and each seat. */
export interface Series {
  readonly title: string
  readonly winners: readonly number[]
  readonly others: readonly number[]
  readonly bySeat: readonly (readonly number[])[]
}

export function studyOf(game: AnyGame, plan: Plan, records: readonly GameRecord[]): Study {
  const uses = usesIn(records, chancesIn(records))
  const met = new Set(uses.map(({ key }) => key))
  return {
    ...plan,
    title: game.name,
    changed: Object.keys(plan.variants).filter(name => plan.variants[name] !== game.variants[name]?.default),
    games: records.length,
    length: lengthOf(records),
    scores: {
      all: distributionOf(records.flatMap(({ scores }) => scores)),
      winners: distributionOf(records.map(({ scores, places }) => scores[places.indexOf(1)] ?? 0)),
    },
    bySeat: Array.from({ length: plan.seats }, (_, seat) => seatStudy(`Seat ${seat}`, records, plan.seats, () => seat)),
    byOrder: orderStudy(records, plan.seats),
    series: Object.keys(records[0]?.series ?? {}).map(title => seriesOf(records, title, plan.seats)),
    parts: uses.map(use => ({ ...partFor(game, use.key), ...use })).toSorted(byGroupThenWins),
    neverOffered: namedParts(game)
      .filter(key => !met.has(key))
      .map(key => partFor(game, key))
      .map(({ group, name }) => ({ group, name })),
  }
}

/** Each seat's overall win rate, or each player's in each seat. */
function chancesIn(records: readonly GameRecord[]): (record: GameRecord, seat: number) => number {
  const sums = new Map<string, { won: number; games: number }>()
  const keyOf = ({ seated }: GameRecord, seat: number) => `${seat} ${seated[seat]}`
  for (const record of records)
    for (const seat of record.seated.keys()) {
      const { won, games } = sums.get(keyOf(record, seat)) ?? { won: 0, games: 0 }
      sums.set(keyOf(record, seat), { won: won + shareOfWin(record, seat), games: games + 1 })
    }
  return (record, seat) => {
    const { won, games } = sums.get(keyOf(record, seat)) ?? { won: 0, games: 1 }
    return won / games
  }
}

function lengthOf(records: readonly GameRecord[]): Length {
  const chapters = Object.keys(records[0]?.chapters ?? {})
  return {
    choices: distributionOf(records.map(({ choices }) => choices)),
    chapters: Object.fromEntries(
      chapters.map(name => [name, distributionOf(records.map(record => record.chapters[name] ?? 0))]),
    ),
  }
}

function orderStudy(records: readonly GameRecord[], seats: number): SeatStudy[] | null {
  if (records.every(({ order }) => order.every((seat, nth) => seat === nth))) return null
  return Array.from({ length: seats }, (_, nth) =>
    seatStudy(
      `Turn ${nth + 1}`,
      records.filter(({ order }) => order.length > nth),
      seats,
      ({ order }) => order[nth] ?? 0,
    ),
  )
}

function seatStudy(
  name: string,
  records: readonly GameRecord[],
  seats: number,
  seatIn: (record: GameRecord) => number,
): SeatStudy {
  const won = records.reduce((sum, record) => sum + shareOfWin(record, seatIn(record)), 0)
  const wins = { value: won / Math.max(1, records.length), ...wilson(won, records.length, zForAll(seats)) }
  const isSample = records.length >= FEWEST_GAMES
  const flag = !isSample ? null : wins.low > 1 / seats ? 'ahead' : wins.high < 1 / seats ? 'behind' : null
  return { name, wins, score: spreadOf(records.map(record => record.scores[seatIn(record)] ?? 0)), flag }
}

function seriesOf(records: readonly GameRecord[], title: string, seats: number): Series {
  const mean = (belongs: (record: GameRecord, seat: number) => boolean): number[] =>
    Array.from({ length: MOMENTS }, (_, moment) => {
      const values = records.flatMap(record =>
        (record.series[title]?.[moment] ?? []).filter((_value, seat) => belongs(record, seat)),
      )
      return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
    })
  return {
    title,
    winners: mean(({ places }, seat) => places[seat] === 1),
    others: mean(({ places }, seat) => places[seat] !== 1),
    bySeat: Array.from({ length: seats }, (_, own) => mean((_record, seat) => seat === own)),
  }
}

function byGroupThenWins(a: StudyPart & Use, b: StudyPart & Use): number {
  return a.group.localeCompare(b.group, 'en') || (b.wins?.ratio.value ?? 0) - (a.wins?.ratio.value ?? 0)
}
