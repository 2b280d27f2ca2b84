// The game and its rounds: RULES.md EMP-17 to EMP-19, EMP-71 and EMP-72.

import { otherSide, SIDES } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import { isArchie, whoIsFirst } from '../readings/sides.ts'
import { passage, sequence } from '../steps.ts'

const YEARS_PER_ROUND = 2

/** Reports what the set-up dealt. */
export const opening = passage('opening', (g, _frame, flow) => {
  for (const seat of SIDES)
    for (const { card, goods } of g.factories[seat]) flow.tell?.({ kind: 'dealtFactory', seat, factory: card, goods })
  flow.tell?.({ kind: 'laidOutFactories', factories: [...g.row] })
  flow.tell?.({ kind: 'dealtCards', cards: [...g.cards], left: g.deck.length })
  return flow.goto('round', { part: 0 })
})

/** EMP-18: Building, Actions, Gains. */
export const round = sequence('round', [
  (g, _frame, flow) => {
    g.first = whoIsFirst(g)
    g.round += 1 // EMP-17
    flow.tell?.({ kind: 'roundBegan', seat: g.first, round: g.round, year: g.round * YEARS_PER_ROUND })
  },
  (g, _frame, flow) => flow.call('build.roll', { seat: g.first }),
  (g, _frame, flow) => {
    const seat = otherSide(g.first)
    return isArchie(g, seat) ? flow.call('archie.build', {}) : flow.call('build.roll', { seat })
  },
  (_g, _frame, flow) => flow.call('market.roll', {}),
  (_g, _frame, flow) => flow.call('actions', {}),
  (_g, _frame, flow) => flow.call('actions.cleanup', {}),
  (_g, _frame, flow) => flow.call('gains', {}),
  (g, _frame, flow) =>
    g.round === ROUNDS
      ? flow.goto('end.score', {}) // EMP-72
      : flow.goto('round', { part: 0 }), // EMP-71
])
