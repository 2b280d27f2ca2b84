// Tunes a game's evaluation weights by self-play. In every game each seat plays with its own weights, perturbed around a common
// centre. A regression of each seat's lead on its perturbation shows where to move the centre, so each game says something about
// all weights at once.

import { Chance, type Referee, swiftChance, type VariantValue } from '@tableworks/kernel'
import { ridge } from './least-squares.ts'
import type { BotEntry } from './players.ts'
import { quickFor } from './quick.ts'

/** What `tw tune` can change in a game's bot. */
export interface Tuning<W = unknown> {
  /** Numbers by name. A name may hold a list, which is scaled as a whole, or a record of numbers. */
  readonly weights: W
  /** A bot with these weights. */
  entry(weights: W): Pick<BotEntry, 'advice' | 'explaining'>
  /** Names of weights that are shares and therefore at most 1. */
  readonly shares?: readonly string[]
  /** Names of weights that aren't tuned. */
  readonly fixed?: readonly string[]
}

/** A factor for each weight by name, such as `rent` or `dollar.2`; 1 if missing. */
export type Turns = Readonly<Record<string, number>>

type Weighed = Readonly<Record<string, unknown>>

/** The names of the tunable weights. */
export const tunableWeights = ({ weights, fixed = [] }: Tuning): string[] =>
  Object.entries(weights as Weighed)
    .filter(([name]) => !fixed.includes(name))
    .flatMap(([name, weight]) => (isRecord(weight) ? Object.keys(weight).map(key => `${name}.${key}`) : [name]))

/** The weights times their factors. */
export function turned<W>({ weights, shares = [] }: Tuning<W>, turns: Turns): W {
  const turn = (name: string, weight: unknown): unknown => {
    const most = shares.includes(name.split('.')[0] ?? '') ? 1 : Infinity
    const by = turns[name] ?? 1
    if (typeof weight === 'number') return Math.min(most, weight * by)
    if (Array.isArray(weight)) return weight.map(one => Math.min(most, Number(one) * by))
    return Object.fromEntries(Object.entries(weight as Weighed).map(([key, one]) => [key, turn(`${name}.${key}`, one)]))
  }
  return Object.fromEntries(Object.entries(weights as Weighed).map(([name, one]) => [name, turn(name, one)])) as W
}

const isRecord = (weight: unknown): weight is Weighed => typeof weight === 'object' && !Array.isArray(weight)

export interface TuningCourse {
  readonly referee: Referee
  readonly tuning: Tuning
  readonly seats: number
  readonly variants: Readonly<Record<string, VariantValue>>
  /** The standard deviation of the log factors. */
  readonly perturbation: number
}

/** Plays a game in which each seat has its own perturbed weights; returns the final scores. */
export function trial(course: TuningCourse, centre: Turns, seed: string): readonly number[] {
  const names = tunableWeights(course.tuning)
  const around = (throws: readonly number[]): Turns =>
    Object.fromEntries(
      names.map((name, i) => [name, (centre[name] ?? 1) * Math.exp(course.perturbation * (throws[i] ?? 0))]),
    )
  return played(course, throwsOf(names.length, course.seats, seed).map(around), seed)
}

/** Plays a game with the first weights in one seat and the second in all others; returns the final scores. */
export const duel = (course: TuningCourse, one: Turns, others: Turns, seat: number, seed: string): readonly number[] =>
  played(
    course,
    Array.from({ length: course.seats }, (_, at) => (at === seat ? one : others)),
    seed,
  )

function played(
  { referee, tuning, seats, variants }: TuningCourse,
  turns: readonly Turns[],
  seed: string,
): readonly number[] {
  const quick = turns.map(one => quickFor(tuning.entry(turned(tuning, one)), referee))
  const state = referee.open(seats, variants, swiftChance(`deal ${seed}`))
  const dice = new Chance(swiftChance(`dice ${seed}`))
  const most = referee.mostChoices(state)
  for (let acted = 0; acted < most && state.frames.length > 0; acted++)
    quick[referee.waiting(state)?.seat ?? 0]?.act(state, dice)
  return referee.result(state)?.scores ?? []
}

/** A normal variate for each seat and weight, always the same for the same seed. */
function throwsOf(count: number, seats: number, seed: string): number[][] {
  const chance = new Chance(swiftChance(`strewn ${seed}`))
  const share = () => (chance.below(FINE) + 1) / FINE
  // The Box–Muller transform.
  const throwOne = () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share())
  return Array.from({ length: seats }, () => Array.from({ length: count }, throwOne))
}
const FINE = 1_000_000

/** A trial's result. Its seed determines the perturbations. */
export interface Trial {
  readonly seed: string
  readonly scores: readonly number[]
}

/** A weight's effect, in points per standard deviation of the perturbation. */
export interface Slope {
  readonly name: string
  readonly points: number
  /** The t statistic: the slope in standard errors. */
  readonly sureness: number
  /** The second derivative. If negative, there is an optimum. */
  readonly bend: number
}

/**
 * Regresses each seat's lead over the table's mean on its perturbation. Leads saturate at about `lead` points, for games in
 * which the margin says little.
 */
export function slopesOf(tuning: Tuning, seats: number, trials: readonly Trial[], lead = Infinity): Slope[] {
  const names = tunableWeights(tuning)
  const count = names.length
  const system = ridge(
    Array.from({ length: 2 * count }, () => 0),
    0,
  )
  const rows: { row: Float64Array; beyond: number }[] = []
  for (const { seed, scores } of trials) {
    if (scores.length === 0) continue
    const all = throwsOf(count, seats, seed).map(throws => [...throws, ...throws.map(one => one * one)])
    const average = Array.from({ length: 2 * count }, (_, i) => mean(all.map(throws => throws[i] ?? 0)))
    const middle = mean(scores)
    for (const [seat, throws] of all.entries()) {
      const row = Float64Array.from(throws, (one, i) => one - (average[i] ?? 0))
      rows.push({ row, beyond: upTo(lead, (scores[seat] ?? 0) - middle) })
    }
  }
  for (const { row, beyond } of rows) system.add(row, beyond, 1)
  const fit = system.solve()
  // The leads at a table add up to zero, so it has one degree of freedom less than it has seats.
  const told = (rows.length * (seats - 1)) / seats
  let missed = 0
  for (const { row, beyond } of rows)
    missed += (beyond - row.reduce((sum, one, i) => sum + one * (fit[i] ?? 0), 0)) ** 2
  const error = Math.sqrt(missed / Math.max(1, told - 2 * count) / Math.max(1, told))
  return names.map((name, i) => {
    const points = fit[i] ?? 0
    return { name, points, sureness: points / Math.max(error, 1e-9), bend: 2 * (fit[count + i] ?? 0) }
  })
}

const upTo = (lead: number, beyond: number): number => (lead === Infinity ? beyond : lead * Math.tanh(beyond / lead))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** The longest step a weight may take, in standard deviations of the perturbation. */
const FARTHEST = 1.5

/**
 * The next centre, or a point on the way there. Each weight moves to its estimated optimum, within the range tried. Weights without
 * a significant slope stay where they are.
 */
export const moved = (centre: Turns, slopes: readonly Slope[], perturbation: number, part = 1): Turns =>
  Object.fromEntries(
    slopes.map(({ name, points, sureness, bend }) => {
      const best = bend < 0 ? Math.min(FARTHEST, Math.abs(points / bend)) : FARTHEST
      const trusted = Math.max(0, 1 - 1 / sureness ** 2)
      return [name, (centre[name] ?? 1) * Math.exp(perturbation * part * best * trusted * Math.sign(points))]
    }),
  )
