// Offers to another seat: who can be asked, what was declined, and the answer. RULES.md VTI-62, VTI-66, VTI-69.

import { isSeat, type Refusal, type Seat } from '@tableworks/kernel'
import { cardAt, productIdOn } from '../readings/floor.ts'
import { OFFERS_IN_ALL, OFFERS_TO_ONE, offersSent } from '../readings/trade.ts'
import type { Deal, FactoryDeal, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { carryOut, takeStranded } from './placing.ts'
import { spend } from './spending.ts'

/** Why nothing can be offered to this seat. */
export function barPartner(g: State, seat: Seat, partner: Seat): Refusal | null {
  if (!isSeat(partner, g.seats) || partner === seat) return { because: 'nobodyThere', rule: 'VTI-62' }
  if (g.closed[partner]) return { because: 'isClosed', rule: 'VTI-69', partner }
  if (offersSent(g) >= OFFERS_IN_ALL) return { because: 'tooManyOffers', rule: 'VTI-66', most: OFFERS_IN_ALL }
  return g.offers[partner] < OFFERS_TO_ONE
    ? null
    : { because: 'tooManyOffersTo', rule: 'VTI-66', partner, most: OFFERS_TO_ONE }
}

/** What makes a factory's offer the same as another. */
export const factoryOffer = ({ use, from, x, y, turn }: FactoryDeal): string =>
  `${use} ${from?.x},${from?.y} at ${x},${y} turn ${turn}`

/** What makes two trades the same: the products, wherever they lie. */
export function tradeOffer(g: State, seat: Seat, { give, want }: Extract<Deal, { trade: unknown }>['trade']): string {
  const gives = give.map(({ x, y }) => productIdOn(cardAt(g.floor[seat], x, y)))
  return `${gives.sort().join(' ')} for ${[...want].sort().join(' ')}`
}

const offerOf = (g: State, seat: Seat, deal: Deal): string =>
  'trade' in deal ? tradeOffer(g, seat, deal.trade) : factoryOffer(deal.factory)

export const isDeclined = (g: State, partner: Seat, offer: string): boolean =>
  g.declined.includes(`${partner}: ${offer}`)

/** Counts the offer, tells of it, and asks the partner. */
export function sendOffer(g: State, seat: Seat, partner: Seat, deal: Deal, flow: Flow) {
  g.offers[partner] += 1
  if ('trade' in deal) {
    const give = deal.trade.give.map(({ x, y }) => productIdOn(cardAt(g.floor[seat], x, y)))
    flow.tell?.({ kind: 'offered', seat, partner, give, want: [...deal.trade.want] })
  } else {
    const { use, factory, from, x, y, turn } = deal.factory
    if (from !== null) {
      const kind = use === 'give' ? 'offeredFactory' : 'askedForFactory'
      flow.tell?.({ kind, seat, partner, factory, from, x, y, turn })
    }
  }
  return flow.goto('answer', { seat: partner, partner: seat, deal })
}

/** VTI-62: yes or no. VTI-69: or no to everybody until one's own next turn. */
export const answer = decide('answer', {
  options: () => ['accept', 'decline', 'decline all'] as const,

  choose(g, { seat, partner, deal }, option, flow) {
    if (option !== 'accept') {
      flow.tell?.({ kind: 'declined', seat, partner })
      g.declined.push(`${seat}: ${offerOf(g, partner, deal)}`)
      if (option === 'decline all') {
        g.closed[seat] = true
        flow.tell?.({ kind: 'closedToOffers', seat })
      }
      return flow.end()
    }
    flow.tell?.({ kind: 'accepted', seat, partner })
    if ('factory' in deal) {
      carryOut(g, partner, deal.factory, flow)
      const giver = deal.factory.use === 'give' ? partner : seat
      return flow.goto('relocate', { queue: takeStranded(g, giver) })
    }
    const { give, want } = deal.trade
    const given = give.map(cell => spend(g, partner, cell))
    return flow.goto('trade', { seat: partner, partner: seat, give: given, want, handed: 0 })
  },
})
