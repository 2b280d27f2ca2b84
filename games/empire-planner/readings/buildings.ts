// The City's buildings: their owners, highest levels and income.

import { BUILDINGS, type BuildingType } from '../data/buildings.ts'
import type { Space } from '../data/city.ts'
import { type Side, SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { piecesOf } from './sides.ts'

export const ownerOf = (g: Pick<State, 'built'>, space: Space): Side | null =>
  SIDES.find(side => g.built[side].includes(space)) ?? null

/** EMP-27: whether a side has a die left for another building. */
export const hasDieLeft = (g: Pick<State, 'seats' | 'box' | 'built'>, side: Side): boolean =>
  g.built[side].length < piecesOf(g, side).dice

/** How many buildings of a kind a side owns. */
export function countOf(g: Pick<State, 'box' | 'built'>, side: Side, type: BuildingType): number {
  let count = 0
  for (const space of g.built[side]) if (g.box.plots[space].type === type) count += 1
  return count
}

/** AMB-3, AMB-4: the highest die a building can hold. Buildings without upgrades stay at 1. */
export function maxDieOf(g: Pick<State, 'box' | 'variants'>, space: Space): number {
  const { type, maxDie } = g.box.plots[space]
  if (!BUILDINGS[type].canUpgrade) return 1
  return g.variants.maxDieIsBuildingNumber ? maxDie : 6
}

/** EMP-69: what a side's buildings pay each round. */
export function incomeOf(g: Pick<State, 'box' | 'built'>, side: Side): number {
  let income = 0
  for (const space of g.built[side]) income += BUILDINGS[g.box.plots[space].type].income
  return income
}

/** EMP-35, EMP-61, EMP-67, AMB-5: whether a side may upgrade Industrial and Parking buildings. */
export const hasTownHall = (g: Pick<State, 'box' | 'variants' | 'built'>, side: Side): boolean =>
  !g.variants.townHallNeededForIndustrialAndParking || countOf(g, side, 'town-hall') > 0
