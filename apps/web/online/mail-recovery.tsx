// Recovers an account on this device by a code sent by e-mail. Shown only where the server sends e-mails.

import type { Life } from '@tableworks/protocol'
import { useState } from 'react'
import { LineForm } from '../parts/fields.tsx'
import { partsCss as parts } from '../parts/parts.tsx'
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
      <LineForm
        className={parts['row']}
        label={t('mail.address')}
        button={t('mail.send')}
        type="email"
        maxLength={200}
        autoComplete="email"
        spellCheck={false}
        work={send}
      />
      {sentTo !== null && (
        <>
          <p role="status">{t('player.mailSent', { address: sentTo })}</p>
          <LineForm
            key={sentTo}
            className={parts['row']}
            label={t('player.mailCode')}
            button={t('player.useCode')}
            maxLength={40}
            autoComplete="one-time-code"
            spellCheck={false}
            work={enter}
          />
        </>
      )}
    </div>
  )
}
