// The pieces of the three boxes: City Planner, Empire and Railways (EMP-1). Counts: found, shared out by the rulebook.

import type { Chance } from '@tableworks/kernel'

/** The two sides of the table. In the solo game side 1 is Archie. */
export type Side = 0 | 1
export type PerSide<T> = [T, T]
export const SIDES: readonly Side[] = [0, 1]
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]
export const rollDie = (chance: Chance): Face => chance.roll(6) as Face

/** EMP-11: each side has the dice and cubes of one box: Empire for the Start Player, Railways for the other. */
export const DICE_OF_A_SIDE = 9
export const CUBES_OF_A_SIDE = 9

/** EMP-11, EMP-12: two of a side's cubes always stand on the Capital and the Profit track. */
export const TRACK_CUBES = 2

/** EMP-13: six gray dice are trains; the other three are rolled by both sides. */
export const TRAIN_DICE = 6
