// What is printed in the slots (TTN-35): reconstructed. The upper ring shows a resource in both lanes of every gap, the
// middle ring in the outer lane, the lower ring and the way down none: deeper means fewer resources.

import { shape } from '@tableworks/kernel'
import { from, recordOf, type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'
import { COMMON, type Common } from './cubes.ts'
import { COLUMNS, RING_SLOT_IDS, type RingSlotId } from './crater.ts'

export type Printed = Sourced & { readonly resource: Common | null }
/** Vertical slots have no print. */
export type SlotTable = Readonly<Record<RingSlotId, Printed>>

const LETTERS: Readonly<Record<string, Common>> = { S: 'silicium', W: 'water', H: 'hydrocarbons', T: 'titanium' }

/** Gaps 1 to 12 of one lane. */
const lane = (prefix: string, suffix: string, resources: string): [string, Common][] =>
  COLUMNS.map((column, i) => [`${prefix}${column}${suffix}`, LETTERS[resources[i] ?? ''] as Common])

const RESOURCES: Readonly<Record<string, Common>> = Object.fromEntries([
  ...lane('HU', 'a', 'SHSWSWSHSWSW'),
  ...lane('HU', 'b', 'WTHTTHWTHTTH'),
  ...lane('HM', 'a', 'HWSHWTSTWHST'),
])

export const SLOT_PRINTS: SlotTable = recordOf(RING_SLOT_IDS, id => ({
  resource: RESOURCES[id] ?? null,
  ...from('reconstructed'),
}))

const aPrint = shape.record<Printed>({ resource: shape.maybe(shape.oneOf(...COMMON)), ...sourceShape })
export const aSlotTable = tableOf(RING_SLOT_IDS, aPrint)
