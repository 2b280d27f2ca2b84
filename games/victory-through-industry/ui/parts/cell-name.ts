// What a cell is called: by what lies there, or by the factory it is beside.

import type { Seat } from '@tableworks/kernel'
import { cardAt, type Cell, factoryIdOn, isFactory, isProduct, productIdOn } from '../../readings/floor.ts'
import type { Position } from '../table.ts'
import { say } from '../words.ts'

export function cellName({ box, floor }: Position, seat: Seat, { x, y }: Cell): string {
  const card = cardAt(floor[seat], x, y)
  if (isFactory(card)) return box.factories[factoryIdOn(card)].name
  if (isProduct(card)) return box.products[productIdOn(card)].name
  for (const { side, dx, dy } of AROUND) {
    const beside = cardAt(floor[seat], x + dx, y + dy)
    if (isFactory(beside))
      return say('cellBeside', {
        side: say(`sides.${side}`),
        name: box.factories[factoryIdOn(beside)].name.toLowerCase(),
      })
  }
  return say('cell')
}

/** From the cell to its neighbour, and on which side of that neighbour the cell is. */
const AROUND = [
  { dx: 0, dy: 1, side: 'above' },
  { dx: -1, dy: 0, side: 'right' },
  { dx: 0, dy: -1, side: 'below' },
  { dx: 1, dy: 0, side: 'left' },
  { dx: -1, dy: -1, side: 'corner' },
  { dx: 1, dy: -1, side: 'corner' },
  { dx: -1, dy: 1, side: 'corner' },
  { dx: 1, dy: 1, side: 'corner' },
] as const
