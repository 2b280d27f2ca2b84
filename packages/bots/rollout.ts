// The rollout player continues its best-looking actions with a quick player in every seat and compares the results. All candidates
// share the same sampled worlds and dice, so only the actions differ.

import { Chance, imagine, type Option, type Referee, type State } from '@tableworks/kernel'
import { type Action, Acting, lineOf } from './acting.ts'
import type { Advice, RolloutAdvice } from './advice.ts'
import { SearchBudget } from './search-budget.ts'
import type { Player } from './player.ts'

export interface RolloutConfig {
  readonly name: string
  readonly explain: string
  /** How many actions get rollouts. */
  readonly candidates: number
  /** The beam width for listing actions. */
  readonly width: number
  /** The number of rollouts that the prior evaluation counts as. */
  readonly trust: number
  /** The search budget: positions per decision. */
  readonly positions: number
}

export const ROLLOUT: RolloutConfig = {
  name: 'rehearsing',
  explain: 'tries its best actions in several simulated continuations and takes the best',
  candidates: 5,
  width: 3,
  trust: 1,
  positions: 8000,
}

export const THOROUGH: RolloutConfig = {
  ...ROLLOUT,
  name: 'thorough',
  explain: 'tries its best actions in many simulated continuations and takes the best',
  candidates: 6,
  positions: 20_000,
}

export const rolloutPlayer = (
  advice: Advice,
  rollouts: RolloutAdvice,
  quick: Player,
  config: RolloutConfig,
): Player => ({
  name: config.name,
  explain: config.explain,
  choose(seen, deps) {
    const [only] = seen.choices
    if (only !== undefined && seen.choices.length === 1) return only
    if (!rollouts.at.includes(seen.decision ?? '')) return quick.choose(seen, deps)
    const { referee, chance, enough } = deps
    const budget = new SearchBudget(config.positions, enough)
    const acting = new Acting(referee, advice, budget)
    const imagined = (): State => imagine(referee, seen, chance)
    const world = imagined()
    const runner = new RolloutRunner(referee, advice, rollouts, seen.seat ?? 0, budget)
    const listed = acting.actions(world, config.width, chance).slice(0, config.candidates)
    const best = bestByRollouts(listed, runner, imagined, chance, config, budget)
    return lineOf(referee, world, best.choices)
  },
})

class RolloutRunner {
  private readonly referee: Referee
  private readonly acting: Acting
  private readonly advice: Advice
  private readonly rollouts: RolloutAdvice
  private readonly seat: number
  private readonly budget: SearchBudget

  constructor(referee: Referee, advice: Advice, rollouts: RolloutAdvice, seat: number, budget: SearchBudget) {
    this.referee = referee
    this.acting = new Acting(referee, advice, budget)
    this.budget = budget
    this.advice = advice
    this.rollouts = rollouts
    this.seat = seat
  }

  /** The seat's value after this action and a rollout. */
  play(world: State, choices: readonly Option[], dice: Chance, guesses: Chance): number {
    const state = this.referee.clone(world)
    state.chance = dice.branch()
    this.acting.carryOut(state, choices)
    const most = this.rollouts.actions(state.g)
    for (let played = 0; played < most && state.frames.length > 0; played++) {
      if (this.budget.isEmpty()) break
      this.acting.act(state, guesses)
    }
    return this.judged(state)
  }

  private judged(state: State): number {
    const result = this.referee.result(state)
    const scores = result?.scores ?? this.rollouts.judge?.(state.g)
    if (scores === undefined) return this.advice.value(state.g, this.seat)
    return (scores[this.seat] ?? 0) - Math.max(...scores.filter((_score, seat) => seat !== this.seat))
  }
}

interface Candidate {
  readonly action: Action
  /** The prior: its value relative to the best-looking action. */
  readonly looks: number
  /** The sum of its rollout results relative to the same action. */
  shown: number
  times: number
}

/** Sequential halving: each round gives all candidates rollouts and keeps the better half. */
function bestByRollouts(
  listed: readonly Action[],
  runner: RolloutRunner,
  imagined: () => State,
  chance: Chance,
  { trust }: RolloutConfig,
  budget: SearchBudget,
): Action {
  const [first] = listed
  if (first === undefined) throw new Error('the seat to move has no option')
  let left = listed.map((action): Candidate => ({ action, looks: action.value - first.value, shown: 0, times: 0 }))
  const merit = ({ looks, shown, times }: Candidate) => (shown + trust * looks) / (times + trust)
  for (let rounds = Math.ceil(Math.log2(left.length)); rounds > 0 && left.length > 1; rounds--) {
    budget.share(rounds - 1)
    while (!budget.isShareSpent()) rollOut(left, first, runner, imagined(), chance, budget)
    left = left.toSorted((a, b) => merit(b) - merit(a)).slice(0, Math.ceil(left.length / 2))
  }
  return left[0]?.action ?? first
}

/** One rollout for each candidate in the same world. Incomplete rounds are dropped because they would bias the sums. */
function rollOut(
  left: readonly Candidate[],
  first: Action,
  runner: RolloutRunner,
  world: State,
  chance: Chance,
  budget: SearchBudget,
): void {
  const dice = chance.branch()
  const guesses = chance.branch()
  const play = ({ choices }: Action) => runner.play(world, choices, new Chance({ ...dice }), new Chance({ ...guesses }))
  const yardstick = play(first)
  const shown: number[] = []
  for (const { action } of left) {
    if (budget.isEmpty()) return
    shown.push(action === first ? 0 : play(action) - yardstick)
  }
  if (budget.isEmpty()) return
  for (const [i, candidate] of left.entries()) {
    candidate.times += 1
    candidate.shown += shown[i] ?? 0
  }
}
