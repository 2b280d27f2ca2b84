// A round's market: RULES.md EMP-41, EMP-45, EMP-58.

import type { Action } from '../data/action-cards.ts'
import type { Colour } from '../data/factories.ts'
import type { Side } from '../data/pieces.ts'
import type { Factory, State } from '../state.ts'

type Market = Pick<State, 'box' | 'market'>

/** What a Good of this colour costs this round; null before the die is rolled. */
export const priceOf = (g: Market, colour: Colour): number | null =>
  g.market === null ? null : g.box.market[g.market][colour]

/** What one more Good costs here; null at the Private Bank (AMB-12) or before the market die is rolled. */
export function priceIn(g: Market, { card }: Factory): number | null {
  const { goods } = g.box.factories[card]
  return goods === null ? null : priceOf(g, goods)
}

/** EMP-58: why a side can't make one more Good in its Factory, or null. */
export function productionBar(
  g: Market & Pick<State, 'capital'>,
  side: Side,
  factory: Factory,
): 'makesNothing' | 'trackFull' | 'tooLittleCapital' | null {
  const price = priceIn(g, factory)
  if (price === null) return 'makesNothing'
  if (factory.goods >= g.box.factories[factory.card].track) return 'trackFull'
  return price > g.capital[side] ? 'tooLittleCapital' : null
}

/** EMP-45: what 1 Profit costs at an exchange icon (AMB-1). */
export const exchangeRate = (
  { variants }: { variants: Pick<State['variants'], 'exchange3Rate'> },
  icon: Extract<Action, `exchange-${string}`>,
): number => (icon === 'exchange-2' ? 2 : variants.exchange3Rate)
