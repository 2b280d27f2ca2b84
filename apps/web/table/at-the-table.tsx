// Table events other than moves, above the journal, newest first.

import { sayHappening } from '../online/table-events.ts'
import { t } from '../online/words.ts'
import css from './at-the-table.module.css'
import { useTable } from './table-model.ts'

export function AtTheTable() {
  const { card, events } = useTable()
  if (events.all.length === 0) return null
  return (
    <ul className={css['list']} aria-label={t('happened.title')}>
      {events.all.toReversed().map(happening => (
        <li key={happening.n}>{sayHappening(happening, card)}</li>
      ))}
    </ul>
  )
}
