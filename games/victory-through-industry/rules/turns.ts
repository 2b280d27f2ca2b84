// Turns and the end of the game: RULES.md VTI-19 to VTI-21, VTI-52, VTI-53, and the round limit in VTI-66.

import { type Seat, seatsOf } from '@tableworks/kernel'
import { MOVES_A_TURN, currentSeat, isFirstOfRound, roundOf } from '../readings/clock.ts'
import { contractPoints, productPoints } from '../readings/contracts.ts'
import { hindrancesOf, runsByType, spotsOfType } from '../readings/running.ts'
import { FACTORY_IDS, typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage, sequence } from '../steps.ts'

export const turns = passage('turns', (g, _frame, flow) => {
  if (g.ending === null && g.turn === g.seats * g.variants.roundLimit) g.ending = 'rounds' // VTI-66
  if (g.ending === null) return flow.call('playerTurn', { part: 0, seat: currentSeat(g) })
  flow.tell?.({ kind: 'ended', ending: g.ending })
  for (const seat of seatsOf(g.seats)) tellScore(g, seat, flow)
  return flow.end()
})

/** VTI-53 */
function tellScore(g: State, seat: Seat, flow: Flow): void {
  const forContracts = contractPoints(g, seat)
  const forProducts = productPoints(g, seat)
  flow.tell?.({ kind: 'scored', seat, forContracts, forProducts, points: forContracts + forProducts })
}

/** VTI-20: fulfilment if the seat holds the token, then two moves. */
export const playerTurn = sequence('playerTurn', [
  (g, { seat }, flow) => {
    g.movesLeft = isShortTurn(g) ? 1 : MOVES_A_TURN
    g.closed[seat] = false // VTI-69
    if (isFirstOfRound(g)) flow.tell?.({ kind: 'roundBegan', round: roundOf(g) })
    flow.tell?.({ kind: 'turnBegan', seat, moves: g.movesLeft })
  },
  (g, { seat }, flow) => {
    if (g.token !== seat) return undefined
    const [contract, ...left] = g.contracts[seat]
    return contract === undefined
      ? flow.call('fulfilled', { seat, done: 0 }) // VTI-61
      : flow.call('fulfil', { seat, contract, left, done: 0 })
  },
  (_g, { seat }, flow) => flow.call('moves', { seat }),
  g => {
    g.movesLeft = 0
    if (g.ending === null) g.turn += 1
  },
])

/** VTI-67 */
const isShortTurn = (g: State): boolean => g.turn === 0 && g.variants.openingTurn === 'one move'

/** Continues until both moves are made, or the game ends during one (VTI-52). */
export const moves = passage('moves', (g, { seat }, flow) => {
  if (g.ending !== null || g.movesLeft === 0) return flow.end()
  return g.operating ? flow.call('operate', { seat }) : flow.call('move', { seat })
})

/** VTI-21: production or work on the floor, as the seat chooses. */
export const move = decide('move', {
  offers(g, { seat }, offer, why) {
    const runs = runsByType(g, seat)
    for (const [type, factory] of FACTORY_IDS.entries())
      if ((runs[type] as number) > 0) offer({ factory }, null)
      else if (why) {
        const [spot] = spotsOfType(g.floor[seat], factory)
        if (spot !== undefined) offer({ factory }, cannotRun(g, seat, spot))
      }
    offer('operate', null)
  },

  unoffered: (_g, _frame, option) =>
    option !== 'operate' && { because: 'noSuchFactory', rule: 'VTI-22', factory: option.factory },

  choose(g, { seat }, option, flow) {
    if (option !== 'operate')
      return flow.goto('produce', { seat, factory: option.factory, used: [], made: [], ran: [] })
    g.operating = true
    g.actions = 0
    g.offers.fill(0)
    g.declined = []
    return flow.goto('operate', { seat })
  },

  weigh(g, { seat }) {
    const runs = runsByType(g, seat)
    return option =>
      option === 'operate' ? OPERATING * runs.reduce((sum, count) => sum + count, 0) : runs[typeNumber[option.factory]]
  },
})

/** How much more random players like work on the floor than a single run. */
const OPERATING = 0.8

/** VTI-23, VTI-24: the first thing that stops a factory from running. */
export function cannotRun(g: State, seat: Seat, spot: number) {
  const [first] = hindrancesOf(g, seat, spot)
  if (first === undefined) return null
  const at = `${first.x},${first.y}`
  if ('blockedBy' in first) return { because: 'outputBlocked', rule: 'VTI-24', by: first.blockedBy, at }
  const [product, other] = first.lacks
  return other === undefined
    ? { because: 'lacksInput', rule: 'VTI-23', product: product as ProductId, at }
    : { because: 'lacksEither', rule: 'VTI-26', product: product as ProductId, other, at }
}
