// Highlights where the carried thing may go, brighter where a factory takes it.

import { isAsked, viewerOf } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import { type ProductId, productNumber } from '../../../data/products.ts'
import { type Cell, cellAt, freeSpots } from '../../../readings/floor.ts'
import { roleOfSpot } from '../../../readings/running.ts'
import { emptyCells } from '../floor.tsx'
import { askedOf, type Position, type Seen } from '../../table.ts'
import { type Load, lineFor } from './carrying.ts'

export interface Glow extends Cell {
  /** Whether a factory next to it takes the product. */
  readonly isTaken: boolean
}

/** `load` is the thing being carried; null while a decision asks for a place. */
export function glowFor(seen: Seen, position: Position, load: Load | null): Glow[] {
  const seat = viewerOf(seen)
  if (load === null) {
    const asked = isAsked(seen) ? askedOf(seen) : null
    if (asked?.decision !== 'putProduct' && asked?.decision !== 'rescue') return []
    // the other cells are highlighted as options
    return cellsFor(position, seat, asked.frame.product).filter(({ isTaken }) => isTaken)
  }
  if ('product' in load) return cellsFor(position, seat, load.product)
  return emptyCells(position.floor[seat])
    .filter(cell => lineFor(position, seen, load, cell) !== null)
    .map(cell => ({ ...cell, isTaken: false }))
}

function cellsFor({ box, floor }: Position, seat: Seat, product: ProductId): Glow[] {
  const own = floor[seat]
  return freeSpots(own).map(spot => ({
    ...cellAt(own, spot),
    isTaken: roleOfSpot(box, own, spot, productNumber[product]) === 'input',
  }))
}
