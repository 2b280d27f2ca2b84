// The link at a table to the next one that waits for the player.

import { Link } from 'wouter'
import { t } from '../table/words.ts'
import { useWaitingTables } from './waiting-tables.ts'

/** A link to the next table where it's your turn; nothing if there is none. */
export function NextTable({ id, className }: { id: string; className: string | undefined }) {
  const others = useWaitingTables().filter(other => other !== id)
  const [next] = others
  if (next === undefined) return null
  return (
    <Link className={className} href={`/table/${next}`} title={t('table.nextTurnHint')}>
      <span data-words>{t('table.nextTurn', { count: others.length })}</span>
      <span data-short aria-hidden="true">
        › {others.length}
      </span>
    </Link>
  )
}
