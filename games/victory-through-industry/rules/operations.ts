// The non-production move: RULES.md VTI-29, VTI-57 and its limits, VTI-66. Each action has its own file.

import { type Seat, seatsOf } from '@tableworks/kernel'
import { PRODUCT_IDS, productNumber } from '../data/products.ts'
import { SEATS } from '../meta.ts'
import type { Options } from '../notation.ts'
import { readyOf, stockOf } from '../readings/contracts.ts'
import { hasFreeSpot, hasRoomFor, productsOn } from '../readings/floor.ts'
import { canBuildSomething } from '../readings/paying.ts'
import { BANK_GIVES, isOpenTo } from '../readings/trade.ts'
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
  candidates: (g, { seat }) => [
    'stop',
    'build',
    'tear down',
    'move factory',
    ...othersThan(g, seat).map(partner => ({ partner })),
    'take factory',
    'move product',
    'trade',
    ...PRODUCT_IDS.filter(product => stockOf(g, seat, product) > 0).map(product => ({ product })),
    'discard',
    ...g.open.map(contract => ({ contract })),
  ],

  bar(g, { seat }, option) {
    if (option === 'stop') return null
    if (g.actions >= MOST_ACTIONS) return { because: 'tooManyActions', rule: 'VTI-66', most: MOST_ACTIONS }
    return typeof option === 'string' ? barPlain(g, seat, option) : barNamed(g, seat, option)
  },

  options(g, { seat }) {
    const options: Operation[] = ['stop']
    if (g.actions >= MOST_ACTIONS) return options
    const floor = g.floor[seat]
    const { stock } = floor
    const hasProducts = productsOn(floor) > 0
    if (hasProducts && canBuildSomething(g, seat)) options.push('build')
    if (canTearDown(g, seat)) options.push('tear down')
    if (hasProducts && canMoveFactory(g, seat)) options.push('move factory')
    if (hasProducts && canGiveAny(g, seat))
      for (const option of PARTNERS[g.seats] as readonly Partner[])
        if (option.partner !== seat && isOpenTo(g, option.partner)) options.push(option)
    if (hasProducts && canTake(g, seat)) options.push('take factory')
    if (hasProducts && hasFreeSpot(floor)) options.push('move product')
    if (canTradeWithAny(g, seat)) options.push('trade')
    if (!hasProducts) return options
    for (let product = 0; product < stock.length; product++)
      if ((stock[product] as number) >= BANK_GIVES) options.push(BANKS[product] as Operation)
    options.push('discard')
    for (const contract of g.open) {
      const product = productNumber[contract]
      if ((stock[product] as number) > 0) options.push(CLAIMS[product] as Operation)
    }
    return options
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

  weight: (g, { seat }, option) => weightOf(g, seat, option),
})

// Options that never change are made once: this list is asked for more than any other.
type Partner = Extract<Operation, { partner: Seat }>
const PARTNERS: readonly (readonly Partner[])[] = Array.from({ length: Math.max(...SEATS) + 1 }, (_, seats) =>
  seatsOf(seats).map(partner => ({ partner })),
)
const BANKS: readonly Operation[] = PRODUCT_IDS.map(product => ({ product }))
const CLAIMS: readonly Operation[] = PRODUCT_IDS.map(contract => ({ contract }))

const othersThan = (g: State, seat: Seat): Seat[] => seatsOf(g.seats).filter(other => other !== seat)

function canTradeWithAny(g: State, seat: Seat): boolean {
  for (const { partner } of PARTNERS[g.seats] as readonly Partner[])
    if (partner !== seat && canTradeWith(g, seat, partner)) return true
  return false
}

function barPlain(g: State, seat: Seat, option: Exclude<Operation, object>) {
  const products = productsOn(g.floor[seat])
  if (option === 'tear down') return canTearDown(g, seat) ? null : { because: 'lastFactory', rule: 'VTI-58' }
  if (option === 'trade') {
    if (canTradeWithAny(g, seat)) return null
    return g.floor.every(floor => productsOn(floor) === 0)
      ? { because: 'noGoodsAnywhere', rule: 'VTI-41' }
      : { because: 'nobodyToTradeWith', rule: 'VTI-62' }
  }
  if (products === 0) return { because: 'noProducts', rule: 'VTI-29' }
  if (option === 'build') return canBuildSomething(g, seat) ? null : { because: 'cannotBuild', rule: 'VTI-30' }
  if (option === 'move factory') return canMoveFactory(g, seat) ? null : { because: 'cannotMoveAny', rule: 'VTI-36' }
  if (option === 'take factory') return canTake(g, seat) ? null : { because: 'cannotTakeAny', rule: 'VTI-37' }
  if (option === 'move product') return hasFreeSpot(g.floor[seat]) ? null : { because: 'noFreeCell', rule: 'VTI-38' }
  return null
}

function barNamed(g: State, seat: Seat, option: Extract<Operation, object>) {
  if ('contract' in option) return barClaim(g, seat, option.contract)
  if ('product' in option) {
    const { product } = option
    const have = stockOf(g, seat, product)
    return have >= BANK_GIVES ? null : { because: 'tooFewForBank', rule: 'VTI-42', product, have, need: BANK_GIVES }
  }
  const { partner } = option
  const closed = barPartner(g, seat, partner)
  if (closed !== null) return closed
  return canGiveAny(g, seat) ? null : { because: 'cannotGiveAny', rule: 'VTI-37' }
}

/** How a random player weighs its actions: otherwise a complex is torn down as fast as it is built. */
function weightOf(g: State, seat: Seat, option: Operation): number {
  if (option === 'stop') return readyOf(g, seat) >= 5 ? 0.001 : 2 + g.actions
  if (option === 'build') return g.floor[seat].sites.length < 8 ? 6 : 0.3
  if (option === 'move product') return 5
  if (option === 'trade' || option === 'move factory') return 0.2
  if (option === 'discard') return hasRoomFor(g.floor[seat], 2) ? 0.02 : 1
  if (typeof option === 'string' || 'partner' in option) return 0.02
  if ('product' in option) return stockOf(g, seat, option.product) >= 5 ? 2 : 0.05
  const hasTwo = stockOf(g, seat, option.contract) >= 2
  if (hasTwo && readyOf(g, seat) >= 5) return 100
  return hasTwo && g.seats > 2 ? 0.1 : 0.01
}
