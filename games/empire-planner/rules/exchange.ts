// Exchange Capital for Profit: RULES.md EMP-45.

import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'

/** What 1 Profit costs at the $2 icon. */
export const rateOf2 = (): number => 2
/** And at the $3 icon (AMB-1). */
export const rateOf3 = (g: State): number => g.variants.exchange3Rate

/** EMP-45: as much as one likes, nothing included. */
export const exchange = decide('act.exchange', {
  options(g, { seat, rate }) {
    const options: Options['act.exchange'][] = []
    const most = Math.floor(g.capital[seat] / rate)
    for (let profit = 0; profit <= most; profit++) options.push({ profit })
    return options
  },

  choose(g, { seat, rate }, { profit }, flow) {
    const capital = profit * rate
    g.capital[seat] -= capital
    g.profit[seat] += profit
    flow.tell?.({ kind: 'exchanged', seat, capital, profit })
    return flow.end()
  },

  why: (g, { seat, rate }, { profit }) => ({
    because: 'tooLittleCapital',
    rule: 'EMP-45',
    need: profit * rate,
    have: g.capital[seat],
  }),
})

export const cannotExchange = (g: State, side: Side, rate: number): Hindrance | null =>
  g.capital[side] < rate ? 'noCapital' : null
