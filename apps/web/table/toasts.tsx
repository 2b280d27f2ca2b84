// Short messages about other players' actions. They let presses through to the board.

import { sayHappening } from '../online/table-events.ts'
import { t } from '../words/index.ts'
import { useTable } from './table-model.ts'
import css from './toasts.module.css'

export function Toasts() {
  const { card, events } = useTable()
  return (
    <div className={css['toasts']} role="status">
      {events.toasts.map(happening => (
        <p key={happening.n} className={css['toast']} data-toast>
          {sayHappening(happening, card)}
          <button type="button" aria-label={t('happened.dismiss')} onClick={() => events.dismiss(happening.n)}>
            ×
          </button>
        </p>
      ))}
    </div>
  )
}

/** The same messages above the journal, newest first. */
export function AtTheTable() {
  const { card, events } = useTable()
  if (events.happenings.length === 0) return null
  return (
    <ul className={css['list']} aria-label={t('happened.title')}>
      {events.happenings.toReversed().map(happening => (
        <li key={happening.n}>{sayHappening(happening, card)}</li>
      ))}
    </ul>
  )
}
