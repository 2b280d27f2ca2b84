// Trading with the bank: RULES.md VTI-39, VTI-42.

import type { Seat } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { cellAt, productSpots } from '../readings/floor.ts'
import { BANK_GIVES } from '../readings/trade.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'

/** Lets the seat pick which three to turn in, if it has more. */
export function goToBank(g: State, seat: Seat, product: ProductId, flow: Flow) {
  const floor = g.floor[seat]
  const cells = productSpots(floor, productNumber[product]).map(spot => cellAt(floor, spot))
  if (cells.length === BANK_GIVES) return flow.goto('bankFor', { seat, product, picked: cells })
  return flow.goto('pickProduct', { seat, use: 'bank', product, picked: [] })
}

/** Products of the same or a lower value. The same kind is allowed, but pointless. VTI-39: the bank never runs out. */
export const bankFor = decide('bankFor', {
  candidates: (): Options['bankFor'][] => PRODUCT_IDS.map(product => ({ product })),

  bar(g, { product: given }, { product }) {
    const { value } = g.box.products[product]
    const most = g.box.products[given].value
    return value <= most ? null : { because: 'tooValuable', rule: 'VTI-42', product, value, most }
  },

  choose: (_g, { seat, picked }, { product }, flow) =>
    flow.goto('putProduct', { seat, product, from: null, spent: picked }),
})
