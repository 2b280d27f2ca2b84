// Upgrade: Any Building: RULES.md EMP-65 to EMP-67.

import type { Refusal } from '@tableworks/kernel'
import { blockOf, numberOf, type Space, spaceAt, spaceName } from '../data/city.ts'
import { LEVEL_COST } from '../readings/upgrading.ts'
import { decide } from '../steps.ts'
import { pollute } from './pollution.ts'
import { barRise, notYourSpace } from './upgrading.ts'

const RULES = { upgrade: 'EMP-65', townHall: 'EMP-67', pollution: 'EMP-66' }

/** EMP-65, AMB-22: one building, as many levels as the side pays for. */
export const upgradeAny = decide('act.upgradeAny', {
  takesOnlyOption: true,

  offers(g, { seat, space: chosen }, offer, why) {
    offer('done', null)
    const have = g.capital[seat]
    const poor =
      have < LEVEL_COST ? why && { because: 'tooLittleCapital', rule: 'EMP-65', need: LEVEL_COST, have } : null
    if (poor === false) return
    for (const space of g.built[seat]) {
      const stuck =
        chosen === null || space === chosen ? barRise(g, seat, space, RULES, why) : why && otherBuilding(chosen)
      offer({ block: blockOf(space), number: numberOf(space) }, stuck ?? poor)
    }
  },

  unoffered(g, { space: chosen }, option) {
    if (option === 'done') return false
    return chosen === null
      ? notYourSpace(g, spaceAt(option.block, option.number), RULES.upgrade)
      : otherBuilding(chosen)
  },

  choose(g, { seat, space: chosen }, option, flow) {
    if (option === 'done') {
      if (chosen === null) flow.tell?.({ kind: 'hadNoEffect', seat, action: 'upgrade-any', hindrance: 'unused' })
      return flow.end()
    }
    const space = spaceAt(option.block, option.number)
    const { type } = g.box.plots[space]
    g.capital[seat] -= LEVEL_COST
    const die = (g.die[space] += 1)
    flow.tell?.({ kind: 'upgradedForCapital', seat, space: spaceName(space), type, die, cost: LEVEL_COST })
    if (type === 'industrial') pollute(g, seat, flow) // EMP-66
    return flow.goto('act.upgradeAny', { seat, space })
  },
})

const otherBuilding = (chosen: Space): Refusal => ({
  because: 'otherBuilding',
  rule: 'EMP-65',
  space: spaceName(chosen),
})
