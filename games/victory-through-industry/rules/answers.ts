// Answers to an offer: accept, decline, decline all offers, or make a counter-offer. RULES.md VTI-62, VTI-69, VTI-72.

import type { Seat } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { Deal, State, TradeDeal } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { kindsAt, noteDeclined, tradeOffer, tradeReversed } from './offers.ts'
import { carryOut, takeStranded } from './placing.ts'
import { spend } from './spending.ts'
import { addCard, barCard, barSend, cardsFor, isSomethingLeftToOffer } from './trading.ts'

/** `seat` answers an offer made by `partner`. */
interface Answering {
  readonly seat: Seat
  readonly partner: Seat
}

/** VTI-62: accept or decline. VTI-69: no more offers until the seat's next turn. VTI-72: a counter-offer. */
export const answer = decide('answer', {
  candidates: (): Options['answer'][] => ['accept', 'decline', 'decline all', 'counter'],

  bar(g, { seat, partner, deal }, option) {
    if (option !== 'counter') return null
    if ('factory' in deal) return { because: 'onlyTradesAreCountered', rule: 'VTI-72' }
    return isSomethingLeftToOffer(g, seat, partner, tradeReversed(g, partner, deal.trade))
      ? null
      : { because: 'noOtherExchange', rule: 'VTI-72', partner }
  },

  choose(g, frame, option, flow) {
    const { seat, partner, deal } = frame
    if (option === 'accept') return accept(g, frame, deal, flow)
    if (option === 'counter' && 'trade' in deal)
      return flow.goto('counter', { seat, partner, to: deal.trade, give: [], want: [] })
    decline(g, frame, deal, flow)
    if (option === 'decline all') {
      g.closed[seat] = true
      flow.tell?.({ kind: 'closedToOffers', seat })
    }
    return flow.end()
  },
})

/** VTI-72: built card by card, as an offer is. The original offer then counts as declined. */
export const counter = decide('counter', {
  candidates: (g, frame): Options['counter'][] => [...cardsFor(g, frame), 'send', 'decline'],

  bar(g, frame, option) {
    if (option === 'decline') return null
    if (option !== 'send') return barCard(g, frame, option)
    const barred = barSend(g, frame)
    if (barred !== null) return barred
    const isTheOffer = tradeOffer(g, frame.seat, frame) === tradeReversed(g, frame.partner, frame.to)
    return isTheOffer ? { because: 'sameExchange', rule: 'VTI-72', partner: frame.partner } : null
  },

  choose(g, frame, option, flow) {
    const { seat, partner, to, give, want } = frame
    if (option === 'decline') {
      decline(g, frame, { trade: to }, flow)
      return flow.end()
    }
    if (option !== 'send') {
      addCard(frame, option)
      return flow.again()
    }
    noteDeclined(g, partner, seat, { trade: to })
    flow.tell?.({ kind: 'countered', seat, partner, give: kindsAt(g, seat, give), want: [...want] })
    return flow.goto('reply', { seat: partner, partner: seat, deal: { give, want } })
  },

  weigh: () => option => (option === 'send' ? 3 : option === 'decline' ? 0.3 : 1),
})

/** VTI-72: the counter-offer is accepted or declined, which ends the exchange. */
export const reply = decide('reply', {
  candidates: () => ['accept', 'decline'] as const,

  choose(g, frame, option, flow) {
    const deal = { trade: frame.deal }
    if (option === 'accept') return accept(g, frame, deal, flow)
    decline(g, frame, deal, flow)
    return flow.end()
  },
})

function accept(g: State, { seat, partner }: Answering, deal: Deal, flow: Flow) {
  flow.tell?.({ kind: 'accepted', seat, partner })
  if ('trade' in deal) return exchange(g, { seat, partner }, deal.trade, flow)
  carryOut(g, partner, deal.factory, flow)
  const giver = deal.factory.use === 'give' ? partner : seat
  return flow.goto('relocate', { queue: takeStranded(g, giver) })
}

function exchange(g: State, { seat, partner }: Answering, { give, want }: TradeDeal, flow: Flow) {
  const given = give.map(cell => spend(g, partner, cell))
  return flow.goto('trade', { seat: partner, partner: seat, give: given, want, handed: 0 })
}

function decline(g: State, { seat, partner }: Answering, deal: Deal, flow: Flow): void {
  flow.tell?.({ kind: 'declined', seat, partner })
  noteDeclined(g, partner, seat, deal)
}
