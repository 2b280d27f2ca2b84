// Recovers an account on this device by a code sent by e-mail. Shown only where the server sends e-mails.

import type { Life } from '@tableworks/protocol'
import { type FormEvent, useState } from 'react'
import { Button, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { useLoad } from '../parts/use-load.ts'
import { t } from './player-words.ts'
import { beOnline, onlineTables } from './here.ts'
import css from './online.module.css'

/** Sent without a key, so the server doesn't register a visitor who only looks. */
const hasRecovery = async (): Promise<boolean> => ((await (await fetch('/api/life')).json()) as Life).recovery

export function MailRecovery({ onEntered }: { onEntered: () => void }) {
  const [offered] = useLoad('recovery', hasRecovery)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (offered.state !== 'ready' || !offered.value) return null
  const send = async (address: string) => {
    beOnline()
    await (await onlineTables()).ask('recoverByMail', { address })
    setSentTo(address)
  }
  const enter = async (code: string) => {
    await (await onlineTables()).ask('enterMailCode', { code })
    onEntered()
  }
  return (
    <div className={css['link']}>
      <p className={parts['explain']}>{t('player.mailExplain')}</p>
      <LineForm label={t('mail.address')} button={t('mail.send')} type="email" work={send} />
      {sentTo !== null && (
        <>
          <p role="status">{t('player.mailSent', { address: sentTo })}</p>
          <LineForm key={sentTo} label={t('player.mailCode')} button={t('player.useCode')} type="text" work={enter} />
        </>
      )}
    </div>
  )
}

interface LineFormProps {
  readonly label: string
  readonly button: string
  readonly type: 'email' | 'text'
  readonly work: (text: string) => Promise<unknown>
}

function LineForm({ label, button, type, work }: LineFormProps) {
  const [text, setText] = useState('')
  const { busy, error, act } = useAct()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act(() => work(text.trim()))
  }
  return (
    <form className={parts['row']} onSubmit={submit}>
      <label className={parts['field']}>
        <span>{label}</span>
        <input
          className={parts['input']}
          type={type}
          required
          maxLength={type === 'email' ? 200 : 40}
          autoComplete={type === 'email' ? 'email' : 'one-time-code'}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </label>
      <Button type="submit" aria-disabled={busy || undefined}>
        {button}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </form>
  )
}
