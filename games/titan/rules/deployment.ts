// Deploying Rigs and filling Dropships: RULES.md TTN-24 to TTN-29.

import { craterOf } from '../data/board.ts'
import { CORE, ZONE } from '../data/crater.ts'
import { colourOf, RIG, rigId } from '../data/rigs.ts'
import { cargoFrom } from '../readings/dropship.ts'
import { hasRig } from '../readings/rigs.ts'
import { maySameColour } from '../readings/deployment.ts'
import { BASE, EMPTY, ICE } from '../state.ts'
import { decide, passage } from '../steps.ts'
import type { Options } from '../notation.ts'
import { ZONE_OPTION, zoneOptions } from './option-lists.ts'
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

/** any open zone but the Core, with nothing standing on it. */
export const deployZone = decide('deploy.zone', {
  candidates: g => zoneOptions(g),

  bar(g, _frame, { zone: id }) {
    const zone = ZONE[id]
    if (!craterOf(g).isOpen[zone]) return { because: 'zoneClosed', rule: 'TTN-2', zone: id }
    if (zone === CORE) return { because: 'noRigInCore', rule: 'TTN-24' }
    if (g.site[zone] === BASE) return { because: 'baseHere', rule: 'TTN-24', zone: id }
    if (g.site[zone] === ICE) return { because: 'iceHere', rule: 'TTN-21', zone: id }
    if (hasRig(g, zone)) return { because: 'rigHere', rule: 'TTN-24', zone: id }
    return null
  },

  options(g) {
    const options: Options['deploy.zone'][] = []
    for (const zone of craterOf(g).zones) if (g.site[zone] === EMPTY && zone !== CORE) options.push(ZONE_OPTION[zone])
    return options
  },

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
