// Choosing a factory: to tear down (VTI-35, VTI-58), to move (VTI-36), to give or to take (VTI-37, VTI-62).

import { type Seat, seatsOf } from '@tableworks/kernel'
import type { FactoryId, TypeNumber } from '../data/factories.ts'
import type { Options } from '../notation.ts'
import {
  cardAt,
  cardOn,
  cellAt,
  factoryIdOn,
  holdsWithout,
  isFactory,
  spotAt,
  surelyHoldsWithout,
  typeOn,
} from '../readings/floor.ts'
import { canBuildSomething, canPayMove, countFitting, BUILD_COST, MOVE_COST } from '../readings/paying.ts'
import { isOpenTo } from '../readings/trade.ts'
import type { Frames, State } from '../state.ts'
import { decide } from '../steps.ts'
import { barPartner } from './offers.ts'
import { demolish } from './tearing-down.ts'

type Picking = Frames['pickFactory']

export const pickFactory = decide('pickFactory', {
  candidates: (g, frame): Options['pickFactory'][] =>
    frame.use === 'take'
      ? seatsOf(g.seats).flatMap(partner =>
          partner === frame.seat ? [] : cellsOf(g, partner).map(cell => ({ ...cell, partner })),
        )
      : cellsOf(g, frame.seat),

  bar(g, frame, option) {
    const { seat, use } = frame
    const { x, y } = option
    if ((use === 'take') !== 'partner' in option) return { because: 'noFactoryThere', rule: 'VTI-36', x, y }
    const owner = 'partner' in option ? option.partner : seat
    if ('partner' in option) {
      const closed = barPartner(g, seat, owner)
      if (closed !== null) return closed
    }
    const spot = spotAt(g.floor[owner], x, y)
    if (!isFactory(cardAt(g.floor[owner], x, y))) return { because: 'noFactoryThere', rule: 'VTI-36', x, y }
    return barPick(g, frame, owner, spot)
  },

  choose(g, { seat, use, partner }, option, flow) {
    const { x, y } = option
    const owner = 'partner' in option ? option.partner : seat
    const spot = spotAt(g.floor[owner], x, y)
    if (use === 'tear down') {
      demolish(g, seat, spot, flow)
      return flow.goto('tearDown', { part: 0, seat })
    }
    const factory = factoryIdOn(cardOn(g.floor[owner], spot))
    return flow.goto('pay', { seat, use, factory, from: { x, y }, partner: owner === seat ? partner : owner, paid: [] })
  },
})

const cellsOf = (g: State, seat: Seat) => g.floor[seat].sites.map(spot => cellAt(g.floor[seat], spot))

function barPick(g: State, { seat, use }: Picking, owner: Seat, spot: number) {
  const floor = g.floor[owner]
  const type = typeOn(cardOn(floor, spot))
  const factory: FactoryId = factoryIdOn(cardOn(floor, spot))
  if (use !== 'tear down' && !canPayMove(g, seat, type))
    return { because: 'cannotPay', rule: 'VTI-36', factory, have: countFitting(g, seat, type), need: MOVE_COST }
  if (use === 'move') return null
  if (floor.sites.length === 1) return { because: 'lastFactory', rule: 'VTI-58' }
  if (holdsWithout(floor, spot)) return null
  if (use !== 'tear down') return { because: 'wouldSplit', rule: 'VTI-18', factory }
  return canMend(g, seat, type) ? null : { because: 'cannotMend', rule: 'VTI-35', factory }
}

/**
 * VTI-35: whether the seat could build afterwards. A factory in the emptied cell joins what was split, so any affordable factory
 * will do, even the one torn down.
 */
const canMend = (g: State, seat: Seat, tornDown: TypeNumber): boolean =>
  canBuildSomething(g, seat) || countFitting(g, seat, tornDown) >= BUILD_COST

/** VTI-58: a seat needs more than one factory. Every group has at least one factory that can leave without splitting it. */
export const canTearDown = (g: State, seat: Seat): boolean => g.floor[seat].sites.length > 1

/** VTI-58: turning it in its old cell is always possible, so only the payment matters. */
export const canMoveFactory = (g: State, seat: Seat): boolean => {
  const { cells, sites } = g.floor[seat]
  for (const spot of sites) if (canPayMove(g, seat, typeOn(cells[spot] as number))) return true
  return false
}

export const canGiveAny = (g: State, seat: Seat): boolean => hasToSpare(g, seat, seat)

export function canTake(g: State, seat: Seat): boolean {
  for (const partner of seatsOf(g.seats))
    if (partner !== seat && isOpenTo(g, partner) && hasToSpare(g, seat, partner)) return true
  return false
}

/** Whether the owner has a factory that the payer can afford and that can leave without splitting the complex. */
function hasToSpare(g: State, payer: Seat, owner: Seat): boolean {
  const floor = g.floor[owner]
  if (floor.sites.length < 2) return false
  const isPayable = (spot: number) => canPayMove(g, payer, typeOn(cardOn(floor, spot)))
  // checks the cheap conditions first
  for (const spot of floor.sites) if (surelyHoldsWithout(floor, spot) && isPayable(spot)) return true
  for (const spot of floor.sites) if (isPayable(spot) && holdsWithout(floor, spot)) return true
  return false
}
