// Actions side by side, as a seat can judge them: in worlds it can imagine, which differ in what is hidden and in what
// will be drawn, and over the same dice.

import { Chance, imagine, type Referee, type Seat, type SeatView, type State } from '@tableworks/kernel'
import { Acting, drawsOf } from './acting.ts'
import type { Rehearsal } from './advice.ts'
import type { Part } from './explaining.ts'
import { Patience } from './patience.ts'
import type { Means } from './player.ts'
import type { BotEntry } from './players.ts'
import { playOn, type Quick, quickFor } from './quick.ts'

/** A choice as a table is told it. */
export interface Choice {
  readonly decision: string
  readonly name: string
}

/** An action as the names of its choices. */
export type Line = readonly string[]

export const beginsWith = (line: Line, start: Line): boolean => start.every((name, i) => line[i] === name)

/** Positions looked at to list actions, and unfinished actions kept side by side. */
const POSITIONS = 6000
const WIDTH = 3
/** An action is cut by chance no more often than this. */
const MOST_CUTS = 4

export class Comparison {
  private readonly entry: BotEntry
  private readonly seen: SeatView
  private readonly means: Means
  private readonly referee: Referee
  private readonly worlds: readonly State[]
  private readonly side: Seat
  private readonly quick: Quick

  constructor(entry: BotEntry, seen: SeatView, means: Means, worlds: number) {
    this.entry = entry
    this.seen = seen
    this.means = means
    this.referee = means.referee
    this.side = seen.seat ?? 0
    this.worlds = Array.from({ length: worlds }, () => imagine(means.referee, seen, means.chance))
    this.quick = quickFor(entry, means.referee, means.enough)
  }

  /** The actions worth a thought, best first. */
  lines(): readonly Line[] {
    const { entry, seen, means, referee } = this
    if (entry.explaining?.lines !== undefined) return entry.explaining.lines(seen, means)
    if (entry.advice === undefined) return seen.choices.map(name => [name])
    const acting = new Acting(referee, entry.advice, new Patience(POSITIONS, means.enough))
    const world = imagine(referee, seen, means.chance)
    return acting.actions(world, WIDTH, means.chance).map(({ choices }) => {
      const state = referee.clone(world)
      return choices.map(choice => {
        const name = referee.name(state, choice)
        referee.choose(state, choice)
        return name
      })
    })
  }

  /** The action as far as it can be known: what is not offered in every world hangs on what is hidden or yet to be drawn. */
  known(line: Line): Line {
    return line.slice(0, Math.min(...this.worlds.map(world => this.play(this.referee.clone(world), line))))
  }

  /** Makes these choices as far as they are offered and chance has not spoken; gives how many. */
  private play(state: State, line: Line): number {
    const before = drawsOf(state.chance)
    let made = 0
    for (const name of line) {
      if (state.frames.length === 0 || drawsOf(state.chance) !== before) break
      const read = this.referee.read(state, name)
      if ('refusal' in read) break
      this.referee.choose(state, read.option)
      made += 1
    }
    return made
  }

  /** The choices with what each of them decides. */
  told(line: Line): Choice[] {
    const [world] = this.worlds
    if (world === undefined) return []
    const state = this.referee.clone(world)
    return line.map(name => {
      const decision = this.referee.waiting(state)?.decision ?? ''
      this.play(state, [name])
      return { decision, name }
    })
  }

  /** Each part of what one action leaves the seat with, less what the other does, on average over the worlds. */
  differences(one: Line, other: Line): Part[] {
    const sums = new Map<string, { amount: number; worth: number }>()
    const add = (world: State, line: Line, share: number) => {
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

  /** The world when the action is over. Where chance or something hidden spoke in its midst it goes on as looks best then. */
  private atEnd(world: State, line: Line, guesses: Chance): State {
    const state = this.referee.clone(world)
    this.play(state, line)
    for (let cuts = 0; cuts < MOST_CUTS && this.goesOn(state); cuts++) this.quick.act(state, guesses)
    return state
  }

  private goesOn(state: State): boolean {
    const next = this.referee.waiting(state)
    const begins = this.entry.advice?.begins ?? this.entry.explaining?.begins ?? []
    return next !== null && next.seat === this.side && begins.length > 0 && !begins.includes(next.decision)
  }

  /** By how much one action comes out better for the seat when everybody plays on, once in every world, over the same dice. */
  rehearsed(one: Line, other: Line, actions?: Rehearsal['actions']): number[] {
    const { means } = this
    const found: number[] = []
    for (const world of this.worlds) {
      const dice = means.chance.branch()
      const guesses = means.chance.branch()
      if (means.enough?.() === true) break
      const play = (line: Line): number => {
        const chance = new Chance({ ...guesses })
        const state = this.atEnd({ ...world, chance: { ...dice } }, line, chance)
        playOn(this.quick, this.referee, state, chance, actions?.(state.g))
        return this.judged(state, world)
      }
      found.push(play(one) - play(other))
    }
    return found
  }

  /** In points: how far ahead of the best of the others when it is over, what it looks like before. */
  private judged(state: State, before: State): number {
    const scores = this.referee.result(state)?.scores
    if (scores !== undefined)
      return (scores[this.side] ?? 0) - Math.max(...scores.filter((_score, side) => side !== this.side))
    const parts = this.entry.explaining?.parts(state.g, this.side, before.g) ?? []
    return parts.reduce((sum, { worth }) => sum + worth, 0)
  }
}
