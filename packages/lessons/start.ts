// Opens the table of an exercise or a puzzle at its position.

import {
  type AnyGame,
  digestOf,
  loadState,
  Referee,
  savedState,
  type Seat,
  type SeatView,
  seedFrom,
  Table,
} from '@tableworks/kernel'
import type { AnyExercise } from './lesson.ts'
import { fits } from './patterns.ts'
import { replay } from './played.ts'

export const seatOf = ({ seat = 0 }: Pick<AnyExercise, 'seat'>): Seat => seat

export const levelOf = ({ level = 'easy' }: AnyExercise): string => level

/** Chooses for a rival without a scripted choice, as a bot of this level. */
export type Rival = (seen: SeatView, referee: Referee, level: string) => string

/** The seed of a rival's own dice. In the same position, it always makes the same choice, both in the page and in tests. */
export const rivalsDice = (seen: SeatView): string => digestOf(seen)

/** A table at the position. Undo stops there. Throws if the rules no longer lead to it. */
export function tableOf(game: AnyGame, { start }: Pick<AnyExercise, 'start'>): Table {
  const { seats, seed, variants = {}, choices = '', arrange } = start
  const { state, referee } = replay(game, { seats, seed, variants, choices })
  const position = referee.clone(state)
  arrange?.(position.g)
  // Also checks the game's laws, which a changed position could break.
  const checked = loadState(new Referee(game), savedState(position))
  return new Table(game, { seatNames: seats, variants, seed: seedFrom(seed), position: checked })
}

/** The first option that fits a rival's script; null if a bot should choose. */
export function rivalsChoice({ rivals = [] }: AnyExercise, choices: readonly string[]): string | null {
  for (const pattern of rivals) {
    const found = choices.find(name => fits(pattern, name))
    if (found !== undefined) return found
  }
  return null
}
