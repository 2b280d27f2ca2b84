// Produce Goods in a Factory: RULES.md EMP-58.

import type { Bar } from '@tableworks/kernel'
import type { Side } from '../data/pieces.ts'
import { namedFactory } from '../readings/factories.ts'
import { priceIn, productionBar } from '../readings/market.ts'
import type { Factory, State } from '../state.ts'
import { decide } from '../steps.ts'

/** EMP-58: one Good at a time, on any of the player's Goods tracks, until they stop (AMB-13). */
export const produce = decide('act.produce', {
  takesOnlyOption: true,

  offers(g, { seat }, offer, why) {
    offer('done', null)
    for (const factory of g.factories[seat]) offer({ factory: factory.card }, barProduction(g, seat, factory, why))
  },

  unoffered: (_g, _frame, option) =>
    option !== 'done' && { because: 'notYourFactory', rule: 'EMP-58', factory: option.factory },

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

function barProduction(g: State, seat: Side, own: Factory, why: boolean): Bar {
  const because = productionBar(g, seat, own)
  if (because === null) return null
  if (!why) return false
  const { card: factory } = own
  switch (because) {
    case 'makesNothing':
      return { because, rule: 'AMB-12', factory }
    case 'trackFull':
      return { because, rule: 'EMP-58', factory, track: g.box.factories[factory].track }
    case 'tooLittleCapital':
      return { because, rule: 'EMP-58', need: priceIn(g, own), have: g.capital[seat] }
  }
}
