// A line of choices, tried out as it is written: what a bot says in one breath. Once another seat has to answer, the rest
// is only supposed: it is tried out as well, to see what the line is worth, but not said.

import type { Option, Referee, Seat, State as Position } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'

export class Line {
  readonly names: string[] = []
  readonly position: Position
  readonly seat: Seat
  private readonly referee: Referee
  private isSupposing = false

  constructor(referee: Referee, position: Position, seat: Seat) {
    this.referee = referee
    this.position = referee.clone(position)
    this.seat = seat
  }

  get g(): State {
    return this.position.g as State
  }

  /** The decision of this seat; null when another seat decides, or none. */
  get decision(): string | null {
    const waiting = this.referee.waiting(this.position)
    return waiting?.seat === this.seat ? waiting.decision : null
  }

  options<K extends keyof Options>(decision: K): readonly Options[K][] {
    return this.decision === decision ? (this.referee.options(this.position) as readonly Options[K][]) : []
  }

  /** Says it if it is this decision and it may be said; whether it was. */
  say<K extends keyof Options>(decision: K, option: Options[K]): boolean {
    if (this.decision !== decision || this.referee.listed(this.position, option) === undefined) return false
    if (!this.isSupposing) this.names.push(this.referee.name(this.position, option))
    this.referee.choose(this.position, option)
    return true
  }

  /** For any deciding seat, the listed option with the best measure; from here on nothing is recorded. */
  suppose(measure: (option: Option) => number): void {
    this.isSupposing = true
    this.referee.choose(this.position, bestOf(this.referee.options(this.position), measure))
  }

  /** The deciding seat and its decision. */
  get waiting(): { readonly seat: Seat; readonly decision: string } | null {
    return this.referee.waiting(this.position)
  }

  /** What the decision that waits is about. */
  get frame(): unknown {
    return this.position.frames.at(-1)?.frame
  }

  /** Of what is listed the best by a measure; nothing where it is not asked. */
  sayBest<K extends keyof Options>(decision: K, measure: (option: Options[K]) => number): boolean {
    const options = this.options(decision)
    return options.length > 0 && this.say(decision, bestOf(options, measure))
  }
}

/** The first of those that measure most. */
export function bestOf<T>(options: readonly T[], measure: (option: T) => number): T {
  let best = options[0] as T
  let most = -Infinity
  for (const option of options) {
    const worth = measure(option)
    if (worth <= most) continue
    most = worth
    best = option
  }
  return best
}
