// A game looked at again when it is over: everybody's chances as it went on, and the choices that cost most. Chances are
// shares of games that a quick player played on from there; a choice is compared with what looks best in worlds that its
// seat could imagine then, over the same dice. All of it is a guess, and the more often it is played on the better.

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
import { beginsWith, type Choice, Comparison, type Line } from './comparing.ts'
import type { BotEntry } from './players.ts'
import { playOn, quickFor } from './quick.ts'

/** A game that is over. */
export interface Recorded {
  readonly referee: Referee
  /** Every choice, in order. */
  readonly choices: readonly { readonly seat: Seat; readonly name: string }[]
  /** The position before a choice, as a copy; after the last of them, the end. */
  at(step: number): State
}

export const recordedOf = (table: Table): Recorded => ({
  referee: table.referee,
  choices: table.line.map(({ seat, text }) => ({ seat, name: text })),
  at: step => table.at(step),
})

/** What each side could hope for at a step: its share of the victories. */
export interface Chances {
  readonly step: number
  readonly shares: readonly number[]
  /** How often it was played on from there; 0 where the game was over. */
  readonly playouts: number
}

/** A choice that cost its seat something. */
export interface Mistake {
  readonly seat: Seat
  /** Where it was made: the step before its first choice. */
  readonly step: number
  readonly played: readonly Choice[]
  readonly better: readonly Choice[]
  /** In points against the best of the others, on average, and how far off that may be: a standard error. */
  readonly cost: number
  readonly error: number
  readonly playouts: number
}

export interface Review {
  readonly chances: readonly Chances[]
  /** Of each seat the three that cost most, or fewer. */
  readonly mistakes: readonly Mistake[]
  /** Whose choices have been looked at: of anybody else nothing is known yet. */
  readonly judged: readonly Seat[]
  /** From 0 to 1. */
  readonly done: number
}

/** So many positions have their chances worked out, each so often: a few times first, and at last more. */
const POINTS = 16
const FIRST_ROUNDS = 2
const ROUNDS = 12
/** Of each seat so many choices are tried, in so many worlds, and the dearest of them again in others. */
const SUSPECTS = 6
const TRIALS = 4
const FINALISTS = 4
const PROOFS = 12
const WORST = 3
/** What is not so many standard errors away from nothing could as well be luck. */
const SURE = 1.5
/** Points a choice has to cost, at first sight, to be suspected. */
const SUSPICIOUS = 0.1
/** Worlds in which every choice is looked at once. */
const GLANCES = 2

/** Looks at a game, coarsely first and then more closely; whoever has seen enough stops asking for more. */
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

/** What a seat did in one go: up to the next action of its own, another seat's choice, or chance. */
interface PlayedAction {
  readonly seat: Seat
  readonly step: number
  readonly line: Line
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

/** The chances of all sides at some steps of the game, better known with every round. */
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

  /** Plays on once more from one of the steps; they take turns. */
  playOn(nth: number): void {
    const { referee, at } = this.game
    const point = this.points[nth % this.points.length]
    if (point === undefined) return
    const state = { ...at(point.step), chance: this.dice.branch() }
    playOn(quickFor(this.entry, referee), referee, state, new Chance(this.dice.branch()))
    const result = referee.result(state)
    if (result === null) return // a game that found no end tells nothing
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
        // Nobody is sure of anything after a few games: one more is thought of that all share.
        .map(({ step, sums, playouts }) => ({
          step,
          playouts,
          shares: sums.map(sum => (sum + 1 / sums.length) / (playouts + 1)),
        })),
      end,
    ]
  }
}

/** Who wins shares one victory with whoever wins as well. */
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

const namesOf = (choices: readonly Choice[]): Line => choices.map(({ name }) => name)

/** Compares what was played with what looks best, knowing what its seat knew. */
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

  /** What an action cost as it looks when it is over; null when nothing looks better. */
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

  /** The same when everybody plays on to the end. */
  tried({ seat, step, played, better }: Suspect, worlds: number, what: string): Mistake {
    const compared = this.comparison(seat, step, worlds, what)
    const costs = compared.rehearsed(namesOf(better), namesOf(played))
    const cost = mean(costs)
    const spread = Math.sqrt(mean(costs.map(one => (one - cost) ** 2)))
    const error = spread / Math.sqrt(Math.max(1, costs.length - 1))
    return { seat, step, played, better, cost, error, playouts: costs.length }
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
