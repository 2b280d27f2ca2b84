// A component set's crater without pieces, for the gallery.

import { craterOf } from '../../data/board.ts'
import { ringOf, type Zone, zoneId } from '../../data/crater.ts'
import { CENTRE, SIZE, ZONE_RADIUS } from '../../data/drawing.ts'
import type { TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { FreeSlot } from './pipes.tsx'
import { zoneName } from './zone-name.ts'
import { Terrain } from './terrain.tsx'

export function BareCrater({ box, seats }: { box: TitanBox; seats: number }) {
  const crater = craterOf({ box, seats })
  const [x, y] = CENTRE
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={say('craterOf', { seats })} className={css['bare']}>
      <Terrain crater={crater} box={box} />
      <circle cx={x} cy={y} r={ZONE_RADIUS.core} fill="url(#ttn-core-fire)" />
      {crater.slots.map(slot => (
        <FreeSlot key={slot} slot={slot} box={box} isLit={false} />
      ))}
      {crater.zones.map(zone => (
        <BareZone key={zone} zone={zone} box={box} />
      ))}
    </svg>
  )
}

function BareZone({ zone, box }: { zone: Zone; box: TitanBox }) {
  const [x, y] = box.zoneAt[zone]
  const ring = ringOf(zone)
  if (ring === null) return null
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r={ZONE_RADIUS[ring]}
        fill="var(--titan-zone)"
        fillOpacity=".8"
        stroke="var(--titan-zone-edge)"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <text y="6" className={css['figure']}>
        {zoneName(zoneId(zone))}
      </text>
    </g>
  )
}
