// The rules for both ways of upgrading: RULES.md EMP-38, EMP-39 and EMP-59 to EMP-67.

import { BUILDINGS } from '../data/buildings.ts'
import type { Space } from '../data/city.ts'
import type { Colour } from '../data/factories.ts'
import type { Side } from '../data/pieces.ts'
import type { Factory, Specific, State } from '../state.ts'
import { countOf, hasTownHall, maxDieOf } from './buildings.ts'
import { isPollutionFull } from './pollution.ts'

/** EMP-65 */
export const LEVEL_COST = 3

type City = Pick<State, 'box' | 'variants' | 'built' | 'die' | 'pollution'>

/** Why a side's building can't gain a level, no matter how it's paid for, or null. */
export function riseBar(
  g: City,
  side: Side,
  space: Space,
): 'neverUpgraded' | 'atMaximum' | 'needsTownHall' | 'pollutionFull' | null {
  const { type } = g.box.plots[space]
  if (g.die[space] >= maxDieOf(g, space)) return BUILDINGS[type].canUpgrade ? 'atMaximum' : 'neverUpgraded'
  if (!BUILDINGS[type].needsTownHall) return null
  if (!hasTownHall(g, side)) return 'needsTownHall'
  return type === 'industrial' && isPollutionFull(g) ? 'pollutionFull' : null
}

/** EMP-62: how many pairs a side's Town Halls allow in one action. An Industrial building takes any Good (AMB-6). */
export const pairsFor = (g: Pick<State, 'box' | 'built'>, side: Side, type: Specific): number =>
  type === 'industrial' ? 0 : countOf(g, side, 'town-hall')

type Cards = Pick<State, 'box' | 'variants' | 'factories' | 'built'>

/** EMP-60; EMP-61: an Industrial building takes any colour. */
const fits = (type: Specific, colour: Colour | null): boolean =>
  type === 'industrial' || colour === BUILDINGS[type].goods

/** EMP-59: why a single Good from this Factory can't upgrade a building of this kind, or null. */
export function goodBar(g: Cards, type: Specific, { card, goods }: Factory): 'noGoods' | 'otherColour' | null {
  if (goods === 0) return 'noGoods'
  return fits(type, g.box.factories[card].goods) ? null : 'otherColour'
}

/** EMP-62, AMB-6: why these two Goods can't count as one, or null. */
export function pairBar(
  g: Cards,
  type: Specific,
  one: Factory,
  two: Factory,
): 'noGoods' | 'onlyOneGood' | 'noPair' | null {
  if (one.goods === 0 || two.goods === 0) return 'noGoods'
  if (one === two && one.goods === 1) return 'onlyOneGood'
  const first = g.box.factories[one.card].goods
  const second = g.box.factories[two.card].goods
  if (fits(type, first) || fits(type, second)) return 'noPair'
  return g.variants.townHallPairColoursMustDiffer && first === second ? 'noPair' : null
}

/** AMB-34: whether a side can pay for a level in Goods: one that matches, or a pair if one of its Town Halls is unused. */
export function canPayInGoods(g: Cards, side: Side, type: Specific): boolean {
  const own = g.factories[side]
  if (own.some(one => goodBar(g, type, one) === null)) return true
  return pairsFor(g, side, type) > 0 && own.some(one => own.some(two => pairBar(g, type, one, two) === null))
}
