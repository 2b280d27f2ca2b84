// The line of play, with a way back to any of its steps: it stores a copy of the state every few steps and replays from there. The
// copies are only a cache.

import { sealedChance } from './chance.ts'
import type { Referee } from './referee.ts'
import type { State, Told } from './state.ts'
import type { Played } from './table.ts'

/** Steps between two copies. Replaying this many takes well under a millisecond. */
const SPACING = 16

export class History {
  readonly line: Played[] = []
  private readonly referee: Referee
  private readonly openingTold: readonly Told[]
  /** The states at steps 0, 16, 32 and so on. After a recall, earlier ones are missing until they're needed. */
  private readonly marks: (State | undefined)[]

  constructor(referee: Referee, opened: State, openingTold: readonly Told[]) {
    this.referee = referee
    this.openingTold = openingTold
    this.marks = [referee.clone(opened)]
  }

  get length(): number {
    return this.line.length
  }

  /** Adds choices, and the state after the last one. */
  add(made: readonly Played[], after: State): void {
    for (const [i, played] of made.entries()) {
      this.line.push(played)
      if (this.line.length % SPACING > 0) continue
      if (i === made.length - 1) this.marks[this.line.length / SPACING] = this.referee.clone(after)
      else this.replayed(this.line.length)
    }
  }

  /** The last stored copy, a few steps before the end. */
  get lastMark(): { readonly step: number; readonly state: State } {
    const step = Math.floor(Math.max(this.length - 1, 0) / SPACING) * SPACING
    return { step, state: this.at(step) }
  }

  /** Restores a line from one of its copies; returns its last position. */
  takeUp(line: readonly Played[], { step, state }: { readonly step: number; readonly state: State }): State {
    this.line.push(...line)
    this.marks[step / SPACING] = state
    return this.at(this.length)
  }

  /** Removes everything after a step and returns it. */
  cut(step: number): Played[] {
    this.marks.length = Math.floor(step / SPACING) + 1
    return this.line.splice(step)
  }

  /** The position at a step, as a copy. */
  at(step: number): State {
    if (step < 0 || step > this.length) throw new Error(`the table has no step ${step}`)
    const mark = this.marks[step / SPACING]
    return mark === undefined ? this.replayed(step) : this.referee.clone(mark)
  }

  /** Replays from the last mark before the step, and stores new marks on the way. */
  private replayed(step: number): State {
    const from = this.marks.findLastIndex((mark, i) => mark !== undefined && i * SPACING < step)
    const state = this.referee.clone(this.marks[from] as State)
    for (let at = from * SPACING; at < step; at++) {
      const { option, reseed } = this.line[at] as Played
      if (reseed !== null) state.chance = sealedChance(reseed)
      this.referee.choose(state, option)
      const next = at + 1
      if (next % SPACING === 0) this.marks[next / SPACING] ??= this.referee.clone(state)
    }
    return state
  }

  /** All facts between two steps. Step 0 includes the set-up. */
  told(from: number, to: number): Told[] {
    return [...(from === 0 ? this.openingTold : []), ...this.line.slice(from, to).flatMap(played => played.told)]
  }
}
