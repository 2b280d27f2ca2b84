// Titan cards: RULES.md TOI-8 and TOI-48.

import type { Seat } from '@tableworks/kernel'
import { drawMany, recordOf } from '@tableworks/table-kit'
import { TITAN_IDS, type TitanId } from '../data/titans.ts'
import { seatsAt } from '../readings/holdings.ts'
import { TITANS_SHOWN } from '../setup.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage } from '../steps.ts'

/** TOI-8: every seat keeps one of its four, all at the same time. */
export const firstTitans = passage(
  'firstTitans',
  (g, frame, flow) => {
    const seat = seatsAt(g)[frame.next]
    if (seat === undefined) return flow.end()
    frame.next += 1
    return flow.call('keepTitan', { seat })
  },
  {
    later: (g, { next }) => seatsAt(g).slice(next),
    asking: (g, _frame, seat) => ({ next: seatsAt(g).indexOf(seat) }),
  },
)

const KEEP = recordOf(TITAN_IDS, titan => ({ titan }))

/** TOI-8, TOI-48: the seat keeps one in secret and returns the others to the deck. */
export const keepTitan = decide('keepTitan', {
  secret: true,
  candidates: (g, { seat }) => g.shown[seat].map(titan => KEEP[titan]),
  unoffered: (_g, _frame, { titan }) => ({ because: 'notShown', rule: 'TOI-48', titan }),

  choose(g, { seat }, { titan }, flow) {
    keep(g, seat, titan, flow)
    return flow.end()
  },
})

function keep(g: State, seat: Seat, titan: TitanId, flow: Flow): void {
  for (const one of g.shown[seat])
    if (one !== titan) {
      g.deck.push(one)
      g.putBack[seat].push(one)
    }
  g.shown[seat] = []
  g.titans[seat].push(titan)
  flow.tell?.({ kind: 'keptTitan', seat, left: g.deck.length })
  flow.tell?.({ kind: 'keptThisTitan', seat, titan }, seat)
}

/** TOI-48. R-18: as many as there are, and none if the deck is empty. */
export const drawTitans = passage('drawTitans', (g, { seat }, flow) => {
  flow.tell?.({ kind: 'repriced', seat })
  if (g.deck.length === 0) {
    flow.tell?.({ kind: 'deckEmpty', seat })
    return flow.end()
  }
  const titans = drawMany(g.deck, TITANS_SHOWN, flow.chance)
  g.shown[seat] = titans
  // The cards that a seat knows to be in the deck. After a draw, it no longer knows which of the cards it returned are still there,
  // except those that it draws itself.
  for (const one of seatsAt(g))
    g.putBack[one] = one === seat ? g.putBack[one].filter(titan => !titans.includes(titan)) : []
  flow.tell?.({ kind: 'drewTitans', seat, cards: titans.length })
  flow.tell?.({ kind: 'shownTitans', seat, titans: [...titans] }, seat)
  const [only, ...more] = titans
  if (only === undefined || more.length > 0) return flow.goto('keepTitan', { seat })
  keep(g, seat, only, flow)
  return flow.end()
})
