// Trading with players: RULES.md VTI-41, VTI-62, VTI-63, VTI-68. Answers to an offer are in answers.ts.

import { type Refusal, type Seat, seatsOf } from '@tableworks/kernel'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { stockOf } from '../readings/contracts.ts'
import { cardAt, cellAt, hasCell, isProduct, productSpots, productsOn } from '../readings/floor.ts'
import { hasRoomAfter, isOpenTo } from '../readings/trade.ts'
import type { Frames, State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { barPartner, exchangeOf, isDeclined, sendOffer, tradeOffer } from './offers.ts'
import { spend } from './spending.ts'

/** VTI-68 */
const MOST_CARDS = 4

/** An unfinished offer or counter-offer. */
type Offering = Frames['offer']
type Card = Exclude<Options['offer'], string>

export const canTradeWith = (g: State, seat: Seat, partner: Seat): boolean =>
  isOpenTo(g, partner) && haveGoods(g, seat, partner) && isSomethingLeftToOffer(g, seat, partner)

/** One card on either side is enough for an exchange: a seat without any has room for it, and two seats with cards can swap. */
const haveGoods = (g: State, seat: Seat, partner: Seat): boolean =>
  productsOn(g.floor[seat]) > 0 || productsOn(g.floor[partner]) > 0

/**
 * VTI-66: whether any exchange is left, apart from `except`, that the partner hasn't declined. There's no need to check for room. A
 * complex has at least four product cells, so if there are more exchanges than can be declined in a move, some of them fit.
 */
export function isSomethingLeftToOffer(g: State, seat: Seat, partner: Seat, leftOut: string | null = null): boolean {
  if (g.declined.length === 0 && leftOut === null) return true
  for (const give of picksFrom(g.floor[seat].stock))
    for (const want of picksFrom(g.floor[partner].stock)) {
      const exchange = exchangeOf(give, want)
      if (give.length + want.length > 0 && exchange !== leftOut && !isDeclined(g, seat, partner, exchange)) return true
    }
  return false
}

/** Every way to pick up to four products from a stock, by kind, starting with none. */
function* picksFrom(stock: readonly number[], most = MOST_CARDS, first = 0): Generator<ProductId[]> {
  yield []
  for (let kind = first; kind < stock.length; kind++)
    for (let count = 1; count <= Math.min(most, stock[kind] as number); count++)
      for (const others of picksFrom(stock, most - count, kind + 1))
        yield [...Array.from({ length: count }, () => PRODUCT_IDS[kind] as ProductId), ...others]
}

export const tradeWith = decide('tradeWith', {
  takesOnlyOption: true,

  candidates: (g, { seat }): Options['tradeWith'][] =>
    seatsOf(g.seats)
      .filter(partner => partner !== seat)
      .map(partner => ({ partner })),

  bar(g, { seat }, { partner }) {
    const closed = barPartner(g, seat, partner)
    if (closed !== null) return closed
    if (!haveGoods(g, seat, partner)) return { because: 'nothingToTrade', rule: 'VTI-41', partner }
    return isSomethingLeftToOffer(g, seat, partner) ? null : { because: 'allDeclined', rule: 'VTI-66', partner }
  },

  choose: (_g, { seat }, { partner }, flow) => flow.goto('offer', { seat, partner, give: [], want: [] }),
})

/** The offer grows card by card. Only undo takes a card back. */
export const offer = decide('offer', {
  candidates: (g, frame): Options['offer'][] => [...cardsFor(g, frame), 'send', 'drop'],

  bar(g, frame, option) {
    if (option === 'drop') return null
    return option === 'send' ? barSend(g, frame) : barCard(g, frame, option)
  },

  choose(g, frame, option, flow) {
    const { seat, partner, give, want } = frame
    if (option === 'drop') {
      flow.tell?.({ kind: 'droppedOffer', seat, partner })
      return flow.end()
    }
    if (option === 'send') return sendOffer(g, seat, partner, { trade: { give, want } }, flow)
    addCard(frame, option)
    return flow.again()
  },

  weigh: () => option => (option === 'send' ? 3 : option === 'drop' ? 0.3 : 1),
})

/** The seat's own cards, then the kinds the partner has. */
export function cardsFor(g: State, { seat, partner }: Offering): Card[] {
  const floor = g.floor[seat]
  return [
    ...productSpots(floor).map(spot => cellAt(floor, spot)),
    ...PRODUCT_IDS.filter(product => stockOf(g, partner, product) > 0).map(product => ({ product })),
  ]
}

export function addCard({ give, want }: Offering, card: Card): void {
  if ('product' in card) want.push(card.product)
  else give.push({ x: card.x, y: card.y })
}

export const barCard = (g: State, frame: Offering, card: Card): Refusal | null =>
  'product' in card ? barWant(g, frame, card.product) : barLay(g, frame, card)

function barLay(g: State, { seat, give }: Offering, { x, y }: { x: number; y: number }): Refusal | null {
  if (!isProduct(cardAt(g.floor[seat], x, y))) return { because: 'noProductThere', rule: 'VTI-41', x, y }
  if (hasCell(give, x, y)) return { because: 'laidAlready', rule: 'VTI-41', x, y }
  return give.length < MOST_CARDS ? null : { because: 'tooManyCards', rule: 'VTI-68', most: MOST_CARDS }
}

function barWant(g: State, { partner, want }: Offering, product: ProductId): Refusal | null {
  const have = stockOf(g, partner, product)
  const wanted = want.filter(one => one === product).length
  if (wanted >= have) return { because: 'theyHaveNoMore', rule: 'VTI-41', partner, product, have }
  return want.length < MOST_CARDS ? null : { because: 'tooManyCards', rule: 'VTI-68', most: MOST_CARDS }
}

export function barSend(g: State, { seat, partner, give, want }: Offering): Refusal | null {
  if (give.length + want.length === 0) return { because: 'emptyOffer', rule: 'VTI-41' }
  if (!hasRoomAfter(g, seat, give.length, want.length)) return { because: 'noRoom', rule: 'VTI-63', seat }
  if (!hasRoomAfter(g, partner, want.length, give.length)) return { because: 'noRoom', rule: 'VTI-63', seat: partner }
  return g.declined.length > 0 && isDeclined(g, seat, partner, tradeOffer(g, seat, { give, want }))
    ? { because: 'declinedAlready', rule: 'VTI-66' }
    : null
}

/** VTI-41: the partner hands over the requested products. Then both place what they received. */
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

/** The owner chooses which of several identical products to hand over. */
export const handOver = decide('handOver', {
  takesOnlyOption: true,

  candidates(g, { seat, product }): Options['handOver'][] {
    const floor = g.floor[seat]
    return productSpots(floor, productNumber[product]).map(spot => cellAt(floor, spot))
  },

  unoffered: (_g, { product }, { x, y }) => ({ because: 'noSuchProduct', rule: 'VTI-41', product, x, y }),

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
