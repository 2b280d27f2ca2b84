// Markers on the Action cards: RULES.md EMP-42, EMP-54, EMP-57, with AMB-14 and AMB-15.

import type { Action, Icon, IconId } from '../data/action-cards.ts'
import { otherSide, type Side } from '../data/pieces.ts'
import type { State } from '../state.ts'

/** The icon a side's marker stands on; the first side claims first and third, the other second and fourth. */
export function markerOf(g: State, side: Side): IconId | null {
  const { claims } = g
  return (side === g.first ? (claims[2] ?? claims[0]) : (claims[3] ?? claims[1])) ?? null
}

export function actionOn(g: State, icon: IconId): Action {
  const action = g.box.actionOn[icon]
  if (action === undefined) throw new Error(`there is no icon ${icon}`)
  return action
}

/** EMP-42: whether a side may put its marker on this icon. */
export function isFree(g: State, side: Side, { id, action }: Icon): boolean {
  if (id === markerOf(g, side)) return action === 'move-one' // EMP-54: the one icon that may be used twice
  if (g.variants.vacatedIconsReopen ? id === markerOf(g, otherSide(side)) : g.claims.includes(id)) return false // AMB-14
  return action !== 'move-two' || !hasMovedTwo(g, side)
}

/** EMP-57: move two is for once in a round, even if two icons show it. */
export function hasMovedTwo(g: State, side: Side): boolean {
  const from = side === g.first ? 0 : 1
  return g.claims.some((icon, i) => i % 2 === from && g.box.actionOn[icon] === 'move-two')
}
