// Removing Tholins with red Rigs and Modules: RULES.md TTN-41.

import { craterOf } from '../data/board.ts'
import { ZONE } from '../data/crater.ts'
import type { Options } from '../notation.ts'
import { isInNetwork } from '../readings/network.ts'
import { isPurgeable } from '../readings/purge.ts'
import { hasRig } from '../readings/rigs.ts'
import { decide } from '../steps.ts'
import { ZONE_OPTION } from './option-lists.ts'

export const purge = decide('purge', {
  candidates: g => [
    'hold',
    ...craterOf(g)
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
    for (const zone of craterOf(g).zones) if (isPurgeable(g, seat, zone)) options.push(ZONE_OPTION[zone])
    options.push('none')
    return options
  },

  choose(g, { seat, cause, zone: at }, option, flow) {
    if (option === 'none') {
      flow.tell?.({ kind: 'purgedNothing', seat, cause, at })
    } else if (option === 'hold') {
      g.hold.tholins[seat] -= 1
      flow.tell?.({ kind: 'purgedHold', seat, cause, at })
    } else {
      g.tholins[ZONE[option.zone]] -= 1
      flow.tell?.({ kind: 'purgedWell', seat, zone: option.zone, cause, at })
    }
    return flow.end()
  },
})
