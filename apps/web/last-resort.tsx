// Shows errors that nothing else on the page handles.

import { useSyncExternalStore } from 'react'
import { Button, FailureNote } from './parts/parts.tsx'
import css from './last-resort.module.css'
import { t } from './words/index.ts'

let untold: unknown = null
const listeners = new Set<() => void>()

function tell(error: unknown): void {
  untold = error
  for (const hear of listeners) hear()
}

/** Starts with the first script, so errors before the first paint are shown as well. */
export function watchForFailures(): void {
  addEventListener('unhandledrejection', ({ reason }) => tell(reason ?? new Error('unknown')))
  // Without an error object, it's one of the browser's own warnings.
  addEventListener('error', ({ error }) => error instanceof Error && tell(error))
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export function LastResort() {
  const error = useSyncExternalStore(subscribe, () => untold)
  if (error === null) return null
  return (
    <div className={css['note']}>
      <FailureNote error={error} />
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      <Button kind="quiet" onClick={() => tell(null)}>
        {t('close')}
      </Button>
    </div>
  )
}
