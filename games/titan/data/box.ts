// The component set: everything printed on the board, Rigs, tokens and tiles. It can be replaced as a whole.

import { type Components, Problem, shape } from '@tableworks/kernel'
import { type Crater, craterFor, type Slots, slotsOf, zonesAt } from './board.ts'
import type { PerZone } from './crater.ts'
import { craterFaults, type CraterTables } from './crater-faults.ts'
import { aCraterTable, CRATER_TABLE, type CraterTable } from './crater-table.ts'
import { aDepositTable, DEPOSITS, type DepositTable } from './deposits.ts'
import type { Point } from './drawing.ts'
import { drawingFaults } from './drawing-faults.ts'
import { aFigureTable, FIGURES, type FigureTable } from './figures.ts'
import { anObjectiveTable, OBJECTIVES, type ObjectiveTable } from './objectives.ts'
import { anOrderTable, ORDERS, type OrderTable } from './orders.ts'
import { aRigTable, RIG_IDS, type RigFace, RIGS, type RigTable } from './rigs.ts'
import { SLOT_TABLE, slotsFromPrints, someSlots } from './slots.ts'

/** The tables as users download, edit and upload them. */
export type Tables = CraterTables & {
  readonly figures: FigureTable
  readonly rigs: RigTable
  readonly deposits: DepositTable
  readonly orders: OrderTable
  readonly objectives: ObjectiveTable
}

export const STANDARD = {
  name: 'standard',
  // Earlier hashes: with sources included, and before the crater and figures were part of the set.
  formerHashes: [
    '040f95a3b9f6c51bdfefc505d17f609c5652dce9cc3776091c5b0af83fc21c38',
    '2ceffc8dfd0c9b410c1ad5b986934f08624a5001f6e7b254274732b3d5f1ab9d',
  ],
  tables: {
    slots: SLOT_TABLE,
    crater: CRATER_TABLE,
    figures: FIGURES,
    rigs: RIGS,
    deposits: DEPOSITS,
    orders: ORDERS,
    objectives: OBJECTIVES,
  },
} satisfies Components & { readonly tables: Tables }

/** The checked tables, plus the lookups that play often needs. */
export interface Box {
  readonly slots: Slots
  /** What is open, by the number of players. */
  readonly craters: readonly Crater[]
  /** Where the board draws the zones. */
  readonly zoneAt: Readonly<PerZone<Point>>
  /** TTN-9, TTN-56 */
  readonly holdCells: number
  readonly droneSpaces: number
  /** What is printed on each Rig, by Rig number. */
  readonly rigs: readonly RigFace[]
  readonly deposits: DepositTable
  readonly orders: OrderTable
  readonly objectives: ObjectiveTable
}

type Written = Omit<Tables, keyof CraterTables | 'figures'> & {
  readonly slots: unknown
  readonly crater?: CraterTable
  readonly figures?: FigureTable
}
const someTables = shape.record<Written>({
  slots: shape.anything,
  crater: shape.optional(aCraterTable),
  figures: shape.optional(aFigureTable),
  rigs: aRigTable,
  deposits: aDepositTable,
  orders: anOrderTable,
  objectives: anObjectiveTable,
})

/** A set's tables with their sources. Older sets use the standard crater and figures. */
export function tablesIn(value: unknown): Tables {
  const { slots, crater, figures = FIGURES, ...others } = someTables(value, 'tables')
  return crater === undefined
    ? { slots: slotsFromPrints(slots, 'tables.slots'), crater: CRATER_TABLE, figures, ...others }
    : { slots: someSlots(slots, 'tables.slots'), crater, figures, ...others }
}

export function openBox(tables: unknown): Box {
  const { slots: slotTable, crater, figures, rigs, deposits, orders, objectives } = tablesIn(tables)
  checkCrater({ slots: slotTable, crater })
  const slots = slotsOf(slotTable)
  return {
    slots,
    craters: [0, 1, 2, 3, 4].map(seats => craterFor(seats, crater, slots)),
    zoneAt: zonesAt(crater),
    holdCells: figures.holdCells.count,
    droneSpaces: figures.droneSpaces.count,
    rigs: RIG_IDS.map(id => rigs[id]),
    deposits,
    orders,
    objectives,
  }
}

/** How many faults to list at most. */
const MOST_FAULTS = 12

function checkCrater(tables: CraterTables): void {
  const joins = craterFaults(tables, 'tables')
  const faults = joins.length > 0 ? joins : drawingFaults(tables, 'tables')
  if (faults.length === 0) return
  const more = faults.length > MOST_FAULTS ? [`and ${faults.length - MOST_FAULTS} more faults`] : []
  throw new Problem([...faults.slice(0, MOST_FAULTS), ...more].join('; '))
}
