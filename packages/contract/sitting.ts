// A sitting: one game at one table as data, so every fault can be reproduced from these fields.

import {
  type AnyGame,
  Chance,
  MOST_CONTINUATIONS,
  type Option,
  type VariantValue,
  seedFrom,
  swiftChance,
  Table,
  type Variant,
  variantsOf,
} from '@tableworks/kernel'
import { type Edit, editedBox } from './edited-box.ts'
import { randomEdits } from './sets.ts'

/** The table before the first choice. */
export interface SittingStart {
  readonly seats: number
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The dice's secret. A random sitting also derives its choices from it. */
  readonly secret: string
  /** The edits to the game's component set; none if omitted. */
  readonly edits?: readonly Edit[]
}
export interface Sitting extends SittingStart {
  /** The names of the choices, in order. */
  readonly line: readonly string[]
}

export const SEAT_NAMES: readonly string[] = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay']

export const layTable = (game: AnyGame, { seats, variants, secret, edits = [] }: SittingStart): Table =>
  new Table(game, {
    seatNames: SEAT_NAMES.slice(0, seats),
    variants,
    seed: seedFrom(secret, [], MOST_CONTINUATIONS),
    ...(edits.length === 0 ? {} : { components: { name: 'edited', tables: editedBox(game.components.tables, edits) } }),
  })

/** A random game: to its end, to its maximum length, or to the first choice that fails. */
export function randomSitting(game: AnyGame, start: SittingStart): Sitting {
  return { ...start, line: randomLine(game, start) }
}

/** Where a random sitting's choices come from. */
export const choicesOf = ({ secret }: SittingStart): Chance => new Chance(swiftChance(`choices ${secret}`))

function randomLine(game: AnyGame, start: SittingStart): string[] {
  const line: string[] = []
  try {
    const table = layTable(game, start)
    const chance = choicesOf(start)
    while (line.length < table.referee.mostChoices(table.state) && playOne(table, randomOption(table, chance)))
      line.push(table.line.at(-1)?.text ?? '')
  } catch {
    // The line ends just before the error. The promise that the error breaks will find it again and report it.
  }
  return line
}

function randomOption(table: Table, chance: Chance): Option | undefined {
  const { referee, state } = table
  const options = referee.options(state)
  return options.length === 0 ? undefined : referee.pick(state, options, chance)
}

function playOne(table: Table, option: Option | undefined): boolean {
  if (option === undefined || table.actor === null) return false
  return 'told' in table.say(table.actor, table.referee.name(table.state, option))
}

/**
 * Sets of variants in which every value of every variant occurs at least once at this seat count: first all defaults, then the next
 * value of every variant, and so on. If a variant depends on another, its values are tried with that one.
 */
export function variantSets(game: AnyGame, seats: number): Record<string, VariantValue>[] {
  const fitting = Object.entries(game.variants).filter(([, option]) => option.seats?.includes(seats) ?? true)
  const free = fitting.filter(([, { only }]) => only === undefined)
  const most = Math.max(1, ...free.map(([, { values }]) => values.length))
  const together = Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(free.map(([name, option]) => [name, valueAt(option, turn)])),
  )
  const beside = fitting.flatMap(([name, { only, values }]) =>
    only === undefined ? [] : values.map(value => ({ ...only, [name]: value })),
  )
  return [...together, ...beside].map(given => variantsOf(game, given, seats))
}

const valueAt = ({ values, default: usual }: Variant, turn: number): VariantValue =>
  values[(values.indexOf(usual) + turn) % values.length] ?? usual

/** This many starts, cycling through all seat counts and variant values, each with its own dice. */
export function startsFor(game: AnyGame, games: number, seed: string, seatCounts = game.seats): SittingStart[] {
  const tables = seatCounts.flatMap(seats => variantSets(game, seats).map(variants => ({ seats, variants })))
  return Array.from({ length: games }, (_, i) => {
    const { seats, variants } = tables[i % tables.length] as (typeof tables)[number]
    return { seats, variants, secret: `${seed} ${i + 1}` }
  })
}

/** For long games: each seat count once, with every value of every variant at one of the tables. */
export function fewestStarts(game: AnyGame, seed: string): SittingStart[] {
  const chosen: Omit<SittingStart, 'secret'>[] = []
  const shown = new Set<string>()
  const fresh = ({ variants }: Omit<SittingStart, 'secret'>) =>
    Object.entries(variants).filter(one => !shown.has(String(one))).length
  const lay = (tables: readonly Omit<SittingStart, 'secret'>[]) => {
    // If several are equal, takes the last, so that small tables get unusual values and large ones the usual ones.
    const [rarest] = tables.toReversed().toSorted((a, b) => fresh(b) - fresh(a))
    const best = rarest !== undefined && fresh(rarest) > 0 ? rarest : tables[0]
    if (best === undefined) return
    chosen.push(best)
    for (const one of Object.entries(best.variants)) shown.add(String(one))
  }
  const all = game.seats.map(seats => variantSets(game, seats).map(variants => ({ seats, variants })))
  for (const tables of all) lay(tables)
  const smallestLast = all.flat().toReversed()
  while (smallestLast.some(fresh)) lay(smallestLast)
  return chosen.map((start, i) => ({ ...start, secret: `${seed} ${i + 1}` }))
}

/** The same start with its own component set. */
export const withEdits = (game: AnyGame, start: SittingStart): SittingStart => ({
  ...start,
  edits: randomEdits(game, new Chance(swiftChance(`edits ${start.secret}`))),
})

/** How many different tables there are; `startsFor` covers all of them with this many games. */
export const tablesToLay = (game: AnyGame, seatCounts = game.seats): number =>
  seatCounts.reduce((sum, seats) => sum + variantSets(game, seats).length, 0)
