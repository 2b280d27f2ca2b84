// The Drones, each in its own spot next to its zone.

import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import { ringOf, type Zone, ZONE, type ZoneId } from '../../data/crater.ts'
import { CENTRE, DRONE_RADIUS, droneSpots, type Point } from '../../data/drawing.ts'
import type { Drone } from '../../data/pieces.ts'
import type { View } from '../../view.ts'
import { askedOf, type Seen, type TitanBox } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { LIT, SEAT_GLOW } from './signs/colours.ts'
import { TINY } from './signs/cube.tsx'
import { SeatSign } from './signs/seat.tsx'

type DroneGlance = View['glance']['drones'][number]

interface ActiveDrone {
  readonly seat: Seat
  readonly drone: Drone
}

/** The Drone a decision is about. */
export function activeDrone(seen: Seen): ActiveDrone | null {
  const asked = askedOf(seen)
  switch (asked?.decision) {
    case 'turn.drone':
    case 'drone.move':
    case 'drone.act':
      return asked.frame
    default:
      return null
  }
}

/** Each Drone with its index among those at its zone. The active one comes last, so it's on top. */
function inDrawingOrder(drones: readonly DroneGlance[], active: ActiveDrone | null) {
  const taken = new Map<ZoneId, number>()
  const placed = drones.map(drone => {
    const nth = taken.get(drone.zone) ?? 0
    taken.set(drone.zone, nth + 1)
    return { ...drone, nth }
  })
  const isActive = ({ owner, drone }: DroneGlance) => active?.seat === owner && active.drone === drone
  return [...placed.filter(one => !isActive(one)), ...placed.filter(isActive)]
}

/** A docked Drone is drawn in a socket, the active one in a ring. */
export const Drones = memo(function Drones(props: {
  readonly box: TitanBox
  readonly drones: readonly DroneGlance[]
  readonly active: ActiveDrone | null
  readonly sideNames: readonly string[]
}) {
  const { box, drones, active, sideNames } = props
  return inDrawingOrder(drones, active).map(({ owner, drone, zone, load, isDocked, nth }) => {
    const [x, y] = spotOf(box, ZONE[zone], nth)
    const r = DRONE_RADIUS[ringOf(ZONE[zone]) ?? 'core']
    const isActive = active?.seat === owner && active.drone === drone
    return (
      <Place
        key={`${owner} ${drone}`}
        of={{ kind: 'drone', drone, seat: owner }}
        label={say('drone', { drone, name: sideNames[owner] ?? '' })}
        shape={{ cx: x, cy: y, r: isActive ? LEAST_TARGET : r + 2 }}
      >
        {isDocked && (
          <circle cx={x} cy={y} r={r + 2} fill="var(--titan-hull)" stroke={SEAT_GLOW[owner]} strokeWidth="2.5" />
        )}
        {isActive && <circle cx={x} cy={y} r={r + 7} className={css['activeDrone']} stroke={LIT} />}
        <SeatSign seat={owner} x={x} y={y} r={r} text={String(drone)} />
        {load !== null && (
          <g transform={`translate(${x + r} ${y - r})`}>
            <circle r="7.5" fill="var(--titan-hull)" stroke="var(--titan-white)" />
            <path
              d={TINY[load]}
              transform="scale(4.6)"
              fill={load === 'tholins' ? 'var(--titan-tholins)' : 'var(--titan-deuterium)'}
            />
          </g>
        )}
      </Place>
    )
  })
})

/** A press target in drawing units: 24 px across in the smallest window. */
const LEAST_TARGET = 22

export function spotOf({ zoneAt }: TitanBox, zone: Zone, nth: number): Point {
  const spots = droneSpots(zone, zoneAt[zone])
  return spots[nth % spots.length] ?? CENTRE
}
