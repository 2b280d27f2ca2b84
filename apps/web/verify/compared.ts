// Compares a verified file with what this browser saw at its table.

import { type Comparison, sayDifferences, seenCommitments } from '../online/seen-commitments.ts'
import { t } from './words.ts'
import type { FileCheck } from './check.ts'

type Judged = Extract<FileCheck, { findings: unknown }>

/** A file with different commitments from those this browser saw doesn't match, even if it's consistent in itself. */
export function withSeen(check: FileCheck, seen = seenCommitments): { check: FileCheck; note: string | null } {
  if (check.verdict === 'unreadable' || check.commitments === null) return { check, note: null }
  const comparison = seen.compareFile(check.commitments)
  // At a table on one device only the host commits, and no page records that.
  if (comparison.is === 'unseen' && check.commitments.seats.length === 0) return { check, note: null }
  if (comparison.is !== 'different') return { check, note: t(`verify.${comparison.is}`) }
  return { check: differing(check, comparison), note: null }
}

const differing = (check: Judged, comparison: Extract<Comparison, { is: 'different' }>): FileCheck => ({
  ...check,
  verdict: 'differs',
  problems: [...check.problems, ...sayDifferences(comparison, check.sides)],
})
