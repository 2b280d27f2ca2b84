// Reading ahead in an imagined world. One choice alone says little: to claim an icon is worth what its best use is worth.
// So a choice is followed to the end of its action, and as far as wanted through the actions that answer it.

import { type Option, type Referee, same, type State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import type { Patience } from './patience.ts'

/** How widely and how far a player reads. */
export interface Reach {
  /** Unfinished actions kept side by side. */
  readonly width: number
  /** How many actions after this one are read, whoever takes them. */
  readonly ahead: number
  /** Of one's own ways to act, how many are read on. The others at the table are taken to do what looks best to them. */
  readonly lines: number
}

/** A position and what it looks like to the seat that is acting. */
interface Reached {
  readonly state: State
  readonly value: number
}

/** No action is longer; one that is gets judged as it stands. */
const MOST_CHOICES_IN_ACTION = 60

export class Reading {
  private readonly referee: Referee
  private readonly advice: Advice
  private readonly seat: number
  private readonly reach: Reach
  private readonly patience: Patience

  constructor(referee: Referee, advice: Advice, seat: number, reach: Reach, patience: Patience) {
    this.referee = referee
    this.advice = advice
    this.seat = seat
    this.reach = reach
    this.patience = patience
  }

  /** The options of the waiting seat that are worth reading. */
  optionsOf(state: State): readonly Option[] {
    const options = this.referee.options(state)
    const waiting = this.referee.waiting(state)
    if (waiting === null || this.advice.narrow === undefined) return options
    return this.advice.narrow(waiting.decision, options, state.g, waiting.seat)
  }

  /**
   * What this option of the reading seat is worth to it, with so many actions read after its own; the world stays as
   * it is.
   */
  worth(world: State, option: Option, ahead: number): number {
    const ends = this.endsOf(this.after(world, option, this.seat), this.seat)
    return this.bestOf(ends, this.seat, ahead)
  }

  /** The best that comes of these ways in which `actor` may have acted, for the reading seat. */
  private bestOf(ends: readonly Reached[], actor: number, ahead: number): number {
    const isMine = actor === this.seat
    let best = -Infinity
    for (const { state, value } of ends.slice(0, isMine && ahead > 0 ? this.reach.lines : 1)) {
      const worth = ahead > 0 ? this.readOn(state, ahead) : null
      best = Math.max(best, worth ?? (isMine ? value : this.value(state, this.seat)))
    }
    return best
  }

  /** What the next action leaves the reading seat with; null where nobody can read on. */
  private readOn(state: State, ahead: number): number | null {
    const next = this.referee.waiting(state)
    if (next === null || this.advice.pauses.includes(next.decision) || this.patience.isOver()) return null
    const ends = this.endsOf({ state, value: 0 }, next.seat, true)
    return ends.length === 0 ? null : this.bestOf(ends, next.seat, ahead - 1)
  }

  /**
   * The ways in which a seat can bring an action to its end, best first. Of unfinished ones only the most promising
   * are followed, and of those that look exactly alike, as when two steps change places, only one.
   */
  private endsOf(start: Reached, seat: number, isNew = false): Reached[] {
    if (!isNew && this.isEnd(start.state, seat)) return [start]
    const ends: Reached[] = []
    let open: readonly Reached[] = [start]
    for (let depth = 0; open.length > 0 && depth < MOST_CHOICES_IN_ACTION; depth++) {
      const reached: Reached[] = []
      for (const { state } of open)
        for (const option of this.optionsOf(state)) {
          const next = this.after(state, option, seat)
          ;(this.isEnd(next.state, seat) ? ends : reached).push(next)
          if (this.patience.isOver()) return bestFirst(ends.length > 0 ? ends : reached)
        }
      open = different(bestFirst(reached)).slice(0, this.reach.width)
    }
    return different(bestFirst(ends.length > 0 ? ends : [...open]))
  }

  private after(state: State, option: Option, seat: number): Reached {
    const next = this.referee.clone(state)
    this.referee.choose(next, option)
    this.patience.spend()
    return { state: next, value: this.value(next, seat) }
  }

  private isEnd(state: State, seat: number): boolean {
    const next = this.referee.waiting(state)
    return next === null || next.seat !== seat || this.advice.begins.includes(next.decision)
  }

  private value(state: State, seat: number): number {
    return this.advice.value(state.g, seat)
  }
}

const bestFirst = (list: Reached[]): Reached[] => list.sort((a, b) => b.value - a.value)

/** Of neighbours that look alike and go on alike, the first. Equal worth is not enough: what is to come may differ. */
const different = (list: readonly Reached[]): Reached[] => list.filter((one, i) => !isAlike(one, list[i - 1]))

const isAlike = (one: Reached, other: Reached | undefined): boolean =>
  other !== undefined && one.value === other.value && same(one.state.frames, other.state.frames)
