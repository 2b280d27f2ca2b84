// Numbers that players mix into the dice, so that not even the host can choose them. A seat commits to a number (`/commit`)
// before anyone has shown theirs, and shows it later (`/reveal`); everything drawn from then on depends on it. Nobody waits: a
// seat that keeps moving without revealing is left out. docs/dice.md says what each party can and can't do.

import { digest, digestOf } from './hash.ts'
import * as refuse from './refusals.ts'
import type { Seat } from './seats.ts'
import type { Refusal } from './steps.ts'

export interface Mixing {
  readonly commitments: readonly { readonly seat: Seat; readonly digest: string }[]
  /** In the order of the log, with the line each was revealed in. */
  readonly reveals: readonly { readonly seat: Seat; readonly number: string; readonly line: number }[]
  /** How often seats that committed have moved since the first reveal without revealing. */
  readonly moves: Readonly<Partial<Record<Seat, number>>>
}

export const NOTHING_MIXED: Mixing = { commitments: [], reveals: [], moves: {} }

/** A move may cross with the news that others have revealed; after so many a page has surely heard. */
const LATE_AFTER = 3
const isLate = ({ moves }: Mixing, seat: Seat): boolean => (moves[seat] ?? 0) >= LATE_AFTER

/** Seats that committed and didn't reveal in time. */
export const lateSeats = (mixing: Mixing): Seat[] =>
  mixing.commitments.map(({ seat }) => seat).filter(seat => isLate(mixing, seat))

/** What a seat commits with: the digest of its number, 64 hexadecimal digits both. */
export const commitmentToNumber = (number: string): string => digest(`tableworks number ${number}`)

const has = (list: readonly { readonly seat: Seat }[], seat: Seat): boolean => list.some(one => one.seat === seat)

/**
 * A commitment made after a reveal could be chosen to fit it, so the first reveal closes the list. Until then a seat may commit
 * anew: its player may be another one, or sit at another device.
 */
export function committed(mixing: Mixing, seat: Seat, commitment: string): Mixing | Refusal {
  if (mixing.reveals.length > 0) return refuse.commitmentsClosed()
  const others = mixing.commitments.filter(one => one.seat !== seat)
  return { ...mixing, commitments: [...others, { seat, digest: commitment }] }
}

export function revealed(mixing: Mixing, seat: Seat, number: string, line: number): Mixing | Refusal {
  const commitment = mixing.commitments.find(one => one.seat === seat)
  if (commitment === undefined) return refuse.nothingCommitted()
  if (has(mixing.reveals, seat)) return refuse.alreadyRevealed()
  if (isLate(mixing, seat)) return refuse.revealedTooLate()
  if (commitmentToNumber(number) !== commitment.digest) return refuse.otherNumber()
  return { ...mixing, reveals: [...mixing.reveals, { seat, number, line }] }
}

/** A seat has moved. Once others have revealed it can't wait for a moment that suits it. */
export function moved(mixing: Mixing, seat: Seat): Mixing {
  const { commitments, reveals, moves } = mixing
  const isWaitedFor = reveals.length > 0 && has(commitments, seat) && !has(reveals, seat)
  return isWaitedFor ? { ...mixing, moves: { ...moves, [seat]: (moves[seat] ?? 0) + 1 } } : mixing
}

/**
 * The seed of everything drawn after these reveals. The numbers go in by seat: reveals that cross on the wire come in an order
 * that the host could choose.
 */
export function mixedSeal(seal: string, { reveals }: Mixing): string {
  if (reveals.length === 0) return seal
  const numbers = reveals.toSorted((a, b) => a.seat - b.seat).map(({ seat, number }) => `${seat} ${number}`)
  return digestOf(['tableworks mix', seal, ...numbers])
}

/** The seed after known draws were taken back so often. */
export const redrawnSeal = (seal: string, redraws: number): string =>
  redraws === 0 ? seal : digestOf(['tableworks redraw', seal, redraws])
