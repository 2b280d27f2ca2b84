// What a choice would cost or bring, written on free ground: beside the rim of a zone, and in the pocket beside a slot.

import { slotOf } from '../../data/board.ts'
import { ringOf, type Slot, type SlotId, type Zone, ZONE, type ZoneId } from '../../data/crater.ts'
import { type Cube, CUBES } from '../../data/cubes.ts'
import { at, bearing, CENTRE, type Point, slotDrawing, ZONE_RADIUS } from '../../data/drawing.ts'
import { moveCost } from '../../readings/drones.ts'
import { upgradeCost } from '../../readings/upgrade.ts'
import { askedOf, offered, type Position, type Seen, type TitanBox } from '../table.ts'
import type { Change } from './plan.ts'
import css from './crater.module.css'
import { CubeSign } from './signs/cube.tsx'

/** The zone of the Rig that a Module is chosen for. */
export function zoneAsked(seen: Seen): ZoneId | null {
  const asked = askedOf(seen)
  return asked?.decision === 'upgrade.module' ? asked.frame.zone : null
}

/** A ring round the zone a question is about. */
export function AskedZone({ zone, box }: { zone: ZoneId | null; box: TitanBox }) {
  const ring = zone === null ? null : ringOf(ZONE[zone])
  if (zone === null || ring === null) return null
  const [x, y] = box.zoneAt[ZONE[zone]]
  return <circle cx={x} cy={y} r={ZONE_RADIUS[ring] + 9} className={css['asked']} />
}

/** On the rim, between the Pipes down and the Pipes along the ring: no Drone and no slot is there. */
const COST_ANGLE = 130

function costSpot({ zoneAt }: TitanBox, zone: Zone): Point {
  const spot = zoneAt[zone]
  const ring = ringOf(zone)
  if (ring === null) return [spot[0], spot[1] + 74]
  return at(spot, bearing(CENTRE, spot) + COST_ANGLE, ZONE_RADIUS[ring] + 4)
}

interface Cost {
  readonly zone: ZoneId
  readonly cube: Cube
  readonly count: number
}

/** What each lit zone costs: Silicium to upgrade its Rig, Hydrocarbons for a Drone that leaves the Network. */
function costsOf(seen: Seen, position: Position): Cost[] {
  const asked = askedOf(seen)
  if (asked?.decision === 'turn.upgrade')
    return offered(seen, 'turn.upgrade').flatMap(option => {
      if (option === 'end turn' || !('zone' in option)) return []
      const count = upgradeCost(position, asked.frame.seat, ZONE[option.zone])
      return [{ zone: option.zone, cube: 'silicium', count }]
    })
  if (asked?.decision !== 'drone.move') return []
  const { seat, drone } = asked.frame
  return offered(seen, 'drone.move').flatMap(option => {
    const count = option === 'stay' ? 0 : moveCost(position, seat, drone, ZONE[option.zone])
    return option === 'stay' || count === 0 ? [] : [{ zone: option.zone, cube: 'hydrocarbons', count }]
  })
}

export const CostMarks = ({ seen, position }: { seen: Seen; position: Position }) =>
  costsOf(seen, position).map(({ zone, cube, count }) => {
    const [x, y] = costSpot(position.box, ZONE[zone])
    return (
      <g key={zone} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} pointerEvents="none">
        <rect x="-21" y="-12" width="42" height="24" rx="12" className={css['chip']} />
        <text x="-8" y="6" className={css['chipFigure']}>
          {count}
        </text>
        <CubeSign cube={cube} x={9} y={0} r={8.5} />
      </g>
    )
  })

/** Between two rings and two columns there is free ground: how far out, by what the slot joins. */
const POCKET = {
  upper: 380,
  'upper-middle': 380,
  middle: 258,
  'middle-lower': 258,
  lower: 152,
  'lower-core': 152,
} as const

/** The pocket a slot lies beside: in its gap, or in the gap after its column. */
function pocketOf({ slots, zoneAt }: TitanBox, slot: Slot): Point {
  const angle = slots.isVertical[slot]
    ? bearing(CENTRE, zoneAt[slots.endA[slot]]) + HALF_GAP
    : bearing(CENTRE, slotDrawing(slots.line[slot]).at)
  return at(CENTRE, angle, POCKET[slots.link[slot]])
}
/** Between two columns, in degrees. */
const HALF_GAP = 15

interface GainsProps {
  readonly slot: SlotId
  readonly gains: Change
  readonly box: TitanBox
}

/** The sum of what a Pipe would bring; its card says where it comes from. */
export function Gains({ slot, gains, box }: GainsProps) {
  const rows = CUBES.flatMap(cube => (gains[cube] === undefined ? [] : [{ cube, by: gains[cube] }]))
  if (rows.length === 0) return null
  const [x, y] = pocketOf(box, slotOf({ box }, slot))
  const height = rows.length * 27 + 6
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} pointerEvents="none">
      <rect x="-34" y={-height / 2} width="68" height={height} rx="12" className={css['pocket']} />
      {rows.map(({ cube, by }, i) => (
        <g key={cube} transform={`translate(0 ${i * 27 - (rows.length - 1) * 13.5})`}>
          <text x="0" y="7" className={css['gain']} data-bad={(cube === 'tholins') === by > 0 || undefined}>
            {by > 0 ? `+${by}` : `−${-by}`}
          </text>
          <CubeSign cube={cube} x={17} y={0} r={11} />
        </g>
      ))}
    </g>
  )
}
