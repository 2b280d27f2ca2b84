// The draft of the starting factories: RULES.md VTI-15, VTI-16.

import { previousSeat } from '@tableworks/kernel'
import { typeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import { decide } from '../steps.ts'

export const draft = decide('draft', {
  takesOnlyOption: true,

  candidates: ({ box }): Options['draft'][] =>
    box.types.filter(id => box.factories[id].starting > 0).map(factory => ({ factory })),

  bar: (g, _frame, { factory }) => (g.set.includes(factory) ? null : { because: 'notInSet', rule: 'VTI-15', factory }),

  choose(g, { seat }, { factory }, flow) {
    g.set.splice(g.set.indexOf(factory), 1)
    g.hand[seat].push(factory)
    flow.tell?.({ kind: 'drafted', seat, factory, left: g.set.length })
    if (goesRoundAgain(g)) return flow.goto('draft', { seat: previousSeat(seat, g.seats) })
    if (g.set.length > 0) flow.tell?.({ kind: 'returnedToStacks', factories: [...g.set] })
    for (const id of g.set) g.stacks[typeNumber[id]] = g.stacks[typeNumber[id]] + 1
    g.set = []
    return flow.end()
  },
})

/** VTI-16: goes on as long as every seat can get a card in another round. */
function goesRoundAgain(g: State): boolean {
  const cards = g.box.startingSet.length
  return cards - g.set.length < g.seats * Math.floor(cards / g.seats)
}
