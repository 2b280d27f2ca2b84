import { FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'

const LIMITS = { 'group full': 'groups.full', 'too many groups': 'groups.tooMany' } as const

/** An error, with its own message if a group limit was reached. */
export function GroupProblem({ error }: { error: unknown }) {
  const limit = error instanceof Error && error.name === 'badPlan' && error.message in LIMITS ? error.message : null
  if (limit === null) return <FailureNote error={error} />
  return (
    <p className={parts['notice']} role="alert">
      {t(LIMITS[limit as keyof typeof LIMITS])}
    </p>
  )
}
