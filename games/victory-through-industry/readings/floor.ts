// A complex's floor (VTI-3, VTI-11): factories and products on one grid, one card to a cell.
//
// The grid is unbounded. A floor stores the window in use, row by row, with two empty cells beyond the outermost factories. So a factory's neighbours and their neighbours are always inside, and lookups need no bounds check. A cell has coordinates (x grows
// to the east, y to the south). Its index in the window is a *spot*. Spots change when the window grows, so only cells may be
// stored.

import { copied } from '@tableworks/table-kit'
import type { Turn } from '../data/box.ts'
import { FACTORY_IDS, type FactoryId, type TypeNumber } from '../data/factories.ts'
import { type PerProduct, perProduct, PRODUCT_IDS, type ProductId, type ProductNumber } from '../data/products.ts'

export interface Cell {
  readonly x: number
  readonly y: number
}

/** What is in a cell: nothing, a product, or a turned factory. */
export type Card = number
export const EMPTY: Card = 0
/** Products are 1 to 32. Factories start here: `FACTORY + type * 4 + turn`. */
export const FACTORY: Card = 64

export const productCard = (product: number): Card => product + 1
export const factoryCard = (type: number, turn: Turn): Card => FACTORY + type * 4 + turn

export const isFactory = (card: Card): boolean => card >= FACTORY
export const isProduct = (card: Card): boolean => card > EMPTY && card < FACTORY
/** A card's product number. */
export const productOn = (card: Card): ProductNumber => (card - 1) as ProductNumber
/** A factory card's type number. */
export const typeOn = (card: Card): TypeNumber => ((card - FACTORY) >> 2) as TypeNumber
export const turnOf = (card: Card): Turn => ((card - FACTORY) & 3) as Turn
export const productIdOn = (card: Card): ProductId => PRODUCT_IDS[productOn(card)]
export const factoryIdOn = (card: Card): FactoryId => FACTORY_IDS[typeOn(card)]

export interface Floor {
  /** The coordinates of the window's first cell, and the length of a row. */
  left: number
  top: number
  width: number
  cells: Card[]
  /** The factories' spots, oldest first. */
  sites: number[]
  /** How many of each product are on the floor, by product number. */
  stock: PerProduct<number>
}

/** How far from the origin a cell may be, because a table isn't endless (VTI-11). */
export const EDGE = 999
/** How many cells the window has beyond the outermost factory. */
const MARGIN = 2

export const emptyFloor = (): Floor => ({
  left: 0,
  top: 0,
  width: 0,
  cells: [],
  sites: [],
  stock: perProduct(() => 0),
})

export const floorCopy = (floor: Floor): Floor => ({
  left: floor.left,
  top: floor.top,
  width: floor.width,
  cells: floor.cells.slice(),
  sites: floor.sites.slice(),
  stock: copied(floor.stock),
})

/** A cell's spot; -1 if it's outside the window. */
export function spotAt(floor: Floor, x: number, y: number): number {
  const column = x - floor.left
  if (column < 0 || column >= floor.width) return -1
  const spot = (y - floor.top) * floor.width + column
  return spot >= 0 && spot < floor.cells.length ? spot : -1
}

export function cellAt({ left, top, width }: Floor, spot: number): Cell {
  const row = Math.floor(spot / width)
  return cellOf(left + spot - row * width, top + row)
}

/** How close to the first factory cells are created only once, because option lists consist mostly of cells. */
const NEAR = 48
const KNOWN: (Cell | undefined)[] = Array.from({ length: (2 * NEAR + 1) ** 2 }, () => undefined)

export function cellOf(x: number, y: number): Cell {
  if (x > NEAR || x < -NEAR || y > NEAR || y < -NEAR) return { x, y }
  return (KNOWN[(y + NEAR) * (2 * NEAR + 1) + x + NEAR] ??= Object.freeze({ x, y }))
}

/** The card in any cell, even outside the window. */
export const cardAt = (floor: Floor, x: number, y: number): Card => floor.cells[spotAt(floor, x, y)] ?? EMPTY

/** The card on a spot in the window. */
export const cardOn = (floor: Floor, spot: number): Card => floor.cells[spot] as Card
/** The same as `cardOn`, but faster for loops that read each cell once. */
export const cardIn = (cells: readonly Card[], spot: number): Card => cells[spot] as Card

/** The offset from a spot to its neighbour north, east, south or west. */
export const stepTo = (floor: Floor, direction: number): number =>
  direction === 0 ? 0 - floor.width : direction === 1 ? 1 : direction === 2 ? floor.width : -1

export const sameCell = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y
export const hasCell = (cells: readonly Cell[], x: number, y: number): boolean => {
  for (const cell of cells) if (cell.x === x && cell.y === y) return true
  return false
}

export function productsOn({ stock }: Floor): number {
  let sum = 0
  for (const count of stock) sum += count
  return sum
}

/** VTI-38: whether a factory is next to the spot, edge to edge. */
export const isAlongside = (floor: Floor, spot: number): boolean => {
  const { cells, width } = floor
  return (
    isFactory(cardIn(cells, spot - width)) ||
    isFactory(cardIn(cells, spot - 1)) ||
    isFactory(cardIn(cells, spot + 1)) ||
    isFactory(cardIn(cells, spot + width))
  )
}

/** VTI-18: whether a factory touches the spot at an edge or corner; one factory can be ignored. */
export function isTouching(floor: Floor, spot: number, except = -1): boolean {
  const { cells, width } = floor
  for (let row = spot - width; row <= spot + width; row += width)
    for (let at = row - 1; at <= row + 1; at++)
      if (isFactory(cardIn(cells, at)) && at !== spot && at !== except) return true
  return false
}

/** The spots at least one cell inside the window, row by row. Only these can be next to a factory. */
function eachInner(floor: Floor, visit: (spot: number, card: Card) => void): void {
  const { cells, width } = floor
  for (let row = width; row < cells.length - width; row += width)
    for (let spot = row + 1; spot < row + width - 1; spot++) visit(spot, cardIn(cells, spot))
}

/** VTI-38: the empty spots next to a factory, row by row. */
export function freeSpots(floor: Floor): number[] {
  const { cells, width } = floor
  const found: number[] = []
  for (let row = width; row < cells.length - width; row += width)
    for (let spot = row + 1; spot < row + width - 1; spot++)
      if (cells[spot] === EMPTY && isAlongside(floor, spot)) found.push(spot)
  return found
}

/** How many more products a floor has room for. */
export function roomOn(floor: Floor): number {
  const { cells, width } = floor
  let room = 0
  for (let row = width; row < cells.length - width; row += width)
    for (let spot = row + 1; spot < row + width - 1; spot++)
      if (cells[spot] === EMPTY && isAlongside(floor, spot)) room += 1
  return room
}

/** Whether a floor has room for this many more products. Stops counting as soon as it does. */
export function hasRoomFor(floor: Floor, count: number): boolean {
  const { cells, width } = floor
  let found = 0
  for (let row = width; row < cells.length - width; row += width)
    for (let spot = row + 1; spot < row + width - 1; spot++)
      if (cells[spot] === EMPTY && isAlongside(floor, spot) && ++found >= count) return true
  return false
}

/** Every spot next to a factory that isn't a factory itself, free or not, row by row. */
export function spotsAlongside(floor: Floor): number[] {
  const found: number[] = []
  eachInner(floor, (spot, card) => {
    if (card < FACTORY && isAlongside(floor, spot)) found.push(spot)
  })
  return found
}

/** Whether there's an empty spot next to a factory. Looking only around factories is faster. */
export function hasFreeSpot(floor: Floor): boolean {
  const { cells, sites, width } = floor
  for (const site of sites)
    if (
      cells[site - width] === EMPTY ||
      cells[site - 1] === EMPTY ||
      cells[site + 1] === EMPTY ||
      cells[site + width] === EMPTY
    )
      return true
  return false
}

/** The spots with products, row by row, optionally of one kind. */
export function productSpots(floor: Floor, product: number | null = null): number[] {
  const { cells } = floor
  const found: number[] = []
  if (product !== null && floor.stock[product] === 0) return found
  const wanted = product === null ? EMPTY : productCard(product)
  for (let spot = 0; spot < cells.length; spot++) {
    const card = cardIn(cells, spot)
    if (wanted === EMPTY ? card !== EMPTY && card < FACTORY : card === wanted) found.push(spot)
  }
  return found
}

/** VTI-40: products without a factory next to them. */
export const strandedSpots = (floor: Floor): number[] => productSpots(floor).filter(spot => !isAlongside(floor, spot))

/** VTI-18: groups of touching factories as lists of spots, optionally ignoring one factory. A valid complex is one group. */
export function groupsOf(floor: Floor, except = -1): number[][] {
  const { cells, sites, width } = floor
  if (visited.length < cells.length) visited = new Int32Array(2 * cells.length)
  const walk = ++walks
  if (except >= 0) visited[except] = walk
  const groups: number[][] = []
  for (const start of sites) {
    if (visited[start] === walk) continue
    const group = [start]
    visited[start] = walk
    for (const spot of group)
      for (let row = spot - width; row <= spot + width; row += width)
        for (let at = row - 1; at <= row + 1; at++)
          if (isFactory(cardIn(cells, at)) && visited[at] !== walk) {
            visited[at] = walk
            group.push(at)
          }
    groups.push(group)
  }
  return groups
}

// Marks the spots visited by groupsOf with the number of the current walk. The array is reused, because creating a Set took half of
// a walk's time.
let visited = new Int32Array(256)
let walks = 0

export const isWhole = (floor: Floor): boolean => groupsOf(floor).length <= 1

/** Whether the other factories stay connected without this one. Its neighbours usually answer that. */
export const holdsWithout = (floor: Floor, spot: number): boolean =>
  surelyHoldsWithout(floor, spot) || groupsOf(floor, spot).length <= 1

/** Whether the factory's neighbours stay connected without it. If they do, so does the whole complex. */
export const surelyHoldsWithout = (floor: Floor, spot: number): boolean =>
  HANGS_TOGETHER[ringAround(floor, spot)] === true

/** The eight cells around a cell, clockwise from the north, as bits; 1 is a factory. */
function ringAround({ cells, width }: Floor, spot: number): number {
  const bit = (at: number, value: number) => (isFactory(cardIn(cells, at)) ? value : 0)
  return (
    bit(spot - width, 1) +
    bit(spot - width + 1, 2) +
    bit(spot + 1, 4) +
    bit(spot + width + 1, 8) +
    bit(spot + width, 16) +
    bit(spot + width - 1, 32) +
    bit(spot - 1, 64) +
    bit(spot - width - 1, 128)
  )
}

/** For every ring: whether its factories are connected to each other without the middle one. */
const HANGS_TOGETHER: readonly boolean[] = Array.from({ length: 256 }, (_, ring) => {
  const taken = [0, 1, 2, 3, 4, 5, 6, 7].filter(place => (ring & (1 << place)) !== 0)
  // Neighbours on the ring touch. So do two edge cells with an empty corner between them.
  const touch = (a: number, b: number) => {
    const apart = Math.min((a - b + 8) % 8, (b - a + 8) % 8)
    return apart === 1 || (apart === 2 && a % 2 === 0)
  }
  const group = taken.slice(0, 1)
  for (const one of group) group.push(...taken.filter(other => !group.includes(other) && touch(one, other)))
  return group.length === taken.length
})

/** Puts a product on an empty spot. */
export function putProduct(floor: Floor, spot: number, product: number): void {
  floor.cells[spot] = productCard(product)
  floor.stock[product] = (floor.stock[product] as number) + 1
}

/** Removes the product from a spot and returns its number. */
export function takeProduct(floor: Floor, spot: number): number {
  const product = productOn(cardOn(floor, spot))
  floor.cells[spot] = EMPTY
  floor.stock[product] = floor.stock[product] - 1
  return product
}

/** Puts a factory on an empty cell, growing the window if needed. */
export function putFactory(floor: Floor, x: number, y: number, card: Card): void {
  growAround(floor, x, y)
  const spot = spotAt(floor, x, y)
  floor.cells[spot] = card
  floor.sites.push(spot)
}

/** Removes the factory from a spot and returns its card. */
export function liftFactory(floor: Floor, spot: number): Card {
  const card = cardOn(floor, spot)
  floor.cells[spot] = EMPTY
  floor.sites.splice(floor.sites.indexOf(spot), 1)
  return card
}

function growAround(floor: Floor, x: number, y: number): void {
  const isEmpty = floor.width === 0
  const height = isEmpty ? 0 : floor.cells.length / floor.width
  const left = isEmpty ? x - MARGIN : Math.min(floor.left, x - MARGIN)
  const top = isEmpty ? y - MARGIN : Math.min(floor.top, y - MARGIN)
  const right = isEmpty ? x + MARGIN : Math.max(floor.left + floor.width - 1, x + MARGIN)
  const bottom = isEmpty ? y + MARGIN : Math.max(floor.top + height - 1, y + MARGIN)
  const width = right - left + 1
  if (left === floor.left && top === floor.top && width === floor.width && bottom - top + 1 === height) return
  const shift = (floor.top - top) * width + floor.left - left
  const moved = (spot: number) => shift + Math.floor(spot / floor.width) * width + (spot % floor.width)
  const cells: Card[] = []
  for (let spot = (bottom - top + 1) * width; spot > 0; spot--) cells.push(EMPTY)
  for (const [spot, card] of floor.cells.entries()) if (card !== EMPTY) cells[moved(spot)] = card
  for (let i = 0; i < floor.sites.length; i++) floor.sites[i] = moved(floor.sites[i] as number)
  floor.left = left
  floor.top = top
  floor.width = width
  floor.cells = cells
}
