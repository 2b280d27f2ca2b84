// Which of the three dice is the block, which the building and which the price.

import type { Options } from '../../notation.ts'
import type { Dice } from '../../state.ts'

export type Role = 'block' | 'number' | 'cost'
const ROLES: readonly Role[] = ['block', 'number', 'cost']

/** Each die's role when this building is built. */
export function rolesFor(dice: Dice, option: Exclude<Options['build.assign'], 'pass'>): (Role | null)[] {
  const roles: (Role | null)[] = dice.map(() => null)
  for (const role of ROLES) {
    const i = dice.findIndex((face, at) => face === option[role] && roles[at] === null)
    if (i >= 0) roles[i] = role
  }
  return roles
}
