// Upgrading a Rig: RULES.md TTN-70 to TTN-77.

import type { Bar, Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { type Zone, ZONE, zoneId } from '../data/crater.ts'
import { COLOURS, rigId } from '../data/rigs.ts'
import { hasRig, modulesLeft } from '../readings/rigs.ts'
import { canReach, upgradeCost, upgradeCredits } from '../readings/upgrade.ts'
import { NONE, type State } from '../state.ts'
import { decide } from '../steps.ts'
import { floatInStage, isFloating, offerFloating, unofferedFloating } from './floating.ts'
import { barToken } from './objectives.ts'
import { ZONE_OPTION } from './option-lists.ts'

export const turnUpgrade = decide('turn.upgrade', {
  offers(g, { seat, hasUpgraded }, offer, why) {
    const done = hasUpgraded ? why && { because: 'upgradedAlready', rule: 'TTN-70' } : null
    const noToken = barToken(g, seat, why)
    if (done !== false && noToken !== false)
      for (const zone of craterOf(g).zones)
        if (hasRig(g, zone))
          offer(ZONE_OPTION[zone], done ?? barReach(g, seat, zone, why) ?? noToken ?? barCost(g, seat, zone, why))
    offer('end turn', null)
    offerFloating(g, seat, offer, why)
  },

  unoffered(_g, _frame, option) {
    if (isFloating(option)) return unofferedFloating(option)
    return option !== 'end turn' && { because: 'noRigHere', rule: 'TTN-70', zone: option.zone }
  },

  choose(g, frame, option, flow) {
    const { seat } = frame
    if (option === 'end turn') return flow.end()
    if (isFloating(option)) return floatInStage(g, seat, option, flow)
    frame.hasUpgraded = true
    return flow.call('upgrade.module', { seat, zone: option.zone })
  },
})

/** TTN-70, A-39 */
function barReach(g: State, seat: Seat, zone: Zone, why: boolean): Bar {
  const owner = g.controller[zone]
  if (owner !== NONE) return why && { because: 'controlledAlready', rule: 'TTN-70', zone: zoneId(zone), owner }
  return canReach(g, seat, zone) ? null : why && { because: 'outOfReach', rule: 'TTN-70', zone: zoneId(zone) }
}

/** TTN-71, TTN-72 */
function barCost(g: State, seat: Seat, zone: Zone, why: boolean): Bar {
  const need = upgradeCost(g, seat, zone)
  const have = g.hold.silicium[seat]
  return need <= have ? null : why && { because: 'tooLittleSilicium', rule: 'TTN-71', need, have }
}

const MODULE_OPTIONS = COLOURS.map(colour => ({ colour }))

/** TTN-74, A-58: the Module is part of the upgrade, so everything happens here. */
export const upgradeModule = decide('upgrade.module', {
  takesOnlyOption: true,

  candidates: () => MODULE_OPTIONS,

  bar: (g, _frame, { colour }) =>
    modulesLeft(g, colour) > 0 ? null : { because: 'noModuleLeft', rule: 'TTN-74', colour },

  choose(g, { seat, zone: id }, { colour }, flow) {
    const zone = ZONE[id]
    const rig = g.site[zone]
    const cost = upgradeCost(g, seat, zone)
    const credits = upgradeCredits(g, zone)
    g.hold.silicium[seat] -= cost
    g.credits[seat] += credits
    g.module[zone] = colour
    g.controller[zone] = seat // TTN-75, TTN-77
    g.controlTokens[seat] -= 1
    flow.tell?.({ kind: 'upgraded', seat, zone: id, rig: rigId(rig), colour, cost, credits })
    return flow.end()
  },
})
