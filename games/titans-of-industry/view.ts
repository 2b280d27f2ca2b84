// Who may know what: RULES.md TOI-6 to TOI-8 and R-33. Titans are secret to their owners, and nobody sees into the
// deck, save that a seat knows what it put back while nobody else has drawn. Advancement piles are bags of known
// content. Everything else is open.

import { type Chance, perSeat, type Place, placesIn, type Seat, type Setting } from '@tableworks/kernel'
import { TITAN_IDS, type TitanId } from './data/titans.ts'
import { type Glance, glanceAt } from './glance.ts'
import { seatsAt } from './readings/holdings.ts'
import type { State } from './state.ts'

/** What everybody may know. */
export type Open = Omit<State, 'titans' | 'shown' | 'putBack' | 'deck'>

export interface View extends Omit<Open, keyof Setting> {
  /** Who looks on; null is a spectator, who has no cards. */
  seat: Seat | null
  own: { titans: TitanId[]; shown: TitanId[]; putBack: TitanId[] }
  /** How many Titans each seat holds, and how many it is looking at. */
  held: number[]
  offered: number[]
  deckSize: number
  /** Everybody's Titans, once the game is over (TOI-90). */
  laidOpen: TitanId[][] | null
  glance: Glance
}

export function view(g: State, seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, titans, shown, putBack, deck, ...open } = g
  return {
    ...open,
    seat,
    own:
      seat === null
        ? { titans: [], shown: [], putBack: [] }
        : { titans: titans[seat], shown: shown[seat], putBack: putBack[seat] },
    held: seatsAt(g).map(one => titans[one].length),
    offered: seatsAt(g).map(one => shown[one].length),
    deckSize: deck.length,
    laidOpen: g.over ? titans : null,
    glance: glanceAt(g, seat),
  }
}

/**
 * The Titans of others, what they look at, and the deck, save what this seat knows to be there. What others remember to
 * have put back lies in the deck as well.
 */
export function hidden(g: State, seat: Seat | null): Place[][] {
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

/** Deals the Titans this seat has not seen to those who hold or look at some; the rest is the deck. */
export function imagine(seen: View, setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seat, own, held, offered, deckSize: _deckSize, laidOpen, glance: _glance, ...open } = seen
  const known = new Set([...own.titans, ...own.shown, ...own.putBack, ...(laidOpen ?? []).flat()])
  const unseen = chance.shuffle(TITAN_IDS.filter(titan => !known.has(titan)))
  const deal = (counts: readonly number[], mine: TitanId[]) =>
    perSeat(setting.seats, one => (one === seat ? mine : unseen.splice(0, counts[one] ?? 0)))
  const titans = laidOpen === null ? deal(held, own.titans) : perSeat(setting.seats, one => laidOpen[one] ?? [])
  const shown = deal(offered, own.shown)
  const putBack = perSeat(setting.seats, one => (one === seat ? own.putBack : []))
  return { ...setting, ...open, titans, shown, putBack, deck: [...unseen, ...own.putBack] }
}
