// Numbers that players mix into the dice, so even the host can't choose them. A seat commits to a number (`/commit`) before any
// player has revealed theirs, and reveals it later (`/reveal`). Everything drawn from then on depends on it. Play doesn't wait, so
// a player who keeps moving without revealing is left out. Moves that the host makes for a player (`/auto`) don't count.
// docs/dice.md says what each party can and can't do.

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
  /** In log order, with each reveal's line; null if it was made under earlier rules. */
  readonly reveals: readonly (Reveal & { readonly line: number | null })[]
  /** How many moves each committed player has made without revealing, since the first reveal. */
  readonly moves: Readonly<Partial<Record<Seat, number>>>
  /** How many of their moves the host has made since then. */
  readonly automatic: Readonly<Partial<Record<Seat, number>>>
  /** The seat whose next move the host makes. */
  readonly next: Seat | null
}

export const NOTHING_MIXED: Mixing = { commitments: [], reveals: [], moves: {}, automatic: {}, next: null }

/** A player's move may be on its way when the first reveal arrives, but after this many moves, the page must have received it. */
const LATE_AFTER = 3
const isLate = ({ moves }: Mixing, seat: Seat): boolean => (moves[seat] ?? 0) >= LATE_AFTER

/** Seats that committed and didn't reveal in time. */
export const lateSeats = (mixing: Mixing): Seat[] =>
  mixing.commitments.map(({ seat }) => seat).filter(seat => isLate(mixing, seat))

/** A seat's commitment: the hash of its number. Both have 64 hexadecimal digits. */
export const commitmentToNumber = (number: string): string => digest(`tableworks number ${number}`)

const has = (list: readonly { readonly seat: Seat }[], seat: Seat): boolean => list.some(one => one.seat === seat)

/**
 * The first reveal closes the list, because a later commitment could be chosen to suit it. Until then a seat may commit again,
 * because its player or device may have changed.
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

/** Whether others have revealed their numbers but this seat's is still missing. */
const isAwaited = (mixing: Mixing, seat: Seat): boolean =>
  mixing.reveals.length > 0 && has(mixing.commitments, seat) && !has(mixing.reveals, seat) && !isLate(mixing, seat)

/** Whether a host that moves for this seat must announce it first, so the player's number still counts. */
export const needsExcuse = (mixing: Mixing, seat: Seat): boolean => isAwaited(mixing, seat) && mixing.next !== seat

/** Marks that the host makes a seat's next move, through a bot or an automatic answer. */
export const excused = (mixing: Mixing, seat: Seat): Mixing | Refusal =>
  needsExcuse(mixing, seat) ? { ...mixing, next: seat } : refuse.nothingToExcuse()

/** Counts a move, so that a player can't delay revealing until it's convenient. */
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
 * The seed for everything drawn after these reveals. Numbers are sorted by seat, because the host could influence the order in
 * which reveals arrive.
 */
export function mixedSeal(seal: string, { reveals }: Mixing): string {
  if (reveals.length === 0) return seal
  const numbers = reveals.toSorted((a, b) => a.seat - b.seat).map(({ seat, number }) => `${seat} ${number}`)
  return digestOf(['tableworks mix', seal, ...numbers])
}

/** The seed after known draws have been undone this many times. */
export const redrawnSeal = (seal: string, redraws: number): string =>
  redraws === 0 ? seal : digestOf(['tableworks redraw', seal, redraws])

/** The dice for a table that continues under later rules. */
export interface CarriedDice extends Pick<Mixing, 'commitments' | 'moves' | 'automatic'> {
  /** The old and the new rules. */
  readonly from: number
  readonly to: number
  readonly reveals: readonly Reveal[]
  /** How often it had already continued after its end. */
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

/** Derives an unused seed from the rules' number, because the host could have stored any seed with the position. */
export const carriedSeal = (seal: string, { to }: CarriedDice): string => digestOf(['tableworks rules', seal, to])

/** Whether every number matches its commitment. */
export const keepsCommitments = ({ commitments, reveals }: CarriedDice): boolean =>
  reveals.every(({ seat, number }) =>
    commitments.some(one => one.seat === seat && one.digest === commitmentToNumber(number)),
  )
