// Seats that decide independently of each other. In the log, their answers come one after another, in the rules' order. A host asks
// all of them at once, collects the answers, and plays them once it has them all.

import { copy } from './plain.ts'
import type { Referee } from './referee.ts'
import type { Seat } from './seats.ts'
import type { StackedFrame, State } from './state.ts'
import type { Refusal } from './steps.ts'
import { type SeatView, viewInPassing, viewOf } from './view.ts'

/** One seat's part in a group: the position as if only this seat had chosen so far. */
export interface Part {
  readonly seat: Seat
  readonly state: State
  /** Whether the seat has made all its choices. */
  readonly isDone: boolean
}

export class DecidingTogether {
  /** The seats that decide, in the order in which the log will list their answers. */
  readonly seats: readonly Seat[]
  private readonly referee: Referee
  private readonly state: State
  /** The frames below the passage that asks. A part leaves them out, so it ends with its last choice. */
  private readonly below: readonly StackedFrame[]

  private constructor(referee: Referee, state: State, at: number) {
    this.referee = referee
    this.state = state
    this.below = state.frames.slice(0, at)
    const { step, frame } = state.frames[at] as StackedFrame
    const asked = [referee.waiting(state)?.seat as Seat, ...(referee.togetherOf(step)?.later(state.g, frame) ?? [])]
    this.seats = asked.filter(seat => !this.begin(seat).isDone)
  }

  /** The group that decides in this position; null if the decision belongs to no group. A group may have just one seat left. */
  static at(referee: Referee, state: State): DecidingTogether | null {
    const at = state.frames.findLastIndex(({ step }) => referee.togetherOf(step) !== undefined)
    if (at === -1) return null
    return new DecidingTogether(referee, state, at)
  }

  /** A seat's part before its first choice. */
  begin(seat: Seat): Part {
    const { referee, below } = this
    const state = referee.clone(this.state)
    state.frames.splice(0, below.length)
    const [group] = state.frames
    if (seat !== referee.waiting(state)?.seat && group !== undefined) {
      const frame = referee.togetherOf(group.step)?.asking(state.g, copy(group.frame), seat) as StackedFrame['frame']
      state.frames = [{ step: group.step, frame }]
      referee.resume(state)
    }
    return this.partOf(seat, state)
  }

  /** What a seat has chosen after one more choice, given by name, or why the rules refuse it. */
  choose({ seat, state, isDone }: Part, text: string): Part | { refusal: Refusal } {
    if (isDone) throw new Error(`seat ${seat} has made all its choices`)
    const read = this.referee.read(state, text)
    if ('refusal' in read) return read
    const after = this.referee.clone(state)
    this.referee.choose(after, read.option)
    return this.partOf(seat, after)
  }

  private partOf(seat: Seat, state: State): Part {
    return { seat, state, isDone: this.referee.waiting(state)?.seat !== seat }
  }

  /** What a seat sees while it decides: its own choices so far, and none of the others'. */
  view({ seat, state }: Part): SeatView {
    return viewOf(this.referee, { ...state, frames: [...this.below, ...state.frames] }, seat)
  }

  /** What each other seat sees, including its own part if it has one, while that seat decides. */
  viewWhileWaiting(viewer: Seat | null, own: Part | null, actor: Seat): SeatView {
    const asked = this.view(this.begin(actor))
    const seen = viewInPassing(this.referee, own?.state ?? this.state, viewer)
    return { ...seen, actor, decision: asked.decision, frames: asked.frames }
  }

  /**
   * The position in which this seat decides, assuming that the seats before it in the log take their first options. Bots search
   * from here, because play can continue from it to the end of the game.
   */
  inTurn(seat: Seat, choices: readonly string[]): State {
    const { referee } = this
    const state = referee.clone(this.state)
    for (let asked = referee.waiting(state); asked !== null && asked.seat !== seat; asked = referee.waiting(state))
      referee.choose(state, referee.options(state)[0] as never)
    for (const text of choices) {
      const read = referee.read(state, text)
      if ('refusal' in read) throw new Error(`seat ${seat} may not choose '${text}'`)
      referee.choose(state, read.option)
    }
    return state
  }
}
