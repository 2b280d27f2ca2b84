// A line of choices, played out on a copy while it's built. Once another seat has to respond, the line continues only so that it
// can be evaluated, and isn't recorded.

import type { Option, Referee, Seat, State as Position } from '@tableworks/kernel'
import type { Options } from '../notation.ts'
import type { Frames, State } from '../state.ts'

/** The choices of a line that only carries products around, or passes. */
const CARRYING: ReadonlySet<unknown> = new Set<Options['move' | 'operate']>(['operate', 'move product', 'stop'])

/** A position in this game, because the bots' package doesn't know which game it plays. */
export const stateOf = ({ g }: Pick<Position, 'g'>): State => g as State

export class Line {
  readonly names: string[] = []
  /** Whether it does more than carry products around. */
  isActive = false
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
    return stateOf(this.position)
  }

  /** This seat's current decision; null if another seat decides or the game is over. */
  get decision(): string | null {
    const waiting = this.referee.waiting(this.position)
    return waiting?.seat === this.seat ? waiting.decision : null
  }

  options<K extends keyof Options>(decision: K): readonly Options[K][] {
    return this.decision === decision ? (this.referee.options(this.position) as readonly Options[K][]) : []
  }

  /** Chooses and records the option if this is the current decision and the option is listed. Returns whether it did. */
  say<K extends keyof Options>(decision: K, option: Options[K]): boolean {
    if (this.decision !== decision || this.referee.listed(this.position, option) === undefined) return false
    if (!this.isSupposing) this.names.push(this.referee.name(this.position, option))
    if ((decision === 'move' || decision === 'operate') && !CARRYING.has(option)) this.isActive = true
    this.referee.choose(this.position, option)
    return true
  }

  /** Chooses the best listed option for any deciding seat. Nothing is recorded from here on. */
  suppose(measure: (option: Option) => number): void {
    this.isSupposing = true
    this.referee.choose(this.position, bestOf(this.referee.options(this.position), measure))
  }

  get waiting(): { readonly seat: Seat; readonly decision: string } | null {
    return this.referee.waiting(this.position)
  }

  /** The current decision's frame. The current decision must be this one or one of the same shape. */
  frameOf<K extends keyof Frames>(_decision: K): Frames[K] {
    return this.position.frames.at(-1)?.frame as Frames[K]
  }

  /** Chooses the best listed option. At any other decision, does nothing. */
  sayBest<K extends keyof Options>(decision: K, measure: (option: Options[K]) => number): boolean {
    const options = this.options(decision)
    return options.length > 0 && this.say(decision, bestOf(options, measure))
  }
}

/** The option that scores highest; the first, if several do. */
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
