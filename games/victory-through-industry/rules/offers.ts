// Offers to another seat: who can receive one, and what was declined. RULES.md VTI-62, VTI-66, VTI-69.

import { isSeat, type Refusal, type Seat } from '@tableworks/kernel'
import type { ProductId } from '../data/products.ts'
import { cardAt, type Cell, productIdOn } from '../readings/floor.ts'
import { OFFERS_IN_ALL, OFFERS_TO_ONE, offersSent } from '../readings/trade.ts'
import type { Deal, FactoryDeal, State, TradeDeal } from '../state.ts'
import type { Flow } from '../steps.ts'

/** Why this seat can't receive an offer, or null. */
export function barPartner(g: State, seat: Seat, partner: Seat): Refusal | null {
  if (!isSeat(partner, g.seats) || partner === seat) return { because: 'nobodyThere', rule: 'VTI-62' }
  if (g.closed[partner]) return { because: 'isClosed', rule: 'VTI-69', partner }
  if (offersSent(g) >= OFFERS_IN_ALL) return { because: 'tooManyOffers', rule: 'VTI-66', most: OFFERS_IN_ALL }
  return g.offers[partner] < OFFERS_TO_ONE
    ? null
    : { because: 'tooManyOffersTo', rule: 'VTI-66', partner, most: OFFERS_TO_ONE }
}

/** A key that is the same for identical factory offers. */
export const factoryOffer = ({ use, from, x, y, turn }: FactoryDeal): string =>
  `${use} ${from?.x},${from?.y} at ${x},${y} turn ${turn}`

/** A key that is the same for identical trades. It depends on the products, not on where they are. */
export const exchangeOf = (give: readonly ProductId[], want: readonly ProductId[]): string =>
  `${give.toSorted().join(' ')} for ${want.toSorted().join(' ')}`

/** The products in these cells on a seat's floor. */
export const kindsAt = (g: State, seat: Seat, cells: readonly Cell[]): ProductId[] =>
  cells.map(({ x, y }) => productIdOn(cardAt(g.floor[seat], x, y)))

export const tradeOffer = (g: State, seat: Seat, { give, want }: TradeDeal): string =>
  exchangeOf(kindsAt(g, seat, give), want)

/** The same trade as the other seat sees it. */
export const tradeReversed = (g: State, seat: Seat, { give, want }: TradeDeal): string =>
  exchangeOf(want, kindsAt(g, seat, give))

const offerOf = (g: State, seat: Seat, deal: Deal): string =>
  'trade' in deal ? tradeOffer(g, seat, deal.trade) : factoryOffer(deal.factory)

const declinedKey = (seat: Seat, partner: Seat, offer: string): string => `${seat} to ${partner}: ${offer}`

/** VTI-66: whether the partner has declined this offer from the seat during this move. */
export const isDeclined = (g: State, seat: Seat, partner: Seat, offer: string): boolean =>
  g.declined.includes(declinedKey(seat, partner, offer))

export const noteDeclined = (g: State, seat: Seat, partner: Seat, deal: Deal): void => {
  g.declined.push(declinedKey(seat, partner, offerOf(g, seat, deal)))
}

/** Counts and reports the offer, then asks the partner. */
export function sendOffer(g: State, seat: Seat, partner: Seat, deal: Deal, flow: Flow) {
  g.offers[partner] += 1
  if ('trade' in deal) {
    const { give, want } = deal.trade
    flow.tell?.({ kind: 'offered', seat, partner, give: kindsAt(g, seat, give), want: [...want] })
  } else {
    const { use, factory, from, x, y, turn } = deal.factory
    if (from !== null) {
      const kind = use === 'give' ? 'offeredFactory' : 'askedForFactory'
      flow.tell?.({ kind, seat, partner, factory, from, x, y, turn })
    }
  }
  return flow.goto('answer', { seat: partner, partner: seat, deal })
}
