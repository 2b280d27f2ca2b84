// Why a building can't be upgraded, for both ways of upgrading: RULES.md EMP-59, EMP-61, EMP-63 and EMP-65 to EMP-67.

import type { Bar, Refusal } from '@tableworks/kernel'
import { type Space, spaceName } from '../data/city.ts'
import type { Side } from '../data/pieces.ts'
import { maxDieOf, ownerOf } from '../readings/buildings.ts'
import { pollutionLevel } from '../readings/pollution.ts'
import { riseBar } from '../readings/upgrading.ts'
import type { State } from '../state.ts'

/** The clauses for the same limits. They differ between the two actions. */
interface RiseRules {
  readonly upgrade: string
  readonly townHall: string
  readonly pollution: string
}

/** Why this side's building can't gain a level. */
export function barRise(g: State, side: Side, space: Space, rules: RiseRules, why: boolean): Bar {
  const because = riseBar(g, side, space)
  if (because === null) return null
  if (!why) return false
  const { type } = g.box.plots[space]
  switch (because) {
    case 'neverUpgraded':
      return { because, rule: type === 'mixed' ? 'EMP-32' : 'EMP-35', type }
    case 'atMaximum':
      return { because, rule: rules.upgrade, space: spaceName(space), max: maxDieOf(g, space) }
    case 'needsTownHall':
      return { because, rule: rules.townHall, type }
    case 'pollutionFull':
      return { because, rule: rules.pollution, pollution: pollutionLevel(g) }
  }
}

/** Why a side can't upgrade a space where it has no building. */
export function notYourSpace(g: State, space: Space, rule: string): Refusal {
  const owner = ownerOf(g, space)
  if (owner === null) return { because: 'notBuilt', rule, space: spaceName(space) }
  return { because: 'notYourBuilding', rule, space: spaceName(space), owner }
}
