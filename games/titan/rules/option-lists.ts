// Options shared by many lists, created once because playouts list them millions of times.

import { perZone, type PerZone, type Slot, type Zone, zoneId } from '../data/crater.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'

type PipeOption = Extract<Options['turn.start'], { slot: unknown }>
type ZoneOption = Options['land.base']

export const ZONE_OPTION: PerZone<ZoneOption> = perZone(zone => ({ zone: zoneId(zone) }))

/** A Pipe that leaves from this end of this slot. */
export function pipeOption({ box: { slots } }: State, slot: Slot, from: Zone): PipeOption {
  return (slots.endA[slot] === from ? slots.fromA : slots.fromB)[slot]
}
