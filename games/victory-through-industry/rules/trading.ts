// Trading with players: RULES.md VTI-41, VTI-62, VTI-63, VTI-68.

import { type Refusal, type Seat, seatsOf } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { stockOf } from '../readings/contracts.ts'
import { cardAt, cellAt, hasCell, isProduct, productCard, productSpots, productsOn } from '../readings/floor.ts'
import { hasRoomAfter, isOpenTo } from '../readings/trade.ts'
import type { Frames, State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { spend } from './spending.ts'
import { barPartner, isDeclined, sendOffer, tradeOffer } from './offers.ts'

/** VTI-68 */
const MOST_CARDS = 4

type Offer = Frames['offer']

/** A card on either side is enough: whoever has none has room for one, and where both have some they can swap. */
export const canTradeWith = (g: State, seat: Seat, partner: Seat): boolean =>
  isOpenTo(g, partner) && (productsOn(g.floor[seat]) > 0 || productsOn(g.floor[partner]) > 0)

export const tradeWith = decide('tradeWith', {
  takesOnlyOption: true,

  candidates: (g, { seat }): Options['tradeWith'][] =>
    seatsOf(g.seats)
      .filter(partner => partner !== seat)
      .map(partner => ({ partner })),

  bar(g, { seat }, { partner }) {
    const closed = barPartner(g, seat, partner)
    if (closed !== null) return closed
    return canTradeWith(g, seat, partner) ? null : { because: 'nothingToTrade', rule: 'VTI-63', partner }
  },

  choose: (_g, { seat }, { partner }, flow) => flow.goto('offer', { seat, partner, give: [], want: [] }),
})

/** The offer grows card by card; nothing is taken back but by undo. */
export const offer = decide('offer', {
  candidates(g, { seat, partner }): Options['offer'][] {
    const floor = g.floor[seat]
    return [
      ...productSpots(floor).map(spot => cellAt(floor, spot)),
      ...PRODUCT_IDS.filter(product => stockOf(g, partner, product) > 0).map(product => ({ product })),
      'send',
      'drop',
    ]
  },

  bar(g, frame, option) {
    if (option === 'drop') return null
    if (option === 'send') return barSend(g, frame)
    return 'product' in option ? barWant(g, frame, option.product) : barLay(g, frame, option)
  },

  choose(g, frame, option, flow) {
    const { seat, partner, give, want } = frame
    if (option === 'drop') {
      flow.tell?.({ kind: 'droppedOffer', seat, partner })
      return flow.end()
    }
    if (option === 'send') return sendOffer(g, seat, partner, { trade: { give, want } }, flow)
    if ('product' in option) want.push(option.product)
    else give.push({ x: option.x, y: option.y })
    return flow.again()
  },

  weight: (_g, _frame, option) => (option === 'send' ? 3 : option === 'drop' ? 0.3 : 1),
})

function barLay(g: State, { seat, give }: Offer, { x, y }: { x: number; y: number }): Refusal | null {
  if (!isProduct(cardAt(g.floor[seat], x, y))) return { because: 'noProductThere', rule: 'VTI-41', x, y }
  if (hasCell(give, x, y)) return { because: 'laidAlready', rule: 'VTI-41', x, y }
  return give.length < MOST_CARDS ? null : { because: 'tooManyCards', rule: 'VTI-68', most: MOST_CARDS }
}

function barWant(g: State, { partner, want }: Offer, product: ProductId): Refusal | null {
  const have = stockOf(g, partner, product)
  const wanted = want.filter(one => one === product).length
  if (wanted >= have) return { because: 'theyHaveNoMore', rule: 'VTI-41', partner, product, have }
  return want.length < MOST_CARDS ? null : { because: 'tooManyCards', rule: 'VTI-68', most: MOST_CARDS }
}

function barSend(g: State, { seat, partner, give, want }: Offer): Refusal | null {
  if (give.length + want.length === 0) return { because: 'emptyOffer', rule: 'VTI-41' }
  if (!hasRoomAfter(g, seat, give.length, want.length)) return { because: 'noRoom', rule: 'VTI-63', seat }
  if (!hasRoomAfter(g, partner, want.length, give.length)) return { because: 'noRoom', rule: 'VTI-63', seat: partner }
  return g.declined.length > 0 && isDeclined(g, partner, tradeOffer(g, seat, { give, want }))
    ? { because: 'declinedAlready', rule: 'VTI-66' }
    : null
}

/** VTI-41: the partner hands over what was wanted; then both find places for what they got. */
export const trade = passage('trade', (_g, frame, flow) => {
  const { seat, partner, give, want } = frame
  const product = want[frame.handed]
  frame.handed += 1
  if (product !== undefined) return flow.call('handOver', { seat: partner, partner: seat, product })
  return flow.goto('receive', {
    queue: [
      ...want.map(received => ({ seat, product: received })),
      ...give.map(received => ({ seat: partner, product: received })),
    ],
  })
})

/** Which of several equal products goes is its owner's choice. */
export const handOver = decide('handOver', {
  takesOnlyOption: true,

  options(g, { seat, product }): Options['handOver'][] {
    const floor = g.floor[seat]
    return productSpots(floor, productNumber[product]).map(spot => cellAt(floor, spot))
  },

  bar(g, { seat, product }, { x, y }) {
    const isThere = cardAt(g.floor[seat], x, y) === productCard(productNumber[product])
    return isThere ? null : { because: 'noSuchProduct', rule: 'VTI-41', product, x, y }
  },

  choose(g, { seat, partner, product }, { x, y }, flow) {
    spend(g, seat, { x, y })
    flow.tell?.({ kind: 'handedOver', seat, partner, product, x, y })
    return flow.end()
  },
})

export const receive = passage('receive', (_g, { queue }, flow) => {
  const next = queue.shift()
  return next === undefined ? flow.end() : flow.call('putProduct', { ...next, from: null, spent: [] })
})
