// The game and its turns: RULES.md AOI-7, AOI-8, AOI-47, AOI-49 to AOI-51, AOIJ-5 to AOIJ-8, Q1 to Q4, Q59.

import { seatsOf } from '@tableworks/kernel'
import { mapOf, marketAt } from '../readings/board.ts'
import { handSize } from '../readings/cards.ts'
import { nextOrder } from '../readings/worth.ts'
import type { State } from '../state.ts'
import { passage, sequence } from '../steps.ts'
import { renewDisplay } from './deck.ts'
import { payInterest } from './money.ts'
import { tellScores } from './scoring.ts'

export const game = sequence('game', [
  (g, _frame, flow) => {
    if (flow.tell === undefined) return
    const map = mapOf(g)
    flow.tell({ kind: 'tableSet', map: g.variants.map, order: [...g.order], deck: g.deck.length })
    for (const [i, want] of g.markets.entries()) flow.tell({ kind: 'marketDealt', market: marketAt(map, i).id, want })
    flow.tell({ kind: 'cardsShown', cards: g.faceUp.filter(card => card !== null) })
    for (const seat of seatsOf(g.seats)) flow.tell({ kind: 'dealt', seat, cards: [...g.hand[seat]] }, seat)
    flow.tell({ kind: 'turnBegan', turn: g.turn, order: [...g.order], deck: g.deck.length })
  },
  (g, _frame, flow) => flow.call('turns', { queue: [...g.order] }),
  (g, _frame, flow) => tellScores(g, flow),
])

/** AOI-8 */
export const turns = passage('turns', (g, { queue }, flow) => {
  const seat = queue.shift()
  if (seat === undefined) return flow.goto('endOfTurn', { part: 0 })
  return flow.call('action', { seat, left: g.box.figures.actionsPerTurn })
})

/** AOI-7, Q59: checks for the end of the game, then handles the new order, interest, and the display if the map has one. */
export const endOfTurn = sequence('endOfTurn', [
  (g, _frame, flow) => {
    if (!isLast(g)) return undefined
    g.over = true
    flow.tell?.({ kind: 'gameEnded', turn: g.turn })
    return flow.end() // AOI-51: no new order and no interest
  },
  (g, _frame, flow) => {
    g.order = nextOrder(g) // AOI-49
    flow.tell?.({ kind: 'ordered', order: [...g.order], spent: [...g.spent] })
    for (const seat of seatsOf(g.seats)) g.spent[seat] = 0
  },
  (g, _frame, flow) => {
    for (const seat of g.order) payInterest(g, seat, flow) // AOI-47
  },
  (g, _frame, flow) => {
    if (mapOf(g).rules.pricedCards) renewDisplay(g, flow) // Q3: after the end-of-game check
  },
  (g, _frame, flow) => {
    g.turn += 1
    flow.tell?.({ kind: 'turnBegan', turn: g.turn, order: [...g.order], deck: g.deck.length })
    return flow.goto('turns', { queue: [...g.order] })
  },
])

/** AOI-50, Q2: whether this turn is the last. Checked once per turn, after all seats' actions. */
const isLast = (g: State): boolean =>
  g.deck.length === 0 && (g.variants.endTrigger === 'deck' || seatsOf(g.seats).some(seat => handSize(g, seat) === 0))
