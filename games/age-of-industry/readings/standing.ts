// Everything on the board that decides what a seat may build, collected once per option list.

import type { Seat } from '@tableworks/kernel'
import { type BoardMap, NOWHERE } from '../data/board.ts'
import { type Cube, INDUSTRIES, type Level } from '../data/industries.ts'
import type { State } from '../state.ts'
import { type Board, isOpenLane, linkAt, mapOf, siteAt } from './board.ts'

/** The fields of a state or view that describe a seat's counters and rails. */
export type Holdings = Board & Pick<State, 'taken' | 'railsLeft' | 'demand'>

/** Bit flags for a place, from the seat's point of view. */
export const PORT = 1
export const OWN_PORT = 2
/** One of the seat's rails ends here. */
export const OWN_RAIL = 4
/** The seat's own rail or a sea lane leads here, which counts for industry cards (AOIJ-11, AOIJ-12). */
export const REACHED = 8
/** Only the seat's own ship leads here, and there's no port yet, so only a port can be built (Q27). */
export const REACHED_FOR_PORT = 16

export interface Standing {
  readonly g: Holdings
  readonly map: BoardMap
  readonly seat: Seat
  /** Each stack's next counter, in the order of `INDUSTRIES`; null if the stack is empty (AOI-16). */
  readonly next: readonly (Level | null)[]
  /** For each place: its flags, and how many of the seat's counters are there. */
  readonly marks: readonly number[]
  readonly own: readonly number[]
  /** For each network: 1 if it reaches a port, and how many cubes it has. */
  readonly access: readonly number[]
  readonly cubes: Readonly<Record<Cube, readonly number[]>>
  /** AOI-23: all cubes on counters, ships and displays. */
  readonly allCubes: Readonly<Record<Cube, number>>
  readonly hasCounter: boolean
  readonly hasRail: boolean
  /** AOIM-7, AOIM-9 */
  readonly hasMine: boolean
  /** Distant ports' name boxes where the seat has a rail. */
  readonly boxes: readonly string[]
}

export function nextLevel(g: Pick<State, 'box' | 'taken'>, seat: Seat, industry: keyof State['taken']): Level | null {
  return g.box.stacks[industry][g.taken[industry][seat]] ?? null
}

/** The next counter in a stack that isn't empty. */
export const topLevel = (g: Pick<State, 'box' | 'taken'>, seat: Seat, industry: keyof State['taken']): Level =>
  nextLevel(g, seat, industry) as Level

/** The next counters of all stacks, without a loop for speed, because every list of actions needs them. */
function nextLevels({ box: { stacks }, taken }: Pick<State, 'box' | 'taken'>, seat: Seat): (Level | null)[] {
  return [
    stacks.coal[taken.coal[seat]] ?? null,
    stacks.iron[taken.iron[seat]] ?? null,
    stacks.cotton[taken.cotton[seat]] ?? null,
    stacks.factory[taken.factory[seat]] ?? null,
    stacks.port[taken.port[seat]] ?? null,
    stacks.ship[taken.ship[seat]] ?? null,
  ]
}

/** Whether the seat has a counter left to build or develop. */
export const hasStack = (g: Pick<State, 'box' | 'taken'>, seat: Seat): boolean =>
  INDUSTRIES.some(industry => nextLevel(g, seat, industry) !== null)

const NO_BOXES: readonly string[] = []

export function standingOf(g: Holdings, seat: Seat): Standing {
  const map = mapOf(g)
  const { parts } = g
  const marks = map.zeros.slice()
  const own = map.zeros.slice()
  const access = map.zeros.slice()
  let coal = map.zeros // the shared list of zeros, until the first cube makes a copy
  let iron = map.zeros
  let allCoal = g.demand.coal
  let allIron = g.demand.iron
  let hasCounter = false
  let hasMine = false
  for (const port of map.distantPorts) access[parts[port] ?? NOWHERE] = 1
  for (let site = 0; site < g.counters.length; site++) {
    const counter = g.counters[site] ?? null
    if (counter === null) continue
    allCoal += counter.coal
    allIron += counter.iron
    if (counter.owner === seat) {
      hasCounter = true
      if (counter.industry === 'coal') hasMine = true
    }
    const { place } = siteAt(map, site)
    if (place === NOWHERE) continue // skips a ship's cubes: using them takes a port, and a port gives access to the displays anyway
    const part = parts[place] ?? NOWHERE
    if (counter.coal > 0) coal = counted(map, coal, part, counter.coal)
    if (counter.iron > 0) iron = counted(map, iron, part, counter.iron)
    if (counter.owner === seat) own[place] = (own[place] ?? 0) + 1
    if (counter.industry === 'port') {
      access[part] = 1
      marks[place] = (marks[place] ?? 0) | (counter.owner === seat ? PORT | OWN_PORT : PORT)
    }
  }
  let hasRail = false
  let boxes = NO_BOXES
  for (let link = 0; link < g.rails.length; link++) {
    if (g.rails[link] !== seat) continue
    hasRail = true
    const { a, b, box } = linkAt(map, link)
    marks[a] = (marks[a] ?? 0) | OWN_RAIL | REACHED
    marks[b] = (marks[b] ?? 0) | OWN_RAIL | REACHED
    if (box !== null) boxes = [...boxes, box]
  }
  markLanes(g, map, seat, marks)
  return {
    g,
    map,
    seat,
    next: nextLevels(g, seat),
    marks,
    own,
    access,
    cubes: { coal, iron },
    allCubes: { coal: allCoal, iron: allIron },
    hasCounter,
    hasRail,
    hasMine,
    boxes,
  }
}

/** Increments an entry in a list indexed by network, copying the shared zeros first. */
function counted({ zeros }: BoardMap, list: readonly number[], part: number, cubes: number): readonly number[] {
  const counts = list === zeros ? zeros.slice() : (list as number[])
  counts[part] = (counts[part] ?? 0) + cubes
  return counts
}

/**
 * AOIJ-11, Q26: an open lane is a link for every seat. AOIJ-12, Q27: a seat's own ship reaches both its towns. Q64: lanes only.
 */
function markLanes(g: Holdings, map: BoardMap, seat: Seat, marks: number[]): void {
  for (const lane of map.lanes) {
    const ship = g.counters[lane] ?? null
    if (ship === null) continue
    const isOwn = ship.owner === seat
    if (!isOwn && !(g.variants.sharedSeaLaneReach && isOpenLane(g, map, lane))) continue
    for (const end of siteAt(map, lane).ends) {
      const mark = marks[end] ?? 0
      marks[end] = mark | ((mark & PORT) === 0 ? REACHED_FOR_PORT : REACHED)
    }
  }
}
