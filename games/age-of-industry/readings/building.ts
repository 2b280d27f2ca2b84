// What a seat may build where, and with which card: RULES.md AOI-11, AOI-12, AOI-16 to AOI-23, AOIJ-11 to AOIJ-13, AOIM-5,
// AOIM-9, AOIM-19, AOIM-23. Each function returns the obstacle or null. The rules turn it into a refusal.

import { type Allowed, NOWHERE } from '../data/board.ts'
import { type Face, FACE_BITS, type FaceSet, isIndustry } from '../data/cards.ts'
import type { Industry, Level } from '../data/industries.ts'
import type { Counter } from '../state.ts'
import { placeAt, siteAt } from './board.ts'
import { OWN_PORT, PORT, REACHED, REACHED_FOR_PORT, type Standing } from './standing.ts'
import { coalFor } from './supply.ts'

export type BuildObstacle =
  | 'stackEmpty'
  | 'levelZero'
  | 'othersCounter'
  | 'cubesLeft'
  | 'sameIndustryOnly'
  | 'notHigher'
  | 'shipNotFlipped'
  | 'shipNeedsPort'
  | 'townFull'
  | 'noCoal'
  | 'noIron'

/** Why no card can build this industry on this site, or null. */
export function buildObstacle(standing: Standing, { industry, number }: Allowed, site: number): BuildObstacle | null {
  const { map, next, g } = standing
  const level = next[number] ?? null
  if (level === null) return 'stackEmpty'
  if (level.level === 0) return 'levelZero'
  const old = g.counters[site] ?? null
  const obstacle = old === null ? null : overbuildObstacle(standing, old, industry, level, site)
  if (obstacle !== null) return obstacle
  const { place, ends } = siteAt(map, site)
  if (place === NOWHERE) return ends.some(end => hasMark(standing, end, PORT)) ? null : 'shipNeedsPort' // AOI-21
  const isOwn = old !== null && old.owner === standing.seat
  if (!isOwn && (standing.own[place] ?? 0) >= placeAt(map, place).limit) return 'townFull' // AOI-12, Q21
  return supplyObstacle(standing, place, coalFor(map, site, industry, level), level.iron)
}

/** AOI-22, AOI-23, AOIM-19, Q19 to Q22. */
function overbuildObstacle(
  { g, map, seat, allCubes }: Standing,
  old: Counter,
  industry: Industry,
  { level }: Level,
  site: number,
): BuildObstacle | null {
  if (old.owner !== seat) {
    if ((industry !== 'coal' && industry !== 'iron') || old.industry !== industry) return 'othersCounter'
    if (allCubes[industry] > 0) return 'cubesLeft'
  } else if (old.industry !== industry && !g.variants.overbuildOtherIndustry) return 'sameIndustryOnly'
  if (level <= old.level) return 'notHigher'
  return siteAt(map, site).ironMarket !== NOWHERE && !old.flipped ? 'shipNotFlipped' : null
}

/** AOI-27: cubes in the same network, or the displays. A ship always has the displays through its port. */
function supplyObstacle(standing: Standing, place: number, coal: number, iron: number): 'noCoal' | 'noIron' | null {
  if (coal === 0 && iron === 0) return null
  const { g, map, access, cubes } = standing
  const part = g.parts[place] ?? 0
  if (access[part] === 1) return null
  if (coal > 0 && (map.rules.coalOnlyFromDisplay || (cubes.coal[part] ?? 0) < coal)) return 'noCoal'
  return (cubes.iron[part] ?? 0) < iron ? 'noIron' : null
}

const hasMark = ({ marks }: Standing, place: number, mark: number): boolean => ((marks[place] ?? 0) & mark) !== 0

export type CardObstacle = 'otherColour' | 'otherIndustry' | 'noOwnPort' | 'notConnectedToChicago' | 'notReached'

/** Why this card can't build this industry on this site, or null. */
export function cardObstacle(standing: Standing, card: Face, industry: Industry, site: number): CardObstacle | null {
  if (isIndustry(card)) return card === industry ? reachObstacle(standing, industry, site) : 'otherIndustry'
  return (coloursFor(standing, site) & FACE_BITS[card]) === 0 ? 'otherColour' : null
}

/** AOI-18 */
function reachObstacle(standing: Standing, industry: Industry, site: number): CardObstacle | null {
  const { map, g, seat } = standing
  const { place, ends } = siteAt(map, site)
  if (place === NOWHERE) {
    const isOwn = g.counters[site]?.owner === seat
    return isOwn || ends.some(end => hasMark(standing, end, OWN_PORT)) ? null : 'noOwnPort' // Q25
  }
  if (industry === 'coal' && map.isInArea[place] === true)
    return isKeptFromMines(standing) ? 'notConnectedToChicago' : null
  if (!standing.hasCounter || (standing.own[place] ?? 0) > 0 || hasMark(standing, place, REACHED)) return null
  return industry === 'port' && hasMark(standing, place, REACHED_FOR_PORT) ? null : 'notReached'
}

/** AOIM-9, Q41: on a map with a distant mining area, a mine card needs a mine or a link to one of its boxes. */
export const isKeptFromMines = ({ map, hasMine, boxes }: Standing): boolean =>
  map.isInArea.includes(true) && !hasMine && boxes.length === 0

/** AOI-17; Q24: a ship uses the colour of a town with a port next to it. */
function coloursFor(standing: Standing, site: number): FaceSet {
  const { map } = standing
  const { place, ends } = siteAt(map, site)
  if (place !== NOWHERE) return placeAt(map, place).card
  let colours = 0
  for (const end of ends) if (hasMark(standing, end, PORT)) colours |= placeAt(map, end).card
  return colours
}

/** The cards that can build this industry on this site. `colours` are the location cards among them. */
export function allowedBy(
  standing: Standing,
  cards: FaceSet,
  { industry, card }: Allowed,
  site: number,
  colours = coloursFor(standing, site),
): FaceSet {
  const isReached = (cards & card) !== 0 && reachObstacle(standing, industry, site) === null
  return (cards & colours) | (isReached ? card : 0)
}

/** The cards that can build something. With `isOneEnough`, the search stops at the first. */
export function usableFaces(standing: Standing, wanted: FaceSet, isOneEnough = false): FaceSet {
  const { sites } = standing.map
  let usable = 0
  for (let site = 0; site < sites.length; site++) {
    const colours = coloursFor(standing, site)
    for (const allowed of siteAt(standing.map, site).allows) {
      const cards = allowedBy(standing, wanted & ~usable, allowed, site, colours)
      if (cards === 0 || buildObstacle(standing, allowed, site) !== null) continue
      usable |= cards
      if (isOneEnough || usable === wanted) return usable
    }
  }
  return usable
}

/** Why a card that can build nothing can't: the most common obstacle on its spaces, or else what keeps the card from them. */
export function uselessBecause(standing: Standing, card: Face): BuildObstacle | CardObstacle {
  const kept: CardObstacle[] = []
  const built: BuildObstacle[] = []
  for (const [site, { allows }] of standing.map.sites.entries())
    for (const allowed of allows) {
      const obstacle = cardObstacle(standing, card, allowed.industry, site)
      if (obstacle === 'otherColour' || obstacle === 'otherIndustry') continue
      if (obstacle !== null) kept.push(obstacle)
      else built.push(...[buildObstacle(standing, allowed, site)].filter(one => one !== null))
    }
  return mostCommon(built) ?? mostCommon(kept) ?? 'otherColour'
}

const mostCommon = <T>(all: readonly T[]): T | undefined => all.toSorted((a, b) => timesIn(all, b) - timesIn(all, a))[0]

const timesIn = <T>(all: readonly T[], one: T): number => all.filter(other => other === one).length

/** Whether the seat could build anything with any card (AOI-19). */
export function canBuildAnything(standing: Standing): boolean {
  const { sites } = standing.map
  for (let site = 0; site < sites.length; site++)
    for (const allowed of siteAt(standing.map, site).allows)
      if (buildObstacle(standing, allowed, site) === null) return true
  return false
}
