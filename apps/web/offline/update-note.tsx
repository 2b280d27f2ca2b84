import { useSyncExternalStore } from 'react'
import { Button } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import { hasUpdate, onUpdate, takeUpdate } from './offline.ts'
import css from './update-note.module.css'

/** An update never interrupts a game in progress. The player decides when to reload. */
export function UpdateNote() {
  const isReady = useSyncExternalStore(onUpdate, hasUpdate)
  return (
    <div aria-live="polite">
      {isReady && (
        <p className={css['note']}>
          {t('update.ready')} <Button onClick={takeUpdate}>{t('update.now')}</Button>
        </p>
      )}
    </div>
  )
}
