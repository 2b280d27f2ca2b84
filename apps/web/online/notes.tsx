// A player's private notes at an online table, saved while they type.

import { useEffect, useRef, useState } from 'react'
import { FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import css from './chat.module.css'
import { onlineTables } from './here.ts'

const LONGEST_NOTE = 8000
/** A note is saved once typing has paused for this long. */
const PAUSE_MS = 700

export function Notes({ table }: { table: string }) {
  const [loaded] = useLoad(`note ${table}`, async () => (await (await onlineTables()).ask('note', { table })).text)
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  return <Editor table={table} kept={loaded.value} />
}

function Editor({ table, kept }: { table: string; kept: string }) {
  const [text, setText] = useState(kept)
  const [saved, setSaved] = useState(kept)
  const [error, setError] = useState<unknown>(null)
  const latest = useRef({ text, saved })
  useEffect(() => {
    latest.current = { text, saved }
  })

  useEffect(() => {
    if (text === saved) return undefined
    const timer = setTimeout(() => {
      onlineTables()
        .then(there => there.ask('keepNote', { table, text }))
        .then(
          () => (setSaved(text), setError(null)),
          (why: unknown) => setError(why),
        )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [table, text, saved])

  // Saves pending changes when the page closes.
  useEffect(
    () => () => {
      const { text: last, saved: known } = latest.current
      if (last !== known)
        void onlineTables()
          .then(there => there.ask('keepNote', { table, text: last }))
          .catch(() => undefined)
    },
    [table],
  )

  return (
    <section className={css['notes']} aria-label={t('notes.title')}>
      <textarea
        className={parts['input']}
        aria-label={t('notes.title')}
        placeholder={t('notes.placeholder')}
        value={text}
        maxLength={LONGEST_NOTE}
        translate="no"
        onChange={event => setText(event.target.value)}
      />
      <p className={css['quiet']} role="status">
        {text === saved ? t('notes.kept') : t('notes.keeping')}
      </p>
      {error !== null && <FailureNote error={error} />}
    </section>
  )
}
