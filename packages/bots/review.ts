// Reviews a finished game: each side's winning chances over time, and the costliest actions. Chances are shares of wins in
// rollouts by a quick player. An action is compared with the best-looking one in worlds sampled from what its seat knew,
// over the same dice. More rollouts make the estimates better.

import {
  Chance,
  type Referee,
  type Result,
  type Seat,
  type State,
  swiftChance,
  type Table,
  viewOf,
} from '@tableworks/kernel'
import { drawsOf } from './acting.ts'
import { beginsWith, type Choice, Comparison, type ActionLine } from './comparing.ts'
import type { BotEntry } from './players.ts'
import { playOn, quickFor } from './quick.ts'

/** A finished game. */
export interface Recorded {
  readonly referee: Referee
  /** Every choice, in order. */
  readonly choices: readonly { readonly seat: Seat; readonly name: string }[]
  /** A copy of the position before a choice, or of the final position. */
  at(step: number): State
}

export const recordedOf = (table: Table): Recorded => ({
  referee: table.referee,
  choices: table.line.map(({ seat, text }) => ({ seat, name: text })),
  at: step => table.at(step),
})

/** Each side's estimated share of wins at a step. */
export interface Chances {
  readonly step: number
  readonly shares: readonly number[]
  /** The number of rollouts; 0 at the end of the game. */
  readonly playouts: number
}

/** An action that cost its seat points. */
export interface Mistake {
  readonly seat: Seat
  /** The step before its first choice. */
  readonly step: number
  readonly played: readonly Choice[]
  readonly better: readonly Choice[]
  /** The mean loss against the best opponent in points, and its standard error. */
  readonly cost: number
  readonly error: number
  readonly playouts: number
}

export interface Review {
  readonly chances: readonly Chances[]
  /** Up to three for each seat, the costliest first. */
  readonly mistakes: readonly Mistake[]
  /** The seats reviewed so far. */
  readonly judged: readonly Seat[]
  /** From 0 to 1. */
  readonly done: number
}

/** How many positions get chances, and rollouts for each: a few at first, the rest at the end. */
const POINTS = 16
const FIRST_ROUNDS = 2
const ROUNDS = 12
/** For each seat, this many suspects are tried in a few worlds, and the costliest again in other worlds. */
const SUSPECTS = 6
const TRIALS = 4
const FINALISTS = 4
const PROOFS = 12
const WORST = 3
/** Losses below this many standard errors could be luck. */
const SURE = 1.5
/** The estimated loss in points that makes an action a suspect. */
const SUSPICIOUS = 0.1
/** Sampled worlds for the first look at each action. */
const GLANCES = 2

/** Yields better and better reviews; the caller may stop at any time. */
export function* reviewing(
  entry: BotEntry,
  game: Recorded,
  people: readonly Seat[],
  seed: string,
): Generator<Review, void> {
  const chances = new ChancesOf(entry, game, seed)
  const judge = new Judge(entry, game, seed)
  const actions = actionsOf(entry, game).filter(({ seat }) => people.includes(seat))
  const work = new Work(
    chances.count * ROUNDS + actions.length + people.length * (SUSPECTS * TRIALS + FINALISTS * PROOFS),
  )
  let mistakes: readonly Mistake[] = []
  let judged: readonly Seat[] = []
  const sofar = (): Review => ({ chances: chances.found(), mistakes, judged, done: work.done })

  for (let nth = 0; nth < FIRST_ROUNDS * chances.count; nth++) {
    chances.playOn(nth)
    work.add(1)
    yield sofar()
  }
  const suspects: Suspect[] = []
  for (const action of actions) {
    const suspect = judge.glance(action)
    if (suspect !== null) suspects.push(suspect)
    work.add(1)
    yield sofar()
  }
  for (const seat of people) {
    const tried: Mistake[] = []
    for (const suspect of dearest(suspects, seat).slice(0, SUSPECTS)) {
      tried.push(judge.tried(suspect, TRIALS, 'trial'))
      work.add(TRIALS)
      yield sofar()
    }
    const proved: Mistake[] = []
    for (const finalist of dearest(tried, seat).slice(0, FINALISTS)) {
      proved.push(judge.tried(finalist, PROOFS, 'proof'))
      work.add(PROOFS)
      yield sofar()
    }
    const sure = proved.filter(({ cost, error }) => cost > SURE * error)
    mistakes = [...mistakes, ...dearest(sure, seat).slice(0, WORST)]
    judged = [...judged, seat]
  }
  for (let nth = FIRST_ROUNDS * chances.count; nth < ROUNDS * chances.count; nth++) {
    chances.playOn(nth)
    work.add(1)
    yield sofar()
  }
  yield { ...sofar(), done: 1 }
}

class Work {
  private readonly all: number
  private made = 0
  constructor(all: number) {
    this.all = all
  }
  add(units: number): void {
    this.made += units
  }
  get done(): number {
    return Math.min(1, this.made / Math.max(1, this.all))
  }
}

const dearest = <T extends { readonly seat: Seat; readonly cost: number }>(list: readonly T[], seat: Seat): T[] =>
  list.filter(one => one.seat === seat).toSorted((a, b) => b.cost - a.cost)

/** A seat's choices up to its next action, another seat's choice, or a random event. */
interface PlayedAction {
  readonly seat: Seat
  readonly step: number
  readonly line: ActionLine
}

function actionsOf({ advice, explaining }: BotEntry, { referee, choices, at }: Recorded): PlayedAction[] {
  const begins = advice?.begins ?? explaining?.begins ?? []
  const actions: { seat: Seat; step: number; line: string[] }[] = []
  let draws = -1
  for (const [step, { seat, name }] of choices.entries()) {
    const state = at(step)
    const last = actions.at(-1)
    const isNew = begins.includes(referee.waiting(state)?.decision ?? '') || drawsOf(state.chance) !== draws
    draws = drawsOf(state.chance)
    if (last === undefined || last.seat !== seat || isNew) actions.push({ seat, step, line: [name] })
    else last.line.push(name)
  }
  return actions
}

/** Winning chances at some steps, refined with every round. */
class ChancesOf {
  private readonly entry: BotEntry
  private readonly game: Recorded
  private readonly dice: Chance
  private readonly points: { readonly step: number; readonly sums: number[]; playouts: number }[]

  constructor(entry: BotEntry, game: Recorded, seed: string) {
    this.entry = entry
    this.game = game
    this.dice = new Chance(swiftChance(`chances ${seed}`))
    const last = game.choices.length
    const steps = Array.from({ length: POINTS }, (_, i) => Math.floor((i * last) / POINTS))
    this.points = [...new Set(steps)].map(step => ({ step, sums: [], playouts: 0 }))
  }

  get count(): number {
    return this.points.length
  }

  /** One more rollout from step `nth`, in rotation. */
  playOn(nth: number): void {
    const { referee, at } = this.game
    const point = this.points[nth % this.points.length]
    if (point === undefined) return
    const state = { ...at(point.step), chance: this.dice.branch() }
    playOn(quickFor(this.entry, referee), referee, state, new Chance(this.dice.branch()))
    const result = referee.result(state)
    if (result === null) return // an unfinished rollout has no winner
    for (const [side, share] of victories(result).entries()) point.sums[side] = (point.sums[side] ?? 0) + share
    point.playouts += 1
  }

  found(): Chances[] {
    const { referee, choices, at } = this.game
    const result = referee.result(at(choices.length))
    const shares = result === null ? [] : victories(result)
    const end: Chances = { step: choices.length, shares, playouts: 0 }
    return [
      ...this.points
        .filter(({ playouts }) => playouts > 0)
        // One extra game shared by all sides keeps a few rollouts from showing 0 or 100 %.
        .map(({ step, sums, playouts }) => ({
          step,
          playouts,
          shares: sums.map(sum => (sum + 1 / sums.length) / (playouts + 1)),
        })),
      end,
    ]
  }
}

/** Tied winners share the victory. */
function victories({ places }: Result): number[] {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}

interface Suspect {
  readonly seat: Seat
  readonly step: number
  readonly cost: number
  readonly played: readonly Choice[]
  readonly better: readonly Choice[]
}

const namesOf = (choices: readonly Choice[]): ActionLine => choices.map(({ name }) => name)

/** Compares the played action with the best-looking one, from what its seat knew. */
class Judge {
  private readonly entry: BotEntry
  private readonly game: Recorded
  private readonly seed: string

  constructor(entry: BotEntry, game: Recorded, seed: string) {
    this.entry = entry
    this.game = game
    this.seed = seed
  }

  private comparison(seat: Seat, step: number, worlds: number, what: string): Comparison {
    const { referee, at } = this.game
    const chance = new Chance(swiftChance(`${what} ${this.seed} ${step}`))
    return new Comparison(this.entry, viewOf(referee, at(step), seat), { referee, chance }, worlds)
  }

  /** The estimated loss at the end of the action; null if no action looks better. */
  glance({ seat, step, line }: PlayedAction): Suspect | null {
    const compared = this.comparison(seat, step, GLANCES, 'glance')
    const [first = line] = compared.lines()
    const best = compared.known(first)
    const played = compared.known(line)
    if (beginsWith(played, best) || beginsWith(best, played)) return null
    const cost = compared.differences(best, played).reduce((sum, { worth }) => sum + worth, 0)
    if (cost < SUSPICIOUS) return null
    return { seat, step, cost, played: compared.told(played), better: compared.told(best) }
  }

  /** The loss by rollouts to the end of the game. */
  tried({ seat, step, played, better }: Suspect, worlds: number, what: string): Mistake {
    const compared = this.comparison(seat, step, worlds, what)
    const costs = compared.rolloutGains(namesOf(better), namesOf(played))
    const cost = mean(costs)
    const spread = Math.sqrt(mean(costs.map(one => (one - cost) ** 2)))
    const error = spread / Math.sqrt(Math.max(1, costs.length - 1))
    return { seat, step, played, better, cost, error, playouts: costs.length }
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
