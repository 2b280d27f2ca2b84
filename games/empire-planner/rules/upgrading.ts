// What both ways of upgrading share: RULES.md EMP-59 (the maximum), EMP-61, EMP-63, EMP-66 and EMP-67.

import type { Refusal } from '@tableworks/kernel'
import { BUILDINGS } from '../data/buildings.ts'
import { type Space, spaceName } from '../data/city.ts'
import type { Side } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { POLLUTION_TRACK } from './pollution.ts'
import { countOf, maxDieOf, ownerOf } from './sides.ts'

/** Whether a building of this side can take one more point, whoever pays for it. */
export function canRise(g: State, side: Side, space: Space): boolean {
  if (g.die[space] >= maxDieOf(g, space)) return false
  const { type } = g.box.plots[space]
  if (!BUILDINGS[type].needsTownHall) return true
  return hasTownHallFor(g, side) && (type !== 'industrial' || g.pollution < POLLUTION_TRACK)
}

/** EMP-61, EMP-67, AMB-5: Industrial and Parking buildings ask for a Town Hall. */
export const hasTownHallFor = (g: State, side: Side): boolean =>
  !g.variants.townHallNeededForIndustrialAndParking || countOf(g, side, 'town-hall') > 0

/** Why a building cannot take one more point; null when it can. */
export function whyNotRise(g: State, side: Side, space: Space, rules: RiseRules): Refusal | null {
  const { type } = g.box.plots[space]
  const where = spaceName(space)
  const owner = ownerOf(g, space)
  if (owner === null) return { because: 'notBuilt', rule: rules.upgrade, space: where }
  if (owner !== side) return { because: 'notYourBuilding', rule: rules.upgrade, space: where, owner }
  if (!BUILDINGS[type].canUpgrade)
    return { because: 'neverUpgraded', rule: type === 'mixed' ? 'EMP-32' : 'EMP-35', type }
  const max = maxDieOf(g, space)
  if (g.die[space] >= max) return { because: 'atMaximum', rule: rules.upgrade, space: where, max }
  if (BUILDINGS[type].needsTownHall && !hasTownHallFor(g, side))
    return { because: 'needsTownHall', rule: rules.townHall, type }
  if (type === 'industrial' && g.pollution >= POLLUTION_TRACK)
    return { because: 'pollutionFull', rule: rules.pollution, pollution: g.pollution }
  return null
}

/** The numbers under which the two actions state the same limits. */
export interface RiseRules {
  readonly upgrade: string
  readonly townHall: string
  readonly pollution: string
}
