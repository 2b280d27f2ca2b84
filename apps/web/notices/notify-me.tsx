// The notifications switch at an online table. The browser asks for permission here, where the player sees why, and never on the
// home page. A browser that can't show notifications gets a link to the other ways.

import { useEffect } from 'react'
import { useAct } from '../parts/use-act.ts'
import { t } from './words.ts'
import css from './notices.module.css'
import { allowPush, canPush, closeNotification, isPushBlocked, stopPush } from './push.ts'
import { channelOf, useNotices } from './use-notices.ts'

export function NotifyMe({ table }: { table: string }) {
  const [loaded, reload] = useNotices()
  const { busy, act } = useAct()
  useEffect(() => void closeNotification(table).catch(() => undefined), [table])
  if (loaded.state !== 'ready' || loaded.value.ways.push === null || !canPush() || isPushBlocked()) return null
  const { push } = loaded.value.ways
  const isOn = channelOf(loaded.value, 'push')?.wants.includes('turn') === true
  const change = () => (isOn ? stopPush() : allowPush(push)).then(reload)
  return (
    <button
      type="button"
      role="switch"
      className={css['notifyMe']}
      aria-checked={isOn}
      aria-disabled={busy || undefined}
      title={t('notices.notifyMeHint')}
      onClick={() => act(change)}
    >
      {t('notifyMe')}
      <span className={css['switch']} aria-hidden="true" />
    </button>
  )
}
