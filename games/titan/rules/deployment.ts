// Deploying Rigs and filling Dropships: RULES.md TTN-24 to TTN-29.

import type { Bar } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { CORE, type Zone, ZONE, zoneId } from '../data/crater.ts'
import { colourOf, RIG, rigId } from '../data/rigs.ts'
import { cargoFrom } from '../readings/dropship.ts'
import { maySameColour } from '../readings/deployment.ts'
import { BASE, EMPTY, ICE, type State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { ZONE_OPTION } from './option-lists.ts'
import { placeRig, takeFromDisplay, takeTokens } from './rigs.ts'

export const deployment = passage('deployment', (_g, { queue }, flow) => {
  const seat = queue.shift()
  return seat === undefined ? flow.end() : flow.call('deploy.rig', { seat })
})

/** TTN-24, TTN-25 */
export const deployRig = decide('deploy.rig', {
  candidates: g => g.display.map(rig => ({ rig: rigId(rig) })),

  bar(g, _frame, { rig }) {
    const colour = colourOf(RIG[rig])
    if (!g.display.includes(RIG[rig])) return { because: 'notFaceUp', rule: 'TTN-24', rig }
    if (g.deployed.includes(colour) && !maySameColour(g)) return { because: 'colourDeployed', rule: 'TTN-25', colour }
    return null
  },

  choose: (_g, { seat }, { rig }, flow) => flow.goto('deploy.zone', { seat, rig }),
})

/** any open, empty zone except the Core. */
export const deployZone = decide('deploy.zone', {
  offers(g, _frame, offer, why) {
    for (const zone of craterOf(g).zones) offer(ZONE_OPTION[zone], barSite(g, zone, why))
  },

  unoffered: (_g, _frame, { zone }) => ({ because: 'zoneClosed', rule: 'TTN-2', zone }),

  choose(g, { seat, rig: id }, { zone: zoneName }, flow) {
    const rig = RIG[id]
    const zone = ZONE[zoneName]
    takeFromDisplay(g, rig)
    g.deployed.push(colourOf(rig))
    const placed = placeRig(g, seat, rig, zone) // TTN-26
    flow.tell?.({ kind: 'deployed', ...placed })
    const { resources, pipes } = cargoFrom(g, zone) // TTN-27, TTN-28
    takeTokens(g, zone)
    for (const resource of resources) g.dropship[resource][seat] += 1
    g.holdPipes[seat] -= pipes
    g.dropshipPipes[seat] += pipes
    flow.tell?.({ kind: 'filledDropship', seat, resources, pipes })
    return flow.end()
  },
})

function barSite(g: State, zone: Zone, why: boolean): Bar {
  if (zone === CORE) return why && { because: 'noRigInCore', rule: 'TTN-24' }
  switch (g.site[zone]) {
    case EMPTY:
      return null
    case BASE:
      return why && { because: 'baseHere', rule: 'TTN-24', zone: zoneId(zone) }
    case ICE:
      return why && { because: 'iceHere', rule: 'TTN-21', zone: zoneId(zone) }
    default:
      return why && { because: 'rigHere', rule: 'TTN-24', zone: zoneId(zone) }
  }
}
