// A walk along a sitting. Promises look at the table at every position, or at a few of them where looking is dear.

import { type AnyGame, Chance, type Refusal, type Seat, seatsOf, swiftChance, Table } from '@tableworks/kernel'
import { layTable, SEAT_NAMES, type Sitting } from './sitting.ts'

export interface Look {
  /** Where the dear promises look: at this many positions, at all of them, or only where the line ends. */
  readonly positions: number | 'all' | 'last'
  /** For each reason a game refuses for, whether it is so: said anew by the game's tests, not by its rules. */
  readonly reasons?: Reasons
}

/** Oracles: whether a reason to refuse is true of a position. */
export type Reasons = Readonly<Record<string, (refused: Refused) => boolean>>

// Each game reads its own state, frames and options out of it.
/* oxlint-disable typescript/no-explicit-any */
export interface Refused {
  readonly g: any
  readonly frame: any
  readonly option: any
  readonly refusal: Refusal
}
/* oxlint-enable typescript/no-explicit-any */

/** A dozen positions show most of what a game can do wrong; many games show the rest. */
export const QUICK: Look = { positions: 12 }

export class Walk {
  readonly game: AnyGame
  readonly look: Look
  readonly seatNames: readonly string[]
  /** The table where the walk is now. */
  readonly table: Table
  private readonly sitting: Sitting

  constructor(game: AnyGame, sitting: Sitting, look: Look) {
    this.game = game
    this.sitting = sitting
    this.look = look
    this.seatNames = SEAT_NAMES.slice(0, sitting.seats)
    this.table = layTable(game, sitting)
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.sitting.seats)
  }
  /** Everybody who looks on: the seats, and a spectator. */
  get viewers(): readonly (Seat | null)[] {
    return [...this.seats, null]
  }
  /** The choices made so far. */
  get played(): string[] {
    return this.table.line.map(({ text }) => text)
  }

  /** Every position, from the set-up to where the line ends. */
  *[Symbol.iterator](): Generator<Table> {
    yield this.table
    for (const text of this.sitting.line) if (choose(this.table, text)) yield this.table
  }

  /** Where the line ends. */
  toTheEnd(): Table {
    for (const text of this.sitting.line) choose(this.table, text)
    return this.table
  }

  /** The positions at which to look closely, or a part of them: always the first, the last decision and the end. */
  *sampled(part = 1): Generator<Table> {
    const wanted = this.sampledSteps(part)
    for (const table of this) if (wanted === 'all' || wanted.has(table.step)) yield table
  }

  /** Whether this is one of the positions to look closely at, for promises that walk through all of them. */
  looksHere(): boolean {
    const wanted = this.sampledSteps(1)
    return wanted === 'all' || wanted.has(this.table.step)
  }

  /** Another table in the same position, or at an earlier step, to be played with freely. */
  again(step = this.table.step): Table {
    const table = layTable(this.game, this.sitting)
    for (const text of this.played.slice(0, step)) choose(table, text)
    return table
  }

  /** Chance for the promise's own use, the same whenever the walk comes here. */
  chance(use = ''): Chance {
    return new Chance(swiftChance(`look ${this.sitting.secret} ${this.table.step} ${use}`))
  }

  private sampledSteps(part: number): 'all' | ReadonlySet<number> {
    const last = this.sitting.line.length
    const { positions } = this.look
    if (positions === 'all' || positions === 'last') return positions === 'all' ? 'all' : new Set([last])
    const chance = new Chance(swiftChance(`positions ${this.sitting.secret}`))
    const between = Array.from({ length: Math.max(0, Math.round(positions * part) - 3) }, () => chance.below(last + 1))
    return new Set([0, last - 1, last, ...between])
  }
}

/** A choice that is not offered, or that goes wrong, is passed over: shrunk lines have such. */
function choose(table: Table, text: string): boolean {
  try {
    return table.actor !== null && 'told' in table.say(table.actor, text)
  } catch {
    return false
  }
}
