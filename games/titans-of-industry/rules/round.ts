// The game, its rounds and turns: RULES.md TOI-9, TOI-10, TOI-14, TOI-61, TOI-64 and TOI-86.

import { gridsOf, hasRedCube, owns, realEstateOf, rentFor, seatsAt } from '../readings/holdings.ts'
import { orderOfPlay } from '../setup.ts'
import type { State } from '../state.ts'
import { type Flow, passage, sequence } from '../steps.ts'
import { tellScores } from './scoring.ts'

export const game = sequence('game', [
  (g, _frame, flow) => {
    flow.tell?.({ kind: 'revealed', age: g.age, advancements: [...g.row] })
    for (const seat of seatsAt(g)) flow.tell?.({ kind: 'dealtTitans', seat, titans: [...g.shown[seat]] }, seat)
  },
  (_g, _frame, flow) => flow.call('firstTitans', { next: 0 }), // TOI-8
  (g, _frame, flow) => {
    g.order = orderOfPlay(g, flow.chance) // TOI-9
    flow.tell?.({ kind: 'playersInOrder', order: [...g.order] })
    compensateLast(g, flow)
  },
  (_g, _frame, flow) => flow.call('rounds', {}), // TOI-10
  (g, _frame, flow) => {
    flow.reveal() // TOI-90: all Titans are revealed.
    tellScores(g, flow)
  },
])

/** */
function compensateLast(g: State, flow: Flow): void {
  const { lastOfFiveBonus: income = 0 } = g.variants
  const seat = g.order.at(-1)
  if (seat === undefined || income === 0) return
  g.money[seat] += income
  flow.tell?.({ kind: 'compensated', seat, income })
}

/** TOI-10: rounds and age ends until the third age is over. TOI-86: each round starts with the first seat on the track. */
export const rounds = passage('rounds', (g, _frame, flow) => {
  if (g.over) return flow.end()
  if (g.ageOver) return flow.call('endOfAge', { part: 0 })
  g.round += 1
  flow.tell?.({ kind: 'roundBegan', round: g.round, age: g.age, order: [...g.order] })
  return flow.call('round', { queue: [...g.order] })
})

/** TOI-64, R-25: changes to the track don't affect the seats remaining in the round. R-26: the end of an age ends the round. */
export const round = passage('round', (g, { queue }, flow) => {
  if (g.ageOver) return flow.end()
  const seat = queue.shift()
  if (seat !== undefined) return flow.call('turn', { part: 0, seat })
  const { stallGuardRounds: guard } = g.variants
  if (guard !== 'off' && g.round - g.builtIn >= guard) {
    g.ageOver = true
    flow.tell?.({ kind: 'guardEndedAge', age: g.age, rounds: guard })
  }
  return flow.end()
})

export const turn = sequence('turn', [
  (g, { seat }, flow) => {
    g.license = hasRedCube(g, seat) // decided before anything else happens
    const cards = realEstateOf(g, seat)
    if (cards === 0) return
    const income = cards * rentFor(g, seat)
    g.money[seat] += income
    flow.tell?.({ kind: 'collectedRent', seat, cards, income })
  },
  (g, { seat }, flow) =>
    owns(g, seat, g.box.withEffect.changePrice) && gridsOf(g, seat).length > 0
      ? flow.call('telegraph', { seat })
      : undefined,
  (_g, { seat }, flow) => flow.goto('action', { seat }), // TOI-15
])
