// Tearing down a factory, and products that lose their place: RULES.md VTI-34, VTI-35, VTI-40, VTI-58.

import type { Seat } from '@tableworks/kernel'
import { cardOn, cellAt, factoryIdOn, isWhole, liftFactory, putProduct, spotAt, typeOn } from '../readings/floor.ts'
import { productNumber } from '../data/products.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage, sequence } from '../steps.ts'
import { offerPlaces, takeStranded, unofferedPlace } from './placing.ts'

/** VTI-34: the card returns to its stack, without a refund. */
export function demolish(g: State, seat: Seat, spot: number, flow: Flow): void {
  const floor = g.floor[seat]
  const card = cardOn(floor, spot)
  liftFactory(floor, spot)
  const type = typeOn(card)
  g.stacks[type] = g.stacks[type] + 1
  flow.tell?.({ kind: 'toreDown', seat, factory: factoryIdOn(card), ...cellAt(floor, spot) })
}

/** VTI-35: a split complex must be joined at once by building a factory. Loose products move afterwards. */
export const tearDown = sequence('tearDown', [
  (g, { seat }, flow) => {
    if (isWhole(g.floor[seat])) return undefined
    g.mending = true
    flow.tell?.({ kind: 'wasSplit', seat })
    return flow.call('buildWhat', { seat, mend: true })
  },
  (g, { seat }, flow) => {
    g.mending = false
    return flow.goto('relocate', { queue: takeStranded(g, seat) })
  },
])

export const relocate = passage('relocate', (_g, { queue }, flow) => {
  const next = queue.shift()
  return next === undefined ? flow.end() : flow.call('rescue', next)
})

/** VTI-40: it moves to a cell next to a factory, or is thrown away. */
export const rescue = decide('rescue', {
  takesOnlyOption: true,

  offers(g, { seat }, offer, why) {
    offerPlaces(g, seat, [], offer, why)
    offer('discard', null)
  },

  unoffered: (g, { seat }, option) => option !== 'discard' && unofferedPlace(g, seat, option),

  choose(g, { seat, product, ...from }, option, flow) {
    if (option === 'discard') flow.tell?.({ kind: 'threwAway', seat, product, x: from.x, y: from.y })
    else {
      const { x, y } = option
      putProduct(g.floor[seat], spotAt(g.floor[seat], x, y), productNumber[product])
      flow.tell?.({ kind: 'movedProduct', seat, product, from: { x: from.x, y: from.y }, x, y })
    }
    return flow.end()
  },
})
