// An independent check of every refusal, computed cube by cube from the board and cards without using the rules.

import type { Reasons, Refused } from '@tableworks/contract'
import type { Seat } from '@tableworks/kernel'
import { SPACE_IDS, type SpaceId } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import { BUILDING_MATERIALS, type Material, MATERIALS } from '../data/goods.ts'
import type { State } from '../state.ts'

type Units = Record<Material, number>
const NOTHING: Units = { research: 0, wood: 0, stone: 0, steel: 0 }

const has = (g: State, seat: Seat, card: State['advancements'][0][number]) => g.advancements[seat].includes(card)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** One entry per cube of a good on the board: its seller and price. */
function cubesOf(g: State, material: Material): { seller: number; price: number }[] {
  const grid = g.box.marketOf[material]
  return g.cubes[grid].flatMap((count, seller) =>
    Array.from({ length: count }, () => ({ seller, price: g.price[grid][seller as Seat] })),
  )
}

/** Buys this many of a good, one by one: the cheapest first, at equal prices the seat's own first, then the bank. */
function priceOf(g: State, seat: Seat, material: Material, units: number, gone: number | null = null): number {
  const cubes = cubesOf(g, material)
  if (gone !== null)
    cubes.splice(
      cubes.findIndex(({ seller }) => seller === gone),
      1,
    )
  const own = (seller: number) => (seller === seat ? 0 : 1)
  cubes.sort((a, b) => a.price - b.price || own(a.seller) - own(b.seller))
  const bank = g.license ? 10 : Infinity
  return sum(
    Array.from({ length: units }, (_, i) => {
      const cube = cubes[i]
      return cube === undefined ? bank : cube.seller === seat ? 0 : cube.price
    }),
  )
}

/** Every way to pay for units of building material if the materials can replace each other. */
function mixesOf(g: State, seat: Seat, units: Units): Units[] {
  if (!has(g, seat, 'substitute-materials')) return [units]
  const all = units.wood + units.stone + units.steel
  const counts = Array.from({ length: all + 1 }, (_, i) => i)
  return counts.flatMap(wood =>
    counts.filter(stone => wood + stone <= all).map(stone => ({ ...units, wood, stone, steel: all - wood - stone })),
  )
}

const costOf = (g: State, seat: Seat, units: Units): number =>
  sum(MATERIALS.map(material => priceOf(g, seat, material, units[material])))

const leastOf = (g: State, seat: Seat, bills: readonly Units[]): number =>
  Math.min(...bills.flatMap(bill => mixesOf(g, seat, bill)).map(bill => costOf(g, seat, bill)))

/** A bill, and every bill that Land Survey can turn it into. */
const surveyed = (g: State, seat: Seat, bill: Units): Units[] => [
  bill,
  ...(has(g, seat, 'land-survey')
    ? MATERIALS.filter(material => bill[material] > 0).map(material => ({ ...bill, [material]: bill[material] - 1 }))
    : []),
]

function growth(g: State, seat: Seat, facility: FacilityId): Units {
  const { buildCost, expandCost } = g.box.facilities[facility]
  const bill = { ...NOTHING }
  if (buildCost !== null) bill[buildCost] += 1
  bill[expandCost] += g.size[facility][seat]
  return bill
}

const spaceBill = (g: State, space: SpaceId): Units => ({ ...NOTHING, ...g.box.spaces[space].cost })

/** All bills that fit the given name. */
function billsFor({ g, frame, option }: Refused): Units[] {
  const { seat } = frame
  if (option === 'pay all') return [spaceBill(g, frame.space)]
  if ('work' in option) return [growth(g, seat, option.facility)]
  if ('advancement' in option) return [{ ...NOTHING, research: g.box.advancements[option.advancement].cost }]
  if ('space' in option) return surveyed(g, seat, spaceBill(g, option.space))
  const bill = spaceBill(g, frame.space)
  return [{ ...bill, [option.material]: bill[option.material as Material] - 1 }]
}

function printedCost(g: State, seat: Seat, facility: FacilityId, uses: 1 | 2): number {
  const { once, twice } = g.box.facilities[facility]
  const off = has(g, seat, 'steam-engine') ? 2 : 0
  return Math.max(0, (uses === 2 && !has(g, seat, 'assembly-line') ? twice : once) - off)
}

/** The named option's lowest cost. */
function needOf(refused: Refused): number {
  const { g, frame, option } = refused
  const { seat, owing } = frame
  if (option.uses !== undefined) return printedCost(g, seat, option.facility, option.uses)
  if (option.seller !== undefined) {
    const grid = g.box.marketOf[frame.material as Material]
    const price = option.seller === seat ? 0 : g.price[grid][option.seller as Seat]
    const rest = mixesOf(g, seat, owing).map(bill =>
      sum(MATERIALS.map(one => priceOf(g, seat, one, bill[one], one === frame.material ? option.seller : null))),
    )
    return price + Math.min(...rest)
  }
  if (option.instead !== undefined) {
    const all = { ...owing, [option.instead]: owing[option.instead as Material] + 1 }
    return Math.min(
      ...mixesOf(g, seat, all)
        .filter(bill => bill[option.instead as Material] > 0)
        .map(bill => costOf(g, seat, { ...bill, research: 0 })),
    )
  }
  return leastOf(g, seat, billsFor(refused))
}

/** How many of these goods no cube on the board can supply. */
const lacking = (g: State, bill: Units, materials: readonly Material[]): number =>
  Math.max(0, sum(materials.map(one => bill[one])) - sum(materials.map(one => cubesOf(g, one).length)))

const isWithoutBank = ({ g }: Refused): boolean => !g.license

export const REASONS: Reasons = {
  tooExpensive: refused => {
    const { g, frame, refusal } = refused
    const { need, have } = refusal
    return needOf(refused) > g.money[frame.seat] && need === needOf(refused) && have === g.money[frame.seat]
  },
  notAvailable: refused => {
    const { g, frame, option, refusal } = refused
    const material = refusal['material'] as Material
    if (!isWithoutBank(refused)) return false
    if (option.instead !== undefined) return refusal['missing'] === 1 && cubesOf(g, option.instead).length === 0
    if (material !== 'research' && has(g, frame.seat, 'substitute-materials')) return false
    const bills = billsFor(refused)
    return (
      leastOf(g, frame.seat, bills) === Infinity &&
      refusal['missing'] !== 0 &&
      bills.some(bill => lacking(g, bill, [material]) === refusal['missing'])
    )
  },
  tooFewMaterials: refused => {
    const { g, frame, refusal } = refused
    const bills = billsFor(refused).filter(bill => lacking(g, bill, ['research']) === 0)
    return (
      isWithoutBank(refused) &&
      has(g, frame.seat, 'substitute-materials') &&
      leastOf(g, frame.seat, billsFor(refused)) === Infinity &&
      refusal['missing'] !== 0 &&
      bills.some(bill => lacking(g, bill, BUILDING_MATERIALS) === refusal['missing'])
    )
  },
  sellsNone: ({ g, frame, option }) => !cubesOf(g, frame.material).some(({ seller }) => seller === option.seller),
  notCheapest: ({ g, frame, option, refusal }) => {
    const cubes = cubesOf(g, frame.material)
    const lowest = Math.min(...cubes.map(({ price }) => price))
    const asked = cubes.find(({ seller }) => seller === option.seller)?.price ?? 0
    return asked > lowest && refusal['price'] === asked && refusal['lowest'] === lowest
  },
  builtAlready: ({ g, frame, option, refusal }) =>
    option.work === 'build' && g.size[option.facility][frame.seat] === refusal['size'] && refusal['size'] !== 0,
  notBuilt: ({ g, frame, option }) => option.work !== 'build' && g.size[option.facility][frame.seat] === 0,
  pileIsEmpty: ({ g, option }) => sum(g.size[option.facility]) === g.box.facilities[option.facility].copies,
  otherGood: ({ g, frame, option, refusal }) =>
    [option.grid, option.second].includes(refusal['grid']) &&
    !g.box.grids[refusal['grid'] as string].goods.includes(frame.good),
  otherCount: ({ frame, option, refusal }) =>
    refusal['cubes'] === frame.cubes &&
    refusal['placed'] === option.count + (option.rest ?? 0) &&
    refusal['placed'] !== frame.cubes,
  nameBoth: ({ g, frame, option, refusal }) => {
    const both = [refusal['grid'], refusal['second']].join()
    return takers(g, frame.good).join() === both && [option.grid, option.second].join() !== both
  },
  otherGrid: ({ frame, option, refusal }) =>
    refusal['grid'] === (frame.grid ?? frame.grids[0]) && option.grid !== refusal['grid'],
  noSuchSquare: ({ g, option, refusal }) =>
    !g.box.grids[option.grid].prices.includes(option.price) &&
    Math.max(...g.box.grids[option.grid].prices) === refusal['top'],
  repricedAlready: ({ g, frame, option }) => g.cubes[option.grid][frame.seat] > 0 && !frame.left.includes(option.grid),
  noCubesThere: ({ g, frame, option }) => g.cubes[option.grid][frame.seat] === 0,
  notShown: ({ g, frame, option }) => !g.shown[frame.seat].includes(option.titan),
  notInRow: ({ g, option }) => !g.row.includes(option.advancement),
  spaceTaken: ({ g, option, refusal }) => g.estate[option.space] !== null && g.owner[option.space] === refusal['owner'],
  levelTooHigh: ({ g, option, refusal }) => {
    const { area, level } = g.box.spaces[option.space]
    const gaps = SPACE_IDS.filter(one => {
      const below = g.box.spaces[one]
      return below.area === area && below.level < level && g.estate[one] === null
    })
    return refusal['level'] === level && refusal['age'] === g.age && level > g.age && gaps.length > 0
  },
  notOnBill: ({ g, frame, option }) => g.box.spaces[frame.space].cost[option.material] === 0,
  otherSpace: ({ g, frame, option }) => {
    const card = g.box.estates[option.card]
    const space = g.box.spaces[frame.space]
    return card.area !== space.area || card.level !== space.level
  },
  tooManyToKeep: ({ g, frame, option, refusal }) => {
    const unsold = g.cubes[option.grid][frame.seat] - g.sold[option.grid][frame.seat]
    return refusal['most'] === Math.min(unsold, frame.room) && option.count > refusal['most']
  },
}

/** The grids that take a good, in board order. */
const takers = (g: State, good: string): string[] =>
  Object.entries(g.box.grids)
    .filter(([, grid]) => (grid.goods as readonly string[]).includes(good))
    .map(([id]) => id)
