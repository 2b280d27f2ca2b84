import { useState } from 'react'
import { TextField, useSubmit } from '../parts/fields.tsx'
import { Button, partsCss as parts } from '../parts/parts.tsx'
import { settings } from '../settings/settings.ts'
import { sayFailure, signIn } from './client.ts'
import css from './host-page.module.css'
import { h } from './words.ts'

export function SignIn({ onDone }: { onDone: () => void }) {
  const [code, setCode] = useState('')
  const [name, setName] = useState(() => settings().name)
  const { busy, error, onSubmit } = useSubmit(async () => {
    await signIn(code, name)
    onDone()
  })
  return (
    <div className={parts['page']}>
      <h1>{h('title')}</h1>
      <p className={parts['text']}>{h('signIn.text')}</p>
      <form className={css['signIn']} onSubmit={onSubmit}>
        <TextField
          label={h('signIn.code')}
          value={code}
          required
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={setCode}
        />
        <TextField
          label={h('signIn.name')}
          explain={h('signIn.nameHint')}
          value={name}
          required
          maxLength={40}
          onChange={setName}
        />
        <p className={parts['row']}>
          <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
            {h('signIn.go')}
          </Button>
        </p>
        {error !== null && (
          <p className={css['refused']} role="alert">
            {sayFailure(error)}
          </p>
        )}
      </form>
    </div>
  )
}
