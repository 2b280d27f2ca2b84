// Hands are secret, and the bag is hidden from everyone.

import { type Chance, copy, perSeat, type StatePlace, placesIn, type Seat } from '@tableworks/kernel'
import { type CardId, CARDS } from './data.ts'
import type { State } from './state.ts'

export interface View extends Omit<State, 'seats' | 'variants' | 'box' | 'hand' | 'bag'> {
  seat: Seat | null
  ownHand: CardId[]
  inHand: number[]
  inBag: number
}

export function view(g: State, seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, hand, bag, ...open } = g
  const ownHand = seat === null ? [] : hand[seat]
  return { ...open, seat, ownHand, inHand: hand.map(cards => cards.length), inBag: bag.length }
}

/** The other seats' hands and the bag. */
export const hidden = (g: State, seat: Seat | null): StatePlace[][] => [
  [...g.hand.flatMap((cards, one) => (one === seat ? [] : placesIn(cards))), ...placesIn(g.bag)],
]

/** Deals the cards this seat hasn't seen. */
export function imagine(seen: View, setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seat, ownHand, inHand, inBag: _inBag, ...open } = copy(seen)
  const known = new Set([...ownHand, ...open.row, ...open.laid])
  const unseen = chance.shuffle(CARDS.filter(card => !known.has(card)))
  const hand = perSeat(setting.seats, one => (one === seat ? ownHand : unseen.splice(0, inHand[one])))
  return { ...setting, ...open, hand, bag: unseen }
}
