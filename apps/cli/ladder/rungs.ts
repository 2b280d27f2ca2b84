// The rungs of a game's ladder: each level over the one below, at every table that the set-up page offers without expanding its
// options.

import { type Level, levelsAmong, levelsAt } from '@tableworks/bots'
import { botEntryFor, playersFor } from '@tableworks/games/bots'
import type { AnyGame, VariantValue } from '@tableworks/kernel'
import type { Plan } from '../many/plan.ts'
import { nearest } from '../nearest.ts'
import { Usage } from '../verb.ts'
import { seatsFrom, variantsFrom } from '../wanted.ts'

/** The plan's first player plays against players of the level below. */
export interface Rung {
  readonly game: AnyGame
  readonly plan: Plan
  /** The values of the variants that set-up shows up front. */
  readonly shown: Readonly<Record<string, VariantValue>>
}

export interface LadderWords {
  /** If omitted, measures each level against the one below. */
  readonly rung: string | undefined
  /** If omitted, measures every table size with an opponent. */
  readonly seats: string | undefined
  /** Variants with the same value at every table. */
  readonly variants: readonly string[]
  readonly seed: string
}

export function rungsOf(game: AnyGame, { rung, seats, variants, seed }: LadderWords): Rung[] {
  const sizes = seats === undefined ? game.seats.filter(count => count > 1) : [sizeFrom(game, seats)]
  return sizes.flatMap(size =>
    tablesOf(game, size, variants).flatMap(shown => {
      const given = [...variants, ...Object.entries(shown).map(([name, value]) => `${name}=${value}`)]
      const table = { game: game.id, seats: size, seed, variants: variantsFrom(game, size, given) }
      const pairs = rung === undefined ? neighbours(levelsOffered(game, table)) : [pairFrom(game, rung)]
      return pairs.map(players => ({ game, plan: { ...table, players }, shown }))
    }),
  )
}

function sizeFrom(game: AnyGame, text: string): number {
  const seats = seatsFrom(game, text)
  if (seats > 1) return seats
  throw new Usage('A rung needs an opponent: two seats or more.', SEE)
}

const SEE = 'tw ladder --help'

const levelsOffered = ({ id }: AnyGame, { seats, variants }: Pick<Plan, 'seats' | 'variants'>): Level[] =>
  levelsAt(levelsAmong(playersFor(id)), botEntryFor(id).withheld ?? [], seats, variants)

const neighbours = (levels: readonly Level[]): string[][] =>
  levels.flatMap((level, i) => (i === 0 ? [] : [[level, levels[i - 1] ?? '']]))

/** `hard,normal`, the stronger level first. */
function pairFrom(game: AnyGame, text: string): string[] {
  const offered: readonly string[] = levelsAmong(playersFor(game.id))
  const pair = text.split(',').map(one => one.trim())
  const unknown = pair.find(name => !offered.includes(name))
  if (unknown !== undefined) throw new Usage(`${game.name} has no level '${unknown}'${nearest(unknown, offered)}`, SEE)
  const [upper = 0, lower = 0] = pair.map(name => offered.indexOf(name))
  if (pair.length === 2 && upper > lower) return pair
  throw new Usage(`--rung takes two levels, the stronger first, such as hard,normal, not '${text}'.`, SEE)
}

/** Every combination of the variants that set-up shows up front. Variants with a given value stay fixed. */
function tablesOf(game: AnyGame, seats: number, given: readonly string[]): Rung['shown'][] {
  const fixed = given.map(pair => pair.split('=')[0])
  const shown = Object.entries(game.variants).filter(
    ([name, { upFront, seats: counts }]) =>
      upFront === true && counts?.includes(seats) !== false && !fixed.includes(name),
  )
  return shown.reduce<Rung['shown'][]>(
    (tables, [name, { values }]) => tables.flatMap(table => values.map(value => ({ ...table, [name]: value }))),
    [{}],
  )
}
