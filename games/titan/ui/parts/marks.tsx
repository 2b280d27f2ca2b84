// Marks the zone a decision is about.

import { ringOf, ZONE, type ZoneId } from '../../data/crater.ts'
import { ZONE_RADIUS } from '../../data/drawing.ts'
import { askedOf, type Seen, type TitanBox } from '../table.ts'
import css from './crater.module.css'

/** The zone of the Rig that the Module is for. */
export function zoneAsked(seen: Seen): ZoneId | null {
  const asked = askedOf(seen)
  return asked?.decision === 'upgrade.module' ? asked.frame.zone : null
}

/** A ring around the zone a decision is about. */
export function AskedZone({ zone, box }: { zone: ZoneId | null; box: TitanBox }) {
  const ring = zone === null ? null : ringOf(ZONE[zone])
  if (zone === null || ring === null) return null
  const [x, y] = box.zoneAt[ZONE[zone]]
  return <circle cx={x} cy={y} r={ZONE_RADIUS[ring] + 9} className={css['asked']} />
}
