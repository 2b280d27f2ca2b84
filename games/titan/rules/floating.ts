// What a player may do at any time in the turn: orders and Objectives, spread into the stages of the turn and into
// overflowing holds (Q3).

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'
import { barObjective, claim, objectiveCandidates, pushObjectives } from './objectives.ts'
import { barOrder, fulfil, orderCandidates, pushOrders } from './orders.ts'

export type Floating = Extract<Options['turn.drone'], object>

/** A list of options that has room for floating ones. */
interface Listed {
  push(option: Floating): unknown
}

export const isFloating = <O>(option: O): option is Extract<O, Floating> =>
  typeof option === 'object' && option !== null && ('order' in option || 'objective' in option)

export const floatingCandidates = (g: State): Floating[] => [...orderCandidates(g), ...objectiveCandidates(g)]

export function pushFloating(g: State, seat: Seat, options: Listed): void {
  pushOrders(g, seat, options)
  pushObjectives(g, seat, options)
}

export const barFloating = (g: State, seat: Seat, option: Floating): Refusal | null =>
  'order' in option ? barOrder(g, seat, option.order) : barObjective(g, seat, option.objective)

export function carryOutFloating(g: State, seat: Seat, option: Floating, flow: Flow): void {
  if ('order' in option) fulfil(g, seat, option.order, flow)
  else claim(g, seat, option.objective, flow)
}

/** In a stage of the turn: the stage goes on. */
export function floatInStage(g: State, seat: Seat, option: Floating, flow: Flow): Moved {
  carryOutFloating(g, seat, option, flow)
  return flow.again()
}
