// The component set: everything printed on the board and cards (TOI-2). It can be replaced as a whole.

import { type Components, Problem, shape } from '@tableworks/kernel'
import { orElse, recordOf, tableOf } from '@tableworks/table-kit'
import {
  ADVANCEMENT_IDS,
  ADVANCEMENTS,
  type AdvancementId,
  type AdvancementTable,
  AGES,
  type Age,
  anAdvancementTable,
  extraCubes,
} from './advancements.ts'
import { anAreaTable, AREA_TABLE, type AreaTable, type PerSpace, SPACE_IDS, type SpaceId } from './areas.ts'
import { type Effect, EFFECT_IDS, type Target } from './effects.ts'
import {
  aFacilityTable,
  FACILITIES,
  type Facility,
  FACILITY_IDS,
  type FacilityTable,
  type PerFacility,
} from './facilities.ts'
import { aGood, type Bill, type Good, GOODS, GOODS_TABLE, type GoodsTable, type Material, MATERIALS } from './goods.ts'
import { aGridTable, type GridId, GRID_IDS, GRIDS, type GridTable, type PerGrid } from './grids.ts'
import {
  anEstateTable,
  aSpaceTable,
  ESTATE_IDS,
  type EstateId,
  ESTATES,
  type EstateTable,
  SPACES,
  type SpaceTable,
} from './real-estate.ts'
import { aTitanTable, TITANS, type TitanTable } from './titans.ts'

/** The tables as users download, edit and upload them. */
export type Tables = {
  readonly goods: GoodsTable
  readonly areas: AreaTable
  readonly grids: GridTable
  readonly facilities: FacilityTable
  readonly spaces: SpaceTable
  readonly estates: EstateTable
  readonly advancements: AdvancementTable
  readonly titans: TitanTable
}

export const STANDARD = {
  name: 'standard',
  formerHashes: [
    '5064f82cba4b79a593c5e8e2b2c2459d3a129c440c1e589a559002a6f022f42b',
    '2445c14b85b2c4ad12dda7a9514bc49a6e1d5a07df97a0b96f84682f6a0cdaac',
    // The hash from before advancement effects and places on the board were part of the set.
    'bfd2e104b02373390959955a26f49f1a6a8717131defc54960c5235ef898494f',
  ],
  tables: {
    goods: GOODS_TABLE,
    areas: AREA_TABLE,
    grids: GRIDS,
    facilities: FACILITIES,
    spaces: SPACES,
    estates: ESTATES,
    advancements: ADVANCEMENTS,
    titans: TITANS,
  },
} satisfies Components & { readonly tables: Tables }

/** The checked tables, plus the lookups that play often needs. */
export interface Box extends Omit<Tables, 'goods'> {
  /** The red grid for each good that players buy. */
  readonly marketOf: Readonly<Record<Material, GridId>>
  /** The grids a good may be placed in. */
  readonly gridsFor: Readonly<Record<Good, readonly GridId[]>>
  /** The grids consumers buy from, and the grids players buy from. */
  readonly consumerGrids: readonly GridId[]
  readonly redGrids: readonly GridId[]
  /** The spaces whose icons count in a grid (TOI-68, TOI-69). */
  readonly adjoining: Readonly<PerGrid<readonly SpaceId[]>>
  /** What it costs to grow a facility, by its current size. For size 0, it's the cost of building. */
  readonly growing: Readonly<PerFacility<readonly Bill[]>>
  readonly advancing: Readonly<Record<AdvancementId, Bill>>
  /** A list of zeros to copy: one entry for each number of units that a purchase may need, starting at 0. */
  readonly noCosts: readonly number[]
  /** The advancements with each effect, also by the good or facility they are about. */
  readonly withEffect: Readonly<Record<Effect, readonly AdvancementId[]>>
  readonly saleBonuses: Readonly<Record<Material, readonly AdvancementId[]>>
  readonly extraCubes: Readonly<PerFacility<readonly AdvancementId[]>>
  readonly ofAge: Readonly<Record<Age, readonly AdvancementId[]>>
  /** Constant options, created once: ways to place a number of cubes, prices, and cards for a space. */
  readonly placings: Readonly<Record<Good, readonly (readonly Placing[])[]>>
  readonly pricesOf: Readonly<PerGrid<readonly { readonly grid: GridId; readonly price: number }[]>>
  readonly cardsFor: Readonly<PerSpace<readonly { readonly card: EstateId }[]>>
}

/** This many cubes in a grid. If the good has two grids, the rest go to the second. */
type Placing =
  | { readonly count: number; readonly grid: GridId }
  | { readonly count: number; readonly grid: GridId; readonly rest: number; readonly second: GridId }

/** A set's tables. Fields missing in older sets come from the standard set. */
export const tablesIn = shape.record<Tables>({
  goods: tableOf(GOODS, aGood),
  areas: orElse(AREA_TABLE, anAreaTable),
  grids: aGridTable,
  facilities: aFacilityTable,
  spaces: aSpaceTable,
  estates: anEstateTable,
  advancements: anAdvancementTable,
  titans: aTitanTable,
})

export function openBox(tables: unknown): Box {
  const { goods: _goods, ...found } = tablesIn(tables, 'tables')
  const { grids, facilities, spaces, estates, advancements } = found
  checkSupply(facilities, spaces)
  const growing = recordOf(FACILITY_IDS, id => growthOf(facilities[id]))
  const advancing = recordOf(ADVANCEMENT_IDS, id => billOf(good => (good === 'research' ? advancements[id].cost : 0)))
  const bills = [...Object.values(growing).flat(), ...Object.values(advancing), ...SPACE_IDS.map(id => spaces[id].cost)]
  const gridsFor = recordOf(GOODS, good => GRID_IDS.filter(id => grids[id].goods.includes(good)))
  return {
    ...found,
    marketOf: recordOf(MATERIALS, good => redGridOf(grids, good)),
    gridsFor,
    consumerGrids: GRID_IDS.filter(id => grids[id].sector !== 'research'),
    redGrids: GRID_IDS.filter(id => grids[id].red),
    adjoining: recordOf(GRID_IDS, grid => SPACE_IDS.filter(id => grids[grid].areas.includes(spaces[id].area))),
    growing,
    advancing,
    noCosts: zeros(
      Math.max(...bills.map(({ research, wood, stone, steel }) => Math.max(research, wood + stone + steel))),
    ),
    withEffect: recordOf(EFFECT_IDS, effect => ADVANCEMENT_IDS.filter(id => advancements[id].effect === effect)),
    saleBonuses: recordOf(MATERIALS, good => cardsAbout(advancements, 'saleBonus', good)),
    extraCubes: recordOf(FACILITY_IDS, facility => cardsAbout(advancements, 'extraCubes', facility)),
    ofAge: { 1: cardsOf(advancements, 1), 2: cardsOf(advancements, 2), 3: cardsOf(advancements, 3) },
    placings: recordOf(GOODS, good => placingsIn(gridsFor[good], mostCubes(facilities, advancements))),
    pricesOf: recordOf(GRID_IDS, grid => grids[grid].prices.map(price => ({ grid, price }))),
    cardsFor: recordOf(SPACE_IDS, id =>
      ESTATE_IDS.filter(card => estates[card].area === spaces[id].area && estates[card].level === spaces[id].level).map(
        card => ({ card }),
      ),
    ),
  }
}

/** Q7: real estate ends the ages, so facilities must be able to make what it costs. */
function checkSupply(facilities: FacilityTable, spaces: SpaceTable): void {
  const made = goodsMade(Object.values(facilities))
  for (const id of SPACE_IDS)
    for (const good of MATERIALS)
      if (spaces[id].cost[good] > 0 && !made.has(good))
        throw new Problem(`tables.spaces.${id}.cost should not ask for ${good}: no facility that can be built makes it`)
}

/** The goods that can be made at all. A facility may only cost goods that an earlier facility makes. */
function goodsMade(facilities: readonly Facility[]): ReadonlySet<Good> {
  const made = new Set<Good>()
  const ready = ({ copies, buildCost, makes }: Facility): boolean =>
    copies > 0 && !made.has(makes) && (buildCost === null || made.has(buildCost))
  for (let next = facilities.find(ready); next !== undefined; next = facilities.find(ready)) made.add(next.makes)
  return made
}

/** A list of zeros, up to and including this index. */
function zeros(most: number): number[] {
  const list = [0]
  for (let units = 1; units <= most; units++) list.push(0)
  return list
}

const billOf = (units: (good: Material) => number): Bill => recordOf(MATERIALS, units)

/** What growing a facility costs: one build good each time, plus one expansion good per size. */
const growthOf = ({ buildCost, expandCost, copies }: Facility): Bill[] =>
  Array.from({ length: copies }, (_, size) =>
    billOf(good => (good === buildCost ? 1 : 0) + (good === expandCost ? size : 0)),
  )

const cardsOf = (advancements: AdvancementTable, age: (typeof AGES)[number]): AdvancementId[] =>
  ADVANCEMENT_IDS.filter(id => advancements[id].age === age)

const cardsAbout = (advancements: AdvancementTable, effect: Effect, target: Target): AdvancementId[] =>
  ADVANCEMENT_IDS.filter(id => advancements[id].effect === effect && advancements[id].target === target)

/** The check on the grid table guarantees that there is one. */
const redGridOf = (grids: GridTable, good: Material): GridId =>
  GRID_IDS.find(id => grids[id].red && grids[id].goods.includes(good)) ?? 'r-centre'

/** The most cubes one production can make: the largest facility used twice, plus every cube that advancements add. */
const mostCubes = (facilities: FacilityTable, advancements: AdvancementTable): number =>
  2 * Math.max(...FACILITY_IDS.map(id => facilities[id].copies)) + extraCubes(advancements)

/** Every way to place each number of cubes (TOI-36). */
function placingsIn([grid, second]: readonly GridId[], most: number): Placing[][] {
  if (grid === undefined) return []
  return Array.from({ length: most + 1 }, (_none, cubes) =>
    second === undefined
      ? [{ count: cubes, grid }]
      : Array.from({ length: cubes + 1 }, (_, rest) => ({ count: cubes - rest, grid, rest, second })),
  )
}
