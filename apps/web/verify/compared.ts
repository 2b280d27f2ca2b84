// A checked file beside what this browser saw of its table.

import { type Comparison, sayDifferences, seenCommitments } from '../online/seen-commitments.ts'
import { t } from '../words/index.ts'
import type { Check } from './check.ts'

type Judged = Extract<Check, { findings: unknown }>

/** A file whose commitments aren't the ones this browser saw doesn't agree, whatever it proves about itself. */
export function withSeen(check: Check, seen = seenCommitments): { check: Check; note: string | null } {
  if (check.verdict === 'unreadable' || check.commitments === null) return { check, note: null }
  const comparison = seen.compareFile(check.commitments)
  // A table on one device commits nobody but its host, and no page would have noted it.
  if (comparison.is === 'unseen' && check.commitments.seats.length === 0) return { check, note: null }
  if (comparison.is !== 'different') return { check, note: t(`verify.${comparison.is}`) }
  return { check: differing(check, comparison), note: null }
}

const differing = (check: Judged, comparison: Extract<Comparison, { is: 'different' }>): Check => ({
  ...check,
  verdict: 'differs',
  problems: [...check.problems, ...sayDifferences(comparison, check.sides)],
})
