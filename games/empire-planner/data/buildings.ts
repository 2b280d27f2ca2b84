// The seven kinds of building, all from the rulebook's text (source: seed).

import type { Colour } from './factories.ts'

export const BUILDING_TYPES = [
  'residential',
  'commercial',
  'mixed',
  'leisure',
  'parking',
  'town-hall',
  'industrial',
] as const
export type BuildingType = (typeof BUILDING_TYPES)[number]

interface Kind {
  /** The Capital it pays its owner at the end of each round. */
  readonly income: number
  readonly canUpgrade: boolean
  /** The Goods that upgrade it. Industrial buildings take any colour (EMP-39). */
  readonly goods: Colour | null
  /** Whether upgrading it needs a Town Hall (EMP-35, AMB-5). */
  readonly needsTownHall: boolean
  /** Profit at the end: per point on its die, and flat. */
  readonly perPoint: number
  readonly flat: number
}

export const BUILDINGS: Readonly<Record<BuildingType, Kind>> = {
  /** EMP-30 */
  residential: { income: 2, canUpgrade: true, goods: 'brown', needsTownHall: false, perPoint: 2, flat: 0 },
  /** EMP-31 */
  commercial: { income: 1, canUpgrade: true, goods: 'blue', needsTownHall: false, perPoint: 1, flat: 0 },
  /** EMP-32 */
  mixed: { income: 2, canUpgrade: false, goods: null, needsTownHall: false, perPoint: 0, flat: 3 },
  /** EMP-33: only the side with more of them scores (EMP-76). */
  leisure: { income: 0, canUpgrade: true, goods: 'red', needsTownHall: false, perPoint: 2, flat: 0 },
  /** EMP-34: each lets its owner put one more passenger on the other side's trains, each on a different one (EMP-50). */
  parking: { income: 0, canUpgrade: true, goods: null, needsTownHall: true, perPoint: 1, flat: 0 },
  /** EMP-35: each turns two Goods into one of another colour (EMP-62). */
  'town-hall': { income: 0, canUpgrade: false, goods: null, needsTownHall: false, perPoint: 1, flat: 0 },
  /** EMP-36: comes with a Factory card (EMP-37) and pollutes (EMP-63). */
  industrial: { income: 1, canUpgrade: true, goods: null, needsTownHall: true, perPoint: 1, flat: 0 },
}
