// Moving products and throwing them away: RULES.md VTI-38, VTI-43. Claims and the bank also pick their cards here.

import { productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import {
  cardAt,
  cellAt,
  hasCell,
  isProduct,
  productIdOn,
  productSpots,
  putProduct as putDown,
  spotAt,
} from '../readings/floor.ts'
import { roleOfCard, roleOfSpot } from '../readings/running.ts'
import { BANK_GIVES } from '../readings/trade.ts'
import { decide } from '../steps.ts'
import { offerPlaces, unofferedPlace } from './placing.ts'
import { spend, weightOfSpending } from './spending.ts'
import { claim } from './claiming.ts'

export const pickProduct = decide('pickProduct', {
  takesOnlyOption: true,

  candidates(g, { seat }): Options['pickProduct'][] {
    const floor = g.floor[seat]
    return productSpots(floor).map(spot => cellAt(floor, spot))
  },

  bar(g, { seat, use, product, picked }, { x, y }, why) {
    const card = cardAt(g.floor[seat], x, y)
    if (!isProduct(card)) return why && { because: 'noProductThere', rule: 'VTI-38', x, y }
    if (product !== null && productIdOn(card) !== product)
      return why && { because: 'noSuchProduct', rule: use === 'claim' ? 'VTI-44' : 'VTI-42', product, x, y }
    return hasCell(picked, x, y) ? why && { because: 'pickedAlready', rule: 'VTI-42', x, y } : null
  },

  choose(g, { seat, use, picked }, { x, y }, flow) {
    const product = productIdOn(cardAt(g.floor[seat], x, y))
    if (use === 'move') return flow.goto('putProduct', { seat, product, from: { x, y }, spent: [] })
    if (use === 'bank') {
      picked.push({ x, y })
      return picked.length < BANK_GIVES ? flow.again() : flow.goto('bankFor', { seat, product, picked })
    }
    spend(g, seat, { x, y })
    if (use === 'claim') claim(g, seat, product, { x, y }, flow)
    else flow.tell?.({ kind: 'threwAway', seat, product, x, y }) // VTI-43
    return flow.end()
  },

  weigh(g, { seat, use }) {
    if (use !== 'move') return ({ x, y }) => weightOfSpending(g, seat, x, y)
    const floor = g.floor[seat]
    return ({ x, y }) => {
      const role = roleOfCard(g.box, floor, spotAt(floor, x, y))
      return role === 'input' ? 0.1 : role === 'output' ? 3 : 1
    }
  },
})

export const putProduct = decide('putProduct', {
  offers: (g, { seat, spent }, offer, why) => offerPlaces(g, seat, spent, offer, why),
  unoffered: (g, { seat }, cell) => unofferedPlace(g, seat, cell),

  choose(g, { seat, product, from, spent }, { x, y }, flow) {
    if (from !== null) spend(g, seat, from)
    const given = spent.map(cell => spend(g, seat, cell))
    putDown(g.floor[seat], spotAt(g.floor[seat], x, y), productNumber[product])
    const [kind] = given
    if (from !== null) flow.tell?.({ kind: 'movedProduct', seat, product, from, x, y })
    else {
      if (kind !== undefined) flow.tell?.({ kind: 'banked', seat, product: kind, received: product, from: spent })
      flow.tell?.({ kind: 'placed', seat, product, x, y })
    }
    return flow.end()
  },

  weigh(g, { seat, product }) {
    const floor = g.floor[seat]
    const number = productNumber[product]
    return ({ x, y }) => {
      const role = roleOfSpot(g.box, floor, spotAt(floor, x, y), number)
      return role === 'input' ? 20 : role === 'output' ? 0.2 : 1
    }
  },
})
