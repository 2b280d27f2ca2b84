// Removing Tholins with red Rigs and Modules: RULES.md TTN-41.

import type { Bar, Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { type Zone, ZONE, zoneId } from '../data/crater.ts'
import { isInNetwork } from '../readings/network.ts'
import { hasRig } from '../readings/rigs.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'
import { ZONE_OPTION } from './option-lists.ts'

export const purge = decide('purge', {
  offers(g, { seat }, offer, why) {
    offer('hold', g.hold.tholins[seat] > 0 ? null : why && { because: 'noTholinsInHold', rule: 'TTN-41' })
    for (const zone of craterOf(g).zones) if (hasRig(g, zone)) offer(ZONE_OPTION[zone], barWell(g, seat, zone, why))
    offer('none', null)
  },

  unoffered: (_g, _frame, option) =>
    typeof option === 'object' && { because: 'noRigHere', rule: 'TTN-41', zone: option.zone },

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

function barWell(g: State, seat: Seat, zone: Zone, why: boolean): Bar {
  if (!isInNetwork(g, seat, zone)) return why && { because: 'notInNetwork', rule: 'TTN-41', zone: zoneId(zone) }
  return g.tholins[zone] > 0 ? null : why && { because: 'noTholinsHere', rule: 'TTN-41', zone: zoneId(zone) }
}
