// Cards a seat can use: RULES.md AOI-43, AOIJ-3, AOIJ-4, Q32, Q55.

import type { Seat } from '@tableworks/kernel'
import { type Face, FACE_BITS, type FaceSet } from '../data/cards.ts'
import type { State } from '../state.ts'
import { mapOf } from './board.ts'

export const handSize = (g: Pick<State, 'hand' | 'openHand'>, seat: Seat): number =>
  g.hand[seat].length + g.openHand[seat].length

function faceUpCount({ faceUp }: Pick<State, 'faceUp'>): number {
  let count = 0
  for (const card of faceUp) if (card !== null) count += 1
  return count
}

/** How many cards a seat can play now: those in its hand, plus those for sale on a priced display (AOIJ-4). */
export const playableCards = (
  g: Pick<State, 'variants' | 'box' | 'hand' | 'openHand' | 'faceUp'>,
  seat: Seat,
): number => handSize(g, seat) + (mapOf(g).rules.pricedCards ? faceUpCount(g) : 0)

/** AOI-43, Q55 */
export const canTakeCard = (g: Pick<State, 'box' | 'hand' | 'openHand' | 'faceUp' | 'deck'>, seat: Seat): boolean =>
  handSize(g, seat) < g.box.figures.handLimit && (g.deck.length > 0 || faceUpCount(g) > 0)

/** AOI-50: whether this is the last turn, or the deck may run out this turn; null if neither. */
export function endInSight(
  { seats, box, variants }: Pick<State, 'seats' | 'box' | 'variants'>,
  deckSize: number,
): 'last' | 'possible' | null {
  const { actionsPerTurn, cardsTaken } = box.figures
  if (deckSize > seats * actionsPerTurn * cardsTaken) return null
  return deckSize === 0 && variants.endTrigger === 'deck' ? 'last' : 'possible'
}

/** AOIJ-6: whether a card leaves a priced display at the end of the turn, as coal mine and ironworks cards do. */
export const leavesDisplay = (card: Face): boolean => card === 'coal' || card === 'iron'

export function faceSet(cards: readonly (Face | null)[]): FaceSet {
  let set = 0
  for (const card of cards) if (card !== null) set |= FACE_BITS[card]
  return set
}

export const hasFace = (set: FaceSet, face: Face): boolean => (set & FACE_BITS[face]) !== 0

export const heldFaces = (g: Pick<State, 'hand' | 'openHand'>, seat: Seat): FaceSet =>
  faceSet(g.hand[seat]) | faceSet(g.openHand[seat])

/** The faces a seat could play: those in its hand, plus those for sale on a priced display. */
export const playableFaces = (
  g: Pick<State, 'variants' | 'box' | 'hand' | 'openHand' | 'faceUp'>,
  seat: Seat,
): FaceSet => heldFaces(g, seat) | (mapOf(g).rules.pricedCards ? faceSet(g.faceUp) : 0)
