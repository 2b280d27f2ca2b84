// Compares two actions from a seat's point of view, in the same sampled worlds (which differ in hidden cards and future draws) and
// with the same dice.

import {
  Chance,
  imagine,
  type Listener,
  type Referee,
  type Result,
  type Seat,
  type SeatView,
  type State,
} from '@tableworks/kernel'
import { Acting, drawsOf } from './acting.ts'
import type { RolloutAdvice } from './advice.ts'
import type { ValuePart } from './explaining.ts'
import { networkAt, outputsBy } from './networks.ts'
import { SearchBudget } from './search-budget.ts'
import type { PlayerDeps } from './player.ts'
import { type BotEntry, beginsOf } from './players.ts'
import { playOn, type Quick, quickFor } from './quick.ts'
import { leadOf, meanOf, victoryOf } from './results.ts'

/** A choice by its name, and the decision it answers. */
export interface NamedChoice {
  readonly decision: string
  readonly name: string
}

/** The names of an action's choices. */
export type ActionLine = readonly string[]

export const beginsWith = (line: ActionLine, start: ActionLine): boolean => start.every((name, i) => line[i] === name)

/** The search budget and beam width for listing actions. */
const POSITIONS = 6000
const WIDTH = 3
/**
 * Noise of the bots that play puzzles to the end, in points. Without it, games without further luck would all be the same, and their
 * lead would seem certain.
 */
export const NOISE = 0.25
/** How many random events an action may continue after. */
const MOST_CUTS = 4

export class Comparison {
  private readonly entry: BotEntry
  private readonly seen: SeatView
  private readonly deps: PlayerDeps
  private readonly referee: Referee
  private readonly worlds: readonly State[]
  private readonly side: Seat
  private readonly quick: Quick

  /** `noise` is that of the quick players in rollouts, in points. */
  constructor(entry: BotEntry, seen: SeatView, deps: PlayerDeps, worlds: number, noise = 0) {
    this.entry = entry
    this.seen = seen
    this.deps = deps
    this.referee = deps.referee
    this.side = seen.seat ?? 0
    this.worlds = Array.from({ length: worlds }, () => imagine(deps.referee, seen, deps.chance))
    this.quick = quickFor(entry, deps.referee, deps.enough, noise)
  }

  /** The candidate actions, best first. */
  lines(): readonly ActionLine[] {
    const { entry, seen, deps, referee } = this
    if (entry.explaining?.lines !== undefined) return entry.explaining.lines(seen, deps)
    if (entry.advice === undefined) return seen.choices.map(name => [name])
    const acting = new Acting(referee, entry.advice, new SearchBudget(POSITIONS, deps.enough))
    const world = imagine(referee, seen, deps.chance)
    return acting.actions(world, WIDTH, deps.chance).map(({ choices }) => {
      const state = referee.clone(world)
      return choices.map(choice => {
        const name = referee.name(state, choice)
        referee.choose(state, choice)
        return name
      })
    })
  }

  /** The part of the action that is legal in every sampled world. The rest depends on hidden cards or future draws. */
  known(line: ActionLine): ActionLine {
    return line.slice(0, Math.min(...this.worlds.map(world => this.play(this.referee.clone(world), line))))
  }

  /** Makes these choices until one isn't offered or a random event occurs; returns how many it made. */
  private play(state: State, line: ActionLine, hear?: Listener): number {
    const before = drawsOf(state.chance)
    let made = 0
    for (const name of line) {
      if (state.frames.length === 0 || drawsOf(state.chance) !== before) break
      const read = this.referee.read(state, name)
      if ('refusal' in read) break
      this.referee.choose(state, read.option, hear)
      made += 1
    }
    return made
  }

  /** The choices with their decisions. */
  told(line: ActionLine): NamedChoice[] {
    const [world] = this.worlds
    if (world === undefined) return []
    const state = this.referee.clone(world)
    return line.map(name => {
      const decision = this.referee.waiting(state)?.decision ?? ''
      this.play(state, [name])
      return { decision, name }
    })
  }

  /** The kinds of facts that an action causes for its seat. */
  facts(line: ActionLine): Set<string> {
    const kinds = new Set<string>()
    const [world] = this.worlds
    if (world === undefined) return kinds
    this.play(this.referee.clone(world), line, ({ fact }) => {
      if ((fact as { seat?: Seat }).seat === this.side) kinds.add(fact.kind)
    })
    return kinds
  }

  /** The mean difference between the two actions in each part of the value. */
  differences(one: ActionLine, other: ActionLine): ValuePart[] {
    const sums = new Map<string, { amount: number; worth: number }>()
    const add = (world: State, line: ActionLine, share: number) => {
      const state = this.atEnd(world, line, new Chance({ ...world.chance }))
      for (const { name, amount, worth } of this.entry.explaining?.parts(state.g, this.side, world.g) ?? []) {
        const sum = sums.get(name) ?? { amount: 0, worth: 0 }
        sums.set(name, { amount: sum.amount + share * amount, worth: sum.worth + share * worth })
      }
    }
    for (const world of this.worlds) {
      add(world, one, 1 / this.worlds.length)
      add(world, other, -1 / this.worlds.length)
    }
    return [...sums].map(([name, sum]) => ({ name, ...sum }))
  }

  /** The chance to win after the action, by the table's network; null if it has none. */
  chance(line: ActionLine): number | null {
    const { side } = this
    const { networks } = this.entry
    const network = networks === undefined ? undefined : networkAt(networks, this.referee, this.seen)
    if (networks === undefined || network === undefined) return null
    const outputsOf = outputsBy(network, networks.inputs)
    const chances = this.worlds.map(world => {
      const state = this.atEnd(world, line, new Chance({ ...world.chance }))
      const result = this.referee.result(state)
      return result === null ? (outputsOf(state, side)[0] ?? 0) : victoryOf(result, side)
    })
    return meanOf(chances).mean
  }

  /** The world at the end of the action. After a random event, the quick player continues the action. */
  private atEnd(world: State, line: ActionLine, guesses: Chance): State {
    const state = this.referee.clone(world)
    this.play(state, line)
    for (let cuts = 0; cuts < MOST_CUTS && this.goesOn(state); cuts++) this.quick.act(state, guesses)
    return state
  }

  /** Whether the seat is in the middle of its action. */
  goesOn(state: State): boolean {
    const next = this.referee.waiting(state)
    const begins = beginsOf(this.entry)
    return next !== null && next.seat === this.side && begins.length > 0 && !begins.includes(next.decision)
  }

  /** How many points one action gains over the other, from one rollout per world with the same dice. */
  rolloutGains(one: ActionLine, other: ActionLine, actions?: RolloutAdvice['actions']): number[] {
    return [...this.leads([one, other], actions)].map(([first = 0, second = 0]) => first - second)
  }

  /** For each world, how big a lead each action ends with, from one rollout with the same dice. */
  *leads(lines: readonly ActionLine[], actions?: RolloutAdvice['actions']): Generator<readonly number[]> {
    for (const ends of this.rollouts(lines, { actions })) yield ends.map(end => this.judged(end))
  }

  /**
   * Each action's results, played to the end of the game once per world with the same dice. With `actions`, worlds where a game takes
   * longer are left out.
   */
  *results(lines: readonly ActionLine[], how: ResultsWanted = {}): Generator<readonly Result[]> {
    for (const ends of this.rollouts(lines, how)) {
      const results = ends.map(({ state }) => this.referee.result(state))
      if (results.every(result => result !== null)) yield results
    }
  }

  /** For each world, the position that each action leads to: at the end of the game, or after `actions` actions. */
  private *rollouts(
    lines: readonly ActionLine[],
    { actions, opening }: ResultsWanted,
  ): Generator<readonly RolloutEnd[]> {
    const { deps } = this
    for (const before of this.worlds) {
      const dice = deps.chance.branch()
      const guesses = deps.chance.branch()
      if (deps.enough?.() === true) return
      yield lines.map((line): RolloutEnd => {
        const chance = new Chance({ ...guesses })
        const state = this.atEnd({ ...before, chance: { ...dice } }, line, chance)
        if (opening !== undefined) playOn(opening.by, this.referee, state, chance, opening.actions)
        playOn(this.quick, this.referee, state, chance, actions?.(state.g))
        return { state, before }
      })
    }
  }

  /** The lead over the best opponent at the end of the game, or before the end its estimate. */
  private judged({ state, before }: RolloutEnd): number {
    const result = this.referee.result(state)
    if (result !== null) return leadOf(result, this.side)
    const parts = this.entry.explaining?.parts(state.g, this.side, before.g) ?? []
    return parts.reduce((sum, { worth }) => sum + worth, 0)
  }
}

/** A better player that makes the first moves of a rollout. */
export interface RolloutOpening {
  readonly by: Quick
  readonly actions: number
}

export interface ResultsWanted {
  readonly opening?: RolloutOpening | undefined
  readonly actions?: RolloutAdvice['actions'] | undefined
}

interface RolloutEnd {
  readonly state: State
  /** The world before the action. */
  readonly before: State
}
