// The whole game: draft, layout, turns.

import { previousSeat, seatsFrom } from '@tableworks/kernel'
import { sequence } from '../steps.ts'

export const game = sequence('game', [
  (g, _frame, flow) => {
    const seat = previousSeat(g.firstPlayer, g.seats) // VTI-16
    flow.tell?.({ kind: 'revealedContracts', contracts: [...g.open] }) // VTI-14
    flow.tell?.({ kind: 'beganDraft', seat, factories: [...g.set] })
    return flow.call('draft', { seat })
  },
  // VTI-17: the log lists the layouts in turn order.
  (g, _frame, flow) => flow.call('layout', { queue: seatsFrom(g.firstPlayer, g.seats) }),
  (_g, _frame, flow) => flow.goto('turns', {}),
])
