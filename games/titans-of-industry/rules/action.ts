// A turn's action: RULES.md TOI-15. A single choice names the action and its object, so every card and space can say why it isn't
// available.

import type { Moved } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import { purseOf } from '../readings/costs.ts'
import { gridsOf } from '../readings/holdings.ts'
import { decide } from '../steps.ts'
import { barToPay } from './buying.ts'
import { barToGrow } from './facilities.ts'
import { barToProduce, produce } from './produce.ts'
import { barToBuildOn } from './real-estate.ts'

// Created once because the options are listed every turn.
const BUILD = recordOf(FACILITY_IDS, facility => ({ work: 'build', facility }) as const)
const EXPAND = recordOf(FACILITY_IDS, facility => ({ work: 'expand', facility }) as const)
const USE_ONCE = recordOf(FACILITY_IDS, facility => ({ facility, uses: 1 }) as const)
const USE_TWICE = recordOf(FACILITY_IDS, facility => ({ facility, uses: 2 }) as const)
const ADVANCE = recordOf(ADVANCEMENT_IDS, advancement => ({ advancement }))
const ESTATE = recordOf(SPACE_IDS, space => ({ space }))

/**
 * TOI-15: exactly one action. R-5: only those that the seat can pay in full. R-16: Reprice is always possible, so no seat passes.
 */
export const action = decide('action', {
  takesOnlyOption: true,

  offers(g, { seat }, offer, why) {
    const purse = purseOf(g, seat)
    for (const facility of FACILITY_IDS) {
      if (g.size[facility][seat] === 0) {
        offer(BUILD[facility], barToGrow(g, seat, facility, purse, 'TOI-20', why))
        continue
      }
      offer(EXPAND[facility], barToGrow(g, seat, facility, purse, 'TOI-26', why))
      offer(USE_ONCE[facility], barToProduce(g, seat, facility, 1, why))
      offer(USE_TWICE[facility], barToProduce(g, seat, facility, 2, why))
    }
    for (const advancement of g.row)
      offer(ADVANCE[advancement], barToPay(purse, g.box.advancing[advancement], 'TOI-43', why))
    for (const space of SPACE_IDS) if (g.owner[space] === null) offer(ESTATE[space], barToBuildOn(g, space, purse, why))
    offer('reprice', null)
  },

  unoffered(g, { seat }, option) {
    if (option === 'reprice') return false
    if ('advancement' in option) return { because: 'notInRow', rule: 'TOI-43', advancement: option.advancement }
    if ('space' in option)
      return { because: 'spaceTaken', rule: 'TOI-50', space: option.space, owner: g.owner[option.space] }
    const { facility } = option
    const size = g.size[facility][seat]
    if (size > 0) return { because: 'builtAlready', rule: 'TOI-25', facility, size }
    if ('uses' in option) return { because: 'notBuilt', rule: 'TOI-32', facility }
    return { because: 'notBuilt', rule: 'TOI-25', facility }
  },

  choose(g, { seat }, option, flow): Moved {
    if (option === 'reprice') return flow.goto('reprice', { seat, left: gridsOf(g, seat) })
    if ('work' in option) return flow.goto('grow', { part: 0, seat, facility: option.facility })
    if ('uses' in option) return produce(g, seat, option.facility, option.uses, flow)
    if ('advancement' in option) return flow.goto('advance', { part: 0, seat, advancement: option.advancement })
    return flow.goto('realEstate', { part: 0, seat, space: option.space })
  },
})
