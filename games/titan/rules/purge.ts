// Removing Tholins with red Rigs and Modules: RULES.md TTN-41.

import type { Seat } from '@tableworks/kernel'
import { craterOf, type Zone, ZONE } from '../data/crater.ts'
import type { Options } from '../notation.ts'
import { isInNetwork } from '../readings/network.ts'
import { hasRig } from '../readings/rigs.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'
import { ZONE_OPTION } from './option-lists.ts'

/** a Rig of one's Network with Tholins in its well; never the Core. */
const isPurgeable = (g: State, seat: Seat, zone: Zone): boolean =>
  g.tholins[zone] > 0 && hasRig(g, zone) && isInNetwork(g, seat, zone)

export function canPurge(g: State, seat: Seat): boolean {
  if (g.hold.tholins[seat] > 0) return true
  for (const zone of craterOf(g.seats).zones) if (isPurgeable(g, seat, zone)) return true
  return false
}

export const purge = decide('purge', {
  candidates: g => [
    'hold',
    ...craterOf(g.seats)
      .zones.filter(zone => hasRig(g, zone))
      .map(zone => ZONE_OPTION[zone]),
    'none',
  ],

  bar(g, { seat }, option) {
    if (option === 'none') return null
    if (option === 'hold') return g.hold.tholins[seat] > 0 ? null : { because: 'noTholinsInHold', rule: 'TTN-41' }
    const zone = ZONE[option.zone]
    if (isPurgeable(g, seat, zone)) return null
    if (!hasRig(g, zone)) return { because: 'noRigHere', rule: 'TTN-41', zone: option.zone }
    if (!isInNetwork(g, seat, zone)) return { because: 'notInNetwork', rule: 'TTN-41', zone: option.zone }
    return { because: 'noTholinsHere', rule: 'TTN-41', zone: option.zone }
  },

  options(g, { seat }) {
    const options: Options['purge'][] = []
    if (g.hold.tholins[seat] > 0) options.push('hold')
    for (const zone of craterOf(g.seats).zones) if (isPurgeable(g, seat, zone)) options.push(ZONE_OPTION[zone])
    options.push('none')
    return options
  },

  choose(g, { seat }, option, flow) {
    if (option === 'none') {
      flow.tell?.({ kind: 'purgedNothing', seat })
    } else if (option === 'hold') {
      g.hold.tholins[seat] -= 1
      flow.tell?.({ kind: 'purgedHold', seat })
    } else {
      g.tholins[ZONE[option.zone]] -= 1
      flow.tell?.({ kind: 'purgedWell', seat, zone: option.zone })
    }
    return flow.end()
  },
})
