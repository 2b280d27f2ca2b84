// How devices joined the player's account, and a note that appears once on the other devices after a sign-in.

import type { SignIn } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button, partsCss as parts } from '../parts/parts.tsx'
import { remember, remembered } from '../parts/remembered.ts'
import { useLoad } from '../parts/use-load.ts'
import { sayDate } from '../words/index.ts'
import { t } from './player-words.ts'
import { hasBeenOnline, onlineTables } from './here.ts'
import css from './online.module.css'

const useSignIns = (): readonly SignIn[] => {
  const [loaded] = useLoad<readonly SignIn[]>('sign-ins', async () =>
    hasBeenOnline() ? (await onlineTables()).ask('signIns', {}) : [],
  )
  return loaded.state === 'ready' ? loaded.value : []
}

const sayOne = ({ way, device }: SignIn): string =>
  t(`player.signIn.${way}`, { device: device || t('player.someDevice') })

export function SignIns() {
  const signIns = useSignIns()
  if (signIns.length === 0) return null
  return (
    <details className={css['log']}>
      <summary>{t('player.signIns')}</summary>
      <ul>
        {signIns.map(one => (
          <li key={`${one.at} ${one.way} ${one.device}`}>
            {sayOne(one)}
            {one.isThis && ` (${t('player.thisDevice')})`} <small>{sayDate(one.at)}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

const KEY = 'tableworks sign-in seen'

/** Shows another device's sign-in until the player has closed the note here. */
export function SignInNote() {
  const latest = useSignIns().find(({ isThis }) => !isThis)
  const [seen, setSeen] = useState(() => Number(remembered(KEY) ?? 0))
  if (latest === undefined || latest.at <= seen) return null
  const dismiss = () => {
    remember(KEY, String(latest.at))
    setSeen(latest.at)
  }
  return (
    <div className={parts['notice']} role="status">
      <p>
        {sayOne(latest)} {t('player.signIn.when', { when: sayDate(latest.at) })}
      </p>
      <p className={parts['row']}>
        <Link href="/you">{t('player.signIn.check')}</Link>
        <Button kind="quiet" onClick={dismiss}>
          {t('player.signIn.fine')}
        </Button>
      </p>
    </div>
  )
}
