// Laying out the starting factories: RULES.md VTI-17, VTI-18.

import { typeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import { sameCell } from '../readings/floor.ts'
import { cellsAround, groundFor } from '../readings/paying.ts'
import type { Frames, Project, State } from '../state.ts'
import { decide, passage } from '../steps.ts'
import { barSite } from './building.ts'

/** VTI-17: everyone lays out at the same time. */
export const layout = passage(
  'layout',
  (g, { queue }, flow) => {
    const [seat] = queue
    if (seat === undefined) return flow.end()
    if (g.hand[seat].length > 0) return flow.call('layWhat', { seat })
    queue.shift()
    return flow.again()
  },
  {
    later: (_g, { queue }) => queue.slice(1),
    asking: (_g, { queue }, seat) => ({ queue: [seat, ...queue.filter(other => other !== seat)] }),
  },
)

export const layWhat = decide('layWhat', {
  takesOnlyOption: true,

  candidates: (g, { seat }): Options['layWhat'][] => typesIn(g, seat).map(factory => ({ factory })),

  unoffered: (_g, _frame, { factory }) => ({ because: 'notInHand', rule: 'VTI-17', factory }),

  choose: (_g, { seat }, { factory }, flow) => flow.goto('laySite', { seat, factory }),
})

/** Each type in hand, once, in type order. */
const typesIn = (g: State, seat: Frames['layWhat']['seat']) =>
  [...new Set(g.hand[seat])].sort((a, b) => typeNumber[a] - typeNumber[b])

const laying = ({ factory }: Frames['laySite']): Project => ({
  use: 'lay',
  factory,
  from: null,
  partner: null,
  paid: [],
})

/** The first card goes in cell 0,0. Every other card must touch an earlier one. */
const ORIGIN = { x: 0, y: 0 }

export const laySite = decide('laySite', {
  takesOnlyOption: true,

  candidates: (g, frame): Options['laySite'][] =>
    g.floor[frame.seat].sites.length === 0 ? [ORIGIN] : cellsAround(groundFor(g, frame.seat, laying(frame))),

  bar(g, frame, cell, why) {
    if (g.floor[frame.seat].sites.length > 0) return barSite(groundFor(g, frame.seat, laying(frame)), cell, why)
    return sameCell(ORIGIN, cell) ? null : why && { because: 'firstAtOrigin', rule: 'VTI-17' }
  },

  choose: (_g, frame, { x, y }, flow) => flow.goto('turn', { seat: frame.seat, ...laying(frame), x, y }),
})
