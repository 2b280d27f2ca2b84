// Where the Drones are and what they can reach: TTN-52 to TTN-63.

import type { Seat } from '@tableworks/kernel'
import { CORE, type Zone } from '../data/crater.ts'
import { type Drone, DRONES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { isInNetwork } from './network.ts'
import { hasRig } from './rigs.ts'

/** A Drone's index in the lists of all Drones. */
export const droneNumber = (seat: Seat, drone: Drone): number => seat * DRONES.length + drone - 1

export const droneZone = (g: Pick<State, 'droneAt'>, seat: Seat, drone: Drone): Zone =>
  g.droneAt[droneNumber(seat, drone)] as Zone

/** TTN-56, A-35 */
export function hasDroneSpace(g: Pick<State, 'box' | 'droneAt'>, zone: Zone): boolean {
  if (zone === CORE) return true
  let left = g.box.droneSpaces
  for (const at of g.droneAt) if (at === zone) left -= 1
  return left > 0
}

/** TTN-70 */
export function hasDroneAt(g: Pick<State, 'droneAt'>, seat: Seat, zone: Zone): boolean {
  const first = seat * DRONES.length
  for (let i = first; i < first + DRONES.length; i++) if (g.droneAt[i] === zone) return true
  return false
}

/** A seat's empty Drones at a zone. */
export function emptyDronesAt(g: Pick<State, 'droneAt' | 'droneLoad'>, seat: Seat, zone: Zone): number {
  const first = seat * DRONES.length
  let count = 0
  for (let i = first; i < first + DRONES.length; i++) if (g.droneAt[i] === zone && g.droneLoad[i] === null) count += 1
  return count
}

/** TTN-63, A-34: an empty Drone at a Rig is docked. */
export const isDocked = (g: Pick<State, 'droneAt' | 'droneLoad' | 'site'>, seat: Seat, drone: Drone): boolean =>
  g.droneLoad[droneNumber(seat, drone)] === null && hasRig(g, droneZone(g, seat, drone))

/** TTN-54, TTN-55, A-36: how many Hydrocarbons it costs a Drone to get there. */
export const moveCost = (g: Pick<State, 'droneAt' | 'network'>, seat: Seat, drone: Drone, zone: Zone): number =>
  isInNetwork(g, seat, droneZone(g, seat, drone)) && isInNetwork(g, seat, zone) ? 0 : 1
