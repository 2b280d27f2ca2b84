// Which Tholins can be removed: TTN-41, A-22.

import type { Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import type { Zone } from '../data/crater.ts'
import type { State } from '../state.ts'
import { isInNetwork } from './network.ts'
import { hasRig } from './rigs.ts'

type Wells = Pick<State, 'seats' | 'box' | 'site' | 'network' | 'tholins'>

/** A Rig in the seat's Network with Tholins in its well; never the Core. */
const isPurgeable = (g: Omit<Wells, 'seats' | 'box'>, seat: Seat, zone: Zone): boolean =>
  g.tholins[zone] > 0 && hasRig(g, zone) && isInNetwork(g, seat, zone)

export function canPurge(g: Wells & Pick<State, 'hold'>, seat: Seat): boolean {
  if (g.hold.tholins[seat] > 0) return true
  for (const zone of craterOf(g).zones) if (isPurgeable(g, seat, zone)) return true
  return false
}
