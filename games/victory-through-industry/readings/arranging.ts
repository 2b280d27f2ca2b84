// Arranges products for the next runs: inputs where factories need them, output cells empty, everything else out of the way.
// Products of one kind are interchangeable, so one arrangement replaces thousands of move orders.

import type { Box } from '../data/box.ts'
import { TYPE_NUMBERS } from '../data/factories.ts'
import { type ProductId, productNumber } from '../data/products.ts'
import {
  cardOn,
  EMPTY,
  type Floor,
  floorCopy,
  freeSpots,
  isFactory,
  isProduct,
  productOn,
  productSpots,
  putProduct,
  takeProduct,
  typeOn,
} from './floor.ts'
import { canRun, type FaceBeside, facesBeside, roleOfSpot } from './running.ts'

/** A product moved from one spot to another. */
export type Carry = readonly [from: number, to: number]

interface Plan {
  /** Spots that need an input. */
  readonly wanted: Set<number>
  /** Spots that must be empty. */
  readonly clear: Set<number>
  /** Spots whose product stays, or moves to a spot that needs it. */
  readonly taken: Set<number>
  /** The planned moves. */
  readonly carries: Map<number, number>
  /** What the first type's runs will output, for the second type to use. */
  readonly coming: Map<number, readonly ProductId[]>
}

/** The moves that let factories of these types run, one type after the other; null if that gains nothing. */
export function arrange(box: Box, floor: Floor, aims: readonly number[]): Carry[] | null {
  const plan: Plan = { wanted: new Set(), clear: new Set(), taken: new Set(), carries: new Map(), coming: new Map() }
  let isGain = false
  for (const type of aims)
    for (const spot of floor.sites)
      if (typeOn(cardOn(floor, spot)) === type && supply(box, floor, spot, plan)) isGain = true
  return isGain ? carry(box, floor, plan) : null
}

/** A type that could run more often after moving some products. */
export interface Supply {
  readonly type: number
  /** How many of its factories can run before and after. */
  readonly before: number
  readonly after: number
  readonly carries: readonly Carry[]
}

/** Every type on a floor that could run more often after moving products. */
export function suppliesOn(box: Box, floor: Floor): Supply[] {
  return TYPE_NUMBERS.flatMap((type): Supply[] => {
    const carries = arrange(box, floor, [type])
    if (carries === null) return []
    const carried = floorCopy(floor)
    for (const [from, to] of carries) putProduct(carried, to, takeProduct(carried, from))
    const [before, after] = [ableOn(box, floor, type), ableOn(box, carried, type)]
    return after > before ? [{ type, before, after, carries }] : []
  })
}

const ableOn = (box: Box, floor: Floor, type: number): number =>
  floor.sites.filter(spot => typeOn(cardOn(floor, spot)) === type && canRun(box, floor, spot)).length

/** Plans one factory's inputs and outputs, or leaves the plan unchanged. */
function supply(box: Box, floor: Floor, spot: number, plan: Plan): boolean {
  const faces = facesBeside(box, floor, spot)
  const found: { spot: number; from: number }[] = []
  for (const face of faces) {
    if (isFactory(face.card)) return false
    if (face.role === 'output') {
      if (plan.wanted.has(face.spot) || plan.coming.has(face.spot)) return false
      continue
    }
    if (plan.coming.get(face.spot)?.some(product => face.oneOf.includes(product))) continue
    if (plan.clear.has(face.spot) || plan.wanted.has(face.spot)) return false
    const from = sourceFor(floor, face, plan, found)
    if (from === null) return false
    found.push({ spot: face.spot, from })
  }
  for (const { spot: to, from } of found) {
    plan.wanted.add(to)
    plan.taken.add(from)
    if (from !== to) plan.carries.set(from, to)
  }
  for (const face of faces)
    if (face.role === 'output') {
      plan.clear.add(face.spot)
      plan.coming.set(face.spot, face.oneOf)
    }
  return true
}

/** A product for an input: the one already there, otherwise one that no plan uses. */
function sourceFor(floor: Floor, face: FaceBeside, plan: Plan, found: readonly { from: number }[]): number | null {
  const isFree = (spot: number) => !plan.taken.has(spot) && !found.some(({ from }) => from === spot)
  if (isProduct(face.card) && isFree(face.spot) && face.oneOf.some(id => productNumber[id] === productOn(face.card)))
    return face.spot
  for (const id of face.oneOf) for (const spot of productSpots(floor, productNumber[id])) if (isFree(spot)) return spot
  return null
}

/** Orders the planned moves so that each target is empty in time. */
function carry(box: Box, floor: Floor, plan: Plan): Carry[] | null {
  const cells = floor.cells.slice()
  const free = freeSpots(floor)
  const carries: Carry[] = []
  const pending = new Map(plan.carries)
  const move = (from: number, to: number) => {
    carries.push([from, to])
    cells[to] = cells[from] as number
    cells[from] = EMPTY
  }
  const storage = (product: number): number | null => bestStorage(box, floor, cells, free, plan, product)
  // Products that block an output or input move to a free cell.
  const inTheWay = () =>
    [...plan.clear, ...pending.values()].filter(spot => cells[spot] !== EMPTY && !pending.has(spot))
  for (let guard = 0; guard < 60; guard++) {
    const open = [...pending].find(([, to]) => cells[to] === EMPTY)
    if (open !== undefined) {
      pending.delete(open[0])
      free.push(open[0])
      move(open[0], open[1])
      continue
    }
    const [obstacle] = inTheWay()
    const ring = obstacle ?? [...pending.keys()][0]
    if (ring === undefined) return carries
    const to = storage(productOn(cells[ring] as number))
    if (to === null) return null
    const target = pending.get(ring)
    pending.delete(ring)
    move(ring, to)
    free.push(ring)
    if (target !== undefined) pending.set(to, target)
  }
  return null
}

/** A free cell for a card, preferably where a factory takes it, and on an output only as a last resort. */
function bestStorage(
  box: Box,
  floor: Floor,
  cells: readonly number[],
  free: readonly number[],
  plan: Plan,
  product: number,
): number | null {
  let best: number | null = null
  let least = Infinity
  for (const spot of free) {
    if (cells[spot] !== EMPTY || plan.clear.has(spot) || plan.wanted.has(spot)) continue
    const role = roleOfSpot(box, floor, spot, product)
    const cost = role === 'output' ? 2 : role === 'input' ? 0 : 1
    if (cost < least) {
      least = cost
      best = spot
    }
  }
  return best
}
