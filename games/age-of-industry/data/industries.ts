// The industry counters (AOI-2, AOI-16): six stacks for each player, lowest level first. Every player has the same counters.

import { Problem, shape } from '@tableworks/kernel'
import {
  type FieldSources,
  from,
  listOf,
  type Source,
  type Sourced,
  sourceShape,
  tableOf,
  wholeFrom,
} from '@tableworks/table-kit'

export const INDUSTRIES = ['coal', 'iron', 'cotton', 'factory', 'port', 'ship'] as const
export type Industry = (typeof INDUSTRIES)[number]
export type PerIndustry<T> = Record<Industry, T>

/** Mines, ironworks, ships and the demand displays hold cubes. */
export const CUBES = ['coal', 'iron'] as const
export type Cube = (typeof CUBES)[number]

/** The counters of one level in a stack. A counter is worth its level in points (AOI-1). */
export type Level = Sourced & {
  readonly level: number
  readonly count: number
  readonly cost: number
  readonly coal: number
  readonly iron: number
  /** Cubes placed on it when it's built. */
  readonly cubes: number
  readonly profit: number
}
export type IndustryRow = Sourced & {
  readonly name: string
  readonly letter: string
  readonly levels: readonly Level[]
}
export type IndustryTable = Readonly<PerIndustry<IndustryRow>>

const level = (
  number: number,
  count: number,
  [cost, coal, iron, cubes, profit]: readonly [number, number, number, number, number],
  fieldSources: FieldSources = {},
): Level => ({ level: number, count, cost, coal, iron, cubes, profit, ...from('reconstructed', fieldSources) })

/** The industries' one-letter codes are ours. */
const stack = (name: string, letter: string, source: Source, levels: readonly Level[]): IndustryRow => ({
  name,
  letter,
  levels,
  ...from(source, { letter: 'reconstructed' }),
})

export const INDUSTRY_TABLE: IndustryTable = {
  coal: stack('coal mine', 'C', 'found', [
    // One public page mentions a mine that costs $1 and pays $4, but not its level.
    level(1, 2, [1, 0, 0, 2, 4], { cost: 'found', profit: 'found' }),
    level(2, 2, [2, 0, 0, 3, 7]),
    level(3, 2, [3, 0, 1, 4, 10]),
  ]),
  iron: stack('ironworks', 'I', 'found', [
    level(1, 2, [3, 1, 0, 3, 8]),
    level(2, 2, [4, 1, 0, 4, 11]),
    level(3, 1, [5, 1, 0, 5, 14]),
  ]),
  cotton: stack('cotton mill', 'M', 'found', [
    level(1, 3, [4, 0, 0, 0, 10]),
    level(2, 2, [6, 1, 0, 0, 14]),
    level(3, 2, [8, 1, 1, 0, 18]),
  ]),
  factory: stack('factory', 'F', 'found', [
    // Public pages mention level 0 counters. We guess that they are factories.
    level(0, 2, [0, 0, 0, 0, 0], { level: 'found' }),
    level(1, 1, [6, 1, 0, 0, 14], { level: 'found' }),
    level(2, 2, [8, 1, 1, 0, 18], { level: 'found' }),
    level(3, 1, [10, 1, 1, 0, 22]),
    level(4, 1, [12, 1, 1, 0, 26]),
  ]),
  port: stack('port', 'P', 'found', [
    level(1, 2, [3, 0, 0, 0, 7]),
    level(2, 2, [4, 0, 0, 0, 9]),
    level(3, 2, [6, 1, 0, 0, 12]),
  ]),
  ship: stack('ship', 'S', 'seed', [
    level(2, 2, [8, 1, 0, 0, 15]),
    level(3, 1, [10, 1, 1, 0, 19]),
    level(4, 1, [12, 1, 1, 0, 23]),
  ]),
}

const aLevel = shape.record<Level>({
  level: wholeFrom(0, 9),
  count: wholeFrom(1, 12),
  cost: wholeFrom(0, 40),
  coal: wholeFrom(0, 3),
  iron: wholeFrom(0, 3),
  cubes: wholeFrom(0, 9),
  profit: wholeFrom(0, 99),
  ...sourceShape,
})

const anIndustry = shape.record<IndustryRow>({
  name: shape.text,
  letter: shape.text,
  levels: listOf(1, 9, aLevel),
  ...sourceShape,
})

/** Levels rise within a stack. Only mines and ironworks come with cubes. */
export function anIndustryTable(value: unknown, path: string): IndustryTable {
  const table = tableOf(INDUSTRIES, anIndustry)(value, path)
  for (const industry of INDUSTRIES) {
    const { levels } = table[industry]
    const hasCubes = industry === 'coal' || industry === 'iron'
    for (const [i, { level: number, cubes }] of levels.entries()) {
      const here = `${path}.${industry}.levels[${i}]`
      const below = levels[i - 1]
      if (below !== undefined && below.level >= number)
        throw new Problem(`${here}.level should be above ${below.level}`)
      if (!hasCubes && cubes > 0) throw new Problem(`${here}.cubes should be 0: only mines and ironworks have cubes`)
      if (hasCubes && number > 0 && cubes === 0) throw new Problem(`${here}.cubes should be 1 or more`)
    }
  }
  return table
}
