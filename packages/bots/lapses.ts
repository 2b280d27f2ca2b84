// Counts what makes a bot look broken: moves that do nothing although something better is possible.

import type { Option, Referee, State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import { BeamSearch } from './beam-search.ts'
import type { Watcher } from './game.ts'
import { GREEDY } from './greedy.ts'
import { SearchBudget } from './search-budget.ts'

/** A move is better if it gains more than this many points. */
const CLEARLY = 1

export class LapseCounter implements Watcher {
  /** How often a bot did nothing, and how often all judges saw something better. */
  idle = 0
  lapses = 0
  private readonly referee: Referee
  private readonly judges: readonly Advice[]

  constructor(referee: Referee, judges: readonly Advice[]) {
    this.referee = referee
    this.judges = judges
  }

  hear = (): void => {}
  chosen = (): void => {}

  choosing(state: State, option: Option): void {
    const { seat, decision } = this.referee.waiting(state) ?? { seat: 0, decision: '' }
    if (this.judges[0]?.isIdle?.(decision, option, state.g, seat) !== true) return
    this.idle += 1
    if (this.judges.every(judge => this.gain(judge, state, option, seat) > CLEARLY)) this.lapses += 1
  }

  /** How much better the best option is than this one. */
  private gain(judge: Advice, state: State, option: Option, seat: number): number {
    const search = new BeamSearch(this.referee, judge, seat, GREEDY, new SearchBudget(Infinity))
    const worth = (one: Option) => search.worth(state, one, 0)
    return Math.max(...search.optionsOf(state).map(worth)) - worth(option)
  }
}
