// What everything is worth at the end: RULES.md AOI-1, AOI-52, AOI-53, AOIJ-17, AOIM-26 to AOIM-28.

import type { Seat } from '@tableworks/kernel'
import { type BoardMap, NOWHERE } from '../data/board.ts'
import type { State } from '../state.ts'
import { type Board, linkAt, mapOf, placeAt } from './board.ts'

export type Scored = Board & Pick<State, 'ironMarkets' | 'cash' | 'loans'>

/**
 * AOI-52, Q60: the counters at a place. A village counts as one. Market counters count, and so does a filled iron market
 * (AOIM-26).
 */
function countersIn(g: Pick<Scored, 'counters' | 'ironMarkets' | 'box'>, map: BoardMap, number: number): number {
  const { kind, sites, markets, ironMarket } = placeAt(map, number)
  if (kind === 'village') return 1
  if (ironMarket !== NOWHERE) return g.ironMarkets[ironMarket] === g.box.figures.ironMarketCubes ? 1 : 0
  let count = markets.length
  for (const site of sites) if (g.counters[site] !== null) count += 1
  return count
}

/** What a link would pay if the game ended now. */
export function linkValue(g: Omit<Scored, 'cash' | 'loans'>, number: number): number {
  const map = mapOf(g)
  const { a, b, box } = linkAt(map, number)
  const { valuePerCounter } = g.box.figures
  const at = (place: number) => countersIn(g, map, place)
  if (box === null) return map.rules.linkValue + valuePerCounter * (at(a) + at(b))
  const inArea = placeAt(map, a).area.reduce((sum, place) => sum + at(place), 0)
  return g.variants.chicagoLinkValue === 'literal' // AOIM-27, Q50
    ? valuePerCounter * inArea
    : map.rules.linkValue + valuePerCounter * (inArea + at(b))
}

function linksOf(g: Pick<State, 'rails'>, seat: Seat): number[] {
  const links: number[] = []
  for (let link = 0; link < g.rails.length; link++) if (g.rails[link] === seat) links.push(link)
  return links
}

/** The final count line by line, if the game ended now. */
export interface FinalCount {
  readonly links: number
  readonly linkMoney: number
  readonly loansRepaid: number
  readonly repaidMoney: number
  readonly unpaid: number
  /** The money left after everything above. */
  readonly cash: number
  readonly levels: number
  readonly money: number
  readonly penalty: number
  readonly points: number
}

export function finalCount(g: Scored, seat: Seat): FinalCount {
  const { loanRepayCost } = g.variants
  const { dollarsPerPoint, unpaidLoanPoints } = g.box.figures
  const links = linksOf(g, seat)
  const linkMoney = links.reduce((sum, link) => sum + linkValue(g, link), 0)
  const all = g.cash[seat] + linkMoney
  const loansRepaid = Math.min(g.loans[seat], Math.floor(all / loanRepayCost)) // AOI-53
  const repaidMoney = loansRepaid * loanRepayCost
  const cash = all - repaidMoney
  const unpaid = g.loans[seat] - loansRepaid
  let levels = 0
  for (const counter of g.counters) if (counter !== null && counter.owner === seat) levels += counter.level
  const money = Math.floor(cash / dollarsPerPoint)
  const penalty = unpaid * unpaidLoanPoints
  return {
    links: links.length,
    linkMoney,
    loansRepaid,
    repaidMoney,
    unpaid,
    cash,
    levels,
    money,
    penalty,
    points: levels + money - penalty,
  }
}

/** AOI-49: the next turn order if the turn ended now. */
export const nextOrder = ({ order, spent }: Pick<State, 'order' | 'spent'>): Seat[] =>
  [...order].sort((a, b) => spent[a] - spent[b])

/** AOI-47 */
export const interestDue = ({ loans, box }: Pick<State, 'loans' | 'box'>, seat: Seat): number =>
  loans[seat] * box.figures.interest

/** AOI-46, Q47: the fewest loans that cover a payment. */
export const loansFor = ({ cash, box }: Pick<State, 'cash' | 'box'>, seat: Seat, amount: number): number =>
  Math.max(0, Math.ceil((amount - cash[seat]) / box.figures.loan))
