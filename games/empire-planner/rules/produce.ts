// Produce Goods in a Factory: RULES.md EMP-58.

import type { Options } from '../notation.ts'
import { factoryOf, namedFactory } from '../readings/factories.ts'
import { priceIn, productionBar } from '../readings/market.ts'
import { decide } from '../steps.ts'

/** EMP-58: space by space, on any of one's Goods tracks, until one has enough (AMB-13). */
export const produce = decide('act.produce', {
  takesOnlyOption: true,

  candidates(g, { seat }) {
    const candidates: Options['act.produce'][] = ['done']
    for (const { card } of g.factories[seat]) candidates.push({ factory: card })
    return candidates
  },

  bar(g, { seat }, option) {
    if (option === 'done') return null
    const { factory } = option
    const own = factoryOf(g, seat, factory)
    if (own === undefined) return { because: 'notYourFactory', rule: 'EMP-58', factory }
    const because = productionBar(g, seat, own)
    switch (because) {
      case null:
        return null
      case 'makesNothing':
        return { because, rule: 'AMB-12', factory }
      case 'trackFull':
        return { because, rule: 'EMP-58', factory, track: g.box.factories[factory].track }
      case 'tooLittleCapital':
        return { because, rule: 'EMP-58', need: priceIn(g, own), have: g.capital[seat] }
    }
  },

  options(g, { seat }) {
    const options: Options['act.produce'][] = ['done']
    for (const factory of g.factories[seat])
      if (productionBar(g, seat, factory) === null) options.push({ factory: factory.card })
    return options
  },

  choose(g, { seat }, option, flow) {
    if (option === 'done') return flow.end()
    const factory = namedFactory(g, seat, option.factory)
    const price = priceIn(g, factory)
    const { goods: colour } = g.box.factories[factory.card]
    if (price === null || colour === null) throw new Error(`the ${factory.card} makes nothing`)
    g.capital[seat] -= price
    factory.goods += 1
    flow.tell?.({ kind: 'produced', seat, factory: factory.card, colour, price, goods: factory.goods })
    return flow.again()
  },
})
