// What a seat receives, and sampled worlds that agree with it. Code that has only a SeatView can't cheat: bots search in sampled
// states, and the contract tests use the same functions to check secrecy.

import { Chance } from './chance.ts'
import type { VariantValue, Result, Setting } from './game.ts'
import { copy } from './plain.ts'
import type { Referee } from './referee.ts'
import type { StackedFrame, State, Told } from './state.ts'
import type { Seat } from './seats.ts'

export interface SeatView<V = unknown> {
  readonly seat: Seat | null
  readonly seats: number
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The seat to decide and its decision; null if the game is over. */
  readonly actor: Seat | null
  readonly decision: string | null
  /** The options' names; empty for every seat except the deciding one. */
  readonly choices: readonly string[]
  /** Public, because frames hold no secrets. */
  readonly frames: readonly StackedFrame[]
  readonly view: V
  readonly result: Result | null
}

/** What this seat may know about the position; `null` is a spectator. */
export function viewOf(referee: Referee, state: State, seat: Seat | null): SeatView {
  const waiting = referee.waiting(state)
  const { seats, variants } = state.g as Setting<unknown, Record<string, VariantValue>>
  return {
    seat,
    seats,
    variants,
    actor: waiting?.seat ?? null,
    decision: waiting?.decision ?? null,
    choices: waiting?.seat === seat ? referee.options(state).map(option => referee.name(state, option)) : [],
    frames: copy(state.frames),
    view: copy(referee.game.view(state.g, seat)),
    result: referee.result(state),
  }
}

/** The game's text board for this viewer; null if the game has none. */
export function textBoardOf(
  referee: Referee,
  state: State,
  seat: Seat | null,
  sideNames: readonly string[],
): readonly string[] | null {
  const { game } = referee
  if (game.textBoard === undefined) return null
  const { seats, variants, box } = state.g as Setting
  return game.textBoard(copy(game.view(state.g, seat)), { seats, variants, box, sideNames })
}

/** The view mid-step, when a fact is told. It has no decision and no result. */
export const viewInPassing = (referee: Referee, { g }: State, seat: Seat | null): SeatView => ({
  seat,
  seats: (g as Setting).seats,
  variants: (g as Setting<unknown, Record<string, VariantValue>>).variants,
  actor: null,
  decision: null,
  choices: [],
  frames: [],
  view: copy(referee.game.view(g, seat)),
  result: null,
})

/** A complete position that looks the same to the seat. Its future draws come from `chance`. */
export function imagine(referee: Referee, seen: SeatView, chance: Chance): State {
  const setting = referee.setting(seen.seats, seen.variants)
  return {
    g: referee.game.imagine(copy(seen.view), setting, chance),
    frames: copy(seen.frames) as StackedFrame[],
    chance: chance.branch(),
  }
}

/** The facts this seat may know. */
export const heardBy = (seat: Seat | null, told: readonly Told[]): Told[] =>
  told.filter(({ only }) => only === null || only === seat)
