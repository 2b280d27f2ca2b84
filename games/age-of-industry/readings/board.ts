// What is built where, and which places are connected: RULES.md AOI-10 to AOI-15.

import { type BoardMap, join, type Link, type Market, NOWHERE, type Place, type Site } from '../data/board.ts'
import type { Level } from '../data/industries.ts'
import type { Counter, State } from '../state.ts'

/** The fields of a state or view that describe the board. */
export type Board = Pick<State, 'variants' | 'box' | 'counters' | 'rails' | 'parts'>

export const mapOf = (g: Pick<State, 'variants' | 'box'>): BoardMap => g.box.maps[g.variants.map]

/** A site by number. The number must be valid: from a frame, a list, or an option that isn't barred. */
export const siteAt = (map: BoardMap, site: number): Site => map.sites[site] as Site
export const placeAt = (map: BoardMap, place: number): Place => map.places[place] as Place
export const linkAt = (map: BoardMap, link: number): Link => map.links[link] as Link
export const marketAt = (map: BoardMap, market: number): Market => map.markets[market] as Market
export const ironMarketAt = (map: BoardMap, market: number): Market => map.ironMarkets[market] as Market

/** The counter on a site that must have one, such as the site of a legal option. */
export const counterAt = (g: Pick<State, 'counters'>, site: number): Counter => g.counters[site] as Counter

/** The row for a counter's level. */
export const levelOf = (g: Pick<State, 'box'>, { industry, level }: Counter): Level =>
  g.box.levels[industry][level] as Level

/** Whether any player has a port there, flipped or not (AOI-33). */
export function hasPort(g: Pick<State, 'counters'>, map: BoardMap, place: number): boolean {
  for (const site of placeAt(map, place).ports) if (g.counters[site] !== null) return true
  return false
}

/** AOI-14, AOIJ-9, AOIJ-10: a port at each end and a ship between them, flipped or not. */
export function isOpenLane(g: Pick<State, 'counters'>, map: BoardMap, lane: number): boolean {
  const { ends } = siteAt(map, lane)
  const [a = NOWHERE, b] = ends
  return b !== undefined && g.counters[lane] !== null && hasPort(g, map, a) && hasPort(g, map, b)
}

/** AOI-21, Q28: the towns next to a ship space that let it be used. */
export const portEnds = (g: Pick<State, 'counters'>, map: BoardMap, site: number): number[] =>
  siteAt(map, site).ends.filter(end => hasPort(g, map, end))

/** AOI-13 */
const isConnected = (g: Pick<State, 'parts'>, a: number, b: number): boolean => g.parts[a] === g.parts[b]

/** AOI-15: whether a constructed or a distant port is connected to this place. */
export function hasAccess(g: Pick<State, 'counters' | 'parts'>, map: BoardMap, place: number): boolean {
  for (const port of map.distantPorts) if (isConnected(g, place, port)) return true
  for (const site of map.portSites)
    if (g.counters[site] !== null && isConnected(g, place, siteAt(map, site).place)) return true
  return false
}

/** AOI-13: computes `parts` from scratch. */
export function partsFrom(g: Pick<State, 'variants' | 'box' | 'counters' | 'rails'>): number[] {
  const map = mapOf(g)
  const parts = [...map.parts]
  for (const [link, { a, b }] of map.links.entries()) if (g.rails[link] !== null) join(parts, a, b)
  for (const lane of map.lanes) {
    const [a = NOWHERE, b = NOWHERE] = siteAt(map, lane).ends
    if (isOpenLane(g, map, lane)) join(parts, a, b)
  }
  return parts
}

/** Everything connected to a place, which the board highlights on hover. */
export interface Network {
  readonly places: readonly number[]
  readonly links: readonly number[]
  readonly lanes: readonly number[]
}

export function networkFrom(g: Board, place: number): Network {
  const map = mapOf(g)
  const part = g.parts[place]
  const isIn = (one: number) => g.parts[one] === part
  return {
    places: map.places.flatMap((_, one) => (isIn(one) ? [one] : [])),
    links: map.links.flatMap(({ a }, link) => (g.rails[link] !== null && isIn(a) ? [link] : [])),
    lanes: map.lanes.filter(lane => isOpenLane(g, map, lane) && isIn(siteAt(map, lane).ends[0] ?? NOWHERE)),
  }
}

/** A seat's network: the towns with its counters, its rails with their ends, and its ships. */
export function networkOf(g: Board, seat: number): Network {
  const map = mapOf(g)
  const isOwn = (site: number) => g.counters[site]?.owner === seat
  const links = map.links.flatMap((_, link) => (g.rails[link] === seat ? [link] : []))
  const ends = new Set(map.links.flatMap(({ a, b }, link) => (g.rails[link] === seat ? [a, b] : [])))
  const places = map.places.flatMap(({ sites }, place) => (sites.some(isOwn) || ends.has(place) ? [place] : []))
  return { places, links, lanes: map.ships.filter(isOwn) }
}
