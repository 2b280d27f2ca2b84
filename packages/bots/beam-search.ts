// Beam search in a sampled world. A choice is worth as much as its best continuation, so the search follows it to the end of its
// action, and then through the next `ahead` actions.

import { type Option, type Referee, same, type State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import type { SearchBudget } from './search-budget.ts'

/** How wide and deep to search. */
export interface SearchLimits {
  /** The beam width: how many unfinished actions are kept. */
  readonly width: number
  /** The depth: how many further actions are searched, by any seat. */
  readonly ahead: number
  /** How many of the seat's own actions are searched deeper. Opponents play only the action that looks best. */
  readonly lines: number
}

/** A position and its value to the acting seat. */
interface Reached {
  readonly state: State
  readonly value: number
}

/** The most choices in an action. A longer action is evaluated after this many. */
const MOST_CHOICES_IN_ACTION = 60

export class BeamSearch {
  private readonly referee: Referee
  private readonly advice: Advice
  private readonly seat: number
  private readonly limits: SearchLimits
  private readonly budget: SearchBudget

  constructor(referee: Referee, advice: Advice, seat: number, limits: SearchLimits, budget: SearchBudget) {
    this.referee = referee
    this.advice = advice
    this.seat = seat
    this.limits = limits
    this.budget = budget
  }

  /** The active seat's options that are worth searching. */
  optionsOf(state: State): readonly Option[] {
    const options = this.referee.options(state)
    const waiting = this.referee.waiting(state)
    if (waiting === null || this.advice.narrow === undefined) return options
    return this.advice.narrow(waiting.decision, options, state.g, waiting.seat)
  }

  /** What an option is worth to the searching seat, including `ahead` more actions after its own. Leaves the world unchanged. */
  worth(world: State, option: Option, ahead: number): number {
    const ends = this.endsOf(this.after(world, option, this.seat), this.seat)
    return this.bestOf(ends, this.seat, ahead)
  }

  /** The searching seat's value after `actor`'s action: its own best result, or the one that an opponent prefers. */
  private bestOf(ends: readonly Reached[], actor: number, ahead: number): number {
    const isMine = actor === this.seat
    let best = -Infinity
    for (const { state, value } of ends.slice(0, isMine && ahead > 0 ? this.limits.lines : 1)) {
      const worth = ahead > 0 ? this.readOn(state, ahead) : null
      best = Math.max(best, worth ?? (isMine ? value : this.value(state, this.seat)))
    }
    return best
  }

  /** The value after the next action; null if the search can't continue. */
  private readOn(state: State, ahead: number): number | null {
    const next = this.referee.waiting(state)
    if (next === null || this.advice.pauses.includes(next.decision) || this.budget.isShareSpent()) return null
    const ends = this.endsOf({ state, value: 0 }, next.seat, true)
    return ends.length === 0 ? null : this.bestOf(ends, next.seat, ahead - 1)
  }

  /**
   * How a seat's action may end, best first. The beam keeps the best unfinished actions and drops duplicates, such as the same two
   * steps in another order.
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
          if (this.budget.isShareSpent()) return bestFirst(ends.length > 0 ? ends : reached)
        }
      open = different(bestFirst(reached)).slice(0, this.limits.width)
    }
    return different(bestFirst(ends.length > 0 ? ends : [...open]))
  }

  private after(state: State, option: Option, seat: number): Reached {
    const next = this.referee.clone(state)
    this.referee.choose(next, option)
    this.budget.spend()
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

/** Drops neighbours with equal value and equal frames. Equal value alone isn't enough, because the next step may differ. */
const different = (list: readonly Reached[]): Reached[] => list.filter((one, i) => !isAlike(one, list[i - 1]))

const isAlike = (one: Reached, other: Reached | undefined): boolean =>
  other !== undefined && one.value === other.value && same(one.state.frames, other.state.frames)
