// What a seat may sell, and where: RULES.md AOI-37 to AOI-41, AOIM-10 to AOIM-17, Q35 to Q38, Q43 to Q46, Q61.

import type { Seat } from '@tableworks/kernel'
import { type BoardMap, type Market, NOWHERE } from '../data/board.ts'
import type { Cube, Industry } from '../data/industries.ts'
import type { Good } from '../data/markets.ts'
import type { Options } from '../notation.ts'
import type { Counter, State } from '../state.ts'
import { type Board, hasAccess, hasPort, ironMarketAt, linkAt, mapOf, marketAt, siteAt } from './board.ts'
import { acceptedAt } from './flipping.ts'
import { sellingPrice } from './supply.ts'

/** The fields of a state or view that selling needs. */
export type Trade = Board & Pick<State, 'markets' | 'sold' | 'ironMarkets' | 'demand'>
export type Sale = Exclude<Options['sell'], 'stop'>

export const isGood = (industry: Industry): industry is Good => industry === 'cotton' || industry === 'factory'

export type SaleObstacle =
  | 'notYourGoods'
  | 'soldAlready'
  | 'noPortThere'
  | 'portUsed'
  | 'portTooLow'
  | 'notOnThisMap'
  | 'marketUsed'
  | 'notWanted'
  | 'noShipThere'
  | 'outletNotConnected'
  | 'cubesNotSold'
  | 'notYourCubes'
  | 'displayFull'
  | 'noPortConnected'
  | 'ironMarketFull'
  | 'noIronThere'
  | 'ironOnMap'

/** Why the seat can't make this sale, or null. */
export function saleObstacle(g: Trade, seat: Seat, sale: Sale): SaleObstacle | null {
  const map = mapOf(g)
  const numberOf = (site: string) => map.siteOf[site] ?? NOWHERE
  if ('outlet' in sale) return goodsObstacle(g, map, seat, numberOf(sale.site), sale.outlet)
  if (!map.rules.sellsCubes) return 'cubesNotSold'
  if ('site' in sale) return cubeObstacle(g, map, seat, numberOf(sale.site))
  const market = map.ironMarketOf[sale.market]
  if (market === undefined) return 'notOnThisMap'
  return 'source' in sale
    ? ironObstacle(g, map, seat, numberOf(sale.source), market)
    : displayIronObstacle(g, map, seat, ironSources(g), market)
}

function goodsObstacle(g: Trade, map: BoardMap, seat: Seat, site: number, outlet: string): SaleObstacle | null {
  const goods = g.counters[site] ?? null
  if (goods === null || goods.owner !== seat || !isGood(goods.industry)) return 'notYourGoods'
  if (goods.flipped) return 'soldAlready'
  const part = g.parts[siteAt(map, site).place] ?? NOWHERE
  const port = map.siteOf[outlet]
  if (port !== undefined) return portObstacle(g, map, part, goods.industry, port)
  const market = map.marketOf[outlet]
  return market === undefined ? 'notOnThisMap' : marketObstacle(g, map, part, goods.industry, market)
}

/** AOI-38, AOI-39 */
function portObstacle(g: Trade, map: BoardMap, part: number, good: Good, site: number): SaleObstacle | null {
  const port = g.counters[site] ?? null
  if (port === null || port.industry !== 'port') return 'noPortThere'
  if (port.flipped) return 'portUsed'
  if (good === 'factory' && port.level < g.box.figures.portLevelForGoods) return 'portTooLow'
  return g.parts[siteAt(map, site).place] === part ? null : 'outletNotConnected'
}

/** AOI-38, AOI-40, AOI-41 */
function marketObstacle(g: Trade, map: BoardMap, part: number, good: Good, number: number): SaleObstacle | null {
  const market = marketAt(map, number)
  if (g.sold[number] === true) return 'marketUsed'
  if (!acceptedAt(g, number).includes(good)) return 'notWanted'
  if (g.counters[market.ship] === null) return 'noShipThere' // A market on land has no ship space, so this is undefined.
  return isReachedFrom(g, map, part, market) ? null : 'outletNotConnected'
}

/** A market on land is reached from its place, a ship's market from the towns with a port next to the ship. */
function isReachedFrom(g: Board, map: BoardMap, part: number, { place, ship }: Market): boolean {
  if (ship === NOWHERE) return g.parts[place] === part
  for (const end of siteAt(map, ship).ends) if (g.parts[end] === part && hasPort(g, map, end)) return true
  return false
}

/** AOIM-10, AOIM-12, Q43 */
function cubeObstacle(g: Trade, map: BoardMap, seat: Seat, site: number): SaleObstacle | null {
  const counter = g.counters[site] ?? null
  if (counter === null || counter.owner !== seat) return 'notYourCubes'
  const cube = cubeOf(counter)
  if (cube === null) return 'notYourCubes'
  if (counter[cube] === 0) return 'notYourCubes'
  if (sellingPrice(g, cube) === null) return 'displayFull'
  return canSellFrom(g, map, seat, siteAt(map, site).place) ? null : 'noPortConnected'
}

/**
 * AOIM-10, Q43: whether the cube's place is connected to a port; in the variant, whether any of the seat's counters or rails is
 * connected to a port.
 */
function canSellFrom(g: Trade, map: BoardMap, seat: Seat, place: number): boolean {
  return g.variants.cubeSaleAccess === 'player' ? isOnPort(g, map, seat) : hasAccess(g, map, place)
}

function isOnPort(g: Trade, map: BoardMap, seat: Seat): boolean {
  const hasCounter = g.counters.some((one, site) => one?.owner === seat && hasAccess(g, map, ashoreAt(g, map, site)))
  return hasCounter || g.rails.some((owner, link) => owner === seat && hasAccess(g, map, linkAt(map, link).a))
}

/** The kind of cube a mine or ironworks produces. */
const cubeOf = ({ industry }: Pick<Counter, 'industry'>): Cube | null =>
  industry === 'coal' || industry === 'iron' ? industry : null

/** AOIM-16, AOIM-17, Q46 */
function openingObstacle(g: Trade, number: number, { ship }: Market): SaleObstacle | null {
  if (g.counters[ship] === null) return 'noShipThere'
  return (g.ironMarkets[number] ?? 0) >= g.box.figures.ironMarketCubes ? 'ironMarketFull' : null
}

/** AOIM-14, AOIM-15, Q43, Q45: the source must be connected to the market (in the variant, any source will do) and to a port. */
function ironObstacle(g: Trade, map: BoardMap, seat: Seat, site: number, number: number): SaleObstacle | null {
  const market = ironMarketAt(map, number)
  const obstacle = openingObstacle(g, number, market)
  if (obstacle !== null) return obstacle
  if ((g.counters[site]?.iron ?? 0) === 0) return 'noIronThere'
  const place = ashoreAt(g, map, site)
  if (!isFromAnywhere(g) && !isReachedFrom(g, map, g.parts[place] ?? NOWHERE, market)) return 'outletNotConnected'
  return canSellFrom(g, map, seat, place) ? null : 'noPortConnected'
}

/** Q45: the variant. */
const isFromAnywhere = ({ variants }: Pick<Trade, 'variants'>): boolean => variants.ironMarketReach === 'anywhere'

/** Where a site's cubes enter the land network: its town, or for a ship a town with a port next to it. */
function ashoreAt(g: Board, map: BoardMap, site: number): number {
  const { place, ends } = siteAt(map, site)
  return place === NOWHERE ? (ends.find(end => hasPort(g, map, end)) ?? NOWHERE) : place
}

/** In site order. */
function ironSources(g: Pick<Trade, 'counters'>): number[] {
  const sources: number[] = []
  for (let site = 0; site < g.counters.length; site++) if ((g.counters[site]?.iron ?? 0) > 0) sources.push(site)
  return sources
}

/** AOIM-15, Q45: the display only serves a market that no iron on the map can reach. */
function displayIronObstacle(
  g: Trade,
  map: BoardMap,
  seat: Seat,
  sources: readonly number[],
  number: number,
): SaleObstacle | null {
  const market = ironMarketAt(map, number)
  const obstacle = openingObstacle(g, number, market)
  if (obstacle !== null) return obstacle
  for (const site of sources) {
    const place = ashoreAt(g, map, site)
    const isAvailable = isFromAnywhere(g)
      ? canSellFrom(g, map, seat, place)
      : isReachedFrom(g, map, g.parts[place] ?? NOWHERE, market)
    if (isAvailable) return 'ironOnMap'
  }
  if (market.ship !== NOWHERE) return null // The ship's own port connects it to the display.
  return canSellFrom(g, map, seat, market.place) ? null : 'noPortConnected'
}

/** Every sale to consider: the seat's mills and factories to every outlet, its cubes, and iron to every iron market. */
export function candidateSales(g: Trade, seat: Seat): Sale[] {
  const map = mapOf(g)
  const sales: Sale[] = []
  for (const [number, counter] of g.counters.entries()) {
    if (counter === null || counter.owner !== seat || counter.flipped || !isGood(counter.industry)) continue
    const { id: site } = siteAt(map, number)
    const ports = map.portSites.filter(port => g.counters[port] !== null)
    for (const port of connectedFirst(g, map, number, ports)) sales.push({ site, outlet: siteAt(map, port).id })
    for (const { id: outlet } of map.markets) sales.push({ site, outlet })
  }
  if (!map.rules.sellsCubes) return sales
  const works: string[] = []
  for (const [number, counter] of g.counters.entries()) {
    if (counter === null || counter.coal + counter.iron === 0) continue
    const { id: site } = siteAt(map, number)
    if (counter.owner === seat && cubeOf(counter) !== null) sales.push({ site })
    if (counter.iron > 0) works.push(site)
  }
  for (const { id: market } of map.ironMarkets) {
    for (const source of works) sales.push({ source, market })
    sales.push({ market })
  }
  return sales
}

/** So that a mill beside a flipped port gives that as the reason, not a port far away. */
function connectedFirst(g: Trade, map: BoardMap, from: number, ports: readonly number[]): readonly number[] {
  const partOf = (site: number) => g.parts[siteAt(map, site).place]
  const isConnected = (port: number) => partOf(port) === partOf(from)
  return [...ports.filter(isConnected), ...ports.filter(port => !isConnected(port))]
}

/** Whether the seat can sell anything. Every list of actions asks this, so for speed it doesn't build the list above. */
export function canSellAny(g: Trade, seat: Seat): boolean {
  const map = mapOf(g)
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site] ?? null
    if (counter === null || counter.owner !== seat || counter.flipped) continue
    if (isGood(counter.industry) && canSellGoods(g, map, site, counter.industry)) return true
  }
  return map.rules.sellsCubes && canSellCubes(g, map, seat)
}

function canSellGoods(g: Trade, map: BoardMap, from: number, good: Good): boolean {
  const part = g.parts[siteAt(map, from).place] ?? NOWHERE
  for (const port of map.portSites) if (portObstacle(g, map, part, good, port) === null) return true
  for (let market = 0; market < map.markets.length; market++)
    if (marketObstacle(g, map, part, good, market) === null) return true
  return false
}

function canSellCubes(g: Trade, map: BoardMap, seat: Seat): boolean {
  for (let site = 0; site < g.counters.length; site++) if (cubeObstacle(g, map, seat, site) === null) return true
  const sources = ironSources(g)
  for (let market = 0; market < map.ironMarkets.length; market++) {
    if (openingObstacle(g, market, ironMarketAt(map, market)) !== null) continue
    if (sources.some(site => ironObstacle(g, map, seat, site, market) === null)) return true
    if (displayIronObstacle(g, map, seat, sources, market) === null) return true
  }
  return false
}
