// Work on the floor: RULES.md VTI-29, VTI-57, with limits from VTI-66. Each action has its own file.

import { type Bar, type Offer, type Refusal, type Seat, seatsOf } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import { SEATS } from '../meta.ts'
import type { Options } from '../notation.ts'
import { FIVE, readyOf, stockOf } from '../readings/contracts.ts'
import { hasFreeSpot, hasRoomFor, productsOn } from '../readings/floor.ts'
import { canBuildSomething } from '../readings/paying.ts'
import { BANK_GIVES } from '../readings/trade.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'
import { goToBank } from './bank.ts'
import { barClaim } from './claiming.ts'
import { canGiveAny, canMoveFactory, canTake, canTearDown } from './moving-factories.ts'
import { barPartner } from './offers.ts'
import { canTradeWith } from './trading.ts'

/** VTI-66 */
export const MOST_ACTIONS = 120

type Operation = Options['operate']

export const operate = decide('operate', {
  offers(g, { seat }, offer, why) {
    offer('stop', null)
    const over =
      g.actions < MOST_ACTIONS ? null : why && { because: 'tooManyActions', rule: 'VTI-66', most: MOST_ACTIONS }
    if (over === false) return
    const floor = g.floor[seat]
    const bare = productsOn(floor) > 0 ? null : why && { because: 'noProducts', rule: 'VTI-29' }
    const idle = over ?? bare
    offer('build', idle ?? (canBuildSomething(g, seat) ? null : why && { because: 'cannotBuild', rule: 'VTI-30' }))
    offer('tear down', over ?? (canTearDown(g, seat) ? null : why && { because: 'lastFactory', rule: 'VTI-58' }))
    offer(
      'move factory',
      idle ?? (canMoveFactory(g, seat) ? null : why && { because: 'cannotMoveAny', rule: 'VTI-36' }),
    )
    offerGifts(g, seat, over, bare, offer, why)
    offer('take factory', idle ?? (canTake(g, seat) ? null : why && { because: 'cannotTakeAny', rule: 'VTI-37' }))
    offer('move product', idle ?? (hasFreeSpot(floor) ? null : why && { because: 'noFreeCell', rule: 'VTI-38' }))
    offer('trade', over ?? (canTradeWithAny(g, seat) ? null : why && cannotTrade(g)))
    for (let product = 0; product < floor.stock.length; product++) {
      const have = floor.stock[product] as number
      if (have > 0)
        offer(BANKS[product] as Operation, over ?? (have >= BANK_GIVES ? null : why && tooFew(product, have)))
    }
    offer('discard', idle)
    for (const contract of g.open) {
      const product = productNumber[contract]
      offer(CLAIMS[product] as Operation, over ?? barClaim(floor.stock[product], contract, why))
    }
  },

  unoffered(g, { seat }, option) {
    if (typeof option === 'string') return false
    if ('contract' in option) return { because: 'notOpen', rule: 'VTI-44', contract: option.contract }
    if ('product' in option) return tooFew(productNumber[option.product], 0)
    return barPartner(g, seat, option.partner) ?? false
  },

  choose(g, { seat }, option, flow) {
    if (option === 'stop') {
      if (g.actions === 0) flow.tell?.({ kind: 'passed', seat }) // VTI-57
      else flow.tell?.({ kind: 'finishedOperating', seat, actions: g.actions })
      g.operating = false
      g.movesLeft -= 1
      return flow.end()
    }
    g.actions += 1
    if (option === 'build') return flow.goto('buildWhat', { seat, mend: false })
    if (option === 'tear down') return flow.goto('pickFactory', { seat, use: 'tear down', partner: null })
    if (option === 'move factory') return flow.goto('pickFactory', { seat, use: 'move', partner: null })
    if (option === 'take factory') return flow.goto('pickFactory', { seat, use: 'take', partner: null })
    if (option === 'trade') return flow.goto('tradeWith', { seat })
    if (option === 'move product') return flow.goto('pickProduct', { seat, use: 'move', product: null, picked: [] })
    if (option === 'discard') return flow.goto('pickProduct', { seat, use: 'discard', product: null, picked: [] })
    if ('partner' in option) return flow.goto('pickFactory', { seat, use: 'give', partner: option.partner })
    if ('contract' in option)
      return flow.goto('pickProduct', { seat, use: 'claim', product: option.contract, picked: [] })
    return goToBank(g, seat, option.product, flow)
  },

  weigh(g, { seat }) {
    const hasFive = readyOf(g, seat) >= FIVE
    return option => weightOf(g, seat, option, hasFive)
  },
})

// Constant options are created once because this list is requested most often.
type Partner = Extract<Operation, { partner: Seat }>
const PARTNERS: readonly (readonly Partner[])[] = Array.from({ length: Math.max(...SEATS) + 1 }, (_, seats) =>
  seatsOf(seats).map(partner => ({ partner })),
)
const BANKS: readonly Operation[] = PRODUCT_IDS.map(product => ({ product }))
const CLAIMS: readonly Operation[] = PRODUCT_IDS.map(contract => ({ contract }))

function canTradeWithAny(g: State, seat: Seat): boolean {
  for (const { partner } of PARTNERS[g.seats] as readonly Partner[])
    if (partner !== seat && canTradeWith(g, seat, partner)) return true
  return false
}

/** VTI-37: offers a gift to every other seat. */
function offerGifts(g: State, seat: Seat, over: Bar, bare: Bar, offer: Offer<Operation>, why: boolean): void {
  const none = bare === null && canGiveAny(g, seat) ? null : why && { because: 'cannotGiveAny', rule: 'VTI-37' }
  if (none === false) return
  for (const gift of PARTNERS[g.seats] as readonly Partner[])
    if (gift.partner !== seat) offer(gift, over ?? barPartner(g, seat, gift.partner) ?? none)
}

const cannotTrade = (g: State): Refusal =>
  g.floor.every(floor => productsOn(floor) === 0)
    ? { because: 'noGoodsAnywhere', rule: 'VTI-41' }
    : { because: 'nobodyToTradeWith', rule: 'VTI-62' }

const tooFew = (product: number, have: number): Refusal => ({
  because: 'tooFewForBank',
  rule: 'VTI-42',
  product: PRODUCT_IDS[product] as ProductId,
  have,
  need: BANK_GIVES,
})

/** Weights for random players. Without them they tear down a complex as fast as they build it. */
function weightOf(g: State, seat: Seat, option: Operation, hasFive: boolean): number {
  if (option === 'stop') return hasFive ? 0.001 : 2 + g.actions
  if (option === 'build') return g.floor[seat].sites.length < 8 ? 6 : 0.3
  if (option === 'move product') return 5
  if (option === 'trade' || option === 'move factory') return 0.2
  if (option === 'discard') return hasRoomFor(g.floor[seat], 2) ? 0.02 : 1
  if (typeof option === 'string' || 'partner' in option) return 0.02
  if ('product' in option) return stockOf(g, seat, option.product) >= 5 ? 2 : 0.05
  const hasTwo = stockOf(g, seat, option.contract) >= 2
  if (hasTwo && hasFive) return 100
  return hasTwo && g.seats > 2 ? 0.1 : 0.01
}
