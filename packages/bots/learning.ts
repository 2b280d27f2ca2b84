// A learned value function: the expected final scores as a weighted sum of each side's features. The weights are fitted to a quick
// player's self-play games, and to pairs of actions played on with the same dice.

import { Chance, type Referee, type State, swiftChance, type VariantValue } from '@tableworks/kernel'
import { Acting } from './acting.ts'
import type { Advice } from './advice.ts'
import { ridge } from './least-squares.ts'
import { SearchBudget } from './search-budget.ts'

/** A learned value function's features. */
export interface Learning<S = unknown> {
  readonly names: readonly string[]
  /** For each side, its features in the order of the names. */
  features(g: S): readonly (readonly number[])[]
  /** The share of the game still to come, on which a feature's weight depends. */
  phase(g: S): number
  /** Each feature's prior weight, in points per unit. */
  readonly prior: readonly number[]
}

/** Each feature's constant weight, then its linear and its quadratic coefficient in the phase. */
export type JudgeWeights = readonly number[]

/** Weights per feature. */
const POWERS = 3

export const priorWeights = ({ prior, names }: Learning): number[] => [
  ...prior,
  ...Array.from({ length: (POWERS - 1) * names.length }, () => 0),
]

/** The expected final scores, each relative to the mean of all sides. */
export const judgeWith =
  <S>(learning: Learning<S>, weights: JudgeWeights) =>
  (g: S): number[] => {
    const phase = learning.phase(g)
    const count = learning.names.length
    return learning.features(g).map(features => {
      let sum = 0
      for (let i = 0; i < count; i++)
        sum +=
          (features[i] ?? 0) *
          ((weights[i] ?? 0) + phase * ((weights[count + i] ?? 0) + phase * (weights[2 * count + i] ?? 0)))
      return sum
    })
  }

/** The same advice with the learned value: the expected lead over the best opponent. */
export function advisedBy(advice: Advice, learning: Learning, weights: JudgeWeights): Advice {
  const judge = judgeWith(learning, weights)
  return {
    ...advice,
    value(g, side) {
      const scores = judge(g)
      return (scores[side] ?? 0) - Math.max(...scores.filter((_score, other) => other !== side))
    },
  }
}

/** A position in a lesson: each side's features, and the phase. */
interface Kept {
  readonly sides: readonly (readonly number[])[]
  readonly phase: number
}

/** Regression rows: each side's features relative to the mean, times the powers of the phase. */
type Rows = readonly Float64Array[]

interface Moment {
  readonly at: Kept
  /** Whether the next action was exploratory, in which case its outcome says nothing about this position. */
  readonly strays: boolean
}

interface Branch {
  readonly begin: Kept
  readonly end: Kept
  /** The final scores relative to their mean, or null if the game didn't end. */
  readonly scores: readonly number[] | null
}

/** A self-play game as plain data: its positions, its final scores, and some pairs of actions played on separately. */
export interface Lesson {
  readonly moments: readonly Moment[]
  readonly scores: readonly number[]
  readonly pairs: readonly (readonly [Branch, Branch])[]
}

export interface Course {
  readonly referee: Referee
  readonly advice: Advice
  readonly learning: Learning
  readonly seats: number
  readonly variants: Readonly<Record<string, VariantValue>>
}

/** One in this many actions is exploratory. */
const STRAYS_ONCE_IN = 8
/** At one in this many actions, a pair of actions is played on separately. */
const PAIRS_ONCE_IN = 6
/** How long a branch is: this many actions, plus a random number below the second. */
const SHORTEST_BRANCH = 5
const BRANCHES_VARY_BY = 8
/** Exploratory actions come from the best few. */
const AMONG_BEST = 5

/** Plays a self-play game with the quick player and records it for the fit. */
export function lesson(course: Course, seed: string): Lesson {
  const { referee, advice, seats, variants } = course
  const chance = new Chance(swiftChance(`lesson ${seed}`))
  const acting = new Acting(referee, advice, new SearchBudget(Infinity))
  const state = referee.open(seats, variants, swiftChance(`deal ${seed}`))
  const moments: Moment[] = []
  const pairs: (readonly [Branch, Branch])[] = []
  while (state.frames.length > 0) {
    const imagined = referee.clone(state)
    imagined.chance = chance.branch()
    const actions = acting.actions(imagined, 1, null)
    const strays = actions.length > 1 && chance.below(STRAYS_ONCE_IN) === 0
    const other = actions[1 + chance.below(Math.max(1, Math.min(AMONG_BEST, actions.length) - 1))]
    const [best] = actions
    if (best === undefined) throw new Error('the seat to move has no option')
    if (other !== undefined && chance.below(PAIRS_ONCE_IN) === 0) {
      const dice = chance.branch()
      const length = SHORTEST_BRANCH + chance.below(BRANCHES_VARY_BY)
      const played = (choices: (typeof best)['choices']) =>
        branch(course, acting, state, choices, new Chance({ ...dice }), length)
      pairs.push([played(other.choices), played(best.choices)])
    }
    moments.push({ at: keptOf(course, state), strays })
    acting.carryOut(state, strays && other !== undefined ? other.choices : best.choices)
  }
  return { moments, scores: beyondAverage(referee.result(state)?.scores ?? []), pairs }
}

function branch(
  course: Course,
  acting: Acting,
  from: State,
  choices: Parameters<Acting['carryOut']>[1],
  dice: Chance,
  length: number,
): Branch {
  const { referee } = course
  const state = referee.clone(from)
  state.chance = dice.branch()
  acting.carryOut(state, choices)
  const begin = keptOf(course, state)
  for (let played = 0; played < length && state.frames.length > 0; played++) acting.act(state, dice)
  const scores = referee.result(state)?.scores
  return { begin, end: keptOf(course, state), scores: scores === undefined ? null : beyondAverage(scores) }
}

const keptOf = ({ learning }: Course, { g }: State): Kept => ({ sides: learning.features(g), phase: learning.phase(g) })

function rowsOf({ sides, phase }: Kept): Rows {
  const count = sides[0]?.length ?? 0
  const mean = Array.from(
    { length: count },
    (_, i) => sides.reduce((sum, side) => sum + (side[i] ?? 0), 0) / sides.length,
  )
  return sides.map(side => {
    const row = new Float64Array(POWERS * count)
    for (let i = 0; i < count; i++) {
      const beyond = (side[i] ?? 0) - (mean[i] ?? 0)
      row[i] = beyond
      row[count + i] = beyond * phase
      row[2 * count + i] = beyond * phase * phase
    }
    return row
  })
}

function beyondAverage(scores: readonly number[]): number[] {
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
  return scores.map(score => score - mean)
}

/** How much the final scores count against the value of the next position, as λ in TD(λ). */
const FAR = 0.8
/** How much a pair counts relative to a position. Both branches share their luck, so a pair is less noisy. */
const PAIR_WEIGHT = 4
/** How strongly the ridge penalty pulls toward the prior. */
const HOLD = 300
/** The targets depend on the weights, so the fit is repeated. */
const FITS = 6

/** Fits the weights by ridge regression toward the prior. */
export function fitted(learning: Learning, lessons: readonly Lesson[], before: JudgeWeights): number[] {
  const read = lessons.map(readLesson)
  let weights = [...before]
  for (let fit = 0; fit < FITS; fit++) {
    const system = ridge(priorWeights(learning), HOLD)
    for (const { moments, scores, pairs } of read) {
      const targets = targetsOf(moments, scores, weights)
      for (const [i, { rows }] of moments.entries())
        for (const [side, row] of rows.entries()) system.add(row, targets[i]?.[side] ?? 0, 1)
      for (const [one, two] of pairs)
        for (const [side, row] of one.begin.entries()) {
          const other = two.begin[side]
          if (other === undefined) continue
          const difference = row.map((value, i) => value - (other[i] ?? 0))
          system.add(difference, endOf(one, side, weights) - endOf(two, side, weights), PAIR_WEIGHT)
        }
    }
    weights = system.solve()
  }
  return weights
}

/** A lesson as regression rows. */
const readLesson = ({ moments, scores, pairs }: Lesson) => ({
  moments: moments.map(({ at, strays }) => ({ rows: rowsOf(at), strays })),
  scores,
  pairs: pairs.map(([one, two]) => [readBranch(one), readBranch(two)] as const),
})

const readBranch = ({ begin, end, scores }: Branch) => ({ begin: rowsOf(begin), end: rowsOf(end), scores })

/** Each position's regression target: a mix of the final scores and the value of the next position. */
function targetsOf(
  moments: ReturnType<typeof readLesson>['moments'],
  scores: readonly number[],
  weights: JudgeWeights,
): number[][] {
  const targets: number[][] = []
  let ahead = [...scores]
  for (let i = moments.length - 1; i >= 0; i--) {
    const next = moments[i + 1]
    const judged = next?.rows.map(row => dot(row, weights))
    if (judged !== undefined && moments[i]?.strays === true) ahead = judged
    else if (judged !== undefined) ahead = ahead.map((value, side) => FAR * value + (1 - FAR) * (judged[side] ?? 0))
    targets[i] = [...ahead]
  }
  return targets
}

const endOf = ({ end, scores }: ReturnType<typeof readBranch>, side: number, weights: JudgeWeights): number =>
  scores?.[side] ?? dot(end[side] ?? new Float64Array(0), weights)

function dot(row: Float64Array, weights: JudgeWeights): number {
  let sum = 0
  for (let i = 0; i < row.length; i++) sum += (row[i] ?? 0) * (weights[i] ?? 0)
  return sum
}

/** The share of the variance in final scores that the weights explain (R²). */
export function explained(lessons: readonly Lesson[], weights: JudgeWeights): number {
  let missed = 0
  let spread = 0
  for (const { moments, scores } of lessons)
    for (const { at } of moments)
      for (const [side, row] of rowsOf(at).entries()) {
        missed += ((scores[side] ?? 0) - dot(row, weights)) ** 2
        spread += (scores[side] ?? 0) ** 2
      }
  return 1 - missed / Math.max(1e-9, spread)
}
