// Produce Goods in a Factory: RULES.md EMP-58.

import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { Options } from '../notation.ts'
import type { Factory, State } from '../state.ts'
import { decide } from '../steps.ts'
import { priceOf } from './market.ts'
import { factoryOf, namedFactory } from './sides.ts'

/** EMP-58: space by space, on any of one's Goods tracks, until one has enough (AMB-13). */
export const produce = decide('act.produce', {
  takesOnlyOption: true,

  options(g, { seat }) {
    const options: Options['act.produce'][] = ['done']
    for (const factory of g.factories[seat]) if (canMake(g, seat, factory)) options.push({ factory: factory.card })
    return options
  },

  choose(g, { seat }, option, flow) {
    if (option === 'done') return flow.end()
    const factory = namedFactory(g, seat, option.factory)
    const price = priceIn(g, factory)
    const { goods: colour } = g.box.factories[factory.card]
    g.capital[seat] -= price
    factory.goods += 1
    if (colour !== null)
      flow.tell?.({ kind: 'produced', seat, factory: factory.card, colour, price, goods: factory.goods })
    return flow.again()
  },

  why(g, { seat }, option) {
    if (option === 'done') return null
    const { factory } = option
    const own = factoryOf(g, seat, factory)
    if (own === undefined) return { because: 'notYourFactory', rule: 'EMP-58', factory }
    const { goods, track } = g.box.factories[factory]
    if (goods === null) return { because: 'makesNothing', rule: 'AMB-12', factory }
    if (own.goods === track) return { because: 'trackFull', rule: 'EMP-58', factory, track }
    return { because: 'tooLittleCapital', rule: 'EMP-58', need: priceIn(g, own), have: g.capital[seat] }
  },
})

/** What one more Good costs here. No market die, no market; the Private Bank makes nothing (AMB-12). */
function priceIn(g: State, { card }: Factory): number {
  const { goods } = g.box.factories[card]
  return (goods === null ? null : priceOf(g, goods)) ?? Number.MAX_SAFE_INTEGER
}

const canMake = (g: State, seat: Side, factory: Factory): boolean =>
  factory.goods < g.box.factories[factory.card].track && priceIn(g, factory) <= g.capital[seat]

export function cannotProduce(g: State, side: Side): Hindrance | null {
  for (const factory of g.factories[side]) if (canMake(g, side, factory)) return null
  return 'nothingToProduce'
}
