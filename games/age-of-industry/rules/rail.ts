// Building rail: RULES.md AOI-34 to AOI-36, AOIM-7, AOIM-8.

import type { Refusal, Seat } from '@tableworks/kernel'
import { join, NOWHERE } from '../data/board.ts'
import { linkAt, mapOf } from '../readings/board.ts'
import { canLayAny, linkCost, linkObstacle, type LinkObstacle } from '../readings/rail.ts'
import { type Standing, standingOf } from '../readings/standing.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'
import { placeCounter } from './build.ts'
import { spend } from './money.ts'

/** AOI-34: one link, then optionally another. */
export const rail = decide('rail', {
  offers(g, { seat, laid }, offer, why) {
    const standing = standingOf(g, seat)
    const { links } = standing.map
    for (let link = 0; link < links.length; link++) {
      const obstacle = linkObstacle(standing, link)
      offer(linkAt(standing.map, link).option, obstacle === null ? null : why && linkRefusal(standing, obstacle, link))
    }
    offer('stop', laid > 0 ? null : why && { because: 'layFirst', rule: 'AOI-34' })
  },

  unoffered: (_g, _frame, option) => option !== 'stop' && { because: 'notOnThisMap', rule: null, name: option.link },

  choose(g, { seat, laid }, option, flow) {
    if (option === 'stop') return flow.end()
    const link = mapOf(g).linkOf[option.link] ?? NOWHERE
    const cost = linkCost(g, laid)
    spend(g, seat, cost, flow)
    flow.tell?.({ kind: 'paidForLink', seat, link: option.link, cost })
    const { linkCoal, linkIron } = g.box.figures
    return flow.goto('supply', { seat, project: { kind: 'link', link, laid }, coal: linkCoal, iron: linkIron })
  },
})

function linkRefusal({ g, map }: Standing, because: LinkObstacle, number: number): Refusal {
  switch (because) {
    case 'linkTaken':
      return { because, rule: 'AOI-35', owner: g.rails[number] ?? null }
    case 'noRailsLeft':
      return { because, rule: 'AOI-35' }
    case 'notJoined':
      return { because, rule: linkAt(map, number).box === null ? 'AOI-35' : 'AOIM-7' }
    case 'linkNoCoal':
      return { because, rule: map.rules.coalOnlyFromDisplay ? 'AOIM-3' : 'AOI-27' }
    case 'linkNoIron':
      return { because, rule: 'AOI-27' }
  }
}

function layRail(g: State, seat: Seat, number: number, flow: Flow): void {
  const { id, a, b } = linkAt(mapOf(g), number)
  g.rails[number] = seat
  g.railsLeft[seat] -= 1
  join(g.parts, a, b)
  flow.tell?.({ kind: 'laid', seat, link: id })
}

/** Places the link once it's paid for. Q13: an action's first link counts as built for the second. */
export const finish = passage('finish', (g, { seat, project }, flow) => {
  if (project.kind === 'counter') {
    placeCounter(g, seat, project.industry, project.site, flow)
    return flow.end()
  }
  layRail(g, seat, project.link, flow)
  const laid = project.laid + 1
  const isMore = laid < g.box.figures.linksPerAction && canLayAny(standingOf(g, seat))
  return isMore ? flow.goto('rail', { seat, laid }) : flow.end()
})
