// The facility cards (TOI-5, TOI-16, TOI-23): seven kinds, open piles.

import { Problem, shape } from '@tableworks/kernel'
import { type FieldSources, type Source, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { type Good, GOODS, type Material, MATERIALS } from './goods.ts'

export const FACILITY_IDS = [
  'lumber-camp',
  'stone-quarry',
  'steel-forge',
  'corn-farm',
  'power-station',
  'oil-well',
  'university',
] as const
export type FacilityId = (typeof FACILITY_IDS)[number]
export type PerFacility<T> = Record<FacilityId, T>

export type Facility = Sourced & {
  readonly name: string
  readonly makes: Good
  /** The good that building it costs, and that each expansion costs again; null if it's free (TOI-23). */
  readonly buildCost: Material | null
  /** The good for each expansion: as many units as its current size. */
  readonly expandCost: Material
  /** What using it once costs in a turn, and what using it twice costs (TOI-34). */
  readonly once: number
  readonly twice: number
  readonly copies: number
}
export type FacilityTable = Readonly<PerFacility<Facility>>

const OURS: FieldSources = {
  expandCost: 'reconstructed',
  once: 'reconstructed',
  twice: 'reconstructed',
  copies: 'reconstructed',
}
/** Facilities that the rulebook says are free to build. What they make is clear from their names. */
const NAMED: FieldSources = { ...OURS, makes: 'inferred' }
const OURS_ALL: FieldSources = { ...OURS, buildCost: 'reconstructed' }
const COPIES = 8

const facility = (
  name: string,
  makes: Good,
  [buildCost, expandCost]: [Material | null, Material],
  [once, twice]: [number, number],
  source: Source,
  fieldSources: FieldSources,
): Facility => ({ name, makes, buildCost, expandCost, once, twice, copies: COPIES, source, fieldSources })

export const FACILITIES: FacilityTable = {
  'lumber-camp': facility('Lumber Camp', 'wood', [null, 'steel'], [1, 4], 'seed', NAMED),
  'stone-quarry': facility('Stone Quarry', 'stone', [null, 'wood'], [1, 4], 'seed', NAMED),
  'steel-forge': facility('Steel Forge', 'steel', [null, 'stone'], [1, 4], 'seed', NAMED),
  'corn-farm': facility('Corn Farm', 'corn', ['wood', 'stone'], [0, 3], 'reconstructed', { makes: 'found' }),
  'power-station': facility('Power Station', 'power', ['steel', 'stone'], [1, 5], 'reconstructed', {
    makes: 'inferred',
  }),
  'oil-well': facility('Oil Well', 'oil', ['research', 'steel'], [0, 5], 'seed', {
    buildCost: 'inferred', // TOI-29, R-9
    expandCost: 'inferred',
    copies: 'reconstructed',
  }),
  university: facility('University', 'research', ['stone', 'wood'], [1, 5], 'found', OURS_ALL),
}

const aFacility = shape.record<Facility>({
  name: shape.text,
  makes: shape.oneOf(...GOODS),
  buildCost: shape.maybe(shape.oneOf(...MATERIALS)),
  expandCost: shape.oneOf(...MATERIALS),
  once: wholeFrom(0, 50),
  twice: wholeFrom(0, 50),
  copies: wholeFrom(0, 12),
  ...sourceShape,
})

/** At least one facility must be free to build. Otherwise nothing could ever be made, and the game couldn't end. */
export function aFacilityTable(value: unknown, path: string): FacilityTable {
  const table = tableOf(FACILITY_IDS, aFacility)(value, path)
  if (Object.values(table).some(({ buildCost, copies }) => buildCost === null && copies > 0)) return table
  throw new Problem(`${path} should have a copy of a facility without buildCost: nothing else can be built first`)
}
