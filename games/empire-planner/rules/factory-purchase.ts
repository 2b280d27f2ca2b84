// Taking a Factory card after building an Industrial building: RULES.md EMP-37, EMP-40.

import type { FactoryId } from '../data/factories.ts'
import type { Side } from '../data/pieces.ts'
import type { Options } from '../notation.ts'
import { ownedFactory } from '../setup.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'

const costOf = (g: State, card: FactoryId): number => g.box.factories[card].cost

/** A side's Capital and Profit, which can be combined to pay for a Factory card. */
export const fundsOf = (g: State, side: Side): number => g.capital[side] + g.profit[side]

/** EMP-37: each face-up card that Capital and Profit together can pay for. */
export const buildFactory = decide('build.factory', {
  takesOnlyOption: true,
  candidates: g => g.row.map(factory => ({ factory })),

  bar(g, { seat }, { factory }) {
    if (!g.row.includes(factory)) return { because: 'notFaceUp', rule: 'EMP-37', factory }
    const need = costOf(g, factory)
    const have = fundsOf(g, seat)
    return need <= have ? null : { because: 'tooLittleFunds', rule: 'EMP-37', need, have }
  },

  choose: (_g, { seat }, { factory }, flow) => flow.goto('build.payment', { seat, factory }),
})

/** EMP-37: in Capital, Profit or both. Only here is 1 Profit worth $1 (AMB-33). */
export const buildPayment = decide('build.payment', {
  takesOnlyOption: true,

  candidates(g, { factory }) {
    const candidates: Options['build.payment'][] = []
    const cost = costOf(g, factory)
    for (let capital = 0; capital <= cost; capital++) candidates.push({ capital, profit: cost - capital })
    return candidates
  },

  bar(g, { seat, factory }, { capital, profit }) {
    const cost = costOf(g, factory)
    const offer = capital + profit
    if (offer !== cost) return { because: 'otherPrice', rule: 'EMP-37', cost, offer }
    if (capital > g.capital[seat])
      return { because: 'tooLittleCapital', rule: 'EMP-37', need: capital, have: g.capital[seat] }
    if (profit > g.profit[seat])
      return { because: 'tooLittleProfit', rule: 'EMP-37', need: profit, have: g.profit[seat] }
    return null
  },

  choose(g, { seat, factory }, { capital, profit }, flow) {
    g.capital[seat] -= capital
    g.profit[seat] -= profit
    takeFromRow(g, seat, factory)
    flow.tell?.({ kind: 'tookFactory', seat, factory, capital, profit })
    return flow.end()
  },
})

/** The card and its marker go to the side, and the gap isn't filled (AMB-32). Its links can now carry a train (EMP-40). */
export function takeFromRow(g: State, side: Side, card: FactoryId): void {
  g.row.splice(g.row.indexOf(card), 1)
  g.factories[side].push(ownedFactory(card, 0)) // EMP-14
}

/** EMP-37: whether any face-up card is affordable once `spent` is paid. */
export function canPayForSomeFactory(g: State, side: Side, spent: number): boolean {
  const cheapest = cheapestInRow(g)
  return cheapest !== null && cheapest <= fundsOf(g, side) - spent
}

/** The lowest cost in the row; null if no card is left. */
export function cheapestInRow(g: State): number | null {
  let cheapest: number | null = null
  for (const card of g.row) if (cheapest === null || costOf(g, card) < cheapest) cheapest = costOf(g, card)
  return cheapest
}
