// The draft of the starting factories: RULES.md VTI-15, VTI-16.

import { previousSeat } from '@tableworks/kernel'
import { FACTORY_IDS, STARTING_SET, typeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'

const TYPES = FACTORY_IDS.filter(id => STARTING_SET.includes(id))

export const draft = decide('draft', {
  takesOnlyOption: true,

  candidates: (): Options['draft'][] => TYPES.map(factory => ({ factory })),

  bar: (g, _frame, { factory }) => (g.set.includes(factory) ? null : { because: 'notInSet', rule: 'VTI-15', factory }),

  choose(g, { seat }, { factory }, flow) {
    g.set.splice(g.set.indexOf(factory), 1)
    g.hand[seat].push(factory)
    flow.tell?.({ kind: 'drafted', seat, factory, left: g.set.length })
    if (goesRoundAgain(g)) return flow.goto('draft', { seat: previousSeat(seat, g.seats) })
    if (g.set.length > 0) flow.tell?.({ kind: 'returnedToStacks', factories: [...g.set] })
    for (const id of g.set) g.stacks[typeNumber[id]] = (g.stacks[typeNumber[id]] as number) + 1
    g.set = []
    return flow.end()
  },
})

/** VTI-16: as long as there is a card for everybody in every round. */
function goesRoundAgain(g: State): boolean {
  const picked = STARTING_SET.length - g.set.length
  return picked < g.seats * Math.floor(STARTING_SET.length / g.seats)
}
