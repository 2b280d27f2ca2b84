// What no part of the page has told is told here, so that nothing goes wrong in silence.

import { useEffect, useState } from 'react'
import { Button, FailureNote } from './parts/parts.tsx'
import css from './last-resort.module.css'
import { t } from './words/index.ts'

export function LastResort() {
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    const onRejection = (event: PromiseRejectionEvent) => setError(event.reason ?? new Error('unknown'))
    // Complaints of the browser about itself come without an error.
    const onError = (event: ErrorEvent) => event.error instanceof Error && setError(event.error)
    addEventListener('unhandledrejection', onRejection)
    addEventListener('error', onError)
    return () => {
      removeEventListener('unhandledrejection', onRejection)
      removeEventListener('error', onError)
    }
  }, [])
  if (error === null) return null
  return (
    <div className={css['note']}>
      <FailureNote error={error} />
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
      <Button kind="quiet" onClick={() => setError(null)}>
        {t('close')}
      </Button>
    </div>
  )
}
