// Takes a player from a friend's short code to their invitation.

import { type FormEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { onlineTables } from '../online/here.ts'
import { Button, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { t } from './words.ts'
import css from './lobby.module.css'

export function CodeEntry() {
  const [code, setCode] = useState('')
  const { busy, error, act } = useAct()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    act(async () => navigate(`/join#${(await (await onlineTables()).ask('useTableCode', { code })).key}`))
  }
  return (
    <form className={css['code']} onSubmit={enter}>
      <label className={parts['field']}>
        <span>{t('lobby.code')}</span>
        <input
          className={parts['input']}
          value={code}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => setCode(event.target.value)}
        />
      </label>
      <Button type="submit" aria-disabled={busy || undefined}>
        {t('lobby.useCode')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}
