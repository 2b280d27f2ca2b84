// Markers on the Action cards: RULES.md EMP-42, EMP-54, EMP-57, with AMB-14 and AMB-15.

import type { Action, Icon, IconId } from '../data/action-cards.ts'
import { otherSide, type Side } from '../data/pieces.ts'
import type { State } from '../state.ts'

type Claims = Pick<State, 'claims' | 'first'>

/** The icon under a side's marker. The first side makes claims 1 and 3, the other side 2 and 4. */
export function markerOf({ claims, first }: Claims, side: Side): IconId | null {
  return (side === first ? (claims[2] ?? claims[0]) : (claims[3] ?? claims[1])) ?? null
}

export function actionOn(g: Pick<State, 'box'>, icon: IconId): Action {
  const action = g.box.actionOn[icon]
  if (action === undefined) throw new Error(`there is no icon ${icon}`)
  return action
}

/** The claims so far, as seen by the side about to claim. */
export interface Claimed {
  readonly own: IconId | null
  readonly other: IconId | null
  readonly movedTwo: boolean
  /** Icons that stay taken for the round, if AMB-14 is switched off. */
  readonly used: readonly IconId[]
}

const NONE: readonly IconId[] = []

export const claimedFor = (g: Claims & Pick<State, 'box' | 'variants'>, side: Side): Claimed => ({
  own: markerOf(g, side),
  other: markerOf(g, otherSide(side)),
  movedTwo: hasMovedTwo(g, side),
  used: g.variants.vacatedIconsReopen ? NONE : g.claims,
})

/** EMP-42: why a side can't put its marker on this icon, or null. */
export function claimBar(
  { own, other, movedTwo, used }: Claimed,
  { id, action }: Icon,
): 'ownMarker' | 'iconClaimed' | 'iconUsed' | 'movedTwo' | null {
  if (id === own) return action === 'move-one' ? null : 'ownMarker' // EMP-54: the only icon that can be claimed twice.
  if (id === other) return 'iconClaimed'
  if (used.includes(id)) return 'iconUsed'
  return movedTwo && action === 'move-two' ? 'movedTwo' : null
}

/** EMP-57: move two can be used once per round, even if two icons show it. */
export function hasMovedTwo(g: Claims & Pick<State, 'box'>, side: Side): boolean {
  for (let i = side === g.first ? 0 : 1; i < g.claims.length; i += 2) {
    const icon = g.claims[i]
    if (icon !== undefined && g.box.actionOn[icon] === 'move-two') return true
  }
  return false
}
