// A judge that is learned: the final scores to expect, as a weighted sum of what each side has. The weights are fitted to
// games that a quick player played against itself, and to pairs of actions played on over the same dice.

import { Chance, type Referee, type State, swiftChance, type VariantValue } from '@tableworks/kernel'
import { Acting } from './acting.ts'
import type { Advice } from './advice.ts'
import { ridge } from './least-squares.ts'
import { Patience } from './patience.ts'

/** What a judge looks at. */
export interface Learning<S = unknown> {
  readonly names: readonly string[]
  /** For every side, how much there is of each, in the order of the names. */
  features(g: S): readonly (readonly number[])[]
  /** The share of the game that is still to come: a thing's worth changes with it. */
  phase(g: S): number
  /** What one of each is worth in points before anything was learned. */
  readonly prior: readonly number[]
}

/** For each name its worth, and how that grows with the phase and with its square. */
export type JudgeWeights = readonly number[]

/** How many weights a name has. */
const POWERS = 3

export const priorWeights = ({ prior, names }: Learning): number[] => [
  ...prior,
  ...Array.from({ length: (POWERS - 1) * names.length }, () => 0),
]

/** The final scores to expect, each against the average of all. */
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

/** The same advice, but positions are worth what was learned: the score to expect beyond the best of the others. */
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

/** A position as lessons keep it: what each side has, in the order of the names, and the phase. */
interface Kept {
  readonly sides: readonly (readonly number[])[]
  readonly phase: number
}

/** A position as the fit sees it: for each side what it has beyond the average, by powers of the phase. */
type Rows = readonly Float64Array[]

interface Moment {
  readonly at: Kept
  /** Whether what was done next was not what looked best, so that what came of it says nothing about this position. */
  readonly strays: boolean
}

interface Branch {
  readonly begin: Kept
  readonly end: Kept
  /** The final scores beyond their average, if it came to the end. */
  readonly scores: readonly number[] | null
}

/** A game of self-play as plain data: where its actions ended, how it ended, and a few actions played on aside, two by two. */
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

/** One action in so many is not the one that looks best. */
const STRAYS_ONCE_IN = 8
/** At one action in so many, two ways to act are played on aside. */
const PAIRS_ONCE_IN = 6
/** How far they are played on: this many actions, and up to so many more. */
const SHORTEST_BRANCH = 5
const BRANCHES_VARY_BY = 8
/** Where a stray action comes from. */
const AMONG_BEST = 5

/** Plays a game of the quick player against itself and keeps what can be learned from it. */
export function lesson(course: Course, seed: string): Lesson {
  const { referee, advice, seats, variants } = course
  const chance = new Chance(swiftChance(`lesson ${seed}`))
  const acting = new Acting(referee, advice, new Patience(Infinity))
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
    if (best === undefined) throw new Error('a waiting seat has no option')
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

/** How much of what a position will bring is read from the end of the game, and not from the judgement of the next. */
const FAR = 0.8
/** What a pair tells counts so many times as much as a position: its luck is shared. */
const PAIR_WEIGHT = 4
/** How strongly the weights hold on to where they began. */
const HOLD = 300
/** Judgements lean on each other, so they are fitted again and again. */
const FITS = 6

/** The weights that judge these games best, not far from those before where the games say little. */
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

/** A lesson as the fit sees it. */
const readLesson = ({ moments, scores, pairs }: Lesson) => ({
  moments: moments.map(({ at, strays }) => ({ rows: rowsOf(at), strays })),
  scores,
  pairs: pairs.map(([one, two]) => [readBranch(one), readBranch(two)] as const),
})

const readBranch = ({ begin, end, scores }: Branch) => ({ begin: rowsOf(begin), end: rowsOf(end), scores })

/** What each position of a game is taken to be worth to each side: partly how it ended, partly how the next one is judged. */
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

/** How much of the spread of final scores the judgement explains; 1 is all of it. */
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
