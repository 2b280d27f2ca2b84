// The box: what is printed on board, Rigs, tokens and tiles, as one set that can be replaced.

import { type Components, shape } from '@tableworks/kernel'
import { aDepositTable, DEPOSITS, type DepositTable } from './deposits.ts'
import { perSlot, type PerSlot, type RingSlotId, SLOT_IDS } from './crater.ts'
import type { Common } from './cubes.ts'
import { anObjectiveTable, OBJECTIVES, type ObjectiveTable } from './objectives.ts'
import { anOrderTable, ORDERS, type OrderTable } from './orders.ts'
import { aRigTable, RIG_IDS, type RigFace, RIGS, type RigTable } from './rigs.ts'
import { aSlotTable, SLOT_PRINTS, type SlotTable } from './slots.ts'

/** The tables as a user can download, edit and bring back. */
export type Tables = {
  readonly slots: SlotTable
  readonly rigs: RigTable
  readonly deposits: DepositTable
  readonly orders: OrderTable
  readonly objectives: ObjectiveTable
}

export const STANDARD = {
  name: 'standard',
  formerHashes: ['040f95a3b9f6c51bdfefc505d17f609c5652dce9cc3776091c5b0af83fc21c38'],
  tables: { slots: SLOT_PRINTS, rigs: RIGS, deposits: DEPOSITS, orders: ORDERS, objectives: OBJECTIVES },
} satisfies Components & { readonly tables: Tables }

/** The tables, checked, with what play looks up often. */
export interface Box {
  /** The resource printed in each slot. */
  readonly printed: Readonly<PerSlot<Common | null>>
  /** What is printed on each Rig, by its number. */
  readonly rigs: readonly RigFace[]
  readonly deposits: DepositTable
  readonly orders: OrderTable
  readonly objectives: ObjectiveTable
}

const someTables = shape.record<Tables>({
  slots: aSlotTable,
  rigs: aRigTable,
  deposits: aDepositTable,
  orders: anOrderTable,
  objectives: anObjectiveTable,
})

export function openBox(tables: unknown): Box {
  const { slots, rigs, deposits, orders, objectives } = someTables(tables, 'tables')
  return {
    printed: perSlot(slot => (slots as Partial<SlotTable>)[SLOT_IDS[slot] as RingSlotId]?.resource ?? null),
    rigs: RIG_IDS.map(id => rigs[id]),
    deposits,
    orders,
    objectives,
  }
}
