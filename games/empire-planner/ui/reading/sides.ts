// What stands before a side, counted. The rules know the same; a board may not ask them, so tests hold the two equal.

import type { Action, Icon, IconId } from '../../data/action-cards.ts'
import { BUILDINGS, type BuildingType } from '../../data/buildings.ts'
import type { Space } from '../../data/city.ts'
import type { Colour } from '../../data/factories.ts'
import { CUBES_OF_A_SIDE, otherSide, type Side, SIDES, TRACK_CUBES } from '../../data/pieces.ts'
import type { Factory, State } from '../../state.ts'

/** The last space of the Capital track (EMP-70). */
export const CAPITAL_TRACK = 50

export const ARCHIE: Side = 1
export const isArchie = (g: State, side: Side): boolean => g.seats === 1 && side === ARCHIE

export const ownerOf = (g: State, space: Space): Side | null =>
  SIDES.find(side => g.built[side].includes(space)) ?? null

export const countOf = (g: State, side: Side, type: BuildingType): number =>
  g.built[side].filter(space => g.box.plots[space].type === type).length

/** AMB-3, AMB-4 */
export function maxDieOf(g: State, space: Space): number {
  const { type, maxDie } = g.box.plots[space]
  if (!BUILDINGS[type].canUpgrade) return 1
  return g.variants.maxDieIsBuildingNumber ? maxDie : 6
}

/** EMP-69 */
export const incomeOf = (g: State, side: Side): number =>
  g.built[side].reduce<number>((sum, space) => sum + BUILDINGS[g.box.plots[space].type].income, 0)

/** EMP-19, EMP-83: who would go first if a round began now. */
export const firstNext = (g: State): Side => (g.seats === 2 && g.profit[1] < g.profit[0] ? 1 : 0)

/** Where a side's nine cubes are (EMP-11, EMP-70). */
export interface Cubes {
  readonly supply: number
  readonly tracks: number
  readonly marker: number
  readonly overage: number
  readonly riding: number
}

export function cubesOf(g: State, side: Side): Cubes {
  const riding = g.factories[otherSide(side)].reduce((sum, { riders }) => sum + riders, 0)
  const marker = markerOf(g, side) === null ? 0 : 1
  const overage = g.capital[side] > CAPITAL_TRACK ? 1 : 0
  const supply = CUBES_OF_A_SIDE - TRACK_CUBES - marker - overage - riding
  return { supply, tracks: TRACK_CUBES, marker, overage, riding }
}

/** Cubes free to ride: one is kept for the marker. */
export const spareCubes = (g: State, side: Side): number =>
  cubesOf(g, side).supply - (markerOf(g, side) === null ? 1 : 0)

export const goodsOf = (g: State, side: Side, colour: Colour): number =>
  g.factories[side].reduce((sum, { card, goods }) => sum + (g.box.factories[card].goods === colour ? goods : 0), 0)

/** The icon a side's marker stands on (EMP-42). */
export function markerOf(g: State, side: Side): IconId | null {
  const [one, two, three, four] = g.claims
  return (side === g.first ? (three ?? one) : (four ?? two)) ?? null
}

export const actionOn = (g: State, icon: IconId): Action | undefined => g.box.actionOn[icon]

/** EMP-57 */
const hasMovedTwo = (g: State, side: Side): boolean =>
  g.claims.some((icon, i) => i % 2 === (side === g.first ? 0 : 1) && actionOn(g, icon) === 'move-two')

/** Whether a side may put its marker here (EMP-42, EMP-54, EMP-57, AMB-14). */
export function isFree(g: State, side: Side, { id, action }: Icon): boolean {
  if (id === markerOf(g, side)) return action === 'move-one'
  if (g.variants.vacatedIconsReopen ? id === markerOf(g, otherSide(side)) : g.claims.includes(id)) return false
  return action !== 'move-two' || !hasMovedTwo(g, side)
}

/** Rail Links a train still has to go. */
export const linksLeft = (g: State, { card, moved }: Factory): number => g.box.factories[card].links.length - moved
