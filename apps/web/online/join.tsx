// Where a link leads: who is there, a name, and one press to the seat.

import { type Doorstep } from '@tableworks/protocol'
import { type FormEvent, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { usePageTitle } from '../page-title.ts'
import { Button, ButtonLink, Failure, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useAct } from '../parts/use-act.ts'
import { useLoad } from '../parts/use-load.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { sayList, t } from '../words/index.ts'
import { nameOf } from '../worlds.ts'
import { sayFileOrigin } from './file-origin.ts'
import { beOnline, onlineTables } from './here.ts'

export function Join() {
  const key = location.hash.slice(1)
  const [loaded] = useLoad(key, async () => (await onlineTables()).ask('knock', { key }))
  usePageTitle(loaded.state === 'ready' ? t('online.joinTitle', { game: nameOf(loaded.value.game) }) : t('online.join'))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'ready') return <AtTheDoor doorKey={key} step={loaded.value} />
  return isNoLink(loaded.error) ? <NoLink /> : <Failure error={loaded.error} />
}

/** The server doesn't know the link, or it isn't one: nothing but the key was asked about. */
const isNoLink = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'missing' || error.name === 'badMessage')

const NoLink = () => (
  <div className={parts['page']}>
    <h1>{t('online.noLink')}</h1>
    <p className={parts['text']}>{t('online.noLinkText')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

function AtTheDoor({ doorKey, step }: { doorKey: string; step: Doorstep }) {
  const { table, game, seats, seat, mine, fromFile } = step
  const [name, setName] = useState(settings().name)
  const { busy, error, act } = useAct()
  const open = seats.filter(({ isOpen }) => isOpen).length
  const names = sayList(seats.filter(({ isOpen }) => !isOpen).map(one => one.name))
  const canSit = mine === null && (open > 0 || seat !== null)

  const sitDown = (event: FormEvent) => {
    event.preventDefault()
    act(async () => {
      beOnline()
      const joined = await (await onlineTables()).ask('join', { key: doorKey, name, seat: null })
      changeSettings({ name })
      goTo(joined.table)
    })
  }

  return (
    <form className={parts['page']} onSubmit={sitDown}>
      <h1>{t('online.joinTitle', { game: nameOf(game) })}</h1>
      <p className={parts['text']}>{whoIsThere(step, names, open)}</p>
      {fromFile !== null && <p className={parts['text']}>{sayFileOrigin(fromFile)}</p>}
      {canSit && (
        <label className={parts['field']}>
          <span>{t('online.yourName')}</span>
          <input
            className={parts['input']}
            value={name}
            required
            maxLength={24}
            autoComplete="off"
            onChange={event => setName(event.target.value)}
          />
        </label>
      )}
      {error !== null && <FailureNote error={error} />}
      <p className={parts['row']}>
        {canSit && (
          <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
            {t('online.join')}
          </Button>
        )}
        <Button kind={canSit ? 'plain' : 'strong'} onClick={() => goTo(table)}>
          {mine === null ? t('online.watch') : t('online.back')}
        </Button>
      </p>
    </form>
  )
}

/** The link does not stay in the way back: it opens a seat. */
const goTo = (table: string): void => navigate(`/table/${table}`, { replace: true })

function whoIsThere({ seats, seat }: Doorstep, names: string, open: number): string {
  const holder = seat === null || seats[seat]?.isOpen === true ? undefined : seats[seat]
  if (holder !== undefined) return t('online.joinOver', { name: holder.name })
  return open > 0 ? t('online.joinText', { names, count: open }) : t('online.joinFull', { names })
}
