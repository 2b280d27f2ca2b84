import { useId } from 'react'
import { t } from '../words/index.ts'
import { Button, partsCss as parts } from './parts.tsx'

/** Progress of a long task: its label, the fraction done (0 to 1), and a stop button. */
export function Progress({ label, done, onStop }: { label: string; done: number; onStop: () => void }) {
  const id = useId()
  return (
    <div className={parts['row']}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={1} value={done} />
      <Button onClick={onStop}>{t('stop')}</Button>
    </div>
  )
}
