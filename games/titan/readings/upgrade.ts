// Which Rigs a seat can reach, what upgrading them costs, and what it scores: TTN-70 to TTN-73.

import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import type { Zone } from '../data/crater.ts'
import type { State } from '../state.ts'
import { emptyDronesAt, hasDroneAt } from './drones.ts'
import { isInNetwork } from './network.ts'
import { faceOf } from './rigs.ts'

/** TTN-73: the Credits for a Module. */
const MODULE_CREDITS = 2

/** TTN-70, A-41: in the Network, or at one of the seat's Drones, loaded or not. */
export const canReach = (g: Pick<State, 'network' | 'droneAt'>, seat: Seat, zone: Zone): boolean =>
  isInNetwork(g, seat, zone) || hasDroneAt(g, seat, zone)

/** the open slots around a zone that have no Pipe. */
export function freeSlotsAt(g: Pick<State, 'seats' | 'box' | 'pipes'>, zone: Zone): number {
  let free = 0
  for (const slot of craterOf(g).slotsAt[zone]) if (g.pipes[slot] < 0) free += 1
  return free
}

/** The Silicium this seat pays: free slots minus its empty Drones there, at least 0. */
export const upgradeCost = (
  g: Pick<State, 'seats' | 'box' | 'pipes' | 'droneAt' | 'droneLoad'>,
  seat: Seat,
  zone: Zone,
): number => Math.max(0, freeSlotsAt(g, zone) - emptyDronesAt(g, seat, zone))

/** TTN-73 */
export const upgradeCredits = (g: Pick<State, 'box' | 'site'>, zone: Zone): number =>
  faceOf(g, g.site[zone]).value + MODULE_CREDITS
