// Lists a seat's whole actions in a sampled world, and plays the best one. Bots compare whole actions, because a single choice says
// little about its value. An action ends at the next random event, because its outcome isn't known yet.

import { type Chance, type ChanceState, type Option, type Referee, SEPARATOR, type State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import { busy, misjudged } from './noise.ts'
import type { SearchBudget } from './search-budget.ts'

/** An action's choices up to its end or the next random event, with the resulting position and its value. */
export interface Action {
  readonly choices: readonly Option[]
  readonly state: State
  readonly value: number
}

/** Judges finished actions. The advice's values then only select the unfinished ones worth following. */
export interface EndJudge {
  /** Whether it judges the position before the random event that ended the action. */
  readonly beforeChance: boolean
  value(state: State, seat: number): number
}

/** How many finished actions to judge for each first choice: those with the best values by the advice. */
const JUDGED = 8
/** How many rolls to average a judge's value over. */
const ROLLS_JUDGED = 3

/** Longer actions end here. */
const MOST_CHOICES = 60
/** How many rolls to average over if the seat continues after the dice. */
const ROLLS = 6

/** A number that grows with every draw. */
export const drawsOf = (chance: ChanceState): number => ('seed' in chance ? chance.drawn : chance.d)

interface ActingConfig {
  readonly judge?: EndJudge | null
  /** Uniform noise on the value of each action to play, either way, in points. */
  readonly noise?: number
}

export class Acting {
  private readonly referee: Referee
  private readonly advice: Advice
  private readonly budget: SearchBudget
  private readonly judge: EndJudge | null
  private readonly noise: number

  constructor(referee: Referee, advice: Advice, budget: SearchBudget, { judge = null, noise = 0 }: ActingConfig = {}) {
    this.referee = referee
    this.advice = advice
    this.budget = budget
    this.judge = judge
    this.noise = noise
  }

  /**
   * The active seat's actions, best first. Each first choice has its own beam of this width, because first choices often look equal
   * until later choices show the difference. `dice` rolls alternatives to the world's own dice.
   */
  actions(world: State, width: number, dice: Chance | null): Action[] {
    const seat = this.referee.waiting(world)?.seat ?? 0
    const ends: Action[] = []
    for (const first of this.afterEach({ choices: [], state: world, value: 0 }, seat, ends, dice)) {
      const found: Action[] = []
      let open = [first]
      for (let depth = 1; open.length > 0; depth++) {
        const isLong = depth >= MOST_CHOICES || this.budget.isEmpty()
        if (isLong) found.push(...open)
        open = isLong
          ? []
          : this.promising(
              open.flatMap(one => this.afterEach(one, seat, found, dice)),
              seat,
              width,
            )
      }
      ends.push(...this.worthJudging(found, seat))
    }
    const { judge } = this
    if (judge === null) return bestFirst(ends)
    return bestFirst(ends.map(end => ({ ...end, value: this.judged(judge, world, end, seat, dice) })))
  }

  private promising(open: Action[], seat: number, width: number): Action[] {
    return this.judge !== null && open.length <= width ? open : bestFirst(this.valued(open, seat)).slice(0, width)
  }

  /** The finished actions that look best. Equal values usually mean the same position, reached in another order. */
  private worthJudging(found: Action[], seat: number): Action[] {
    if (this.judge === null || found.length <= JUDGED) return found
    return bestFirst(this.valued(found, seat))
      .filter(({ value }, i, sorted) => value !== sorted[i - 1]?.value)
      .slice(0, JUDGED)
  }

  /** With a judge, the advice's values are only needed to select among too many actions. */
  private valued(actions: Action[], seat: number): Action[] {
    return this.judge === null ? actions : actions.map(one => ({ ...one, value: this.value(one.state, seat) }))
  }

  /**
   * A judge's value. If the action ended with a random event, it's the mean over several rolls. A judge of positions before chance
   * needs them only if the seat goes on after the roll.
   */
  private judged(judge: EndJudge, world: State, { choices, state }: Action, seat: number, dice: Chance | null): number {
    const hasRolled = drawsOf(state.chance) !== drawsOf(world.chance)
    if (dice === null || !hasRolled || (judge.beforeChance && !this.goesOn(state, seat)))
      return judge.value(state, seat)
    let sum = 0
    for (let roll = 0; roll < ROLLS_JUDGED; roll++) {
      const next = this.referee.clone(world)
      next.chance = dice.branch()
      this.carryOut(next, choices)
      const goesOn = judge.beforeChance && this.goesOn(next, seat)
      sum += goesOn ? (this.actions(next, 1, null)[0]?.value ?? 0) : judge.value(next, seat)
    }
    return sum / ROLLS_JUDGED
  }

  /** Plays the active seat's best action, in place. The search uses separate dice, so it can't see the rolls of `state`. */
  act(state: State, dice: Chance): void {
    const imagined = this.referee.clone(state)
    imagined.chance = dice.branch()
    const best = this.best(state, this.actions(imagined, 1, null), dice)
    if (best !== undefined && !this.budget.isEmpty()) this.carryOut(state, best.choices)
  }

  private best(state: State, listed: readonly Action[], dice: Chance): Action | undefined {
    if (this.noise === 0) return listed[0]
    const waiting = this.referee.waiting(state)
    const isIdle = ({ choices: [first] }: Action) =>
      first !== undefined && this.advice.isIdle?.(waiting?.decision ?? '', first, state.g, waiting?.seat ?? 0) === true
    return bestFirst(misjudged(busy(listed, isIdle), this.noise, dice))[0]
  }

  /** Makes these choices until one isn't offered or a random event occurs. */
  carryOut(state: State, choices: readonly Option[]): void {
    const before = drawsOf(state.chance)
    for (const choice of choices) {
      const option = this.referee.listed(state, choice)
      if (option === undefined) return
      this.referee.choose(state, option)
      this.budget.spend()
      if (drawsOf(state.chance) !== before) return
    }
  }

  /** Extends an action by each option: finished actions go to `ends`, unfinished ones are returned. */
  private afterEach(from: Action, seat: number, ends: Action[], dice: Chance | null): Action[] {
    const open: Action[] = []
    for (const option of this.optionsOf(from.state, seat)) {
      if (this.budget.isEmpty() && ends.length + open.length > 0) break
      const state = this.referee.clone(from.state)
      this.referee.choose(state, option)
      this.budget.spend()
      const goesOn = this.goesOn(state, seat)
      const hasRolled = drawsOf(state.chance) !== drawsOf(from.state.chance)
      const value =
        this.judge !== null
          ? 0
          : goesOn && hasRolled && dice !== null
            ? this.rolled(from.state, option, seat, dice)
            : this.value(state, seat)
      const next = { choices: [...from.choices, option], state, value }
      ;(goesOn && !hasRolled ? open : ends).push(next)
    }
    return open
  }

  /** What a choice is worth before its dice are known: the mean over several rolls, each followed by the best action. */
  private rolled(state: State, option: Option, seat: number, dice: Chance): number {
    let sum = 0
    for (let roll = 0; roll < ROLLS; roll++) {
      const next = this.referee.clone(state)
      next.chance = dice.branch()
      this.referee.choose(next, option)
      this.budget.spend()
      sum += this.goesOn(next, seat) ? (this.actions(next, 1, null)[0]?.value ?? 0) : this.value(next, seat)
    }
    return sum / ROLLS
  }

  private optionsOf(state: State, seat: number): readonly Option[] {
    const options = this.referee.options(state)
    const decision = this.referee.waiting(state)?.decision
    if (decision === undefined || this.advice.narrow === undefined) return options
    return this.advice.narrow(decision, options, state.g, seat)
  }

  /** Whether the seat is in the middle of its action. */
  goesOn(state: State, seat: number): boolean {
    const next = this.referee.waiting(state)
    return next !== null && next.seat === seat && !this.advice.begins.includes(next.decision)
  }

  private value(state: State, seat: number): number {
    return this.advice.value(state.g, seat)
  }
}

/** The names of the choices, joined. */
export function lineOf(referee: Referee, world: State, choices: readonly Option[]): string {
  const state = referee.clone(world)
  const names: string[] = []
  for (const [i, choice] of choices.entries()) {
    names.push(referee.name(state, choice))
    if (i < choices.length - 1) referee.choose(state, choice)
  }
  return names.join(SEPARATOR)
}

const bestFirst = (actions: Action[]): Action[] => actions.sort((a, b) => b.value - a.value)
