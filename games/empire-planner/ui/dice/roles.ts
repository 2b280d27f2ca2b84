// Which of three dice names the block, which the building and which the price of a space that is on offer.

import type { SpaceName } from '../../data/city.ts'
import type { Face } from '../../data/pieces.ts'
import type { Options } from '../../notation.ts'
import type { Dice } from '../../state.ts'

export type Role = 'block' | 'number' | 'cost'
const ROLES: readonly Role[] = ['block', 'number', 'cost']

/** For each die its role; nothing while no space on offer is near. */
export function rolesAt(
  dice: Dice,
  near: SpaceName | null,
  options: readonly Options['build.assign'][],
): (Role | null)[] {
  const option = options.find(one => one !== 'pass' && `${one.block}-${one.number}` === near)
  const roles: (Role | null)[] = dice.map(() => null)
  if (option === undefined || option === 'pass') return roles
  for (const role of ROLES) {
    const i = dice.findIndex((face: Face, at) => face === option[role] && roles[at] === null)
    if (i >= 0) roles[i] = role
  }
  return roles
}
