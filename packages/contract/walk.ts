// Steps through a played game, position by position. Promises check the table at each one, or at a few if the check is expensive.

import { type AnyGame, Chance, type Refusal, type Seat, seatsOf, swiftChance, Table } from '@tableworks/kernel'
import { layTable, SEAT_NAMES, type Sitting } from './sitting.ts'

export interface CheckOptions {
  /** Where to check expensive promises: at this many positions, at all of them, or only at the end of the line. */
  readonly positions: number | 'all' | 'last'
  /** Checks whether a game's refusals are true. The game's tests write these checks independently of its rules. */
  readonly reasons?: Reasons
}

/** Oracles that check whether a reason is true in a position. */
export type Reasons = Readonly<Record<string, (refused: Refused) => boolean>>

// Each game casts these to its own state, frames and options.
/* oxlint-disable typescript/no-explicit-any */
export interface Refused {
  readonly g: any
  readonly frame: any
  readonly option: any
  readonly refusal: Refusal
}
/* oxlint-enable typescript/no-explicit-any */

/** A dozen positions show most of a game's faults, and many games show the rest. */
export const QUICK: CheckOptions = { positions: 12 }

export class Walk {
  readonly game: AnyGame
  readonly look: CheckOptions
  readonly seatNames: readonly string[]
  /** The table at the walk's current position. */
  readonly table: Table
  private readonly sitting: Sitting

  constructor(game: AnyGame, sitting: Sitting, look: CheckOptions) {
    this.game = game
    this.sitting = sitting
    this.look = look
    this.seatNames = SEAT_NAMES.slice(0, sitting.seats)
    this.table = layTable(game, sitting)
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.sitting.seats)
  }
  /** All viewers: the seats and a spectator. */
  get viewers(): readonly (Seat | null)[] {
    return [...this.seats, null]
  }
  /** The choices made so far. */
  get played(): string[] {
    return this.table.line.map(({ text }) => text)
  }

  /** Every position, from the set-up to the end of the line. */
  *[Symbol.iterator](): Generator<Table> {
    yield this.table
    for (const text of this.sitting.line) if (choose(this.table, text)) yield this.table
  }

  /** The table at the end of the line. */
  toTheEnd(): Table {
    for (const text of this.sitting.line) choose(this.table, text)
    return this.table
  }

  /** The positions to check closely, or some of them: always the first, the last decision and the end. */
  *sampled(part = 1): Generator<Table> {
    const wanted = this.sampledSteps(part)
    for (const table of this) if (wanted === 'all' || wanted.has(table.step)) yield table
  }

  /** Whether to check this position closely, for promises that walk through all of them. */
  looksHere(): boolean {
    const wanted = this.sampledSteps(1)
    return wanted === 'all' || wanted.has(this.table.step)
  }

  /** A separate table in the same position, or at an earlier step, that may be changed freely. */
  again(step = this.table.step): Table {
    const table = layTable(this.game, this.sitting)
    for (const text of this.played.slice(0, step)) choose(table, text)
    return table
  }

  /** Chance for a promise's own use, the same on each visit. */
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

/** An illegal or failing choice is skipped, because shrunk lines may contain some. */
function choose(table: Table, text: string): boolean {
  try {
    return table.actor !== null && 'told' in table.say(table.actor, text)
  } catch {
    return false
  }
}
