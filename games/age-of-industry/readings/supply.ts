// Sources and prices of coal and iron: RULES.md AOI-25 to AOI-30, AOIM-1 to AOIM-3, Q5 to Q13, Q62, Q63.

import { type BoardMap, NOWHERE, type Way } from '../data/board.ts'
import type { Cube, Industry, Level } from '../data/industries.ts'
import type { Project, State } from '../state.ts'
import { type Board, hasAccess, hasPort, isOpenLane, mapOf, placeAt, portEnds, siteAt } from './board.ts'

/** AOI-28: the price of the cheapest filled space, or the price when the display is empty. */
export function buyingPrice({ box, demand }: Pick<State, 'box' | 'demand'>, cube: Cube): number {
  const { spaces, priceWhenEmpty } = box.demand[cube]
  return spaces[spaces.length - demand[cube]] ?? priceWhenEmpty
}

/** AOI-24, AOIM-13: the price of the most expensive empty space; null when the display is full. */
export function sellingPrice({ box, demand }: Pick<State, 'box' | 'demand'>, cube: Cube): number | null {
  const { spaces } = box.demand[cube]
  return spaces[spaces.length - demand[cube] - 1] ?? null
}

/** AOI-36, Q62, Q63: the places where a project can receive its cubes, all at distance 0. */
export function startsOf(g: Pick<State, 'counters'>, map: BoardMap, project: Project): readonly number[] {
  if (project.kind === 'link') {
    const { a = NOWHERE, b = NOWHERE } = map.links[project.link] ?? {}
    return [a, b]
  }
  const { place } = siteAt(map, project.site)
  return place === NOWHERE ? portEnds(g, map, project.site) : [place]
}

/** AOIM-23, Q48: water power replaces coal for mills and factories. */
export function coalFor(map: BoardMap, site: number, industry: Industry, level: Level): number {
  const { place } = siteAt(map, site)
  const isDriven = place !== NOWHERE && placeAt(map, place).hydro && (industry === 'cotton' || industry === 'factory')
  return isDriven ? 0 : level.coal
}

const FAR = Infinity

/** AOI-25, Q6: each place's distance in links, open lanes and printed connections. */
function distancesFrom(g: Board, map: BoardMap, starts: readonly number[]): number[] {
  const distances = map.places.map(() => FAR)
  const queue: number[] = []
  for (const start of starts) {
    distances[start] = 0
    queue.push(start)
  }
  for (const place of queue) {
    const next = (distances[place] ?? FAR) + 1
    for (const way of placeAt(map, place).ways)
      if (distances[way.to] === FAR && isOpen(g, map, way)) {
        distances[way.to] = next
        queue.push(way.to)
      }
  }
  return distances
}

const isOpen = (g: Board, map: BoardMap, { link, lane }: Way): boolean =>
  link === NOWHERE ? lane === NOWHERE || isOpenLane(g, map, lane) : g.rails[link] !== null

/** Q6: a ship's cubes are one link away from each town with a port on its lane. */
function distanceOf(g: Board, map: BoardMap, distances: readonly number[], site: number): number {
  const { place, ends } = siteAt(map, site)
  if (place !== NOWHERE) return distances[place] ?? FAR
  let least = FAR
  for (const end of ends) if (hasPort(g, map, end)) least = Math.min(least, (distances[end] ?? FAR) + 1)
  return least
}

/**
 * AOI-25, AOI-26: the sites with such a cube that are closest, all at the same distance. On a map where coal comes only from the
 * display there are none.
 */
export function nearestSources(g: Board, starts: readonly number[], cube: Cube): number[] {
  const map = mapOf(g)
  if (cube === 'coal' && map.rules.coalOnlyFromDisplay) return [] // AOIM-2
  let distances: number[] | null = null
  let nearest: number[] = []
  let least = FAR
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site] ?? null
    if (counter === null || counter[cube] === 0) continue
    distances ??= distancesFrom(g, map, starts)
    const distance = distanceOf(g, map, distances, site)
    if (distance > least || distance === FAR) continue
    if (distance < least) nearest = []
    least = distance
    nearest.push(site)
  }
  return nearest
}

/** The cubes available at a place: the closest on the map, and whether it reaches the displays. */
export interface Reach {
  readonly sources: Readonly<Record<Cube, readonly number[]>>
  readonly hasDisplays: boolean
}

export function reachOf(g: Board, place: number): Reach {
  const sourcesOf = (cube: Cube) => nearestSources(g, [place], cube)
  return {
    sources: { coal: sourcesOf('coal'), iron: sourcesOf('iron') },
    hasDisplays: hasAccess(g, mapOf(g), place),
  }
}

/** One step of a cube's route on the board. */
export interface RouteStep {
  readonly from: number
  readonly to: number
  /** The link or lane the cube takes; `NOWHERE` for a printed connection and for the step from a town to its ship. */
  readonly link: number
  readonly lane: number
}

/** A shortest route for a cube from its site to the place that uses it. */
export function routeOf(g: Board, starts: readonly number[], source: number): RouteStep[] {
  const map = mapOf(g)
  const distances = distancesFrom(g, map, starts)
  const at = (one: number) => distances[one] ?? FAR
  const { place } = siteAt(map, source)
  const doors = place === NOWHERE ? portEnds(g, map, source) : [place]
  const [door] = doors.filter(one => at(one) < FAR).toSorted((a, b) => at(a) - at(b))
  if (door === undefined) return []
  const route: RouteStep[] = []
  let here = door
  for (let left = at(door) - 1; left >= 0; left--) {
    const way = placeAt(map, here).ways.find(one => at(one.to) === left && isOpen(g, map, one))
    if (way === undefined) break
    route.push({ from: here, to: way.to, link: way.link, lane: way.lane })
    here = way.to
  }
  return route
}
