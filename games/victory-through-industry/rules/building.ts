// Building a factory: RULES.md VTI-30 to VTI-33, VTI-54. Moving factories and the layout share its payment, site and turn.

import type { Bar, Seat } from '@tableworks/kernel'
import { type Box, TURNS, type Turn } from '../data/box.ts'
import { type FactoryId, typeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import {
  cardAt,
  type Cell,
  cellAt,
  factoryCard,
  hasCell,
  isProduct,
  productIdOn,
  productSpots,
  sameCell,
  spotAt,
  typeOn,
} from '../readings/floor.ts'
import {
  canBuild,
  cellsAround,
  costOf,
  countFitting,
  fitsPayment,
  type Ground,
  groundFor,
  isJoining,
  isOnTable,
  isVacant,
} from '../readings/paying.ts'
import { facesOf } from '../readings/running.ts'
import type { FactoryDeal, Frames, State } from '../state.ts'
import { decide } from '../steps.ts'
import { carryOut, takeStranded } from './placing.ts'
import { weightOfSpending } from './spending.ts'
import { factoryOffer, isDeclined, sendOffer } from './offers.ts'

export const buildWhat = decide('buildWhat', {
  candidates: ({ box }): Options['buildWhat'][] => box.types.map(factory => ({ factory })),

  bar(g, { seat }, { factory }, why) {
    const type = typeNumber[factory]
    if (g.stacks[type] === 0) return why && { because: 'stackEmpty', rule: 'VTI-33', factory }
    if (canBuild(g, seat, type)) return null
    const have = countFitting(g, seat, type)
    return why && { because: 'cannotPay', rule: 'VTI-30', factory, have, need: costOf('build') }
  },

  choose: (_g, { seat, mend }, { factory }, flow) =>
    flow.goto('pay', { seat, use: mend ? 'mend' : 'build', factory, from: null, partner: null, paid: [] }),

  weigh:
    (g, { seat }) =>
    ({ factory }) =>
      owns(g, seat, factory) ? 1 : 3,
})

const owns = (g: State, seat: Seat, factory: FactoryId): boolean => {
  const { cells, sites } = g.floor[seat]
  return sites.some(spot => typeOn(cells[spot] as number) === typeNumber[factory])
}

/** VTI-32: from anywhere in the complex. The first product chosen stays on the floor until the second is chosen. */
export const pay = decide('pay', {
  candidates: (g, { seat }): Options['pay'][] => {
    const floor = g.floor[seat]
    return productSpots(floor).map(spot => cellAt(floor, spot))
  },

  bar(g, { seat, factory, paid }, { x, y }, why) {
    const card = cardAt(g.floor[seat], x, y)
    if (!isProduct(card)) return why && { because: 'noProductThere', rule: 'VTI-30', x, y }
    if (hasCell(paid, x, y)) return why && { because: 'paidAlready', rule: 'VTI-30', x, y }
    if (fitsPayment(g, factory, card)) return null
    return why && { because: 'doesNotFit', rule: 'VTI-30', factory, product: productIdOn(card) }
  },

  choose(_g, frame, { x, y }, flow) {
    frame.paid.push({ x, y })
    return frame.paid.length < costOf(frame.use) ? flow.again() : flow.goto('site', frame)
  },

  weigh:
    (g, { seat }) =>
    ({ x, y }) =>
      weightOfSpending(g, seat, x, y),
})

/**
 * VTI-32, VTI-54: a cell that is empty once the factory is paid for and that touches a factory. It must join the parts of a split
 * complex (VTI-18).
 */
export function barSite(ground: Ground, { x, y }: Cell, why: boolean): Bar {
  if (!isOnTable(x, y)) return why && { because: 'offTheTable', rule: 'VTI-11' }
  const spot = spotAt(ground.floor, x, y)
  if (spot < 0) return why && { because: 'notTouching', rule: 'VTI-18', x, y }
  if (!isVacant(ground, spot)) return why && { because: 'siteTaken', rule: 'VTI-54', x, y }
  if (isJoining(ground, spot)) return null
  return why && { because: ground.groups.length > 1 ? 'wouldNotJoin' : 'notTouching', rule: 'VTI-18', x, y }
}

export const site = decide('site', {
  offers(g, frame, offer, why) {
    const ground = groundFor(g, frame.seat, frame)
    // there's always a turn left unless offers were declined
    const hasDeclined = g.declined.length > 0 && frame.partner !== null
    const barTurns = (cell: Cell) =>
      hasDeclined && turnsAt(g, { ...frame, ...cell }).length === 0
        ? why && { because: 'declinedAlready', rule: 'VTI-66' }
        : null
    for (const cell of cellsAround(ground)) offer(cell, barSite(ground, cell, why) ?? barTurns(cell))
  },

  unoffered: (g, frame, cell) => barSite(groundFor(g, frame.seat, frame), cell, true) ?? false,

  choose: (_g, frame, { x, y }, flow) => flow.goto('turn', { ...frame, x, y }),
})

/** VTI-17, VTI-70: the distinct quarter turns. */
export const turn = decide('turn', {
  takesOnlyOption: true,

  candidates: () => TURN_OPTIONS,
  bar: (g, frame, option, why) => barTurn(g, frame, option.turn, why),

  choose(g, { seat, x, y, ...project }, { turn: wanted }, flow) {
    const deal: FactoryDeal = { ...project, x, y, turn: wanted }
    const { partner } = project
    if (partner !== null) return sendOffer(g, seat, partner, { factory: deal }, flow) // VTI-62
    carryOut(g, seat, deal, flow)
    if (deal.use !== 'move') return flow.end()
    return flow.goto('relocate', { queue: takeStranded(g, seat) })
  },
})

const turnsOf = ({ box }: Pick<State, 'box'>, factory: FactoryId): readonly Turn[] => box.turns[typeNumber[factory]]

const TURN_OPTIONS: readonly Options['turn'][] = TURNS.map(one => ({ turn: one }))

function barTurn(g: State, frame: Frames['turn'], wanted: Turn, why: boolean): Bar {
  const { factory } = frame
  if (!turnsOf(g, factory).includes(wanted)) return why && { because: 'sameTurn', rule: 'VTI-70', factory }
  if (isOldLie(g, frame, wanted)) return why && { because: 'mustTurn', rule: 'VTI-36', factory }
  return wasDeclined(g, frame, wanted) ? why && { because: 'declinedAlready', rule: 'VTI-66' } : null
}

const turnsAt = (g: State, frame: Frames['turn']): Turn[] =>
  TURNS.filter(wanted => barTurn(g, frame, wanted, false) === null)

/** Whether a factory would stay exactly as it is. In its old cell it must turn, or nothing would change. */
function isOldLie(g: State, { seat, use, from, factory, x, y }: Frames['turn'], wanted: Turn): boolean {
  if (use !== 'move' || from === null || !sameCell(from, { x, y })) return false
  return looksAlike(g.box, cardAt(g.floor[seat], x, y), factoryCard(typeNumber[factory], wanted))
}

function looksAlike({ takes, gives }: Box, one: number, other: number): boolean {
  const a = facesOf(one)
  const b = facesOf(other)
  return TURNS.every(side => takes[a + side] === takes[b + side] && gives[a + side] === gives[b + side])
}

const wasDeclined = (g: State, { seat, partner, ...frame }: Frames['turn'], wanted: Turn): boolean =>
  partner !== null && isDeclined(g, seat, partner, factoryOffer({ ...frame, partner, turn: wanted }))
