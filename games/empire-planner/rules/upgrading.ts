// Why a building stays as it is, for both ways of upgrading: RULES.md EMP-59, EMP-61, EMP-63 and EMP-65 to EMP-67.

import type { Refusal } from '@tableworks/kernel'
import { type Space, spaceName } from '../data/city.ts'
import type { Side } from '../data/pieces.ts'
import { maxDieOf, ownerOf } from '../readings/buildings.ts'
import { pollutionLevel } from '../readings/pollution.ts'
import { riseBar } from '../readings/upgrading.ts'
import type { State } from '../state.ts'

/** The numbers under which the two actions state the same limits. */
interface RiseRules {
  readonly upgrade: string
  readonly townHall: string
  readonly pollution: string
}

/** Why a space holds no building of this side that can take one more point; null when it does. */
export function whyNotRise(g: State, side: Side, space: Space, rules: RiseRules): Refusal | null {
  const { type } = g.box.plots[space]
  const where = spaceName(space)
  const owner = ownerOf(g, space)
  if (owner === null) return { because: 'notBuilt', rule: rules.upgrade, space: where }
  if (owner !== side) return { because: 'notYourBuilding', rule: rules.upgrade, space: where, owner }
  const because = riseBar(g, side, space)
  switch (because) {
    case null:
      return null
    case 'neverUpgraded':
      return { because, rule: type === 'mixed' ? 'EMP-32' : 'EMP-35', type }
    case 'atMaximum':
      return { because, rule: rules.upgrade, space: where, max: maxDieOf(g, space) }
    case 'needsTownHall':
      return { because, rule: rules.townHall, type }
    case 'pollutionFull':
      return { because, rule: rules.pollution, pollution: pollutionLevel(g) }
  }
}
