// Numbers that players mix into the dice, so that not even the host can choose them. A seat commits to a number (`/commit`)
// before anyone has shown theirs, and shows it later (`/reveal`); everything drawn from then on depends on it. Nobody waits: a
// player who keeps moving without revealing is left out. Moves that the host makes for a player (`/auto`) don't count. docs/dice.md says what each party can and can't do.

import { digest, digestOf } from './hash.ts'
import * as refuse from './refusals.ts'
import type { Seat } from './seats.ts'
import type { Refusal } from './steps.ts'

export interface Commitment {
  readonly seat: Seat
  readonly digest: string
}
interface Reveal {
  readonly seat: Seat
  readonly number: string
}

export interface Mixing {
  readonly commitments: readonly Commitment[]
  /** In the order of the log, with the line each was revealed in; null when that was under earlier rules. */
  readonly reveals: readonly (Reveal & { readonly line: number | null })[]
  /** How often players who committed have moved since the first reveal without revealing. */
  readonly moves: Readonly<Partial<Record<Seat, number>>>
  /** How often the host moved for them meanwhile. */
  readonly automatic: Readonly<Partial<Record<Seat, number>>>
  /** The seat whose next move the host makes. */
  readonly next: Seat | null
}

export const NOTHING_MIXED: Mixing = { commitments: [], reveals: [], moves: {}, automatic: {}, next: null }

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

/** Whether others have revealed, and this seat's number is still to come. */
const isAwaited = (mixing: Mixing, seat: Seat): boolean =>
  mixing.reveals.length > 0 && has(mixing.commitments, seat) && !has(mixing.reveals, seat) && !isLate(mixing, seat)

/** Whether a host that moves for this seat should say so first, for the sake of the player's number. */
export const needsExcuse = (mixing: Mixing, seat: Seat): boolean => isAwaited(mixing, seat) && mixing.next !== seat

/** The host makes the next move of a seat: a bot stands in, or the player has left a standing answer. */
export const excused = (mixing: Mixing, seat: Seat): Mixing | Refusal =>
  needsExcuse(mixing, seat) ? { ...mixing, next: seat } : refuse.nothingToExcuse()

/** A seat has moved. Once others have revealed, its player can't wait for a moment that suits them. */
export function moved(mixing: Mixing, seat: Seat): Mixing {
  if (!isAwaited(mixing, seat)) return mixing
  const { moves, automatic } = mixing
  return mixing.next === seat
    ? { ...mixing, automatic: oneMore(automatic, seat), next: null }
    : { ...mixing, moves: oneMore(moves, seat) }
}

const oneMore = (counts: Mixing['moves'], seat: Seat): Mixing['moves'] => ({
  ...counts,
  [seat]: (counts[seat] ?? 0) + 1,
})

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

/** What a table brings along that goes on under later rules, from the position it had come to. */
export interface CarriedDice extends Pick<Mixing, 'commitments' | 'moves' | 'automatic'> {
  /** The rules before, and the ones it goes on under. */
  readonly from: number
  readonly to: number
  readonly reveals: readonly Reveal[]
  /** How often it had gone on after its end. */
  readonly continued: number
}

export function carriedDice(from: number, to: number, mixing: Mixing, continued: number): CarriedDice {
  const { commitments, moves, automatic } = mixing
  const reveals = mixing.reveals.map(({ seat, number }) => ({ seat, number }))
  return { from, to, commitments, reveals, moves, automatic, continued }
}

export const mixingOf = ({ commitments, reveals, moves, automatic }: CarriedDice): Mixing => ({
  commitments,
  reveals: reveals.map(reveal => ({ ...reveal, line: null })),
  moves,
  automatic,
  next: null,
})

/** The number of the rules gives a seed that was not used before. A position could bring any seed the host likes. */
export const carriedSeal = (seal: string, { to }: CarriedDice): string => digestOf(['tableworks rules', seal, to])

/** Whether every number keeps the commitment it was brought along with. */
export const keepsCommitments = ({ commitments, reveals }: CarriedDice): boolean =>
  reveals.every(({ seat, number }) =>
    commitments.some(one => one.seat === seat && one.digest === commitmentToNumber(number)),
  )
