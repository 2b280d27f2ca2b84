// What the choice under the hand would cost and bring, from the game's own readings.

import { isAsked, type Choice } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { across, slotOf } from '../data/board.ts'
import { type SlotId, type Zone, ZONE, type ZoneId, zoneId } from '../data/crater.ts'
import type { Common, Cube } from '../data/cubes.ts'
import { rigId } from '../data/rigs.ts'
import { droneZone, emptyDronesAt, moveCost } from '../readings/drones.ts'
import { cargoFrom } from '../readings/dropship.ts'
import { forecastPipe } from '../readings/laying.ts'
import { faceOf } from '../readings/rigs.ts'
import { freeSlotsAt, upgradeCost, upgradeCredits } from '../readings/upgrade.ts'
import type { Effect } from '../state.ts'
import { rigPlace } from './places.ts'
import { askedOf, type Position, type Seen } from './table.ts'

/** A Pipe as it would lie. */
export interface Thought {
  readonly slot: SlotId
  readonly from: ZoneId
  readonly to: ZoneId
}

/** The slot and the end that a place is about, when it is one. */
export function pipeAt(near: string | null): Omit<Thought, 'to'> | null {
  const [kind, slot, from] = near?.split('-') ?? []
  if (kind !== 'slot' || slot === undefined || from === undefined) return null
  return from in ZONE ? { slot, from: from as ZoneId } : null
}

/** The zone that a place is. */
export function zoneAt(near: string | null): ZoneId | null {
  const [kind, zone] = near?.split('-') ?? []
  return kind === 'zone' && zone !== undefined && zone in ZONE ? (zone as ZoneId) : null
}

/** The Pipe a hand is near, if it may be laid: what is greyed brings nothing. */
export function thoughtOf(near: string | null, choices: readonly Choice[], position: Position): Thought | null {
  const pipe = pipeAt(near)
  if (pipe === null || !choices.some(({ path, open }) => open && path[0] === near)) return null
  return { ...pipe, to: zoneId(across(position, slotOf(position, pipe.slot), ZONE[pipe.from])) }
}

export const effectsOf = (position: Position, seat: Seat, { slot, from }: Thought): Effect[] =>
  forecastPipe(position, seat, slotOf(position, slot), ZONE[from])

/** Effects of one kind for one seat: the zones they come from, and how much they are together. */
export interface Gathered extends Pick<Effect, 'seat' | 'what' | 'cause' | 'count'> {
  readonly zones: readonly ZoneId[]
}

/** The same from several zones is told once. */
export function gathered(effects: readonly Effect[]): Gathered[] {
  const groups = new Map<string, Gathered>()
  for (const { seat, what, cause, count, zone } of effects) {
    const key = `${seat} ${what} ${cause}`
    const { zones = [], count: before = 0 } = groups.get(key) ?? {}
    groups.set(key, { seat, what, cause, count: before + count, zones: [...zones, zoneId(zone)] })
  }
  return [...groups.values()]
}

/** What a hold gains and loses by them, cube by cube. It loses no more Tholins than it has: others go from wells. */
export function sumOf(
  { hold }: Pick<Position, 'hold'>,
  effects: readonly Effect[],
  seat: Seat,
): Partial<Record<Cube, number>> {
  const sum: Partial<Record<Cube, number>> = {}
  for (const { seat: who, what, count } of effects) {
    if (who !== seat) continue
    if (what === 'purge') sum.tholins = (sum.tholins ?? 0) - count
    else sum[what] = (sum[what] ?? 0) + count
  }
  if (sum.tholins !== undefined) sum.tholins = Math.max(sum.tholins, 0 - hold.tholins[seat])
  if (sum.tholins === 0) delete sum.tholins // drilled and purged again
  return sum
}

export interface Cost {
  readonly zone: ZoneId
  readonly cube: Cube
  readonly count: number
}

/** What each lit zone costs: Silicium to upgrade its Rig, Hydrocarbons for a Drone to get there from outside. */
export function costsOf(seen: Seen, position: Position, choices: readonly Choice[]): Cost[] {
  const asked = askedOf(seen)
  if (asked === null || !isAsked(seen)) return []
  const lit = choices.flatMap(({ path, open }) => (open ? (zoneAt(path[0] ?? null) ?? []) : []))
  switch (asked.decision) {
    case 'turn.upgrade':
      return lit.map(zone => ({ zone, cube: 'silicium', count: upgradeCost(position, asked.frame.seat, ZONE[zone]) }))
    case 'drone.move': {
      const { seat, drone } = asked.frame
      const costs = lit.map(zone => ({
        zone,
        cube: 'hydrocarbons' as const,
        count: moveCost(position, seat, drone, ZONE[zone]),
      }))
      return costs.filter(({ count }) => count > 0)
    }
    default:
      return []
  }
}

export interface Reckoning {
  readonly free: number
  readonly drones: number
  readonly cost: number
  readonly credits: number
}

/** How the cost of upgrading the Rig under the hand comes about. */
export function upgradeAt(near: string | null, seen: Seen, position: Position): Reckoning | null {
  const asked = askedOf(seen)
  const zone = zoneAt(near)
  if (zone === null || asked?.decision !== 'turn.upgrade' || !isAsked(seen)) return null
  const { seat } = asked.frame
  const number: Zone = ZONE[zone]
  if (position.site[number] < 0) return null
  return {
    free: freeSlotsAt(position, number),
    drones: emptyDronesAt(position, seat, number),
    cost: upgradeCost(position, seat, number),
    credits: upgradeCredits(position, number),
  }
}

/** The Credits of the Rig under the hand, wherever it is deployed. */
export function deployedFor(near: string | null, seen: Seen, position: Position): number | null {
  const rig = position.display.find(one => near === rigPlace(rigId(one)))
  if (rig === undefined || askedOf(seen)?.decision !== 'deploy.rig' || !isAsked(seen)) return null
  return faceOf(position, rig).value
}

/** What the Dropship would be filled with if the Rig went to the zone under the hand. */
export function cargoAt(near: string | null, seen: Seen, position: Position): (Common | 'pipe')[] | null {
  const zone = zoneAt(near)
  if (zone === null || askedOf(seen)?.decision !== 'deploy.zone' || !isAsked(seen)) return null
  if (!seen.choices.includes(`on ${zone}`)) return null
  const { resources, pipes } = cargoFrom(position, ZONE[zone])
  return [...resources, ...Array.from({ length: pipes }, () => 'pipe' as const)]
}

/** The zone of the Rig that a Module is chosen for. */
export function zoneAsked(seen: Seen): ZoneId | null {
  const asked = askedOf(seen)
  return asked?.decision === 'upgrade.module' ? asked.frame.zone : null
}

export interface ActiveDrone {
  readonly seat: Seat
  readonly drone: number
  readonly zone: ZoneId
}

/** The Drone that is asked about. */
export function activeDrone(seen: Seen, position: Position): ActiveDrone | null {
  const asked = askedOf(seen)
  if (asked?.decision !== 'turn.drone' && asked?.decision !== 'drone.move' && asked?.decision !== 'drone.act')
    return null
  const { seat, drone } = asked.frame
  return { seat, drone, zone: zoneId(droneZone(position, seat, drone)) }
}
