// The action of a turn: RULES.md TOI-15. Action and object are one choice, so that of every card and space it can be
// asked why it is not to be had.

import type { Moved } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import type { Options } from '../notation.ts'
import { canPay, purseOf } from '../readings/costs.ts'
import { gridsOf } from '../readings/holdings.ts'
import { decide } from '../steps.ts'
import { barToAdvance } from './advancements.ts'
import { barToGrow, canGrow } from './facilities.ts'
import { barToProduce, canRun, produce } from './produce.ts'
import { barToBuildOn, canBuildOn } from './real-estate.ts'

// The options are listed in every turn: made once.
const BUILD = recordOf(FACILITY_IDS, facility => ({ work: 'build', facility }) as const)
const EXPAND = recordOf(FACILITY_IDS, facility => ({ work: 'expand', facility }) as const)
const USE_ONCE = recordOf(FACILITY_IDS, facility => ({ facility, uses: 1 }) as const)
const USE_TWICE = recordOf(FACILITY_IDS, facility => ({ facility, uses: 2 }) as const)
const ADVANCE = recordOf(ADVANCEMENT_IDS, advancement => ({ advancement }))
const ESTATE = recordOf(SPACE_IDS, space => ({ space }))

/** TOI-15: exactly one; R-5: only what can be paid in full; R-16: Reprice is always there, so nobody passes. */
export const action = decide('action', {
  takesOnlyOption: true,

  candidates(g, { seat }) {
    const candidates: Options['action'][] = []
    for (const facility of FACILITY_IDS)
      if (g.size[facility][seat] === 0) candidates.push(BUILD[facility])
      else candidates.push(EXPAND[facility], USE_ONCE[facility], USE_TWICE[facility])
    for (const advancement of g.row) candidates.push(ADVANCE[advancement])
    for (const space of SPACE_IDS) if (g.owner[space] === null) candidates.push(ESTATE[space])
    candidates.push('reprice')
    return candidates
  },

  bar(g, { seat }, option) {
    if (option === 'reprice') return null
    if ('work' in option) return barToGrow(g, seat, option.work, option.facility)
    if ('uses' in option) return barToProduce(g, seat, option.facility, option.uses)
    if ('advancement' in option) return barToAdvance(g, seat, option.advancement)
    return barToBuildOn(g, seat, option.space)
  },

  options(g, { seat }) {
    const options: Options['action'][] = []
    const purse = purseOf(g, seat)
    for (const facility of FACILITY_IDS) {
      const isOwned = g.size[facility][seat] > 0
      if (canGrow(g, seat, facility, purse)) options.push(isOwned ? EXPAND[facility] : BUILD[facility])
      if (isOwned && canRun(g, seat, facility, 1)) options.push(USE_ONCE[facility])
      if (isOwned && canRun(g, seat, facility, 2)) options.push(USE_TWICE[facility])
    }
    for (const advancement of g.row) if (canPay(purse, g.box.advancing[advancement])) options.push(ADVANCE[advancement])
    for (const space of SPACE_IDS) if (canBuildOn(g, seat, space, purse)) options.push(ESTATE[space])
    options.push('reprice')
    return options
  },

  choose(g, { seat }, option, flow): Moved {
    if (option === 'reprice') return flow.goto('reprice', { seat, left: gridsOf(g, seat) })
    if ('work' in option) return flow.goto('grow', { part: 0, seat, facility: option.facility })
    if ('uses' in option) return produce(g, seat, option.facility, option.uses, flow)
    if ('advancement' in option) return flow.goto('advance', { part: 0, seat, advancement: option.advancement })
    return flow.goto('realEstate', { part: 0, seat, space: option.space })
  },
})
