// Selling: RULES.md AOI-37 to AOI-41, AOIM-10 to AOIM-18.

import type { Refusal, Seat } from '@tableworks/kernel'
import { NOWHERE } from '../data/board.ts'
import { counterAt, ironMarketAt, mapOf, marketAt } from '../readings/board.ts'
import { isFilled } from '../readings/flipping.ts'
import { canSellAny, type Sale, saleObstacle, type SaleObstacle, candidateSales } from '../readings/selling.ts'
import { sellingPrice } from '../readings/supply.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { flip, flipIfUsedUp } from './flipping.ts'
import { buyCube } from './supply.ts'

/** AOI-37, AOIM-11: any number of sales in one action; Q38: at least one. */
export const sell = decide('sell', {
  candidates: (g, { seat }) => [...candidateSales(g, seat), 'stop' as const],

  bar(g, { seat, sold }, option, why) {
    if (option === 'stop') return sold > 0 ? null : why && { because: 'sellFirst', rule: 'AOI-37' }
    const obstacle = saleObstacle(g, seat, option)
    return obstacle === null ? null : why && saleRefusal(g, obstacle, option)
  },

  choose(g, { seat, sold }, option, flow) {
    if (option === 'stop') return flow.end()
    if ('outlet' in option) sellGoods(g, seat, option.site, option.outlet, flow)
    else if ('site' in option) sellCube(g, seat, option.site, flow)
    else if ('source' in option) sellIron(g, seat, option.source, option.market, flow)
    else sellDisplayIron(g, seat, option.market, flow)
    return canSellAny(g, seat) ? flow.goto('sell', { seat, sold: sold + 1 }) : flow.end()
  },
})

const RULES: Readonly<Record<SaleObstacle, string>> = {
  notYourGoods: 'AOI-37',
  soldAlready: 'AOI-37',
  noPortThere: 'AOI-38',
  portUsed: 'AOI-38',
  portTooLow: 'AOI-39',
  notOnThisMap: 'AOI-10',
  marketUsed: 'AOI-38',
  notWanted: 'AOI-38',
  noShipThere: 'AOI-40',
  outletNotConnected: 'AOI-38',
  cubesNotSold: 'AOIM-10',
  notYourCubes: 'AOIM-12',
  displayFull: 'AOIM-13',
  noPortConnected: 'AOIM-10',
  ironMarketFull: 'AOIM-16',
  noIronThere: 'AOIM-14',
  ironOnMap: 'AOIM-15',
}

const saleRefusal = (g: State, because: SaleObstacle, sale: Sale): Refusal => ({
  because,
  rule: RULES[because],
  ...('market' in sale ? { name: sale.market } : 'outlet' in sale ? { name: sale.outlet } : { name: sale.site }),
  ...(because === 'portTooLow' ? { level: g.box.figures.portLevelForGoods } : {}),
})

/** AOI-38: sells the goods and uses up the port or market. */
function sellGoods(g: State, seat: Seat, site: string, outlet: string, flow: Flow): void {
  const map = mapOf(g)
  const from = map.siteOf[site] ?? NOWHERE
  const { industry } = counterAt(g, from)
  const port = map.siteOf[outlet]
  if (port === undefined) {
    const market = map.marketOf[outlet] ?? NOWHERE
    g.sold[market] = true
    flow.tell?.({ kind: 'soldToMarket', seat, industry, site, outlet })
    flip(g, from, flow)
    flipIfUsedUp(g, marketAt(map, market).ship, flow) // AOIJ-15: the ship that serves it, if any
    return
  }
  flow.tell?.({ kind: 'soldThroughPort', seat, industry, site, outlet, owner: counterAt(g, port).owner })
  flip(g, from, flow)
  flip(g, port, flow)
}

/** AOIM-12, AOIM-13 */
function sellCube(g: State, seat: Seat, site: string, flow: Flow): void {
  const number = mapOf(g).siteOf[site] ?? NOWHERE
  const counter = counterAt(g, number)
  const cube = counter.industry === 'coal' ? 'coal' : 'iron'
  const income = sellingPrice(g, cube) ?? 0
  counter[cube] -= 1
  g.demand[cube] += 1
  g.cash[seat] += income
  flow.tell?.({ kind: 'soldCube', seat, cube, site, income })
  flipIfUsedUp(g, number, flow)
}

/** AOIM-14; Q44: an iron market pays nothing itself. */
function sellIron(g: State, seat: Seat, source: string, market: string, flow: Flow): void {
  const number = mapOf(g).siteOf[source] ?? NOWHERE
  const counter = counterAt(g, number)
  counter.iron -= 1
  flow.tell?.({ kind: 'soldIron', seat, source, owner: counter.owner, market })
  flipIfUsedUp(g, number, flow)
  addToIronMarket(g, market, flow)
}

/** AOIM-14, AOIM-15: iron bought from the display. */
function sellDisplayIron(g: State, seat: Seat, market: string, flow: Flow): void {
  buyCube(g, seat, 'iron', flow)
  flow.tell?.({ kind: 'soldDisplayIron', seat, market })
  addToIronMarket(g, market, flow)
}

/** AOIM-16; AOIM-18: a ship flips when its iron market is full. */
function addToIronMarket(g: State, id: string, flow: Flow): void {
  const map = mapOf(g)
  const market = map.ironMarketOf[id] ?? NOWHERE
  g.ironMarkets[market] = (g.ironMarkets[market] ?? 0) + 1
  if (!isFilled(g, market)) return
  g.unused -= 1
  flow.tell?.({ kind: 'ironMarketFilled', market: id })
  flipIfUsedUp(g, ironMarketAt(map, market).ship, flow)
}
