// Games played at random from start to end, position by position.

import { Chance, seedFrom, swiftChance, Table } from '@tableworks/kernel'
import { game as empirePlanner } from '../../index.ts'
import type { State } from '../../state.ts'
import type { Seen } from '../reading/table.ts'

interface Moment {
  readonly table: Table
  readonly g: State
  /** As the seat that is to choose sees it; the first seat's view at the end. */
  readonly seen: Seen
  readonly box: unknown
}

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
  { seats: 1, variants: { archieDieCappedByBuilding: false, claimWithoutEffectAllowed: false, exchange3Rate: 2 } },
]

/** Every position of several random games, the last included. */
export function eachMoment(look: (moment: Moment) => void, games = 3): void {
  for (const [i, { seats, variants }] of TABLES.entries())
    for (let game = 0; game < games; game++) {
      const secret = `ui ${i} ${game}`
      const seatNames = ['Ann', 'Ben'].slice(0, seats)
      const table = new Table(empirePlanner, { seatNames, seed: seedFrom(secret), variants })
      const chance = new Chance(swiftChance(secret))
      for (let seat = table.actor; seat !== null; seat = table.actor) {
        look(momentOf(table))
        const names = table.view(seat).choices
        table.say(seat, names[chance.below(names.length)] ?? '')
      }
      look(momentOf(table))
    }
}

const momentOf = (table: Table): Moment => ({
  table,
  g: table.state.g as State,
  seen: table.view(table.actor ?? 0) as Seen,
  box: table.referee.box,
})
