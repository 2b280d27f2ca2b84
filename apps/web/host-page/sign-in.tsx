import { type FormEvent, useState } from 'react'
import { Button, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { settings } from '../settings/settings.ts'
import { sayFailure, signIn } from './client.ts'
import css from './host-page.module.css'
import { h } from './words.ts'

export function SignIn({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const [name, setName] = useState(() => settings().name)
  const { busy, error, act } = useAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      await signIn(code, name)
      onDone()
    })
  }
  return (
    <div className={parts['page']}>
      <h1>{h('title')}</h1>
      <p className={parts['text']}>{h('signIn.text')}</p>
      <form className={css['signIn']} onSubmit={submit}>
        <label className={parts['field']}>
          <span>{h('signIn.code')}</span>
          <input
            className={parts['input']}
            value={code}
            required
            maxLength={40}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={event => setCode(event.target.value)}
          />
        </label>
        <label className={parts['field']}>
          <span>{h('signIn.name')}</span>
          <input
            className={parts['input']}
            value={name}
            required
            maxLength={40}
            aria-describedby="host-name-hint"
            onChange={event => setName(event.target.value)}
          />
          <small id="host-name-hint" className={parts['explain']}>
            {h('signIn.nameHint')}
          </small>
        </label>
        <p className={parts['row']}>
          <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
            {h('signIn.go')}
          </Button>
        </p>
        {error !== null && <p role="alert">{sayFailure(error)}</p>}
      </form>
    </div>
  )
}
