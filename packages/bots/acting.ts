// Whole actions in an imagined world: the ways a seat can bring its action to its end, and the quick player that takes
// the one that looks best. One choice alone says little, and dice that have not been rolled say nothing yet: an action
// ends where chance speaks.

import type { Chance, ChanceState, Option, Referee, State } from '@tableworks/kernel'
import type { Advice } from './advice.ts'
import type { Patience } from './patience.ts'

/** A way to act: its choices up to where it ends or chance speaks, the position then, and what that is worth. */
export interface Action {
  readonly choices: readonly Option[]
  readonly state: State
  readonly value: number
}

/** No action is longer; one that is ends there. */
const MOST_CHOICES = 60
/** Rolls over which an action is averaged whose seat goes on once the dice have fallen. */
const ROLLS = 6

/** A number that grows with every draw. */
export const drawsOf = (chance: ChanceState): number => ('seed' in chance ? chance.drawn : chance.d)

export class Acting {
  private readonly referee: Referee
  private readonly advice: Advice
  private readonly patience: Patience

  constructor(referee: Referee, advice: Advice, patience: Patience) {
    this.referee = referee
    this.advice = advice
    this.patience = patience
  }

  /**
   * The ways in which the waiting seat can act, best first. Each first choice has a beam of its own of this width: right
   * after it many look alike, and what follows tells them apart. `dice` are for trying other rolls than the world's.
   */
  actions(world: State, width: number, dice: Chance | null): Action[] {
    const seat = this.referee.waiting(world)?.seat ?? 0
    const ends: Action[] = []
    for (const first of this.afterEach({ choices: [], state: world, value: 0 }, seat, ends, dice)) {
      let open = [first]
      for (let depth = 1; open.length > 0; depth++) {
        const isLong = depth >= MOST_CHOICES || this.patience.isGone()
        if (isLong) ends.push(...open)
        open = isLong ? [] : bestFirst(open.flatMap(one => this.afterEach(one, seat, ends, dice))).slice(0, width)
      }
    }
    return bestFirst(ends)
  }

  /**
   * Acts for the waiting seat as looks best to it, changing the state in place. What it tries it tries with dice of its
   * own, so that it never chooses by rolls it could not know.
   */
  act(state: State, dice: Chance): void {
    const imagined = this.referee.clone(state)
    imagined.chance = dice.branch()
    const [best] = this.actions(imagined, 1, null)
    if (best !== undefined && !this.patience.isGone()) this.carryOut(state, best.choices)
  }

  /** Makes these choices as far as they are offered and chance has not spoken. */
  carryOut(state: State, choices: readonly Option[]): void {
    const before = drawsOf(state.chance)
    for (const choice of choices) {
      const option = this.referee.listed(state, choice)
      if (option === undefined) return
      this.referee.choose(state, option)
      this.patience.spend()
      if (drawsOf(state.chance) !== before) return
    }
  }

  /** Every choice after this one: those that end the action go to `ends`, the others are given back. */
  private afterEach(from: Action, seat: number, ends: Action[], dice: Chance | null): Action[] {
    const open: Action[] = []
    for (const option of this.optionsOf(from.state, seat)) {
      if (this.patience.isGone() && ends.length + open.length > 0) break
      const state = this.referee.clone(from.state)
      this.referee.choose(state, option)
      this.patience.spend()
      const goesOn = this.goesOn(state, seat)
      const hasRolled = drawsOf(state.chance) !== drawsOf(from.state.chance)
      const value =
        goesOn && hasRolled && dice !== null ? this.rolled(from.state, option, seat, dice) : this.value(state, seat)
      const next = { choices: [...from.choices, option], state, value }
      ;(goesOn && !hasRolled ? open : ends).push(next)
    }
    return open
  }

  /** What a choice is worth before its dice are known: several rolls, each followed by what looks best then. */
  private rolled(state: State, option: Option, seat: number, dice: Chance): number {
    let sum = 0
    for (let roll = 0; roll < ROLLS; roll++) {
      const next = this.referee.clone(state)
      next.chance = dice.branch()
      this.referee.choose(next, option)
      this.patience.spend()
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

const bestFirst = (actions: Action[]): Action[] => actions.sort((a, b) => b.value - a.value)
