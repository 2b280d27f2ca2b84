// The invitation page: the game, its players, a name field, and a button to take the seat.

import { type InvitationCard } from '@tableworks/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { usePageTitle } from '../page-title.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { NameField, useSubmit } from '../parts/fields.tsx'
import { LidFacts } from '../parts/lid-facts.tsx'
import { Button, ButtonLink, Failure, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { t } from './words.ts'
import { lineOf, nameOf } from '../worlds.ts'
import { sayFileOrigin } from './file-origin.ts'
import { beOnline, onlineTables } from './here.ts'
import { paceNamed } from './paces.ts'
import card from '../parts/picture-card.module.css'
import css from './join.module.css'

export function Join() {
  const key = location.hash.slice(1)
  const [loaded] = useLoad(key, async () => (await onlineTables()).ask('knock', { key }))
  usePageTitle(loaded.state === 'ready' ? t('online.joinTitle', { game: nameOf(loaded.value.game) }) : t('online.join'))
  // The address ends with the key, which is no place on the page to scroll to.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'ready') return <Invitation doorKey={key} invitation={loaded.value} />
  return isNoLink(loaded.error) ? <NoLink /> : <Failure error={loaded.error} />
}

/** The server doesn't recognise the link, or the link is malformed. */
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

const Invitation = ({ doorKey, invitation }: { doorKey: string; invitation: InvitationCard }) => (
  <div className={`${card['card']} ${css['invitation']}`}>
    <div className={`${card['picture']} ${css['picture']}`}>
      <BoardCloseUp game={invitation.game} sizes="(max-width: 47.99rem) 100vw, 26rem" />
    </div>
    <div className={css['body']}>
      <h1>{t('online.joinTitle', { game: nameOf(invitation.game) })}</h1>
      {invitation.name !== null && (
        <p className={css['name']} translate="no">
          {invitation.name}
        </p>
      )}
      <LidFacts game={invitation.game} />
      <p className={css['line']}>{lineOf(invitation.game)}</p>
      <p className={css['links']}>
        <Link href={`/how-to-play/${invitation.game}`}>{t('learn.howToPlay')}</Link>
        <Link href={`/rules/${invitation.game}`}>{t('learn.rules')}</Link>
      </p>
      <h2>{t('online.joinSeats')}</h2>
      <Seats invitation={invitation} />
      <p>{sayTerms(invitation)}</p>
      {invitation.fromFile !== null && <p className={parts['notice']}>{sayFileOrigin(invitation.fromFile)}</p>}
      <SitDown doorKey={doorKey} invitation={invitation} />
    </div>
  </div>
)

const Seats = ({ invitation: { seats, mine } }: { invitation: InvitationCard }) => (
  <ul className={css['seats']}>
    {seats.map(({ name, bot, isOpen }, seat) => (
      <li key={name} data-open={isOpen || undefined}>
        {isOpen ? t('openSeat') : <span translate="no">{name}</span>}
        {bot !== null && <small>{t('bot')}</small>}
        {seat === mine && <small>{t('yourself')}</small>}
      </li>
    ))}
  </ul>
)

/** "Live, 45 min · Casual · Best of 3, game 2 · Round 4 · 31 moves so far". */
function sayTerms({ pace, rated, series, steps, chapter }: InvitationCard): string {
  const name = pace === null ? 'none' : paceNamed(pace)
  const time = name === undefined ? t(`listing.paces.${pace?.kind ?? 'slow'}`) : t(`listing.times.${name}`)
  const terms = [
    time,
    t(rated ? 'listing.rated' : 'listing.casual'),
    series === null ? '' : t('online.inSeries', series),
    chapter ?? '',
    steps === 0 ? '' : t('online.movesSoFar', { count: steps }),
  ]
  return terms.filter(term => term !== '').join(' · ')
}

function SitDown({ doorKey, invitation }: { doorKey: string; invitation: InvitationCard }) {
  const { table, seats, seat, mine } = invitation
  const [name, setName] = useState(settings().name)
  const { busy, error, onSubmit } = useSubmit(async () => {
    beOnline()
    const joined = await (await onlineTables()).ask('join', { key: doorKey, name, seat: null })
    changeSettings({ name })
    goTo(joined.table)
  })
  const open = seats.filter(({ isOpen }) => isOpen).length
  const canSit = mine === null && (open > 0 || seat !== null)

  return (
    <form className={css['sit']} onSubmit={onSubmit}>
      <p>{invitationText(invitation, open)}</p>
      {canSit && <NameField value={name} onChange={setName} />}
      {error !== null && <FailureNote error={error} />}
      <p className={parts['row']}>
        {canSit && (
          <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
            {t('online.join')}
          </Button>
        )}
        <Button kind={canSit ? 'plain' : 'strong'} onClick={() => goTo(table)}>
          {mine === null ? t('watch') : t('online.toTable')}
        </Button>
      </p>
    </form>
  )
}

/** Replaces the link in the browser history, because anyone who finds it could take a seat. */
const goTo = (table: string): void => navigate(`/table/${table}`, { replace: true })

function invitationText({ seats, seat, mine }: InvitationCard, open: number): string {
  const holder = seat === null || seats[seat]?.isOpen === true ? undefined : seats[seat]
  if (mine !== null) return t('online.joinMine')
  if (holder !== undefined) return t('online.joinOver', { name: holder.name })
  return open > 0 ? t('online.joinText', { count: open }) : t('online.joinFull')
}
