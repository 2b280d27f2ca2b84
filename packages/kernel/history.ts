// The line of play and how to come back to any step of it: a copy of the state every few steps,
// and replay from there. The copies are only a cache; the line is what counts.

import { sealedChance } from './chance.ts'
import type { Referee } from './referee.ts'
import type { State, Told } from './state.ts'
import type { Played } from './table.ts'

/** Steps between two copies: replaying this many takes well under a millisecond. */
const SPACING = 16

export class History {
  readonly line: Played[] = []
  private readonly referee: Referee
  private readonly openingTold: readonly Told[]
  /** The state at step 0, 16, 32 ... */
  private readonly marks: State[]

  constructor(referee: Referee, opened: State, openingTold: readonly Told[]) {
    this.referee = referee
    this.openingTold = openingTold
    this.marks = [referee.clone(opened)]
  }

  get length(): number {
    return this.line.length
  }

  /** Note choices and the state the last of them led to. */
  add(made: readonly Played[], after: State): void {
    for (const [i, played] of made.entries()) {
      this.line.push(played)
      if (this.line.length % SPACING > 0) continue
      this.marks.push(i === made.length - 1 ? this.referee.clone(after) : this.replayed(this.line.length))
    }
  }

  /** Forget everything after a step; gives what was forgotten. */
  cut(step: number): Played[] {
    this.marks.length = Math.floor(step / SPACING) + 1
    return this.line.splice(step)
  }

  /** The position at a step, as a copy. */
  at(step: number): State {
    const mark = this.marks[Math.floor(step / SPACING)]
    if (mark === undefined || step > this.length) throw new Error(`the table has no step ${step}`)
    return step % SPACING === 0 ? this.referee.clone(mark) : this.replayed(step)
  }

  /** The position at a step, played again from the last mark before it. */
  private replayed(step: number): State {
    const from = Math.floor((step - 1) / SPACING)
    const state = this.referee.clone(this.marks[from] as State)
    for (const { option, reseed } of this.line.slice(from * SPACING, step)) {
      if (reseed !== null) state.chance = sealedChance(reseed)
      this.referee.choose(state, option)
    }
    return state
  }

  /** Everything told between two steps; step 0 includes the set-up. */
  told(from: number, to: number): Told[] {
    return [...(from === 0 ? this.openingTold : []), ...this.line.slice(from, to).flatMap(played => played.told)]
  }
}
