// Upgrade: Any Building: RULES.md EMP-65 to EMP-67.

import { blockOf, numberOf, spaceAt, spaceName } from '../data/city.ts'
import type { Options } from '../notation.ts'
import { LEVEL_COST, riseBar } from '../readings/upgrading.ts'
import { decide } from '../steps.ts'
import { pollute } from './pollution.ts'
import { whyNotRise } from './upgrading.ts'

const RULES = { upgrade: 'EMP-65', townHall: 'EMP-67', pollution: 'EMP-66' }

/** EMP-65, AMB-22: one building, as many levels as one pays for. */
export const upgradeAny = decide('act.upgradeAny', {
  takesOnlyOption: true,

  candidates(g, { seat }) {
    const candidates: Options['act.upgradeAny'][] = ['done']
    for (const space of g.built[seat]) candidates.push({ block: blockOf(space), number: numberOf(space) })
    return candidates
  },

  bar(g, { seat, space: chosen }, option) {
    if (option === 'done') return null
    const space = spaceAt(option.block, option.number)
    if (chosen !== null && space !== chosen)
      return { because: 'otherBuilding', rule: 'EMP-65', space: spaceName(chosen) }
    const stuck = whyNotRise(g, seat, space, RULES)
    if (stuck !== null) return stuck
    const have = g.capital[seat]
    return have < LEVEL_COST ? { because: 'tooLittleCapital', rule: 'EMP-65', need: LEVEL_COST, have } : null
  },

  options(g, { seat, space: chosen }) {
    const options: Options['act.upgradeAny'][] = ['done']
    if (g.capital[seat] < LEVEL_COST) return options
    for (const space of g.built[seat])
      if ((chosen === null || space === chosen) && riseBar(g, seat, space) === null)
        options.push({ block: blockOf(space), number: numberOf(space) })
    return options
  },

  choose(g, { seat }, option, flow) {
    if (option === 'done') return flow.end()
    const space = spaceAt(option.block, option.number)
    const { type } = g.box.plots[space]
    g.capital[seat] -= LEVEL_COST
    const die = (g.die[space] += 1)
    flow.tell?.({ kind: 'upgradedForCapital', seat, space: spaceName(space), type, die, cost: LEVEL_COST })
    if (type === 'industrial') pollute(g, seat, flow) // EMP-66
    return flow.goto('act.upgradeAny', { seat, space })
  },
})
