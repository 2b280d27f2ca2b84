// The City: Dice Blocks 1 to 6. Block 7 isn't used (EMP-2). The spaces' City Planner effects don't apply here (EMP-29), so a space
// is just a kind of building with a maximum die.

import { Problem, shape } from '@tableworks/kernel'
import { BUILDING_TYPES, type BuildingType } from './buildings.ts'
import { FACES, type Face } from './pieces.ts'
import { from, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'

type ThirtySix =
  | (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17)
  | (18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35)

/** A building space: 0 is block 1 number 1, 35 is block 6 number 6. */
export type Space = ThirtySix
/** One value for each space, typed so that a Space index never gives undefined. */
export type PerSpace<T> = T[] & Record<Space, T>

export const spaceAt = (block: Face, number: Face): Space => ((block - 1) * 6 + number - 1) as Space
export const blockOf = (space: Space): Face => (Math.floor(space / 6) + 1) as Face
export const numberOf = (space: Space): Face => ((space % 6) + 1) as Face
/** The next number in the block. After a block's last number comes the first of the next block, and after block 6 comes block 1. */
export const nextSpace = (space: Space): Space => ((space + 1) % 36) as Space

/** Every space, block by block. */
export const SPACES: readonly Space[] = FACES.flatMap(block => FACES.map(number => spaceAt(block, number)))

export const perSpace = <T>(value: (space: Space) => T): PerSpace<T> => SPACES.map(value) as PerSpace<T>

/** A space in notation: `3-5` is building 5 in block 3. */
export type SpaceName = `${Face}-${Face}`
export const spaceName = (space: Space): SpaceName => `${blockOf(space)}-${numberOf(space)}`
const SPACE_NAMES: readonly SpaceName[] = SPACES.map(spaceName)

/** A building space as printed. */
export type Plot = Sourced & {
  readonly type: BuildingType
  /** The highest value its die can reach (AMB-3); always 1 for mixed developments and town halls. */
  readonly maxDie: number
}
export type CityTable = Readonly<Record<SpaceName, Plot>>

const plot = (type: BuildingType, maxDie: number, sources = from('reconstructed')): Plot => ({
  type,
  maxDie,
  ...sources,
})

export const CITY: CityTable = {
  '1-1': plot('mixed', 1),
  '1-2': plot('commercial', 2),
  '1-3': plot('parking', 3),
  '1-4': plot('residential', 4),
  '1-5': plot('leisure', 5),
  '1-6': plot('commercial', 6),

  '2-1': plot('town-hall', 1),
  '2-2': plot('leisure', 2),
  '2-3': plot('mixed', 1),
  '2-4': plot('industrial', 4),
  '2-5': plot('commercial', 5),
  '2-6': plot('residential', 6),

  '3-1': plot('parking', 2), // The maximum isn't 1, because a Parking can be upgraded (EMP-34).
  '3-2': plot('commercial', 2),
  '3-3': plot('industrial', 3),
  '3-4': plot('commercial', 4),
  '3-5': plot('residential', 5, from('seed', { maxDie: 'inferred' })), // The rulebook's building example; AMB-3.
  '3-6': plot('leisure', 6),

  '4-1': plot('mixed', 1),
  '4-2': plot('parking', 2),
  '4-3': plot('commercial', 3),
  '4-4': plot('leisure', 4),
  '4-5': plot('industrial', 5),
  '4-6': plot('residential', 6),

  '5-1': plot('town-hall', 1),
  '5-2': plot('mixed', 1),
  '5-3': plot('commercial', 3),
  '5-4': plot('leisure', 4),
  '5-5': plot('residential', 5),
  '5-6': plot('industrial', 6),

  '6-1': plot('commercial', 2), // The maximum isn't 1, because a Commercial building can be upgraded (EMP-31).
  '6-2': plot('town-hall', 1),
  '6-3': plot('leisure', 3),
  '6-4': plot('residential', 4),
  '6-5': plot('parking', 5),
  '6-6': plot('residential', 6),
}

const plotShape = shape.record<Plot>({ type: shape.oneOf(...BUILDING_TYPES), maxDie: wholeFrom(1, 6), ...sourceShape })
const aPlot = (value: unknown, path: string): Plot => {
  const found = plotShape(value, path)
  const stays = found.type === 'mixed' || found.type === 'town-hall'
  if (stays && found.maxDie !== 1) throw new Problem(`${path}.maxDie should be 1: a ${found.type} keeps its 1`)
  return found
}

export const aCity = tableOf(SPACE_NAMES, aPlot)
