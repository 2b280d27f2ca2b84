// A line of choices, tried out as it is written: what a bot says in one breath.

import type { Referee, Seat, State as Position } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { State } from '../state.ts'

export class Line {
  readonly names: string[] = []
  readonly position: Position
  readonly seat: Seat
  private readonly referee: Referee

  constructor(referee: Referee, position: Position, seat: Seat) {
    this.referee = referee
    this.position = referee.clone(position)
    this.seat = seat
  }

  get g(): State {
    return this.position.g as State
  }

  /** The decision this seat is asked for; null when another seat is asked, or nobody. */
  get decision(): string | null {
    const waiting = this.referee.waiting(this.position)
    return waiting?.seat === this.seat ? waiting.decision : null
  }

  options<K extends keyof Options>(decision: K): readonly Options[K][] {
    return this.decision === decision ? (this.referee.options(this.position) as readonly Options[K][]) : []
  }

  /** Says it if it is this decision and it may be said; whether it was. */
  say<K extends keyof Options>(decision: K, option: Options[K]): boolean {
    if (this.decision !== decision || this.referee.bar(this.position, option) !== null) return false
    this.names.push(this.referee.name(this.position, option))
    this.referee.choose(this.position, option)
    return true
  }

  /** Of what is listed the best by a measure; nothing where it is not asked. */
  sayBest<K extends keyof Options>(decision: K, measure: (option: Options[K]) => number): boolean {
    const options = this.options(decision)
    let best: Options[K] | undefined
    let most = -Infinity
    for (const option of options) {
      const worth = measure(option)
      if (worth > most) {
        most = worth
        best = option
      }
    }
    return best !== undefined && this.say(decision, best)
  }
}
