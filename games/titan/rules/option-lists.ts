// Options that many lists share, made once: playouts list them millions of times.

import {
  craterOf,
  END_A,
  END_B,
  perSlot,
  type PerSlot,
  perZone,
  type PerZone,
  slotId,
  type Slot,
  type Zone,
  zoneId,
} from '../data/crater.ts'
import type { Options } from '../notation.ts'

type PipeOption = Extract<Options['turn.start'], { slot: unknown }>
type ZoneOption = Options['land.base']
type SlotOption = Options['land.pipe']

export const ZONE_OPTION: PerZone<ZoneOption> = perZone(zone => ({ zone: zoneId(zone) }))
export const SLOT_OPTION: PerSlot<SlotOption> = perSlot(slot => ({ slot: slotId(slot) }))

const FROM_A: PerSlot<PipeOption> = perSlot(slot => ({ slot: slotId(slot), from: zoneId(END_A[slot]) }))
const FROM_B: PerSlot<PipeOption> = perSlot(slot => ({ slot: slotId(slot), from: zoneId(END_B[slot]) }))
/** A Pipe in this slot that leaves from this end of it. */
export const pipeOption = (slot: Slot, from: Zone): PipeOption => (END_A[slot] === from ? FROM_A : FROM_B)[slot]

/** Every open zone in board order, the Core last. */
export const zoneOptions = (seats: number): ZoneOption[] => craterOf(seats).zones.map(zone => ZONE_OPTION[zone])
