// Says that the server can't be reached, on every page but a table, where a message says so.

import { Icon } from '../parts/icons.tsx'
import { t } from '../words/index.ts'
import css from './connection-note.module.css'
import { useOpenSocketState } from './use-socket-state.ts'

/** At the bottom of the window, so nothing moves. */
export function ConnectionNote() {
  const state = useOpenSocketState()
  return (
    <div role="status">
      {(state === 'lost' || state === 'slowed') && (
        <p className={css['note']}>
          <Icon name="warning" size={18} />
          {t(`connection.${state}`)}
        </p>
      )}
    </div>
  )
}
