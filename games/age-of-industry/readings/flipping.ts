// When a counter flips, and what it pays: RULES.md AOI-31, AOI-32, AOIJ-15, AOIM-18, AOIM-22.

import { type BoardMap, NOWHERE } from '../data/board.ts'
import type { Good, Want } from '../data/markets.ts'
import type { Counter, State } from '../state.ts'
import { levelOf, placeAt, siteAt } from './board.ts'

type Used = Pick<State, 'box' | 'markets' | 'sold' | 'ironMarkets'>

/** Whether a mine, an ironworks or a ship is used up. Other counters flip when something is sold. */
export function isUsedUp(g: Used, map: BoardMap, site: number, { industry, coal, iron }: Counter): boolean {
  if (industry === 'coal') return coal === 0
  if (industry === 'iron') return iron === 0
  if (industry !== 'ship' || coal + iron > 0) return false
  const { market, ironMarket } = siteAt(map, site)
  const isSold = market === NOWHERE || g.sold[market] === true || wantsNothing(g, market) // AOI-41
  return isSold && (ironMarket === NOWHERE || isFilled(g, ironMarket))
}

/** What a market's counter accepts. */
export const acceptedAt = (g: Pick<State, 'box' | 'markets'>, market: number): readonly Good[] =>
  g.box.markets[g.markets[market] as Want].accepts

export const wantsNothing = (g: Pick<State, 'box' | 'markets'>, market: number): boolean =>
  acceptedAt(g, market).length === 0

export const isFilled = (g: Pick<State, 'box' | 'ironMarkets'>, ironMarket: number): boolean =>
  (g.ironMarkets[ironMarket] ?? 0) >= g.box.figures.ironMarketCubes

/** AOI-32; AOIM-22: an ironworks on the Iron Range pays more. */
export const profitOf = (g: Pick<State, 'box'>, map: BoardMap, site: number, counter: Counter): number =>
  levelOf(g, counter).profit + (counter.industry === 'iron' && isOnRange(map, site) ? g.box.figures.ironRangeProfit : 0)

export function isOnRange(map: BoardMap, site: number): boolean {
  const { place } = siteAt(map, site)
  return place !== NOWHERE && placeAt(map, place).ironRange
}
