// How a Titan or Age III advancement scores at the end of the game: market share for each thing counted. "The last end of age" is
// the end of Age III.

import { Problem, shape } from '@tableworks/kernel'
import { listOf, wholeFrom } from '@tableworks/table-kit'
import { type Area, AREAS, type Level, LEVELS } from './areas.ts'
import { FACILITY_IDS, type FacilityId } from './facilities.ts'
import { CONSUMER_SECTORS, type ConsumerSector } from './goods.ts'

/** `max` limits a card's total score. */
type Scored = { readonly share: number; readonly max: number | null }

/** Things counted without further fields. */
const PLAIN = [
  'areaOwned', // Each type of real estate owned.
  'advancement', // Each one in front of the player.
  'facilityKind', // Each kind of facility owned.
  'facilityExpansion', // Each facility card beyond the first of its kind.
  'titan', // Each Titan held.
  'gridsSoldIn', // Each grid that sold to consumers at the last end of age.
  'gridsAtTopPrice', // Each such grid where no player sold at a higher price.
  'dominationBonus', // Each one won at the last end of age.
] as const
/** Things counted in units: only full units of money, but also partial units of cubes. */
const IN_UNITS = [
  'money', // Dollars after the last payment.
  'sales', // Cubes sold to consumers at the last end of age.
  'salesToPlayers', // Cubes other players bought during Age III.
] as const

export type Formula =
  | ({ readonly per: (typeof PLAIN)[number] } & Scored)
  | ({ readonly per: (typeof IN_UNITS)[number]; readonly unit: number } & Scored)
  | ({ readonly per: 'sectorSales'; readonly sector: ConsumerSector; readonly unit: number } & Scored)
  | ({ readonly per: 'facilitySize'; readonly facility: FacilityId } & Scored)
  | ({ readonly per: 'facilityAtLeast'; readonly size: number } & Scored)
  | ({ readonly per: 'realEstateArea'; readonly area: Area } & Scored)
  | ({ readonly per: 'realEstateLevel'; readonly level: Level } & Scored)
  | { readonly per: 'turnOrderPlace'; readonly shares: readonly number[] }

const share = wholeFrom(0, 50)
const max = shape.maybe(wholeFrom(0, 200))
const unit = wholeFrom(1, 200)

/** Reads `per` first, because it decides which other fields there are. */
export function aFormula(value: unknown, path: string): Formula {
  const per = shape.isRecord(value) ? value['per'] : undefined
  const plain = PLAIN.find(one => one === per)
  if (plain !== undefined) return shape.record({ per: shape.oneOf(plain), share, max })(value, path)
  const counted = IN_UNITS.find(one => one === per)
  if (counted !== undefined) return shape.record({ per: shape.oneOf(counted), unit, share, max })(value, path)
  switch (per) {
    case 'sectorSales':
      return shape.record({ per: shape.oneOf(per), sector: shape.oneOf(...CONSUMER_SECTORS), unit, share, max })(
        value,
        path,
      )
    case 'facilitySize':
      return shape.record({ per: shape.oneOf(per), facility: shape.oneOf(...FACILITY_IDS), share, max })(value, path)
    case 'facilityAtLeast':
      return shape.record({ per: shape.oneOf(per), size: wholeFrom(1, 12), share, max })(value, path)
    case 'realEstateArea':
      return shape.record({ per: shape.oneOf(per), area: shape.oneOf(...AREAS), share, max })(value, path)
    case 'realEstateLevel':
      return shape.record({ per: shape.oneOf(per), level: shape.oneOf(...LEVELS), share, max })(value, path)
    case 'turnOrderPlace':
      return shape.record({ per: shape.oneOf(per), shares: listOf(1, 5, share) })(value, path)
    default:
      throw new Problem(`${path}.per should be a way of counting, such as "money"`)
  }
}
