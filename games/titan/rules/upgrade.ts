// Upgrading a Rig: RULES.md TTN-70 to TTN-77.

import type { Refusal, Seat } from '@tableworks/kernel'
import { craterOf } from '../data/board.ts'
import { type Zone, ZONE, zoneId } from '../data/crater.ts'
import { COLOURS, rigId } from '../data/rigs.ts'
import type { Options } from '../notation.ts'
import { hasRig, modulesLeft } from '../readings/rigs.ts'
import { canReach, upgradeCost, upgradeCredits } from '../readings/upgrade.ts'
import { NONE, type State } from '../state.ts'
import { decide } from '../steps.ts'
import { barFloating, floatingCandidates, floatInStage, isFloating, pushFloating } from './floating.ts'
import { ZONE_OPTION } from './option-lists.ts'

export const turnUpgrade = decide('turn.upgrade', {
  candidates: g => [
    ...craterOf(g)
      .zones.filter(zone => hasRig(g, zone))
      .map(zone => ZONE_OPTION[zone]),
    'end turn',
    ...floatingCandidates(g),
  ],

  bar(g, { seat, hasUpgraded }, option) {
    if (option === 'end turn') return null
    if (isFloating(option)) return barFloating(g, seat, option)
    if (hasUpgraded) return { because: 'upgradedAlready', rule: 'TTN-70' }
    return barUpgrade(g, seat, ZONE[option.zone])
  },

  options(g, { seat, hasUpgraded }) {
    const options: Options['turn.upgrade'][] = []
    if (!hasUpgraded && g.controlTokens[seat] > 0)
      for (const zone of craterOf(g).zones) if (canUpgrade(g, seat, zone)) options.push(ZONE_OPTION[zone])
    options.push('end turn')
    pushFloating(g, seat, options)
    return options
  },

  choose(g, frame, option, flow) {
    const { seat } = frame
    if (option === 'end turn') return flow.end()
    if (isFloating(option)) return floatInStage(g, seat, option, flow)
    frame.hasUpgraded = true
    return flow.call('upgrade.module', { seat, zone: option.zone })
  },
})

/** TTN-70 to TTN-72, A-39 */
const canUpgrade = (g: State, seat: Seat, zone: Zone): boolean =>
  hasRig(g, zone) &&
  g.controller[zone] === NONE &&
  canReach(g, seat, zone) &&
  upgradeCost(g, seat, zone) <= g.hold.silicium[seat]

function barUpgrade(g: State, seat: Seat, zone: Zone): Refusal | null {
  const id = zoneId(zone)
  if (!hasRig(g, zone)) return { because: 'noRigHere', rule: 'TTN-70', zone: id }
  const owner = g.controller[zone]
  if (owner !== NONE) return { because: 'controlledAlready', rule: 'TTN-70', zone: id, owner }
  if (!canReach(g, seat, zone)) return { because: 'outOfReach', rule: 'TTN-70', zone: id }
  if (g.controlTokens[seat] === 0) return { because: 'noControlToken', rule: 'TTN-50' }
  const need = upgradeCost(g, seat, zone)
  const have = g.hold.silicium[seat]
  return need <= have ? null : { because: 'tooLittleSilicium', rule: 'TTN-71', need, have }
}

const MODULE_OPTIONS = COLOURS.map(colour => ({ colour }))

/** TTN-74, A-58: the Module is part of the upgrade, so all of it happens here. */
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
