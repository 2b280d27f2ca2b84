// Orders and Objectives. A player may take them at any time in the turn, so every stage of the turn and an overflowing hold
// (Q3) offer them.

import type { Moved, Offer, Refusal, Seat } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'
import { claim, offerObjectives } from './objectives.ts'
import { fulfil, offerOrders } from './orders.ts'

export type Floating = Extract<Options['turn.drone'], object>

export const isFloating = <O>(option: O): option is Extract<O, Floating> =>
  typeof option === 'object' && option !== null && ('order' in option || 'objective' in option)

export function offerFloating(g: State, seat: Seat, offer: Offer<Floating>, why: boolean): void {
  offerOrders(g, seat, offer, why)
  offerObjectives(g, seat, offer, why)
}

export const unofferedFloating = (option: Floating): Refusal =>
  'order' in option
    ? { because: 'orderNotOpen', rule: 'TTN-78', order: option.order }
    : { because: 'objectiveNotInPlay', rule: 'TTN-7', objective: option.objective }

export function carryOutFloating(g: State, seat: Seat, option: Floating, flow: Flow): void {
  if ('order' in option) fulfil(g, seat, option.order, flow)
  else claim(g, seat, option.objective, flow)
}

/** For use during a stage of the turn, which then continues. */
export function floatInStage(g: State, seat: Seat, option: Floating, flow: Flow): Moved {
  carryOutFloating(g, seat, option, flow)
  return flow.again()
}
