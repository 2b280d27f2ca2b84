// Contract fulfilment: RULES.md VTI-49 to VTI-51, VTI-59 to VTI-61, VTI-71.

import { previousSeat } from '@tableworks/kernel'
import { productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { FIVE } from '../readings/contracts.ts'
import { cellAt, productSpots, spotAt, takeProduct } from '../readings/floor.ts'
import { decide, passage } from '../steps.ts'

/** VTI-49: deliver one unit of the product or lose the contract, one contract at a time (VTI-71). */
export const fulfil = decide('fulfil', {
  takesOnlyOption: true,

  candidates(g, { seat, contract }): Options['fulfil'][] {
    const floor = g.floor[seat]
    const spots = productSpots(floor, productNumber[contract])
    return [...spots.map(spot => ({ contract, ...cellAt(floor, spot) })), { contract }]
  },

  unoffered: (_g, { contract }, option) =>
    'x' in option && option.contract === contract
      ? { because: 'noSuchProduct', rule: 'VTI-49', product: contract, x: option.x, y: option.y }
      : { because: 'otherContract', rule: 'VTI-71', contract },

  choose(g, { seat, contract, left, done }, option, flow) {
    if ('x' in option) {
      const { x, y } = option
      takeProduct(g.floor[seat], spotAt(g.floor[seat], x, y))
      flow.tell?.({ kind: 'fulfilledContract', seat, contract, x, y })
    } else {
      g.contracts[seat].splice(g.contracts[seat].indexOf(contract), 1)
      g.open.push(contract) // VTI-59
      flow.tell?.({ kind: 'lostContract', seat, contract, value: g.box.contracts[contract].value })
    }
    const fulfilledNow = 'x' in option ? done + 1 : done
    const [next, ...rest] = left
    if (next === undefined) {
      flow.tell?.({ kind: 'finishedFulfilment', seat, done: fulfilledNow })
      return flow.goto('fulfilled', { seat, done: fulfilledNow })
    }
    return flow.goto('fulfil', { seat, contract: next, left: rest, done: fulfilledNow })
  },

  weigh: () => option => ('x' in option ? 50 : 1),
})

/** VTI-50, VTI-51. VTI-60: only after every contract is decided. */
export const fulfilled = passage('fulfilled', (g, { seat, done }, flow) => {
  const partner = previousSeat(seat, g.seats)
  g.token = partner
  flow.tell?.({ kind: 'passedToken', seat, partner })
  if (done >= FIVE) g.ending = 'five'
  return flow.end()
})
