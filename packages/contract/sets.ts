// Component sets as players might edit them: random changes to numbers, lists and texts that the game accepts.

import { type AnyGame, type Chance, Problem, shape } from '@tableworks/kernel'
import { type Edit, editedBox } from './edited-box.ts'

/** The most changes in a set, and the most numbers in a change to a whole table. */
const MOST_CHANGES = 8
const MOST_AT_ONCE = 16
/** Most random changes are refused, so each gets several tries. */
const TRIES = 6

/** Edits that together make a set the game accepts. */
export function randomEdits(game: AnyGame, chance: Chance): Edit[] {
  let { tables } = game.components
  const edits: Edit[] = []
  const changes = 1 + chance.below(MOST_CHANGES)
  for (let tries = changes * TRIES, made = 0; tries > 0 && made < changes; tries--) {
    const before = edits.length
    for (const step of randomChange(tables, chance)) {
      const edited = editedBox(tables, step)
      if (!accepts(game, edited)) continue
      tables = edited
      edits.push(...step)
    }
    if (edits.length > before) made += 1
  }
  return edits
}

export const acceptsEdits = (game: AnyGame, edits: readonly Edit[]): boolean =>
  accepts(game, editedBox(game.components.tables, edits))

/** A set may be refused only by throwing a Problem. Other errors show up when the table is set up. */
function accepts(game: AnyGame, tables: object): boolean {
  try {
    game.openBox(tables)
    return true
  } catch (error) {
    return !(error instanceof Problem)
  }
}

interface Spot {
  readonly path: readonly string[]
  readonly value: unknown
}

/**
 * One field changed, two fields swapped, or sometimes many numbers in a table changed in the same way. The edits of one step belong
 * together.
 */
function randomChange(tables: unknown, chance: Chance): Edit[][] {
  const spot = randomSpot({ path: [], value: tables }, chance)
  if (spot.path.length === 0) return [] // A game without components.
  const others = likesOf(tables, spot).filter(other => !isWithin(spot, other) && !isWithin(other, spot))
  if (others.length > 0 && chance.below(4) === 0) {
    const other = chance.pick(others)
    return [[editAt(spot, other.value), editAt(other, spot.value)]]
  }
  const numbers = leavesOf(spot).filter(({ value }) => typeof value === 'number')
  if (typeof spot.value !== 'object' || numbers.length === 0 || chance.below(2) === 0)
    return [[editAt(spot, otherValue(tables, spot, chance))]]
  const change = chance.pick(CHANGES)
  return chance
    .shuffle(numbers)
    .slice(0, MOST_AT_ONCE)
    .map(one => [editAt(one, change(one.value as number, chance))])
}

const isWithin = (inner: Spot, outer: Spot): boolean => outer.path.every((key, i) => key === inner.path[i])

const editAt = ({ path }: Spot, value: unknown): Edit => [path.join('/'), value]

/** Picks a table, then a field in it, so small tables are picked as often as large ones. Sometimes it stops at a larger part. */
function randomSpot(spot: Spot, chance: Chance): Spot {
  const inner = partsOf(spot)
  if (inner.length === 0 || (spot.path.length > 0 && chance.below(5) === 0)) return spot
  const likely = inner.filter(({ value }) => typeof value !== 'string')
  const isText = likely.length === 0 || chance.below(3) === 0
  return randomSpot(chance.pick(isText ? inner : likely), chance)
}

/** Sources stay unchanged, because no rule reads them. */
const partsOf = ({ path, value }: Spot): Spot[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([key]) => key !== 'source' && key !== 'fieldSources')
        .map(([key, part]) => ({ path: [...path, key], value: part as unknown }))
    : []

const leavesOf = (spot: Spot): Spot[] => {
  const inner = partsOf(spot)
  return inner.length === 0 ? [spot] : inner.flatMap(leavesOf)
}

/** Numbers that rules often fail on: zero, one, one more, one fewer, many, and invalid ones. */
const CHANGES: readonly ((value: number, chance: Chance) => number)[] = [
  () => 0,
  () => 1,
  () => 2,
  value => value - 1,
  value => value + 1,
  value => value * 2,
  (_, chance) => chance.below(10),
  (_, chance) => chance.below(100),
  () => -1,
  () => 0.5,
]

/** Undefined removes the field. */
function otherValue(tables: unknown, spot: Spot, chance: Chance): unknown {
  const { value } = spot
  const borrowed = chance.pick(likesOf(tables, spot)).value
  if (chance.below(3) === 0) return borrowed
  if (typeof value === 'number') return chance.pick(CHANGES)(value, chance)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return otherList(value, chance)
  return shape.isRecord(value) && chance.below(2) === 0 ? undefined : borrowed
}

/** The field's name, or its list's. */
const fieldOf = ({ path }: Spot): string => path.findLast(key => !/^\d+$/.test(key)) ?? ''

/** Places whose values might fit here: the same field elsewhere in the tables, and its siblings. */
function likesOf(tables: unknown, { path, value }: Spot): Spot[] {
  const whole = { path: [], value: tables }
  return [...namesakes(whole, fieldOf({ path, value })), ...besides(whole, path)]
}

/** The siblings of the part at this path. */
function besides(within: Spot, path: readonly string[]): Spot[] {
  const inner = partsOf(within)
  const next = inner.find(part => part.path.at(-1) === path[within.path.length])
  return next === undefined || next.path.length === path.length ? inner : besides(next, path)
}

const namesakes = (within: Spot, field: string): Spot[] => [
  ...(fieldOf(within) === field ? [within] : []),
  ...partsOf(within).flatMap(part => namesakes(part, field)),
]

function otherList(list: readonly unknown[], chance: Chance): unknown[] {
  const at = chance.below(list.length + 1)
  return chance.pick([
    [],
    list.toSpliced(at, 1),
    list.toSpliced(at, 0, ...list.slice(at, at + 1)),
    list.toReversed(),
    chance.shuffle([...list]),
  ])
}
