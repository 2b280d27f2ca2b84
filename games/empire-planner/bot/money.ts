// What a dollar is worth, now or later.

import type { CardId } from '../data/action-cards.ts'
import type { Side } from '../data/pieces.ts'
import { exchangeRate } from '../readings/market.ts'
import type { State } from '../state.ts'
import { claimsLeft, isOver, roundsLeft } from './clock.ts'
import type { Weights } from './weights.ts'

/** Capital breaks ties (EMP-81) and has no other value at the end. */
const TIE_BREAK = 0.001

/** A dollar of Capital. */
export function moneyWorth(g: State, side: Side, { money, hold }: Weights): number {
  const left = roundsLeft(g)
  const later = left === 0 ? TIE_BREAK : left === 1 ? lastRate(g) * hold : (money[left] ?? 0)
  return claimsLeft(g, side) > 0 ? Math.max(later, rateOn(g, g.cards) * hold) : later
}

/** A dollar paid at the end of this round and every later one. */
export function incomeWorth(g: State, { money }: Weights): number {
  let worth = 0
  if (!isOver(g)) for (let left = roundsLeft(g); left > 0; left--) worth += money[left] ?? 0
  return worth
}

/** Points per dollar at the best exchange on these cards. */
function rateOn(g: State, cards: readonly CardId[]): number {
  let best = 0
  for (const card of cards)
    for (const { action } of g.box.icons[card])
      if (action === 'exchange-2' || action === 'exchange-3') best = Math.max(best, 1 / exchangeRate(g, action))
  return best
}

/** The best exchange rate of the last round, as seen from the round before: the average over the cards that may come. */
function lastRate(g: State): number {
  const cards = g.deck.length > 0 ? g.deck : g.discard
  let sum = 0
  let pairs = 0
  for (const [i, one] of cards.entries())
    for (const two of cards.slice(0, i)) {
      sum += rateOn(g, [one, two])
      pairs += 1
    }
  return pairs === 0 ? 0 : sum / pairs
}
