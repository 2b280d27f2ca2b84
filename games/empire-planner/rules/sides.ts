// The two sides of the table and what stands before them.

import { BUILDINGS, type BuildingType } from '../data/buildings.ts'
import type { Space } from '../data/city.ts'
import type { FactoryId } from '../data/factories.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import type { Factory, State } from '../state.ts'

/** EMP-82, EMP-83: in the solo game the second side is Archie, and the table plays for him. */
export const ARCHIE: Side = 1
export const isArchie = (g: State, side: Side): boolean => g.seats === 1 && side === ARCHIE

export const ownerOf = (g: State, space: Space): Side | null =>
  SIDES.find(side => g.built[side].includes(space)) ?? null

/** How many buildings of a kind a side owns. */
export function countOf(g: State, side: Side, type: BuildingType): number {
  let count = 0
  for (const space of g.built[side]) if (g.box.plots[space].type === type) count += 1
  return count
}

/** AMB-3, AMB-4: the highest die a building can carry; those without upgrade keep their 1. */
export function maxDieOf(g: State, space: Space): number {
  const { type, maxDie } = g.box.plots[space]
  if (!BUILDINGS[type].canUpgrade) return 1
  return g.variants.maxDieIsBuildingNumber ? maxDie : 6
}

/** The Factory card of that name before a side, or undefined. */
export const factoryOf = (g: State, side: Side, card: FactoryId): Factory | undefined =>
  g.factories[side].find(factory => factory.card === card)

/** The same, for a card an option has named. */
export function namedFactory(g: State, side: Side, card: FactoryId): Factory {
  const factory = factoryOf(g, side, card)
  if (factory === undefined) throw new Error(`side ${side} has no ${card}`)
  return factory
}

/** Rail Links a train still has to go until it is home. */
export const linksLeft = (g: State, { card, moved }: Factory): number => g.box.factories[card].links.length - moved

/** Cubes of a side that ride on trains of the other. */
export function ridersOf(g: State, side: Side): number {
  let riders = 0
  for (const factory of g.factories[otherSide(side)]) riders += factory.riders
  return riders
}
