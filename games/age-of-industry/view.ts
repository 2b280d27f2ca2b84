// Who may know what: RULES.md, Hidden information. Hands are secret except for cards taken face up. No player knows the deck's
// order or the cards removed for a shorter game. Everything else is public.

import { type Chance, perSeat, type StatePlace, placesIn, type Seat, seatsOf } from '@tableworks/kernel'
import type { Face } from './data/cards.ts'
import { type FinalCount, finalCount } from './readings/worth.ts'
import type { State } from './state.ts'

type Hidden = 'hand' | 'deck' | 'removed'

export interface View extends Omit<State, 'seats' | 'variants' | 'box' | Hidden> {
  /** The viewer's seat; null for a spectator. */
  seat: Seat | null
  /** Cards that only this seat knows. The rest of its hand is in `openHand`. */
  own: Face[]
  /** How many cards in each seat's hand no other player has seen. */
  hiddenCards: number[]
  deckSize: number
  removedCards: number
  /** Each seat's final count if the game ended now. */
  counts: FinalCount[]
}

export function view(g: State, seat: Seat | null): View {
  const { seats, variants: _variants, box: _box, hand, deck, removed, ...open } = g
  return {
    ...open,
    seat,
    own: seat === null ? [] : hand[seat],
    hiddenCards: seatsOf(seats).map(one => hand[one].length),
    deckSize: deck.length,
    removedCards: removed.length,
    counts: seatsOf(seats).map(one => finalCount(g, one)),
  }
}

/** The deck, the removed cards, and the unseen cards of other seats. */
export function hidden(g: State, seat: Seat | null): StatePlace[][] {
  const hands = seatsOf(g.seats).flatMap(one => (one === seat ? [] : [g.hand[one]]))
  return [[g.deck, g.removed, ...hands].flatMap(placesIn)]
}

/** Deals the unseen cards to the other hands, the removed cards and the deck. */
export function imagine(seen: View, setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seat, own, hiddenCards, deckSize: _deckSize, removedCards, counts: _counts, ...open } = seen
  const unseen = chance.shuffle(without(setting.box.cards, [own, open.discards, open.faceUp, ...open.openHand]))
  const hand = perSeat(setting.seats, one => (one === seat ? own : unseen.splice(0, hiddenCards[one] ?? 0)))
  return { ...setting, ...open, hand, removed: unseen.splice(0, removedCards), deck: unseen }
}

/** The cards in none of these lists. */
function without(cards: readonly Face[], lists: readonly (readonly (Face | null)[])[]): Face[] {
  const left = [...cards]
  for (const card of lists.flat()) {
    const at = card === null ? -1 : left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
