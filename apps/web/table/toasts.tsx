// Short messages about other players' actions. They ignore presses, which are meant for the board.

import { t } from '../words/index.ts'
import { useTable } from './table-model.ts'
import css from './toasts.module.css'

export function Toasts() {
  const { toasts, dismiss } = useTable().events
  return (
    <div className={css['toasts']} role="status">
      {toasts.map(({ id, text }) => (
        <p key={id} className={css['toast']} data-toast>
          {text}
          <button type="button" aria-label={t('happened.dismiss')} onClick={() => dismiss(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  )
}

/** The same messages above the journal, for as long as the page is open. */
export function AtTheTable() {
  const { happenings } = useTable().events
  if (happenings.length === 0) return null
  return (
    <ul className={css['list']} aria-label={t('happened.title')}>
      {happenings.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}
