// Exchange Capital for Profit: RULES.md EMP-45.

import type { Options } from '../notation.ts'
import { decide } from '../steps.ts'

/** EMP-45: any amount, including none. */
export const exchange = decide('act.exchange', {
  candidates: (g, { seat, rate }) => amountsTo(Math.floor(g.capital[seat] / rate)),

  unoffered: (g, { seat, rate }, { profit }) => ({
    because: 'tooLittleCapital',
    rule: 'EMP-45',
    need: profit * rate,
    have: g.capital[seat],
  }),

  choose(g, { seat, rate }, { profit }, flow) {
    const capital = profit * rate
    g.capital[seat] -= capital
    g.profit[seat] += profit
    flow.tell?.({ kind: 'exchanged', seat, capital, profit })
    return flow.end()
  },
})

/** Created once because these are the game's longest option lists. */
const AMOUNTS: Options['act.exchange'][] = []

function amountsTo(most: number): readonly Options['act.exchange'][] {
  while (AMOUNTS.length <= most) AMOUNTS.push({ profit: AMOUNTS.length })
  return AMOUNTS.slice(0, most + 1)
}
