// Tidies up for the bench's tools: moves products to where a factory takes them, and away from outputs. Each step is an ordinary
// product move, the best at that moment.

import type { Box } from '../data/box.ts'
import { FACTORY_IDS, type FactoryId } from '../data/factories.ts'
import { type ProductId, productNumber } from '../data/products.ts'
import type { Carry } from './arranging.ts'
import {
  cardOn,
  type Cell,
  type Floor,
  floorCopy,
  freeSpots,
  isProduct,
  productSpots,
  putProduct,
  spotAt,
  takeProduct,
} from './floor.ts'
import { canRun, facesBeside, roleOfCard, spotsOfType } from './running.ts'

/** The value of a product's place, and the extra value of a factory that can run. */
const TAKEN_THERE = 2
const ASIDE = 1
const IN_THE_WAY = 0
const ABLE = 4

/** How well a floor's products are placed. Each step of `tidyOn` improves it, so the steps must end. */
export function orderOn(box: Box, floor: Floor): number {
  let order = 0
  for (const spot of floor.sites) if (canRun(box, floor, spot)) order += ABLE
  for (const spot of productSpots(floor)) {
    const role = roleOfCard(box, floor, spot)
    order += role === 'input' ? TAKEN_THERE : role === 'output' ? IN_THE_WAY : ASIDE
  }
  return order
}

/** The steps that let more factories run and leave less in the way. */
export function tidyOn(box: Box, floor: Floor): Carry[] {
  const after = floorCopy(floor)
  const carries: Carry[] = []
  for (let order = orderOn(box, after); ;) {
    let best: { readonly carry: Carry; readonly order: number } | null = null
    for (const from of productSpots(after)) {
      const found = bestWayFrom(box, after, from, freeSpots(after))
      if (found !== null && found.order > (best?.order ?? order)) best = found
    }
    if (best === null) return carries
    order = best.order
    carryOut(after, best.carry)
    carries.push(best.carry)
  }
}

/** Products on a type's output cells, and where they would go. */
export interface Clearing {
  readonly factory: FactoryId
  readonly carries: readonly Carry[]
}

/** Every type with products on its outputs that could be moved elsewhere. */
export function clearingsOn(box: Box, floor: Floor): Clearing[] {
  return FACTORY_IDS.flatMap((factory): Clearing[] => {
    const carries = clear(box, floor, factory)
    return carries.length === 0 ? [] : [{ factory, carries }]
  })
}

function clear(box: Box, floor: Floor, factory: FactoryId): Carry[] {
  const after = floorCopy(floor)
  const outputs = spotsOfType(floor, factory)
    .flatMap(spot => facesBeside(box, floor, spot))
    .flatMap(({ role, spot }) => (role === 'output' ? [spot] : []))
  return [...new Set(outputs)].flatMap((from): Carry[] => {
    if (!isProduct(cardOn(after, from))) return []
    const free = freeSpots(after).filter(spot => !outputs.includes(spot))
    const found = bestWayFrom(box, after, from, free)
    if (found === null) return []
    carryOut(after, found.carry)
    return [found.carry]
  })
}

/** The best places for arriving products, one by one; null if they don't all fit. */
export function homesFor(
  box: Box,
  floor: Floor,
  products: readonly ProductId[],
  /** The cards given in exchange. Their cells become free. */
  spent: readonly Cell[] = [],
): number[] | null {
  const after = floorCopy(floor)
  for (const { x, y } of spent) takeProduct(after, spotAt(after, x, y))
  const homes: number[] = []
  for (const product of products) {
    const home = bestHome(box, after, productNumber[product], freeSpots(after))
    if (home === null) return null
    putProduct(after, home.spot, productNumber[product])
    homes.push(home.spot)
  }
  return homes
}

const carryOut = (floor: Floor, [from, to]: Carry): void => putProduct(floor, to, takeProduct(floor, from))

function bestWayFrom(
  box: Box,
  floor: Floor,
  from: number,
  free: readonly number[],
): { readonly carry: Carry; readonly order: number } | null {
  const product = takeProduct(floor, from)
  const near = free.toSorted((a, b) => distance(floor, from, a) - distance(floor, from, b))
  const home = bestHome(box, floor, product, near)
  putProduct(floor, from, product)
  return home === null ? null : { carry: [from, home.spot], order: home.order }
}

/** The best of several free spots. Ties go to the first. The floor is unchanged afterwards. */
function bestHome(
  box: Box,
  floor: Floor,
  product: number,
  free: readonly number[],
): { readonly spot: number; readonly order: number } | null {
  let best: { spot: number; order: number } | null = null
  for (const spot of free) {
    putProduct(floor, spot, product)
    const order = orderOn(box, floor)
    takeProduct(floor, spot)
    if (best === null || order > best.order) best = { spot, order }
  }
  return best
}

/** The squared distance, which is enough for comparing. */
const distance = ({ width }: Floor, a: number, b: number): number =>
  ((a % width) - (b % width)) ** 2 + (Math.floor(a / width) - Math.floor(b / width)) ** 2
