// Tells the player when someone opens a table of a game.

import type { NoticeState, TableAlert } from '@tableworks/protocol'
import { Link } from 'wouter'
import { allowPush, canPush, isPushBlocked } from '../notices/push.ts'
import { waysOf } from '../notices/use-notices.ts'
import { beOnline, onlineTables } from '../online/here.ts'
import { Icon } from '../parts/icons.tsx'
import { ActButton } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { sayDay } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'

export type AlertWish = Pick<TableAlert, 'game' | 'pace'>

/** The player's alerts and channels; null if this server sends no notifications. */
export function useAlerts() {
  const [loaded, reload] = useLoad('alerts', async () => {
    const there = await onlineTables()
    const [notices, alerts] = await Promise.all([there.ask('notices', {}), there.ask('alerts', {})])
    return { notices, alerts }
  })
  const known = loaded.state === 'ready' && waysOf(loaded.value.notices).length > 0 ? loaded.value : null
  return [known, reload] as const
}
export type Alerts = NonNullable<ReturnType<typeof useAlerts>[0]>

const isTold = ({ channels }: NoticeState): boolean =>
  channels.some(({ isConfirmed, isPaused, wants }) => isConfirmed && !isPaused && wants.includes('open'))

/** Asks the browser for permission first, which browsers allow only right after a press. */
async function tellMe(wish: AlertWish, notices: NoticeState): Promise<void> {
  const { push } = notices.ways
  beOnline()
  if (!isTold(notices) && push !== null && canPush() && !isPushBlocked()) await allowPush(push)
  await (await onlineTables()).ask('setAlert', { ...wish, isWanted: true })
}

interface Props {
  readonly alerts: Alerts
  readonly wish: AlertWish
  readonly onChange: () => void
}

export function TellMe({ alerts: { alerts, notices }, wish, onChange }: Props) {
  const known = alerts.find(({ game, pace }) => game === wish.game && pace === wish.pace)
  const stop = async () => {
    await (await onlineTables()).ask('setAlert', { ...wish, isWanted: false })
    onChange()
  }
  if (known === undefined)
    return (
      <ActButton
        work={() => tellMe(wish, notices).then(onChange)}
        aria-label={t('lobby.tell.of', { game: nameOf(wish.game) })}
      >
        <Icon name="bell" size={17} />
        {t('lobby.tell.me')}
      </ActButton>
    )
  return (
    <>
      <p role="status">{t('lobby.tell.until', { game: nameOf(wish.game), day: sayDay(known.until) })}</p>
      {!isTold(notices) && (
        <p>
          <Link href="/notifications">{t('lobby.tell.how')}</Link>
        </p>
      )}
      <ActButton work={stop} aria-label={t('lobby.tell.stopOf', { game: nameOf(wish.game) })}>
        {t('lobby.tell.stop')}
      </ActButton>
    </>
  )
}
