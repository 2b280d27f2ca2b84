// Who may know what: everything is public. The face-down Action cards are a bag whose contents anyone can deduce, and their order
// isn't decided until a card is drawn (EMP-9, EMP-44), so there is nothing to hide.

import { type Chance, copy, type Result, type Seat } from '@tableworks/kernel'
import type { IconId } from './data/action-cards.ts'
import type { BuildingType } from './data/buildings.ts'
import { type Space, type SpaceName, spaceName } from './data/city.ts'
import type { Colour } from './data/factories.ts'
import { type PerSide, type Side } from './data/pieces.ts'
import { incomeOf, maxDieOf } from './readings/buildings.ts'
import { supplyOf } from './readings/cubes.ts'
import { priceOf } from './readings/market.ts'
import { markerOf } from './readings/markers.ts'
import { scoreSheet } from './readings/score.ts'
import { ARCHIE, whoIsFirst } from './readings/sides.ts'
import type { State } from './state.ts'

export interface Building {
  readonly space: SpaceName
  readonly type: BuildingType
  readonly die: number
  readonly max: number
}

/** Derived values, computed here so boards needn't. */
export interface Glance {
  /** Each side's buildings, oldest first. */
  readonly buildings: PerSide<Building[]>
  /** The icons with markers. */
  readonly markers: PerSide<IconId | null>
  /** Cubes left, and the buildings' income. */
  readonly supply: PerSide<number>
  readonly income: PerSide<number>
  /** What a Good of each colour costs now; null before the market die is rolled. */
  readonly prices: Readonly<Record<Colour, number | null>>
  /** The side that would go first in the next round. */
  readonly nextFirst: Side
  /** The next round in which Archie builds, which may be this one; null if there is none. */
  readonly archieBuildsNext: number | null
  /** The score sheet if the game ended now. */
  readonly ifEndedNow: Result
}

/** The position and its derived values. */
export interface View extends Omit<State, 'seats' | 'variants' | 'box'> {
  glance: Glance
}

export function view(g: State, _seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, ...open } = g
  return { ...copy(open), glance: glanceAt(g) }
}

const onBoth = <T>(value: (side: Side) => T): PerSide<T> => [value(0), value(1)]

const buildingOn = (g: State, space: Space): Building => ({
  space: spaceName(space),
  type: g.box.plots[space].type,
  die: g.die[space],
  max: maxDieOf(g, space),
})

function glanceAt(g: State): Glance {
  return {
    buildings: onBoth(side => g.built[side].map(space => buildingOn(g, space))),
    markers: onBoth(side => markerOf(g, side)),
    supply: onBoth(side => supplyOf(g, side)),
    income: onBoth(side => incomeOf(g, side)),
    prices: { brown: priceOf(g, 'brown'), blue: priceOf(g, 'blue'), red: priceOf(g, 'red') },
    nextFirst: whoIsFirst(g),
    archieBuildsNext: g.seats === 1 ? nextBuild(g) : null,
    ifEndedNow: scoreSheet(g),
  }
}

/** EMP-85 */
const nextBuild = (g: State): number | null => g.box.archie.builds.rounds[g.built[ARCHIE].length] ?? null

export function imagine(
  { glance: _glance, ...open }: View,
  { seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>,
  _chance: Chance,
): State {
  return { seats, variants, box, ...copy(open) }
}
