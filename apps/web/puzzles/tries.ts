// Which puzzles the player has tried, and on which days they solved that day's puzzle; kept on this device.

import { remember, remembered } from '../parts/remembered.ts'
import { type Day, isDay, type Streak, streakOn } from './days.ts'

/**
 * How a puzzle went: solved on the first try, found after a wrong one, not found yet, or given up. Only the first try counts, so
 * a result changes only while the best move isn't found.
 */
export type Try = 'first' | 'later' | 'missed' | 'shown'

/** What just happened: the best move was played, another move was, or the answer was shown. */
export type TryOutcome = 'solved' | 'missed' | 'shown'

const TRIES: readonly unknown[] = ['first', 'later', 'missed', 'shown'] satisfies Try[]

export type Tries = Readonly<Record<string, Try>>

const DAYS = 'tableworks puzzle days'
const keyOf = (game: string): string => `tableworks puzzles ${game}`

/** Ignores anything else that is stored there. */
function triesIn(key: string): Tries {
  try {
    const kept = JSON.parse(remembered(key) ?? '{}') as unknown
    const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : []
    return Object.fromEntries(entries.filter(([, value]) => TRIES.includes(value)))
  } catch {
    return {}
  }
}

export const triedIn = (game: string): Tries => triesIn(keyOf(game))
export const triedDays = (): Tries => triesIn(DAYS)

function tryAfter(before: Try | undefined, outcome: TryOutcome): Try {
  if (before === undefined) return outcome === 'solved' ? 'first' : outcome
  if (before !== 'missed') return before
  return outcome === 'solved' ? 'later' : outcome
}

function keepIn(key: string, name: string, outcome: TryOutcome): Try {
  const { [name]: before, ...others } = triesIn(key)
  const after = tryAfter(before, outcome)
  if (after !== before) remember(key, JSON.stringify({ ...others, [name]: after }))
  return after
}

/** `day` is set if it's the puzzle of that day and the player opened it on that day. */
export function keepTry(
  { game, id }: { readonly game: string; readonly id: string },
  outcome: TryOutcome,
  day: Day | null,
): Try {
  if (day !== null) keepIn(DAYS, day, outcome)
  return keepIn(keyOf(game), id, outcome)
}

export const isSolved = (tried: Try | undefined): boolean => tried === 'first' || tried === 'later'

export const streakNow = (now: Day): Streak => {
  const days = Object.entries(triedDays())
  return streakOn(
    days.flatMap(([day, tried]) => (isDay(day) && isSolved(tried) ? [day] : [])),
    now,
  )
}

/** The puzzles to choose the next one from: those not tried yet or, when all have been tried, those not solved. */
export function openAmong<T extends { readonly id: string }>(puzzles: readonly T[], tried: Tries): readonly T[] {
  const fresh = puzzles.filter(({ id }) => tried[id] === undefined)
  return fresh.length > 0 ? fresh : puzzles.filter(({ id }) => !isSolved(tried[id]))
}
