// The server's open tables: filters and the list.

import type { Asks, Lobby, LobbyTable } from '@tableworks/protocol'
import { Link } from 'wouter'
import { isPlayable } from '../games.ts'
import { onlineTables } from '../online/here.ts'
import { Icon } from '../parts/icons.tsx'
import { ButtonLink, FailureNote, Loading } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { t } from './words.ts'
import { isKnown } from '../worlds.ts'
import { Empty } from './empty.tsx'
import { Filters, NO_WISH, useWish } from './filters.tsx'
import css from './lobby.module.css'
import { TableRow } from './table-row.tsx'
import { type AlertWish, TellMe, useAlerts } from './tell-me.tsx'

const AGAIN_MS = 10_000

/** The lobby, refreshed every few seconds while the page is visible. */
function useLobby(wish: Asks['lobby']) {
  const [loaded, reload] = useLoad(JSON.stringify(wish), async () => (await onlineTables()).ask('lobby', wish))
  useRefresh(reload, AGAIN_MS)
  return loaded
}

export function OpenTables() {
  const [wish, change] = useWish()
  const lobby = useLobby(wish)
  return (
    <section className={css['open']} aria-labelledby="open-tables">
      <div className={css['head']}>
        <h1 id="open-tables">{t('lobby.open')}</h1>
        {lobby.state === 'ready' && lobby.value.online > 1 && (
          <p className={css['online']}>
            <span aria-hidden="true" />
            {t('lobby.online', { count: lobby.value.online })}
          </p>
        )}
        <div>
          <ButtonLink href={`/new/${gameIn(wish)}?with=friends`}>
            <Icon name="link" size={17} />
            {t('lobby.invite')}
          </ButtonLink>
          <ButtonLink href={`/new/${gameIn(wish)}?with=everyone`}>
            <Icon name="plus" size={17} />
            {t('listing.create')}
          </ButtonLink>
        </div>
      </div>
      <Filters wish={wish} onChange={change} />
      {wish.game !== null && lobby.state === 'ready' && !isEmpty(lobby.value) && (
        <TellOf wish={{ game: wish.game, pace: wish.pace }} />
      )}
      {lobby.state === 'loading' && <Loading />}
      {lobby.state === 'failed' && <FailureNote error={lobby.error} />}
      {lobby.state === 'ready' && <Found lobby={lobby.value} wish={wish} onShowAll={() => change(NO_WISH)} />}
    </section>
  )
}

const gameIn = ({ game }: Asks['lobby']): string => game ?? ''

/** Omits tables of games this page doesn't have. */
const shown = (tables: readonly LobbyTable[]) => tables.filter(({ game }) => isKnown(game) && isPlayable(game))

const isEmpty = ({ waiting, takeOver }: Lobby): boolean => shown(waiting).length + shown(takeOver).length === 0

/** Offers an alert when the player would like a table of the chosen game. */
function TellOf({ wish }: { wish: AlertWish }) {
  const [alerts, reload] = useAlerts()
  return (
    alerts !== null && (
      <div className={css['tell']}>
        <TellMe alerts={alerts} wish={wish} onChange={reload} />
      </div>
    )
  )
}

function Found({ lobby, wish, onShowAll }: { lobby: Lobby; wish: Asks['lobby']; onShowAll: () => void }) {
  const [waiting, takeOver, playing] = [shown(lobby.waiting), shown(lobby.takeOver), shown(lobby.playing)]
  return (
    <>
      {isEmpty(lobby) && <Empty wish={wish} busy={lobby.busy} others={lobby.all} onShowAll={onShowAll} />}
      <Group title={t('lobby.waiting')} tables={waiting} />
      <Group title={t('lobby.inPlay')} tables={takeOver} />
      {playing.length > 0 && <Watching tables={playing} />}
    </>
  )
}

const Group = ({ title, tables }: { title: string; tables: readonly LobbyTable[] }) =>
  tables.length > 0 && (
    <section className={css['group']}>
      <h2>
        {title} <span>{tables.length}</span>
      </h2>
      <ul>
        {tables.map(table => (
          <TableRow key={table.table} table={table} />
        ))}
      </ul>
    </section>
  )

const Watching = ({ tables }: { tables: readonly LobbyTable[] }) => (
  <p className={css['watch']}>
    {t('lobby.playing', { count: tables.length })}{' '}
    <Link href={`/table/${tables[0]?.table ?? ''}`}>{t('lobby.watchOne')}</Link>
  </p>
)
