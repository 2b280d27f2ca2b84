// Trading with other players: what to offer, and how to answer.

import { perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { PRODUCT_IDS, PRODUCT_NUMBERS, type ProductId, type ProductNumber, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { FIVE, readyOf } from '../readings/contracts.ts'
import { cellAt, productSpots } from '../readings/floor.ts'
import type { State } from '../state.ts'
import { placeWorth } from './actions.ts'
import type { Goals } from './goal.ts'
import { bestOf, type Line } from './line.ts'
import { surplusOf, valuesOf } from './value.ts'

/** One of the seat's products for one of the partner's. */
export interface Swap {
  readonly partner: Seat
  readonly give: number
  readonly want: ProductId
}

/** The best swap with each partner: a spare product for a missing one that is worth the same or one more. */
export function swapsOf(g: State, seat: Seat, goals: Goals): Swap[] {
  const surplus = perSeat(g.seats, other => surplusOf(g, other, goals[other]))
  const own = surplus[seat]
  const has = (other: Seat, product: ProductNumber) => g.floor[other].stock[product] > 0
  return seatsOf(g.seats).flatMap(partner => {
    if (partner === seat || g.closed[partner] || g.offers[partner] > 0) return []
    const theirs = surplus[partner]
    let best: Swap | null = null
    let most = 0
    for (const want of PRODUCT_NUMBERS) {
      if (own[want] >= 0 || !has(partner, want)) continue
      for (const give of PRODUCT_NUMBERS) {
        if (own[give] <= 0 || !has(seat, give)) continue
        const dearer = g.box.values[give] - g.box.values[want]
        if (dearer < 0 || dearer > 1) continue
        const worth = 2 + Math.min(0, theirs[want]) - Math.min(0, theirs[give]) - dearer
        if (worth <= most) continue
        most = worth
        best = { partner, give, want: PRODUCT_IDS[want] }
      }
    }
    return best === null ? [] : [best]
  })
}

/** Makes the offer if the partner is likely to accept. The rest of the trade is assumed, not recorded. */
export function offerSwap(line: Line, { partner, give, want }: Swap, goals: Goals): boolean {
  const { seat } = line
  if (!line.say('operate', 'trade')) return false
  if (line.decision === 'tradeWith' && !line.say('tradeWith', { partner })) return false
  const floor = line.g.floor[seat]
  const [card] = productSpots(floor, give).map(spot => cellAt(floor, spot))
  if (card === undefined || !line.say('offer', card) || !line.say('offer', { product: want })) return false
  return line.say('offer', 'send') && isWelcome(line, partner, goals)
}

/** Whether the answering seat gains by accepting, without helping the other seat to its fifth contract. */
export function isWelcome(line: Line, asked: Seat, goals: Goals): boolean {
  const { partner } = line.frameOf('answer')
  const before = valuesOf(line.g, goals)[asked]
  const wasReady = readyOf(line.g, partner)
  line.suppose(option => (option === 'accept' ? 1 : 0))
  settle(line)
  if (line.g.ending !== null) return false
  if (wasReady < FIVE && readyOf(line.g, partner) >= FIVE) return false
  return valuesOf(line.g, goals)[asked] - before >= goals[asked].weights.deal
}

/** Accepts a useful offer, or makes a better counter-offer, or declines. The rest of the trade is assumed, not recorded. */
export function answerOffer(begin: () => Line, goals: Goals): Line {
  const answer = begin()
  const { seat } = answer
  answer.say('answer', isWelcome(begin(), seat, goals) ? 'accept' : 'decline')
  if (answer.names[0] === 'accept') return answer
  const before = valuesOf(begin().g, goals)[seat]
  const worth = (line: Line) => valuesOf(line.g, goals)[seat] - before
  const counters = countersTo(begin, goals).filter(line => worth(line) >= goals[seat].weights.deal)
  return counters.length === 0 ? answer : bestOf(counters, worth)
}

/** Counter-offers: in return for what the partner wants, asks for another product that the partner can spare and the seat lacks. */
function countersTo(begin: () => Line, goals: Goals): Line[] {
  const asked = begin()
  const { g, seat } = asked
  const { partner, deal } = asked.frameOf('answer')
  const give = 'trade' in deal ? deal.trade.want[0] : undefined
  if (give === undefined) return []
  const [own, theirs] = [surplusOf(g, seat, goals[seat]), surplusOf(g, partner, goals[partner])]
  return PRODUCT_NUMBERS.flatMap(want => {
    const product = PRODUCT_IDS[want]
    if (own[want] >= 0 || theirs[want] <= 0) return []
    const line = begin()
    const [card] = productSpots(line.g.floor[seat], productNumber[give]).map(spot => cellAt(line.g.floor[seat], spot))
    const isSent =
      card !== undefined &&
      line.say('answer', 'counter') &&
      line.say('counter', card) &&
      line.say('counter', { product }) &&
      line.say('counter', 'send')
    return isSent && isWelcome(line, partner, goals) ? [line] : []
  })
}

/** Hands over the agreed products and places them, for every seat. */
function settle(line: Line): void {
  for (let waiting = line.waiting; waiting !== null; waiting = line.waiting) {
    const { seat, decision } = waiting
    if (decision !== 'handOver' && decision !== 'putProduct' && decision !== 'rescue') return
    const { product } = line.frameOf('rescue')
    line.suppose(option => {
      if (option === 'discard') return -1
      const worth = placeWorth(line, seat, product, option as Options['site'])
      return decision === 'handOver' ? -worth : worth
    })
  }
}
