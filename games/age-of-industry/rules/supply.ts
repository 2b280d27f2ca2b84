// Coal and iron: RULES.md AOI-25 to AOI-30, AOIM-1 to AOIM-3, Q7, Q8, Q66.

import type { Refusal, Seat } from '@tableworks/kernel'
import { NOWHERE } from '../data/board.ts'
import type { Cube } from '../data/industries.ts'
import { counterAt, mapOf, siteAt } from '../readings/board.ts'
import { buyingPrice, nearestSources, startsOf } from '../readings/supply.ts'
import type { Frames, Project, State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { flipIfUsedUp } from './flipping.ts'
import { spend } from './money.ts'

const sourcesFor = (g: State, project: Project, cube: Cube): number[] =>
  nearestSources(g, startsOf(g, mapOf(g), project), cube)

/** One cube at a time, coal first. The seat chooses only between equally close sources (AOI-26). */
export const supply = passage('supply', (g, frame, flow) => {
  const { seat, project, coal, iron } = frame
  if (coal + iron === 0) return flow.goto('finish', { seat, project })
  const cube = coal > 0 ? 'coal' : 'iron'
  const sources = sourcesFor(g, project, cube)
  if (sources.length > 1) return flow.goto(cube, { seat, project, coal, iron })
  const [source] = sources
  if (source === undefined) buyCube(g, seat, cube, flow)
  else takeCube(g, seat, source, cube, flow)
  frame[cube] -= 1
  return flow.again()
})

/** AOI-29: cubes on counters and ships are free for every player. */
function takeCube(g: State, seat: Seat, site: number, cube: Cube, flow: Flow): void {
  const counter = counterAt(g, site)
  counter[cube] -= 1
  const { id: source } = siteAt(mapOf(g), site)
  flow.tell?.({ kind: 'tookCube', seat, cube, source, owner: counter.owner })
  flipIfUsedUp(g, site, flow)
}

/** AOI-27, AOI-28; Q9: an empty display sells from the supply and stays empty. */
export function buyCube(g: State, seat: Seat, cube: Cube, flow: Flow): void {
  const cost = buyingPrice(g, cube)
  spend(g, seat, cost, flow)
  if (g.demand[cube] > 0) g.demand[cube] -= 1
  flow.tell?.({ kind: 'boughtCube', seat, cube, cost, left: g.demand[cube] })
}

const optionsFor = (g: State, { project }: Frames['coal'], cube: Cube) =>
  sourcesFor(g, project, cube).map(site => ({ source: siteAt(mapOf(g), site).id }))

function unofferedSource(g: State, cube: Cube, source: string): Refusal {
  const site = mapOf(g).siteOf[source]
  if (site === undefined) return { because: 'notOnThisMap', rule: null, name: source }
  const because = (g.counters[site]?.[cube] ?? 0) === 0 ? 'noCubeThere' : 'notNearest'
  return { because, rule: 'AOI-25', cube, source }
}

/** AOI-26, Q7 */
export const coal = decide('coal', {
  candidates: (g, frame) => optionsFor(g, frame, 'coal'),
  unoffered: (g, _frame, { source }) => unofferedSource(g, 'coal', source),
  choose(g, { seat, project, coal: left, iron: other }, { source }, flow) {
    takeCube(g, seat, mapOf(g).siteOf[source] ?? NOWHERE, 'coal', flow)
    return flow.goto('supply', { seat, project, coal: left - 1, iron: other })
  },
})

export const iron = decide('iron', {
  candidates: (g, frame) => optionsFor(g, frame, 'iron'),
  unoffered: (g, _frame, { source }) => unofferedSource(g, 'iron', source),
  choose(g, { seat, project, coal: other, iron: left }, { source }, flow) {
    takeCube(g, seat, mapOf(g).siteOf[source] ?? NOWHERE, 'iron', flow)
    return flow.goto('supply', { seat, project, coal: other, iron: left - 1 })
  },
})
