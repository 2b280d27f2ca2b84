// Tuning: how much each weight of a game's judgement should be, found by play. In every game each seat plays by weights of its
// own, strewn around a common centre; which of them go with doing better than the others at the table says where the centre
// should move. So one game tells something about all weights at once.

import { Chance, type Referee, swiftChance, type VariantValue } from '@tableworks/kernel'
import { ridge } from './least-squares.ts'
import type { BotEntry } from './players.ts'
import { quickFor } from './quick.ts'

/** What can be tuned of a game's bot. */
export interface Tuning<W = unknown> {
  /** Plain numbers by name; a name may hold a list, which is turned as a whole, or names of its own. */
  readonly weights: W
  /** How it plays by these weights. */
  entry(weights: W): Pick<BotEntry, 'advice' | 'explaining'>
  /** Weights that are shares of something, by name: never more than one. */
  readonly shares?: readonly string[]
  /** Weights that stay as they are, by name. */
  readonly fixed?: readonly string[]
}

/** By what each weight is multiplied, by its name: `rent`, or `dollar.2`. Those that are not named stay as they are. */
export type Turns = Readonly<Record<string, number>>

type Weighed = Readonly<Record<string, unknown>>

/** The weights that can be turned, by name. */
export const knobsOf = ({ weights, fixed = [] }: Tuning): string[] =>
  Object.entries(weights as Weighed)
    .filter(([name]) => !fixed.includes(name))
    .flatMap(([name, weight]) => (isRecord(weight) ? Object.keys(weight).map(key => `${name}.${key}`) : [name]))

/** The weights, each multiplied by its turn. */
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
  /** How far the weights are strewn: up or down by a factor of e to this, two times in three. */
  readonly strewn: number
}

/** A game in which each seat plays by weights of its own around these; gives the final scores. */
export function trial(course: TuningCourse, centre: Turns, seed: string): readonly number[] {
  const knobs = knobsOf(course.tuning)
  const around = (throws: readonly number[]): Turns =>
    Object.fromEntries(knobs.map((name, i) => [name, (centre[name] ?? 1) * Math.exp(course.strewn * (throws[i] ?? 0))]))
  return played(course, throwsOf(knobs.length, course.seats, seed).map(around), seed)
}

/** A game of one seat by the one weights against all others by the other; gives the final scores. */
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

/** For each seat and knob a number from the normal distribution; the same for the same seed. */
function throwsOf(knobs: number, seats: number, seed: string): number[][] {
  const chance = new Chance(swiftChance(`strewn ${seed}`))
  const share = () => (chance.below(FINE) + 1) / FINE
  // Box and Muller's way to the normal distribution.
  const throwOne = () => Math.sqrt(-2 * Math.log(share())) * Math.cos(2 * Math.PI * share())
  return Array.from({ length: seats }, () => Array.from({ length: knobs }, throwOne))
}
const FINE = 1_000_000

/** What a trial has shown; its seed tells what every seat played by. */
export interface Trial {
  readonly seed: string
  readonly scores: readonly number[]
}

/** What turning a weight up brings, in points for a step of the strewing, and how far that is from chance. */
export interface Slope {
  readonly name: string
  readonly points: number
  /** In standard errors. */
  readonly sureness: number
  /** How the slope changes with each step up: below nothing there is a best place, and turning on from there harms. */
  readonly bend: number
}

/**
 * Every seat against the average of its table, in what it played by and in what came of it. From about `lead` points on, being
 * further ahead counts hardly more: for games in which a win by far says little.
 */
export function slopesOf(tuning: Tuning, seats: number, trials: readonly Trial[], lead = Infinity): Slope[] {
  const knobs = knobsOf(tuning)
  const count = knobs.length
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
  // A seat's place among the others is told by the others: a table of three tells two things.
  const told = (rows.length * (seats - 1)) / seats
  let missed = 0
  for (const { row, beyond } of rows)
    missed += (beyond - row.reduce((sum, one, i) => sum + one * (fit[i] ?? 0), 0)) ** 2
  const error = Math.sqrt(missed / Math.max(1, told - 2 * count) / Math.max(1, told))
  return knobs.map((name, i) => {
    const points = fit[i] ?? 0
    return { name, points, sureness: points / Math.max(error, 1e-9), bend: 2 * (fit[count + i] ?? 0) }
  })
}

const upTo = (lead: number, beyond: number): number => (lead === Infinity ? beyond : lead * Math.tanh(beyond / lead))

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** A weight moves this many steps of the strewing at a time, at most. */
const FARTHEST = 1.5

/**
 * The next centre, or a part of the way there: each weight goes to where it looks best, but no further than has been tried;
 * what chance would explain as well stays.
 */
export const moved = (centre: Turns, slopes: readonly Slope[], strewn: number, part = 1): Turns =>
  Object.fromEntries(
    slopes.map(({ name, points, sureness, bend }) => {
      const best = bend < 0 ? Math.min(FARTHEST, Math.abs(points / bend)) : FARTHEST
      const trusted = Math.max(0, 1 - 1 / sureness ** 2)
      return [name, (centre[name] ?? 1) * Math.exp(strewn * part * best * trusted * Math.sign(points))]
    }),
  )
