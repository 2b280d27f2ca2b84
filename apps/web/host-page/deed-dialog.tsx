// Asks for a reason before a host does something, and shows why it failed.

import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../parts/fields.tsx'
import { Button, Dialog, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { sayFailure } from './client.ts'
import css from './host-page.module.css'
import { h } from './words.ts'

const LONGEST_REASON = 200

/** What a host is about to do. */
export interface Deed {
  readonly title: string
  readonly about: string
  readonly go: string
  /** Fields next to the reason. They keep their own state. */
  readonly fields?: ReactNode
  /** False while a field is missing something. */
  readonly isReady?: boolean
  readonly run: (reason: string) => Promise<unknown>
}

export function DeedDialog({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const { busy, error, act } = useAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (deed.isReady !== false)
      act(async () => {
        await deed.run(reason)
        onClose()
      })
  }
  return (
    <Dialog title={deed.title} onClose={onClose}>
      <form className={css['deed']} onSubmit={submit}>
        <p>{deed.about}</p>
        {deed.fields}
        <TextField
          label={h('act.reason')}
          explain={h('act.reasonHint')}
          value={reason}
          required
          maxLength={LONGEST_REASON}
          onChange={setReason}
        />
        <p className={parts['row']}>
          <Button kind="strong" type="submit" aria-disabled={busy || deed.isReady === false || undefined}>
            {deed.go}
          </Button>
        </p>
        {error !== null && <p role="alert">{sayFailure(error)}</p>}
      </form>
    </Dialog>
  )
}
