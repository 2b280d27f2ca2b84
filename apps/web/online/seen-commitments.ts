// The commitments this browser has seen at online tables, so it can detect a server that changes them; see docs/dice.md.

import type { DiceState } from '@tableworks/host'
import type { Commitment, Seat } from '@tableworks/kernel'
import { remember, remembered, rememberedUnder } from '../parts/remembered.ts'
import { sayList } from '../words/index.ts'
import { t } from './words.ts'

/** The host's commitment to its secret, and the seats' commitments to their numbers. */
export interface Commitments {
  readonly host: string
  readonly seats: readonly Commitment[]
}

interface Seen extends Commitments {
  /** Whether the list can no longer change, because a number has been revealed or this browser was about to reveal its own. */
  readonly isFixed: boolean
  /** Whether the list included a number from this browser that was still secret. */
  readonly isInTime: boolean
}

export type Comparison =
  | { readonly is: 'unseen' | 'same' | 'seenLate' | 'sameHost' }
  | { readonly is: 'different'; readonly host: boolean; readonly seats: readonly Seat[] }

const PREFIX = 'tableworks commitments '

export class SeenCommitments {
  /** A fallback for browsers without storage. */
  private readonly here = new Map<string, string>()

  private of(table: string): Seen | null {
    return seenIn(remembered(PREFIX + table) ?? this.here.get(table) ?? null)
  }

  isFixed(table: string): boolean {
    return this.of(table)?.isFixed === true
  }

  /** Records a table's commitments. `own` lists the seats committed to this browser's numbers. */
  note(table: string, { host, committed, revealed }: DiceState, own: readonly Seat[]): void {
    const seen = this.of(table)
    if (seen?.isFixed === true) return
    const isInTime = own.length > 0 && !own.some(seat => revealed.includes(seat))
    this.keep(table, { host: seen?.host ?? host, seats: committed, isFixed: revealed.length > 0, isInTime })
  }

  /** Call this before this browser reveals a number, because later commitments could depend on it. */
  fix(table: string): void {
    const seen = this.of(table)
    if (seen !== null) this.keep(table, { ...seen, isFixed: true })
  }

  private keep(table: string, seen: Seen): void {
    const text = JSON.stringify(seen)
    if (this.here.get(table) === text) return
    this.here.set(table, text)
    remember(PREFIX + table, text)
  }

  compareTable(table: string, { host, committed }: DiceState): Comparison {
    return compared(this.of(table), { host, seats: committed })
  }

  /** A file doesn't name its table, so any matching commitment identifies it. */
  compareFile(file: Commitments): Comparison {
    const all = [...this.here.values(), ...rememberedUnder(PREFIX)].flatMap(text => seenIn(text) ?? [])
    const found = all.filter(seen => isSameTable(seen, file)).map(seen => compared(seen, file))
    const worst = ORDER.flatMap(is => found.filter(one => one.is === is))
    return worst[0] ?? { is: 'unseen' }
  }
}

/** Most serious first. */
const ORDER = ['different', 'same', 'seenLate', 'sameHost'] as const

/** This browser's record. */
export const seenCommitments = new SeenCommitments()

function seenIn(text: string | null): Seen | null {
  try {
    return text === null ? null : (JSON.parse(text) as Seen)
  } catch {
    return null
  }
}

const isSameTable = (seen: Commitments, file: Commitments): boolean =>
  seen.host === file.host || seen.seats.some(({ digest }) => file.seats.some(one => one.digest === digest))

function compared(seen: Seen | null, now: Commitments): Comparison {
  if (seen === null) return { is: 'unseen' }
  const host = seen.host !== now.host
  const seats = differentSeats(seen.seats, now.seats)
  // Until a number is revealed, a seat may commit to a different one.
  if (host || (seen.isFixed && seats.length > 0)) return { is: 'different', host, seats: seen.isFixed ? seats : [] }
  if (seats.length > 0) return { is: 'sameHost' }
  return { is: seen.isInTime ? 'same' : 'seenLate' }
}

function differentSeats(a: readonly Commitment[], b: readonly Commitment[]): Seat[] {
  const digestIn = (list: readonly Commitment[], seat: Seat) => list.find(one => one.seat === seat)?.digest
  const seats = new Set([...a, ...b].map(({ seat }) => seat))
  return [...seats].filter(seat => digestIn(a, seat) !== digestIn(b, seat)).toSorted((one, other) => one - other)
}

/** One sentence about the host, and one about the players. */
export function sayDifferences(comparison: Comparison, sides: readonly string[]): string[] {
  if (comparison.is !== 'different') return []
  const names = sayList(comparison.seats.map(seat => sides[seat] ?? ''))
  return [
    ...(comparison.host ? [t('commitments.otherHost')] : []),
    ...(comparison.seats.length > 0 ? [t('commitments.otherSeats', { names })] : []),
  ]
}
