// What a seat may build where, and with which card: RULES.md AOI-11, AOI-12, AOI-16 to AOI-23, AOIJ-11 to AOIJ-13, AOIM-5,
// AOIM-9, AOIM-19, AOIM-23. Each reading names what stands in the way, or nothing; the rules dress it as a refusal.

import { NOWHERE } from '../data/board.ts'
import { type Face, isIndustry } from '../data/cards.ts'
import type { Industry, Level } from '../data/industries.ts'
import type { Counter } from '../state.ts'
import { placeAt, siteAt } from './board.ts'
import { FACE_BITS, type FaceSet } from './cards.ts'
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

/** Why this industry cannot be built on this site, which allows it, whatever the card; null when it can. */
export function buildObstacle(standing: Standing, industry: Industry, site: number): BuildObstacle | null {
  const { map, next, g } = standing
  const { place, ends } = siteAt(map, site)
  const level = next[industry]
  if (level === null) return 'stackEmpty'
  if (level.level === 0) return 'levelZero'
  const old = g.counters[site] ?? null
  const obstacle = old === null ? null : overbuildObstacle(standing, old, industry, level, site)
  if (obstacle !== null) return obstacle
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

/** AOI-27: cubes in the connected part, or the displays. A ship needs neither asked: its port has the displays. */
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

/** Why this card does not allow that industry on that site. */
export function cardObstacle(standing: Standing, card: Face, industry: Industry, site: number): CardObstacle | null {
  if (isIndustry(card)) return card === industry ? reachObstacle(standing, industry, site) : 'otherIndustry'
  const { map } = standing
  const { place, ends } = siteAt(map, site)
  // AOI-17, Q24: for a ship, the colour of a joined town that has a port.
  const isOfColour =
    place === NOWHERE
      ? ends.some(end => placeAt(map, end).colour === card && hasMark(standing, end, PORT))
      : placeAt(map, place).colour === card
  return isOfColour ? null : 'otherColour'
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
    return standing.hasMine || standing.boxes.length > 0 ? null : 'notConnectedToChicago' // AOIM-9, Q41
  if (!standing.hasCounter || (standing.own[place] ?? 0) > 0 || hasMark(standing, place, REACHED)) return null
  return industry === 'port' && hasMark(standing, place, REACHED_FOR_PORT) ? null : 'notReached'
}

/** Of these faces, those with which the seat can build something. With `isOneEnough` the search ends at the first. */
export function usableFaces(standing: Standing, wanted: FaceSet, isOneEnough = false): FaceSet {
  const { sites } = standing.map
  let usable = 0
  for (let site = 0; site < sites.length; site++) {
    const colours = coloursFor(standing, site)
    for (const industry of siteAt(standing.map, site).allows) {
      const sought = wanted & ~usable
      let faces = sought & colours
      if ((sought & FACE_BITS[industry]) !== 0 && reachObstacle(standing, industry, site) === null)
        faces |= FACE_BITS[industry]
      if (faces === 0 || buildObstacle(standing, industry, site) !== null) continue
      usable |= faces
      if (isOneEnough || usable === wanted) return usable
    }
  }
  return usable
}

/** The location cards that allow building on this site. */
function coloursFor(standing: Standing, site: number): FaceSet {
  const { map } = standing
  const { place, ends } = siteAt(map, site)
  if (place !== NOWHERE) return colourOf(standing, place)
  let colours = 0
  for (const end of ends) if (hasMark(standing, end, PORT)) colours |= colourOf(standing, end)
  return colours
}

function colourOf({ map }: Standing, place: number): FaceSet {
  const { colour } = placeAt(map, place)
  return colour === null ? 0 : FACE_BITS[colour]
}

/** Whether the seat could build anything at all, if cards were no matter (AOI-19). */
export function canBuildAnything(standing: Standing): boolean {
  const { sites } = standing.map
  for (let site = 0; site < sites.length; site++)
    for (const industry of siteAt(standing.map, site).allows)
      if (buildObstacle(standing, industry, site) === null) return true
  return false
}
