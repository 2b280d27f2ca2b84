// Reasons for a Drone to fly to a zone: what the rules would let it do there, and what docking gives.

import type { Seat } from '@tableworks/kernel'
import { ZONE, type ZoneId } from '../../data/crater.ts'
import type { Cube, Load } from '../../data/cubes.ts'
import { type Colour, PRODUCT } from '../../data/rigs.ts'
import { moveCost } from '../../readings/drones.ts'
import { rigColour } from '../../readings/rigs.ts'
import { askedOf, offered, positionOf, type Seen, type TitanBox } from '../table.ts'

export interface Flight {
  /** The Rig it docks at. */
  readonly docksAt: Colour | null
  readonly loads: readonly Load[]
  readonly drops: Load | null
  /** How many rivals' Pipes the Drone can destroy. */
  readonly destroys: number
}

const NO_FLIGHT: Flight = { docksAt: null, loads: [], drops: null, destroys: 0 }

/** What the Drone can do after its move; empty if the view isn't at that decision. */
export function flightIn(after: Seen, box: TitanBox): Flight {
  const asked = askedOf(after)
  if (asked?.decision !== 'drone.act') return NO_FLIGHT
  const { seat, drone } = asked.frame
  const glance = after.view.glance
  const self = glance.drones.find(one => one.owner === seat && one.drone === drone)
  if (self === undefined) return NO_FLIGHT
  const rivals = new Set(glance.pipes.filter(({ owner }) => owner !== seat).map(({ slot }) => slot))
  const acts = offered(after, 'drone.act')
  return {
    docksAt: self.isDocked ? rigColour(positionOf(after, box), ZONE[self.zone]) : null,
    loads: acts.flatMap(act => (typeof act === 'object' && 'load' in act ? [act.load] : [])),
    drops: acts.includes('drop') ? self.load : null,
    destroys: acts.filter(act => typeof act === 'object' && 'slot' in act && rivals.has(act.slot)).length,
  }
}

/** What a Drone docked there adds whenever the Rig is activated. */
export function dockingGain({ docksAt }: Flight): { readonly cube: Cube; readonly by: number } | null {
  if (docksAt === null) return null
  const cube = PRODUCT[docksAt]
  return cube === null ? { cube: 'tholins', by: -1 } : { cube, by: 1 }
}

/** The zones that cost the Drone Hydrocarbons. */
export function costlyZones(seen: Seen, box: TitanBox): ReadonlySet<ZoneId> {
  const asked = askedOf(seen)
  if (asked?.decision !== 'drone.move') return NONE
  const { seat, drone }: { seat: Seat; drone: Parameters<typeof moveCost>[2] } = asked.frame
  const position = positionOf(seen, box)
  const zones = offered(seen, 'drone.move').flatMap(option => (option === 'stay' ? [] : [option.zone]))
  return new Set(zones.filter(zone => moveCost(position, seat, drone, ZONE[zone]) > 0))
}

const NONE: ReadonlySet<ZoneId> = new Set()
