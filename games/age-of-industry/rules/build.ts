// Building an industry: RULES.md AOI-11, AOI-12, AOI-16 to AOI-24, AOIJ-13, AOIJ-14, AOIJ-16, AOIM-4, AOIM-5, AOIM-19 to
// AOIM-25.

import type { Bar, Refusal, Seat } from '@tableworks/kernel'
import { type Allowed, type BoardMap, join, NOWHERE } from '../data/board.ts'
import type { Face } from '../data/cards.ts'
import type { Industry } from '../data/industries.ts'
import { counterAt, hasAccess, ironMarketAt, isOpenLane, mapOf, placeAt, siteAt } from '../readings/board.ts'
import { buildObstacle, type BuildObstacle, type CardObstacle, cardObstacle } from '../readings/building.ts'
import { isOnRange } from '../readings/flipping.ts'
import { type Standing, standingOf, topLevel } from '../readings/standing.ts'
import { coalFor, sellingPrice } from '../readings/supply.ts'
import type { Counter, Frames, State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'
import { flipIfUsedUp } from './flipping.ts'
import { spend } from './money.ts'

/** A single card limits where you can build (AOI-17, AOI-18). A double build's cards don't (AOI-19). */
export const build = decide('build', {
  offers(g, frame, offer, why) {
    const standing = standingOf(g, frame.seat)
    const card = isDouble(frame) ? null : (frame.cards[0] ?? null)
    const { sites } = standing.map
    for (let site = 0; site < sites.length; site++)
      for (const allowed of siteAt(standing.map, site).allows)
        offer(allowed.option, barBuild(standing, card, allowed, site, why))
  },

  /** AOI-11 */
  unoffered(g, _frame, { industry, site }) {
    const { siteOf, rules } = mapOf(g)
    if (siteOf[site] === undefined) return { because: 'notOnThisMap', rule: null, name: site }
    const rule = rules.ironOnClearSpaces || industry !== 'iron' ? 'AOI-11' : 'AOIJ-13'
    return { because: 'wrongSpace', rule, industry, site }
  },

  /** AOI-20, Q66: the seat pays for the counter, then for its cubes, and only then places it. */
  choose(g, { seat }, { industry, site: id }, flow) {
    const site = mapOf(g).siteOf[id] ?? NOWHERE
    const level = topLevel(g, seat, industry)
    const { cost } = level
    spend(g, seat, cost, flow)
    flow.tell?.({ kind: 'paidForCounter', seat, industry, level: level.level, site: id, cost })
    const coal = coalFor(mapOf(g), site, industry, level)
    return flow.goto('supply', { seat, project: { kind: 'counter', industry, site }, coal, iron: level.iron })
  },
})

type Obstacle = BuildObstacle | CardObstacle

/** AOI-19 */
const isDouble = ({ cards, use }: Frames['build']): boolean => use === 'double' || cards.length > 1

/** Why a card can't build here, or else why nothing can. A double build has no card to check. */
function barBuild(standing: Standing, card: Face | null, allowed: Allowed, site: number, why: boolean): Bar {
  const byCard = card === null ? null : cardObstacle(standing, card, allowed.industry, site)
  const obstacle = byCard ?? buildObstacle(standing, allowed, site)
  return obstacle === null ? null : why && buildRefusal(standing, obstacle, card, allowed.industry, site)
}

/** The refusal for an obstacle, with its rule and quantities. */
function buildRefusal(
  { g, map, seat, allCubes }: Standing,
  because: Obstacle,
  card: Face | null,
  industry: Industry,
  number: number,
): Refusal {
  const { place } = siteAt(map, number)
  const old = counterAt(g, number) // exists, because it's the obstacle
  switch (because) {
    case 'stackEmpty':
      return { because, rule: 'AOI-2', industry }
    case 'levelZero':
      return { because, rule: 'AOI-16', industry }
    case 'othersCounter':
      return { because, rule: 'AOI-23', owner: old.owner }
    case 'cubesLeft':
      return { because, rule: 'AOI-23', cube: industry, left: industry === 'coal' ? allCubes.coal : allCubes.iron }
    case 'sameIndustryOnly':
      return { because, rule: 'AOI-22', industry: old.industry }
    case 'notHigher':
      return {
        because,
        rule: 'AOI-22',
        industry,
        level: topLevel(g, seat, industry).level,
        old: old.level,
      }
    case 'shipNotFlipped':
      return { because, rule: 'AOIM-19' }
    case 'shipNeedsPort':
      return { because, rule: 'AOI-21' }
    case 'townFull':
      return { because, rule: 'AOI-12', place: placeAt(map, place).id, limit: placeAt(map, place).limit }
    case 'noCoal':
      return { because, rule: map.rules.coalOnlyFromDisplay ? 'AOIM-3' : 'AOI-27' }
    case 'noIron':
      return { because, rule: 'AOI-27' }
    case 'otherColour':
      return { because, rule: 'AOI-17', card }
    case 'otherIndustry':
      return { because, rule: 'AOI-18', card }
    case 'noOwnPort':
      return { because, rule: 'AOI-18' }
    case 'notConnectedToChicago':
      return { because, rule: 'AOIM-9' }
    case 'notReached':
      return { because, rule: 'AOI-18', place: placeAt(map, place).id, lanes: map.lanes.length > 0 ? 'some' : 'none' }
  }
}

/** Places the counter once it's paid for. */
export function placeCounter(g: State, seat: Seat, industry: Industry, site: number, flow: Flow): void {
  const old = g.counters[site] ?? null
  const level = topLevel(g, seat, industry)
  const map = mapOf(g)
  const { id } = siteAt(map, site)
  if (old !== null) {
    flow.tell?.({ kind: 'removedCounter', owner: old.owner, industry: old.industry, level: old.level, site: id })
    clearIronMarket(g, site, flow)
  }
  const counter = {
    owner: seat,
    industry,
    level: level.level,
    flipped: false,
    ...cubesOn(g, industry, level.cubes, site),
  }
  const wasOpen = lanesAt(map, site).filter(lane => isOpenLane(g, map, lane))
  g.taken[industry][seat] += 1
  g.counters[site] = counter
  flow.tell?.({ kind: 'built', seat, industry, level: level.level, site: id, cubes: counter.coal + counter.iron })
  openLanes(g, site, wasOpen, flow)
  exportCubes(g, site, counter, flow)
  flipIfUsedUp(g, site, flow)
}

/** AOIM-21. AOIJ-14: a ship's spaces are filled once. AOIJ-16: a replaced ship passes on its cubes. */
function cubesOn(g: State, industry: Industry, cubes: number, site: number): Pick<Counter, 'coal' | 'iron'> {
  const map = mapOf(g)
  if (industry === 'coal') return { coal: cubes, iron: 0 }
  if (industry === 'iron') return { coal: 0, iron: cubes + (isOnRange(map, site) ? g.box.figures.ironRangeCubes : 0) }
  const { coal, iron } = g.counters[site] ?? siteAt(map, site)
  return industry === 'ship' ? { coal, iron } : { coal: 0, iron: 0 }
}

/** AOIM-19, Q52: only a flipped ship can be replaced. Its market counter returns to the supply, and the iron market reopens. */
function clearIronMarket(g: State, site: number, flow: Flow): void {
  const map = mapOf(g)
  const { ironMarket } = siteAt(map, site)
  if (ironMarket === NOWHERE) return
  g.ironMarkets[ironMarket] = 0
  g.unused += 1
  flow.tell?.({ kind: 'ironMarketCleared', market: ironMarketAt(map, ironMarket).id })
}

/** The ship spaces on or next to this site. */
const lanesAt = (map: BoardMap, site: number): readonly number[] => {
  const { place } = siteAt(map, site)
  return place === NOWHERE ? [site] : placeAt(map, place).ships
}

/** AOI-14: a port or a ship may complete a sea lane. */
function openLanes(g: State, site: number, wasOpen: readonly number[], flow: Flow): void {
  const map = mapOf(g)
  for (const lane of lanesAt(map, site)) {
    const { ends, id } = siteAt(map, lane)
    const [a = NOWHERE, b = NOWHERE] = ends
    if (wasOpen.includes(lane) || !isOpenLane(g, map, lane)) continue
    join(g.parts, a, b)
    flow.tell?.({ kind: 'laneOpened', site: id })
  }
}

/** AOI-24, Q16: cubes that fit on the display leave at once, to the most expensive space first. */
function exportCubes(g: State, site: number, counter: Counter, flow: Flow): void {
  const map = mapOf(g)
  const { industry: cube, owner: seat } = counter
  if (cube !== 'coal' && cube !== 'iron') return
  if (!map.rules.autoExport && !g.variants.minnesotaAutoExport) return // Q17
  const { place, id } = siteAt(map, site)
  if (!hasAccess(g, map, place)) return
  let income = 0
  let cubes = 0
  for (let price = sellingPrice(g, cube); price !== null && counter[cube] > 0; price = sellingPrice(g, cube)) {
    counter[cube] -= 1
    g.demand[cube] += 1
    income += price
    cubes += 1
  }
  if (cubes === 0) return
  g.cash[seat] += income
  flow.tell?.({ kind: 'exported', seat, site: id, cube, cubes, income })
}
