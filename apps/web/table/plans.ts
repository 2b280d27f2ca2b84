// A plan: future moves, worded like a turn and marked on the board.

import { type AnyGameUi, type PlaceMark, type Tale, taleOf } from '@tableworks/board-kit'
import type { NamedChoice } from '@tableworks/bots'
import type { Foresight } from '@tableworks/host'
import type { AnyGame, SeatView } from '@tableworks/kernel'
import { marksIn } from './use-tales.ts'

export interface ShownPlan {
  /** Null if no part of it can be previewed. */
  readonly tale: Tale | null
  readonly marks: readonly PlaceMark[]
  /** The player's view afterwards. */
  readonly after: SeatView
}

export interface PlanDeps {
  readonly game: AnyGame
  readonly board: AnyGameUi | null
  readonly foresight: Foresight
  readonly sides: readonly string[]
}

export function planOf(deps: PlanDeps, seen: SeatView, action: readonly NamedChoice[]): ShownPlan {
  const { game, board, foresight, sides } = deps
  const { told, after } = foresight.plan(
    seen,
    action.map(({ name }) => name),
  )
  const choices = action.slice(0, told.length).map(({ decision, name }, i) => ({
    step: i + 1,
    seat: seen.seat,
    decision,
    choice: name,
    told: told[i] ?? [],
  }))
  const tale = taleOf({ game, board, seen, sideNames: sides }, seen.seat ?? 0, choices)
  return { tale, marks: tale === null ? [] : marksIn(tale), after }
}

/** Choices with their decisions, as far as they can be predicted. */
export function actionOf(
  game: AnyGame,
  foresight: Foresight,
  seen: SeatView,
  names: readonly string[],
): readonly NamedChoice[] {
  return names.flatMap((name, i) => {
    const { decision } = i === 0 ? seen : foresight.plan(seen, names.slice(0, i)).after
    return decision === null || !('option' in game.notation.read(decision, name)) ? [] : [{ decision, name }]
  })
}
