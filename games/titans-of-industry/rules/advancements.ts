// Buying an advancement: RULES.md TOI-42 to TOI-46. Lasting effects are implemented where they apply: sale bonuses and Substitute
// Materials in buying.ts, Land Survey in real-estate.ts, production cubes and costs in produce.ts, Telegraph in placing.ts, rent in
// round.ts, and consumer effects in age-end.ts.

import type { Seat } from '@tableworks/kernel'
import { draw } from '@tableworks/table-kit'
import { FACILITY_IDS } from '../data/facilities.ts'
import type { State } from '../state.ts'
import { type Flow, passage, sequence } from '../steps.ts'
import { owingOf } from './buying.ts'

export const advance = sequence('advance', [
  // TOI-43: research, bought in the usual way.
  (g, { seat, advancement }, flow) => flow.call('buy', { seat, owing: owingOf(g.box.advancing[advancement]) }),
  (g, { seat, advancement }, flow) => {
    g.row = g.row.filter(one => one !== advancement)
    // TOI-46: kept all game, unless its text says otherwise.
    if (g.box.advancements[advancement].kind === 'once') g.discard.push(advancement)
    else g.advancements[seat].push(advancement)
    flow.tell?.({ kind: 'advanced', seat, advancement })
    refillRow(g, flow)
  },
  // TOI-42: a one-time effect happens now.
  (g, { seat, advancement }, flow) => {
    const { effect, amount } = g.box.advancements[advancement]
    if (effect === 'useAll')
      return flow.goto('extraShift', { seat, left: FACILITY_IDS.filter(facility => g.size[facility][seat] > 0) })
    if (effect === 'grant') takeGrant(g, seat, amount ?? 0, flow)
    return undefined
  },
])

/** TOI-44; R-19: when the pile is empty, the row shrinks. */
function refillRow(g: State, flow: Flow): void {
  const pile = g.piles[g.age]
  const next = draw(pile, flow.chance)
  if (next === null) {
    flow.tell?.({ kind: 'pileEmpty', age: g.age })
    return
  }
  g.row.push(next)
  flow.tell?.({ kind: 'turnedUp', advancement: next, left: pile.length })
}

/** Land Grant */
function takeGrant(g: State, seat: Seat, income: number, flow: Flow): void {
  g.money[seat] += income
  flow.tell?.({ kind: 'granted', seat, income })
}

/** Extra Shift: each facility once, for free, one after the other. Advancements add no cubes to it. */
export const extraShift = passage('extraShift', (g, frame, flow) => {
  const { seat } = frame
  const facility = frame.left.shift()
  if (facility === undefined) return flow.end()
  const cubes = g.size[facility][seat]
  flow.tell?.({ kind: 'shifted', seat, facility, cubes })
  return flow.call('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes })
})
