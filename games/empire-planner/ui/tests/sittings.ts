// Random games from start to end, position by position.

import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { game as empirePlanner } from '../../index.ts'

const TABLES: readonly { seats: number; variants: Record<string, boolean | number | string> }[] = [
  { seats: 2, variants: {} },
  { seats: 1, variants: {} },
  {
    seats: 2,
    variants: {
      maxDieIsBuildingNumber: false,
      townHallNeededForIndustrialAndParking: false,
      townHallPairColoursMustDiffer: false,
      vacatedIconsReopen: false,
      moveTwoSameTrain: false,
      industrialNeedsAffordableFactory: false,
    },
  },
  { seats: 1, variants: { archieDieCappedByBuilding: true, claimWithoutEffectAllowed: false, exchange3Rate: 2 } },
]

/** Every position in several random games, including the last. */
export const moments = (games = 3): Iterable<BoardMoment<typeof empirePlanner>> =>
  momentsOf(
    empirePlanner,
    TABLES.flatMap((table, i) =>
      Array.from({ length: games }, (_, game) => ({ ...table, secret: `rail ${i} ${game}` })),
    ),
  )
