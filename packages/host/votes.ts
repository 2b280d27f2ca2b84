// Votes of the people at a table: to pause, to resume, or to let a bot play for someone who is away.

import type { Seat } from '@tableworks/kernel'

export type MotionKind = 'pause' | 'resume' | 'bot'

/** A proposal that people vote on. */
export interface Motion {
  readonly id: string
  readonly kind: MotionKind
  /** The seat that proposed it; null for a table's maker without a seat. */
  readonly by: Seat | null
  /** For a bot, the seat it would play. */
  readonly seat: Seat | null
  /** The people whose answers count. */
  readonly voters: readonly Seat[]
  readonly at: number
}

/** A seat's answers, by motion. */
export type Ballot = Readonly<Record<string, boolean>>

/** Each seat has its own field, because stores replace a changed field as a whole and two servers may count at once. */
export type Ballots = { readonly [K in `ballot${Seat}`]?: Ballot }

export interface Votes extends Ballots {
  /** Omitted if there never was one. */
  readonly motions?: readonly Motion[]
}

/** A motion with the answers so far, as everyone sees it. */
export interface OpenVote extends Motion {
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  /** How many voters must agree. */
  readonly needed: number
}

/** `isVoter` tells whether a person who can vote still plays the seat. */
export function openVotes(record: Votes, isVoter: (seat: Seat) => boolean): OpenVote[] {
  return (record.motions ?? []).map(motion => {
    const voters = motion.voters.filter(isVoter)
    const answered = (answer: boolean) => voters.filter(seat => record[`ballot${seat}`]?.[motion.id] === answer)
    const needed = motion.kind === 'bot' ? Math.floor(voters.length / 2) + 1 : voters.length
    return { ...motion, voters, yes: answered(true), no: answered(false), needed }
  })
}

export function outcomeOf({ voters, yes, no, needed }: OpenVote): 'passed' | 'failed' | 'open' {
  if (yes.length >= needed) return 'passed'
  return voters.length - no.length < needed ? 'failed' : 'open'
}

/** The field with a seat's answer. Answers to closed motions are dropped. */
export function ballotField({ motions = [], ...record }: Votes, seat: Seat, motion: string, answer: boolean): Ballots {
  const before = Object.entries(record[`ballot${seat}`] ?? {})
  const open = before.filter(([id]) => motions.some(one => one.id === id))
  return { [`ballot${seat}`]: { ...Object.fromEntries(open), [motion]: answer } }
}

/** After this many days without a visit, the others may let a bot play for a player; null means never. */
export type AbsentDays = 1 | 3 | 7 | null
/** The value for older tables, whose settings lack it. */
export const ABSENT_DAYS: AbsentDays = 3
