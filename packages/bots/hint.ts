// What a strong player would do now, and why. It sees what the asking seat sees. The reasons compare the action it would
// take with the next best one, in the same imagined worlds: each is a difference between parts of what they are worth.

import {
  Chance,
  type ChanceState,
  imagine,
  type Referee,
  type Seat,
  SEPARATOR,
  type SeatView,
  type State,
} from '@tableworks/kernel'
import { Acting, drawsOf } from './acting.ts'
import type { Part } from './explaining.ts'
import { Patience } from './patience.ts'
import type { Means } from './player.ts'
import { type BotEntry, playerAt, playersWith } from './players.ts'

/** A choice as a table is told it. */
export interface Choice {
  readonly decision: string
  readonly name: string
}

/** One thing that speaks for an action or against it. */
export interface Reason {
  readonly part: string
  /** What the action leaves more of than the other, or less, in the unit of the part and in points. */
  readonly amount: number
  readonly worth: number
  /** The sentence, with `{n}` for how much. */
  readonly words: string
}

export interface Hint {
  /** The whole action, up to where chance speaks. */
  readonly action: readonly Choice[]
  /** What it is compared with; null when there is nothing else to do. */
  readonly instead: readonly Choice[] | null
  /** By how much it looks better in points, as far as the action itself shows. */
  readonly margin: number
  /** What speaks for it, most important first, and what against it. */
  readonly reasons: readonly Reason[]
  readonly against: readonly Reason[]
  /** When it looks no better at once: both were played on over the same dice, and so it came out on average, in points. */
  readonly playedOn: { readonly times: number; readonly ahead: number } | null
}

/** Who is asked: the strongest there is that answers soon. */
const ADVISER = 'hard'

/** Positions looked at to list actions, and unfinished actions kept side by side. */
const POSITIONS = 6000
const WIDTH = 3
/** Worlds in which the two are compared; what is hidden and what is drawn differs from one to the next. */
const WORLDS = 8
/** An action is cut by chance no more often than this. */
const MOST_CUTS = 4
const MOST_REASONS = 3
const MOST_AGAINST = 1
/** A difference in points below this is none. */
const SLIGHT = 0.05
/** How far the two are played on when the parts alone do not tell them apart; in every world once. */
const ACTIONS_ON = 6

type Line = readonly string[]

export function hintFor(entry: BotEntry, seen: SeatView, means: Means): Hint {
  const line = playerAt(playersWith(entry), ADVISER).choose(seen, means).split(SEPARATOR).map(tidy)
  return new Comparison(entry, seen, means).hint(line)
}

const tidy = (name: string): string => name.trim()

const beginsWith = (line: Line, start: Line): boolean => start.every((name, i) => line[i] === name)

/** The next best: one that begins otherwise if there is any, since that is a choice the seat has now. */
const otherThan = (chosen: Line, lines: readonly Line[]): Line | undefined =>
  lines.find(([first]) => first !== chosen[0]) ??
  lines.find(line => !beginsWith(chosen, line) && !beginsWith(line, chosen))

/** An action and the next best one, in worlds that differ in what is hidden and in what will be drawn. */
class Comparison {
  private readonly entry: BotEntry
  private readonly seen: SeatView
  private readonly means: Means
  private readonly referee: Referee
  private readonly worlds: readonly State[]
  private readonly side: Seat

  constructor(entry: BotEntry, seen: SeatView, means: Means) {
    this.entry = entry
    this.seen = seen
    this.means = means
    this.referee = means.referee
    this.side = seen.seat ?? 0
    this.worlds = Array.from({ length: WORLDS }, () => imagine(means.referee, seen, means.chance))
  }

  hint(line: Line): Hint {
    const lines = this.lines()
    const whole = lines.find(one => beginsWith(one, line)) ?? line
    const chosen = this.known(whole)
    const other = this.known(otherThan(whole, lines) ?? chosen)
    if (beginsWith(chosen, other))
      return { action: this.told(chosen), instead: null, margin: 0, reasons: [], against: [], playedOn: null }
    const differences = this.differences(chosen, other)
    const margin = differences.reduce((sum, { worth }) => sum + worth, 0)
    const said = differences
      .flatMap(part => this.reasonIn(part))
      .toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))
    return {
      action: this.told(chosen),
      instead: this.told(other),
      margin,
      reasons: said.filter(({ worth }) => worth > 0).slice(0, MOST_REASONS),
      against: said.filter(({ worth }) => worth < 0).slice(0, MOST_AGAINST),
      playedOn: margin > SLIGHT ? null : this.playedOn(chosen, other),
    }
  }

  /** The actions worth a thought, best first. */
  private lines(): readonly Line[] {
    const { entry, seen, means, referee } = this
    if (entry.explaining?.lines !== undefined) return entry.explaining.lines(seen, means)
    const acting = this.acting(POSITIONS)
    if (acting === null) return seen.choices.map(name => [name])
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

  private acting(positions: number): Acting | null {
    const { advice } = this.entry
    return advice === undefined ? null : new Acting(this.referee, advice, new Patience(positions, this.means.enough))
  }

  /** The action as far as it can be known: what is not offered in every world hangs on what is hidden or yet to be drawn. */
  private known(line: Line): Line {
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

  private told(line: Line): Choice[] {
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
  private differences(one: Line, other: Line): Part[] {
    const { explaining } = this.entry
    if (explaining === undefined) return []
    const sums = new Map<string, { amount: number; worth: number }>()
    const add = (world: State, line: Line, share: number) => {
      for (const { name, amount, worth } of explaining.parts(this.atEnd(world, line).g, this.side, world.g)) {
        const sum = sums.get(name) ?? { amount: 0, worth: 0 }
        sums.set(name, { amount: sum.amount + share * amount, worth: sum.worth + share * worth })
      }
    }
    for (const world of this.worlds) {
      add(world, one, 1 / WORLDS)
      add(world, other, -1 / WORLDS)
    }
    return [...sums].map(([name, sum]) => ({ name, ...sum }))
  }

  /** The world when the action is over. Where chance or something hidden spoke in its midst it goes on as looks best then. */
  private atEnd(world: State, line: Line): State {
    const state = this.referee.clone(world)
    this.play(state, line)
    const acting = this.acting(POSITIONS)
    for (let cuts = 0; cuts < MOST_CUTS && acting?.goesOn(state, this.side) === true; cuts++)
      acting.act(state, new Chance({ ...world.chance }))
    return state
  }

  /** What is too slight to be said, or has no words, is left out. */
  private reasonIn({ name, amount, worth }: Part): Reason[] {
    const words = this.entry.explaining?.differences[name]
    if (words === undefined || Math.abs(worth) < SLIGHT || rounded(amount) === 0) return []
    return [{ part: name, amount: rounded(amount), worth, words: amount > 0 ? words.more : words.less }]
  }

  /** How much better one does than the other when everybody plays on, over the same dice each time. */
  private playedOn(one: Line, other: Line): Hint['playedOn'] {
    const { entry, means, side } = this
    const { advice } = entry
    const acting = this.acting(Infinity)
    if (advice === undefined || acting === null) return null
    const worthOf = (world: State, line: Line, dice: ChanceState, guesses: ChanceState): number => {
      const state = { ...this.referee.clone(world), chance: { ...dice } }
      const chance = new Chance({ ...guesses })
      this.play(state, line)
      for (let i = 0; i < (advice.rehearsal?.actions ?? ACTIONS_ON) && state.frames.length > 0; i++)
        acting.act(state, chance)
      return advice.value(state.g, side)
    }
    let sum = 0
    let times = 0
    for (const world of this.worlds) {
      const dice = means.chance.branch()
      const guesses = means.chance.branch()
      if (means.enough?.() === true) break
      sum += worthOf(world, one, dice, guesses) - worthOf(world, other, dice, guesses)
      times += 1
    }
    return times === 0 ? null : { times, ahead: sum / times }
  }
}

/** To a tenth: more would pretend to know more. */
const rounded = (amount: number): number => Math.round(amount * 10) / 10
