// Who may know what: RULES.md TOI-6 to TOI-8 and R-33. Only the owner knows a seat's Titans, and no seat sees the deck, but a seat
// knows which Titans it returned until another seat draws. Advancement piles are bags with known contents. Everything else is
// public.

import {
  type Chance,
  type PerSeat,
  perSeat,
  type StatePlace,
  placesIn,
  type Seat,
  type Setting,
} from '@tableworks/kernel'
import { TITAN_IDS, type TitanId } from './data/titans.ts'
import type { SeenTitan } from './readings/formulas.ts'
import { forSeats, seatsAt } from './readings/holdings.ts'
import type { State } from './state.ts'

export interface View extends Omit<State, keyof Setting | 'titans' | 'shown' | 'putBack' | 'deck'> {
  /** The viewer's seat; null for a spectator, who has no cards. */
  seat: Seat | null
  /** The Titans each seat keeps, and those it's choosing from; all of them once the game is over (TOI-90). */
  titans: PerSeat<SeenTitan[]>
  shown: PerSeat<SeenTitan[]>
  /** The Titans that the viewer knows are in the deck. */
  putBack: TitanId[]
  deckSize: number
}

export function view(g: State, seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, titans, shown, putBack, deck, ...open } = g
  const seen = (lists: PerSeat<TitanId[]>) =>
    forSeats(g, one => lists[one].map((titan): SeenTitan => (g.over || one === seat ? titan : '?')))
  return {
    ...open,
    seat,
    titans: seen(titans),
    shown: seen(shown),
    putBack: seat === null ? [] : putBack[seat],
    deckSize: deck.length,
  }
}

/**
 * The other seats' Titans, those they are choosing from, and the deck, except for the Titans that this seat knows are there. Titans
 * that other seats returned are in the deck too.
 */
export function hidden(g: State, seat: Seat | null): StatePlace[][] {
  const others = seatsAt(g).filter(one => one !== seat)
  const known = seat === null ? [] : g.putBack[seat]
  const secrets = g.over ? [] : others.flatMap(one => placesIn(g.titans[one]))
  return [
    [
      ...secrets,
      ...others.flatMap(one => [...placesIn(g.shown[one]), ...placesIn(g.putBack[one])]),
      ...placesIn(g.deck),
    ].filter(([holder, key]) => !known.includes((holder as TitanId[])[key as number] as TitanId)),
  ]
}

/** Deals the Titans this seat hasn't seen to the seats that hold or choose some. The rest form the deck. */
export function imagine(seen: View, setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seat, titans, shown, putBack, deckSize: _deckSize, ...open } = seen
  const known = new Set<SeenTitan>([...titans.flat(), ...shown.flat(), ...putBack])
  const unseen = chance.shuffle(TITAN_IDS.filter(titan => !known.has(titan)))
  const deal = (lists: PerSeat<SeenTitan[]>) =>
    perSeat(setting.seats, one => lists[one].flatMap(titan => (titan === '?' ? unseen.splice(0, 1) : [titan])))
  return {
    ...setting,
    ...open,
    titans: deal(titans),
    shown: deal(shown),
    putBack: perSeat(setting.seats, one => (one === seat ? putBack : [])),
    deck: [...unseen, ...putBack],
  }
}
