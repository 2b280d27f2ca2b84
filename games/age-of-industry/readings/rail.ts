// Where a seat may build rail: RULES.md AOI-34 to AOI-36, AOIM-7, AOIM-8, Q13 to Q15, Q40, Q63.

import type { Link } from '../data/board.ts'
import { RAIL_COSTS } from '../meta.ts'
import type { State } from '../state.ts'
import { linkAt } from './board.ts'
import { OWN_RAIL, type Standing } from './standing.ts'

/** AOI-34: the cost of an action's next link. The last price also applies to later links. */
export function linkCost({ variants }: Pick<State, 'variants'>, laid: number): number {
  const [first, later] = RAIL_COSTS[variants.railCosts]
  return laid === 0 ? first : later
}

export type LinkObstacle = 'linkTaken' | 'noRailsLeft' | 'notJoined' | 'linkNoCoal' | 'linkNoIron'

/** Why the seat can't build this link, or null. */
export function linkObstacle(standing: Standing, number: number): LinkObstacle | null {
  const { g, map, seat } = standing
  const link = linkAt(map, number)
  if (g.rails[number] !== null) return 'linkTaken'
  if (g.railsLeft[seat] === 0) return 'noRailsLeft'
  if (!isJoined(standing, link)) return 'notJoined'
  return supplyObstacle(standing, link)
}

/** AOI-35: whether the link touches a town with one of the seat's counters or rails. A seat with neither may start anywhere. */
function isJoined(standing: Standing, { a, b, box }: Link): boolean {
  if (!standing.hasCounter && !standing.hasRail) return true
  if (isStart(standing, b)) return true
  // AOIM-7, Q40: a seat may start at a distant port's box with a coal mine, or with a rail in the same box.
  return box === null ? isStart(standing, a) : standing.hasMine || standing.boxes.includes(box)
}

const isStart = ({ own, marks }: Standing, place: number): boolean =>
  (own[place] ?? 0) > 0 || ((marks[place] ?? 0) & OWN_RAIL) !== 0

/** AOI-36: cubes may arrive at either end. */
function supplyObstacle({ g, map, access, cubes }: Standing, { a, b }: Link): LinkObstacle | null {
  const one = g.parts[a] ?? 0
  const other = g.parts[b] ?? 0
  if (access[one] === 1 || access[other] === 1) return null
  const both = (list: readonly number[]) => (list[one] ?? 0) + (one === other ? 0 : (list[other] ?? 0))
  const { linkCoal, linkIron } = g.box.figures
  if (linkCoal > 0 && (map.rules.coalOnlyFromDisplay || both(cubes.coal) < linkCoal)) return 'linkNoCoal'
  return both(cubes.iron) < linkIron ? 'linkNoIron' : null
}

export function canLayAny(standing: Standing): boolean {
  const { links } = standing.map
  if (standing.g.railsLeft[standing.seat] === 0) return false
  for (let link = 0; link < links.length; link++) if (linkObstacle(standing, link) === null) return true
  return false
}
