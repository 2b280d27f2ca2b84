// Reviews a finished game and finds the actions that cost their seats most. Every action is compared with the best-looking one by
// evaluation. The most suspicious ones and the better actions are then played to the end of the game, in the same worlds, sampled
// from what the seat knew, and with the same dice. The longer it runs, the more games support each mistake.

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
import { type ActionLine, beginsWith, type NamedChoice, Comparison } from './comparing.ts'
import { type Reason, reasonsIn } from './hint.ts'
import { type BotEntry, beginsOf } from './players.ts'
import { leadOf, meanOf, victoryOf } from './results.ts'

/** A finished game. */
export interface ReviewedGame {
  readonly referee: Referee
  /** Every choice, in order. */
  readonly choices: readonly { readonly seat: Seat; readonly name: string }[]
  /** A copy of the position before a choice, or of the final position. */
  at(step: number): State
}

export const recordedOf = (table: Table): ReviewedGame => ({
  referee: table.referee,
  choices: table.line.map(({ seat, text }) => ({ seat, name: text })),
  at: step => table.at(step),
})

/** An action that cost its seat points. */
export interface Mistake {
  readonly seat: Seat
  /** The step before its first choice. */
  readonly step: number
  readonly played: readonly NamedChoice[]
  readonly better: readonly NamedChoice[]
  /** The mean loss against the best opponent in points, with its standard error. */
  readonly cost: number
  readonly error: number
  readonly playouts: number
  /** How the games ended after each action. */
  readonly after: { readonly played: Ends; readonly better: Ends }
  /** What the better action gains right away, largest first. */
  readonly reasons: readonly Reason[]
}

/** How several games ended, on average. */
export interface Ends {
  /** Each side's mean final score. */
  readonly scores: readonly number[]
  /** The seat's share of the wins. */
  readonly wins: number
}

export interface Review {
  /** Up to three per seat, costliest first. */
  readonly mistakes: readonly Mistake[]
  /** The seats reviewed so far. */
  readonly judged: readonly Seat[]
  /** From 0 to 1. */
  readonly done: number
}

/**
 * How many suspects of each seat are tried in a few worlds. The costliest are then tried in other worlds, and the worst of those
 * are kept.
 */
const SUSPECTS = 6
const TRIALS = 4
const FINALISTS = 4
const PROOFS = 12
const WORST = 3
/** At the end, the mistakes of all seats are tried in more worlds: this many per batch, up to a maximum. */
const BATCH = 12
const MOST_PLAYOUTS = 96
/** Losses below this many standard errors could be luck. */
const SURE = 2
/** The estimated loss in points that makes an action a suspect. */
const SUSPICIOUS = 0.1
/** Sampled worlds for the first look at each action. */
const GLANCES = 2
const MOST_REASONS = 3

/** Yields better and better reviews. The caller may stop at any time. */
export function* reviewing(
  entry: BotEntry,
  game: ReviewedGame,
  people: readonly Seat[],
  seed: string,
): Generator<Review, void> {
  const judge = new Judge(entry, game, seed)
  const actions = actionsOf(entry, game).filter(({ seat }) => people.includes(seat))
  const work = new Work(actions.length + people.length * (SUSPECTS * TRIALS + FINALISTS * PROOFS + WORST * MORE))
  let found: readonly Trial[] = []
  let judged: readonly Seat[] = []
  const sofar = (): Review => ({
    mistakes: people.flatMap(seat => dearest(found, seat).filter(isSure).slice(0, WORST)).map(one => judge.told(one)),
    judged,
    done: work.done,
  })

  const suspects: Suspect[] = []
  for (const action of actions) {
    const suspect = judge.glance(action)
    if (suspect !== null) suspects.push(suspect)
    work.add(1)
    yield sofar()
  }
  for (const seat of people) {
    const tried: Trial[] = []
    for (const suspect of dearest(suspects, seat).slice(0, SUSPECTS)) {
      tried.push(judge.tried(suspect, TRIALS, 'trial'))
      work.add(TRIALS)
      yield sofar()
    }
    const proved: Trial[] = []
    for (const finalist of dearest(tried, seat).slice(0, FINALISTS)) {
      proved.push(judge.tried(finalist, PROOFS, 'proof'))
      work.add(PROOFS)
      yield sofar()
    }
    found = [...found, ...dearest(proved.filter(isSure), seat).slice(0, WORST)]
    judged = [...judged, seat]
    yield sofar()
  }
  for (let batch = 0; batch * BATCH < MORE; batch++)
    for (const [i, one] of found.entries()) {
      found = found.with(i, joined(one, judge.tried(one, BATCH, `more ${batch}`)))
      work.add(BATCH)
      yield sofar()
    }
  yield { ...sofar(), done: 1 }
}

const MORE = MOST_PLAYOUTS - PROOFS

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

function actionsOf(entry: BotEntry, { referee, choices, at }: ReviewedGame): PlayedAction[] {
  const begins = beginsOf(entry)
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

interface Suspect {
  readonly seat: Seat
  readonly step: number
  readonly cost: number
  readonly played: readonly NamedChoice[]
  readonly better: readonly NamedChoice[]
}

/** A suspect with the games that were continued from it. */
interface Trial extends Suspect {
  readonly ends: readonly { readonly one: Result; readonly other: Result }[]
}

const namesOf = (choices: readonly NamedChoice[]): ActionLine => choices.map(({ name }) => name)

/** What the played action lost in each of the games. */
const costsOf = ({ ends, seat }: Trial): number[] =>
  ends.map(({ one, other }) => leadOf(one, seat) - leadOf(other, seat))

const withCost = (trial: Trial): Trial => ({ ...trial, cost: mean(costsOf(trial)) })

const joined = (one: Trial, more: Trial): Trial => withCost({ ...one, ends: [...one.ends, ...more.ends] })

const errorOf = (trial: Trial): number => meanOf(costsOf(trial)).error

const isSure = (trial: Trial): boolean => trial.cost > SURE * errorOf(trial)

/** Compares the played action with the best-looking one, by what the seat knew then. */
class Judge {
  private readonly entry: BotEntry
  private readonly game: ReviewedGame
  private readonly seed: string
  /** By the mistake's step. Reasons don't depend on the rollouts. */
  private readonly reasons = new Map<number, readonly Reason[]>()

  constructor(entry: BotEntry, game: ReviewedGame, seed: string) {
    this.entry = entry
    this.game = game
    this.seed = seed
  }

  private comparison({ seat, step }: Pick<Suspect, 'seat' | 'step'>, worlds: number, what: string): Comparison {
    const { referee, at } = this.game
    const chance = new Chance(swiftChance(`${what} ${this.seed} ${step}`))
    return new Comparison(this.entry, viewOf(referee, at(step), seat), { referee, chance }, worlds)
  }

  /** The estimated loss at the end of the action; null if no action looks better. */
  glance(action: PlayedAction): Suspect | null {
    const { seat, step, line } = action
    const compared = this.comparison(action, GLANCES, 'glance')
    const [first = line] = compared.lines()
    const best = compared.known(first)
    const played = compared.known(line)
    if (beginsWith(played, best) || beginsWith(best, played)) return null
    const cost = compared.differences(best, played).reduce((sum, { worth }) => sum + worth, 0)
    if (cost < SUSPICIOUS) return null
    return { seat, step, cost, played: compared.told(played), better: compared.told(best) }
  }

  /** The loss according to rollouts to the end of the game. */
  tried({ seat, step, played, better }: Suspect, worlds: number, what: string): Trial {
    const compared = this.comparison({ seat, step }, worlds, what)
    const ends = [...compared.results([namesOf(better), namesOf(played)])].flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [{ one, other }],
    )
    return withCost({ seat, step, cost: 0, played, better, ends })
  }

  told(trial: Trial): Mistake {
    const { seat, step, cost, played, better, ends } = trial
    const playedOn = ends.map(({ other }) => other)
    const betterOn = ends.map(({ one }) => one)
    return {
      seat,
      step,
      played,
      better,
      cost,
      error: errorOf(trial),
      playouts: ends.length,
      after: { played: endsOf(playedOn, seat), better: endsOf(betterOn, seat) },
      reasons: this.reasonsFor(trial),
    }
  }

  private reasonsFor(suspect: Suspect): readonly Reason[] {
    const known = this.reasons.get(suspect.step)
    if (known !== undefined) return known
    const compared = this.comparison(suspect, GLANCES, 'reasons')
    const differences = compared.differences(namesOf(suspect.better), namesOf(suspect.played))
    const gains = differences.filter(({ worth }) => worth > 0)
    const reasons = reasonsIn(gains, this.entry.explaining).slice(0, MOST_REASONS)
    this.reasons.set(suspect.step, reasons)
    return reasons
  }
}

const endsOf = (results: readonly Result[], seat: Seat): Ends => ({
  scores: (results[0]?.scores ?? []).map((_score, side) => mean(results.map(({ scores }) => scores[side] ?? 0))),
  wins: mean(results.map(result => victoryOf(result, seat))),
})

const mean = (list: readonly number[]): number => meanOf(list).mean
