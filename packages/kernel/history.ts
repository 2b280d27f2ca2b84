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
  /** The state at step 0, 16, 32 ...; of a table that was remembered the earlier ones are missing until somebody asks. */
  private readonly marks: (State | undefined)[]

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
      if (i === made.length - 1) this.marks[this.line.length / SPACING] = this.referee.clone(after)
      else this.replayed(this.line.length)
    }
  }

  /** The last copy before the end, from which the end can be reached again in a few steps. */
  get lastMark(): { readonly step: number; readonly state: State } {
    const step = Math.floor(Math.max(this.length - 1, 0) / SPACING) * SPACING
    return { step, state: this.at(step) }
  }

  /** Takes up a line that was remembered with one of its copies; gives the position it ends with. */
  takeUp(line: readonly Played[], { step, state }: { readonly step: number; readonly state: State }): State {
    this.line.push(...line)
    this.marks[step / SPACING] = state
    return this.at(this.length)
  }

  /** Forget everything after a step; gives what was forgotten. */
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

  /** The position at a step, played again from the last mark before it; marks passed on the way are kept. */
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

  /** Everything told between two steps; step 0 includes the set-up. */
  told(from: number, to: number): Told[] {
    return [...(from === 0 ? this.openingTold : []), ...this.line.slice(from, to).flatMap(played => played.told)]
  }
}
