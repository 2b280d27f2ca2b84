// The games for which the player wants to hear about open tables.

import { TellMe, useAlerts } from '../lobby/tell-me.tsx'
import { ButtonLink, partsCss as parts } from '../parts/parts.tsx'
import { t } from '../lobby/words.ts'
import css from './notices.module.css'

export function TableAlerts() {
  const [alerts, reload] = useAlerts()
  if (alerts === null) return null
  return (
    <section className={parts['panel']} aria-labelledby="alerts">
      <h2 id="alerts">{t('lobby.tell.list')}</h2>
      {alerts.alerts.length === 0 && (
        <>
          <p>{t('lobby.tell.none')}</p>
          <p>
            <ButtonLink href="/play">{t('nav.play')}</ButtonLink>
          </p>
        </>
      )}
      <ul className={css['alerts']}>
        {alerts.alerts.map(({ game, pace }) => (
          <li key={`${game} ${pace}`}>
            {pace !== null && <span>{t(`listing.paces.${pace}`)}</span>}
            <TellMe alerts={alerts} wish={{ game, pace }} onChange={reload} />
          </li>
        ))}
      </ul>
    </section>
  )
}
