// A cell's name: its card, and the factories next to it.

import type { Seat } from '@tableworks/kernel'
import { cardAt, type Cell, type Floor, factoryIdOn, isFactory, isProduct, productIdOn } from '../../readings/floor.ts'
import type { Position } from '../table.ts'
import { say } from '../words.ts'

export function cellName(position: Position, seat: Seat, cell: Cell): string {
  const card = cardName(position, seat, cell)
  if (card !== null) return card
  const where = whereabouts(position, seat, cell)
  return where === '' ? say('cell') : say('cellBeside', { where })
}

/** The name of the card in a cell; null if the cell is empty. */
export function cardName({ box, floor }: Position, seat: Seat, { x, y }: Cell): string | null {
  const card = cardAt(floor[seat], x, y)
  if (isFactory(card)) return box.factories[factoryIdOn(card)].name
  return isProduct(card) ? box.products[productIdOn(card)].name : null
}

/** "left of the forest, above the iron mine": factories at its sides, or else one at a corner. Empty without neighbours. */
export function whereabouts({ box, floor }: Position, seat: Seat, cell: Cell): string {
  const beside = (around: typeof SIDES | typeof CORNERS) =>
    around.flatMap(({ dx, dy, side }) => {
      const name = factoryAt(floor[seat], cell.x + dx, cell.y + dy)
      return name === null
        ? []
        : [say('beside', { side: say(`sides.${side}`), name: box.factories[name].name.toLowerCase() })]
    })
  const sides = beside(SIDES)
  return sides.length > 0 ? sides.join(', ') : (beside(CORNERS)[0] ?? '')
}

function factoryAt(floor: Floor, x: number, y: number) {
  const card = cardAt(floor, x, y)
  return isFactory(card) ? factoryIdOn(card) : null
}

/** The direction to a neighbour, and on which side of that neighbour the cell is. */
const SIDES = [
  { dx: 1, dy: 0, side: 'left' },
  { dx: -1, dy: 0, side: 'right' },
  { dx: 0, dy: 1, side: 'above' },
  { dx: 0, dy: -1, side: 'below' },
] as const
const CORNERS = [
  { dx: 1, dy: 1, side: 'upperLeft' },
  { dx: -1, dy: 1, side: 'upperRight' },
  { dx: 1, dy: -1, side: 'lowerLeft' },
  { dx: -1, dy: -1, side: 'lowerRight' },
] as const
