// Upgrade: Any Building: RULES.md EMP-65 to EMP-67.

import { blockOf, numberOf, spaceAt, spaceName } from '../data/city.ts'
import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'
import { pollute } from './pollution.ts'
import { canRise, whyNotRise } from './upgrading.ts'

const LEVEL_COST = 3
const RULES = { upgrade: 'EMP-65', townHall: 'EMP-67', pollution: 'EMP-66' }

/** EMP-65, AMB-22: one building, as many levels as one pays for. */
export const upgradeAny = decide('act.upgradeAny', {
  takesOnlyOption: true,

  options(g, { seat, space: chosen }) {
    const options: Options['act.upgradeAny'][] = ['done']
    if (g.capital[seat] < LEVEL_COST) return options
    for (const space of g.built[seat])
      if ((chosen === null || space === chosen) && canRise(g, seat, space))
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

  why(g, { seat, space: chosen }, option) {
    if (option === 'done') return null
    const space = spaceAt(option.block, option.number)
    if (chosen !== null && space !== chosen)
      return { because: 'otherBuilding', rule: 'EMP-65', space: spaceName(chosen) }
    const stuck = whyNotRise(g, seat, space, RULES)
    return stuck ?? { because: 'tooLittleCapital', rule: 'EMP-65', need: LEVEL_COST, have: g.capital[seat] }
  },
})

export function cannotUpgradeAny(g: State, side: Side): Hindrance | null {
  if (g.capital[side] < LEVEL_COST) return 'noCapital'
  return g.built[side].some(space => canRise(g, side, space)) ? null : 'nothingToUpgrade'
}
