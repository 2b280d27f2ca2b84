// Finds good sites for a factory: next to suppliers and customers, without blocking either.

import type { Box, Mask, Turn } from '../data/box.ts'
import { cardOn, EMPTY, FACTORY, factoryCard, type Floor, isAlongside, spotAt, stepTo } from '../readings/floor.ts'
import { facesOf, givesAt, takesAt } from '../readings/running.ts'

const FEEDS = 5
const COVERS = -20
const BLOCKED = -25
const NEW_CELL = 2
const EDGE_CONTACT = -4
const PULL = 0.1

/** The value of a cell for a type turned like this. The cell is inside the floor's window, so its neighbours are known. */
export function siteScore(box: Box, floor: Floor, type: number, x: number, y: number, turn: Turn): number {
  const spot = spotAt(floor, x, y)
  if (spot < 0) return 0
  const own = facesOf(factoryCard(type, turn))
  let score = -PULL * (Math.abs(x) + Math.abs(y))
  for (let direction = 0; direction < 4; direction++) {
    const at = spot + stepTo(floor, direction)
    const card = cardOn(floor, at)
    const takes = takesAt(box, own + direction)
    const gives = givesAt(box, own + direction)
    if (card >= FACTORY) {
      score += EDGE_CONTACT
      if (takes !== 0 || gives !== 0) score += BLOCKED
      const face = facesOf(card) + ((direction + 2) & 3)
      if (takesAt(box, face) !== 0 || givesAt(box, face) !== 0) score += COVERS
      continue
    }
    if (!isAlongside(floor, at)) score += NEW_CELL
    score += sharing(box, floor, at, takes, gives)
  }
  return score
}

/** What neighbouring factories do with a cell that this factory takes from or outputs to. */
function sharing(box: Box, floor: Floor, spot: number, takes: Mask, gives: Mask): number {
  if (takes === 0 && gives === 0) return 0
  let score = 0
  for (let direction = 0; direction < 4; direction++) {
    const at = spot + stepTo(floor, direction)
    const card = floor.cells[at] ?? EMPTY
    if (card < FACTORY) continue
    const face = facesOf(card) + ((direction + 2) & 3)
    const otherTakes = takesAt(box, face)
    const otherGives = givesAt(box, face)
    if ((gives & otherTakes) !== 0 || (takes & otherGives) !== 0) score += FEEDS
    else if (otherGives !== 0 && gives !== 0) score -= FEEDS // two factories would output to one cell
    else if (otherTakes !== 0 && takes !== 0 && (takes & otherTakes) === 0) score -= FEEDS
  }
  return score
}
