// The You page, and the public page of any player.

import type { Profile } from '@tableworks/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { Groups } from '../groups/groups.tsx'
import { hasBeenOnline, onlineTables } from '../online/here.ts'
import { PersonDialog } from '../online/person-dialog.tsx'
import { Player } from '../online/player.tsx'
import { SignInNote } from '../online/sign-ins.tsx'
import { usePageTitle } from '../page-title.ts'
import { LineForm } from '../parts/fields.tsx'
import { Button, ButtonLink, Failure, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { sayMonth } from '../words/index.ts'
import { t } from './words.ts'
import { nameOf } from '../worlds.ts'
import { Away } from './away.tsx'
import { History } from './history.tsx'
import { HeadToHead } from './head-to-head.tsx'
import { PeopleAndHosts } from './people-and-hosts.tsx'
import { Ratings } from './ratings.tsx'
import { Tokens } from './tokens.tsx'
import css from './you.module.css'
import { YourData } from './your-data.tsx'

export function You() {
  usePageTitle(t('you.title'))
  const [isKnown] = useState(hasBeenOnline)
  return isKnown ? <ProfileOf mark={null} /> : <NewHere />
}

export const PublicPage = ({ mark }: { mark: string }) => <ProfileOf mark={mark} />

/** A player without tables on the server has nothing to show here. */
const NewHere = () => (
  <div className={parts['page']}>
    <h1>{t('you.title')}</h1>
    <p className={parts['text']}>{t('you.newHere')}</p>
    <p className={parts['row']}>
      <Link href="/play">{t('nav.play')}</Link>
    </p>
    <Player />
  </div>
)

function ProfileOf({ mark }: { mark: string | null }) {
  const [loaded, reload] = useLoad(`profile ${mark}`, async () => (await onlineTables()).ask('profile', { mark }))
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed') return isMissing(loaded.error) ? <NoSuchPlayer /> : <Failure error={loaded.error} />
  return <Shown profile={loaded.value} isFull={mark === null} onChange={reload} />
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'missing' || error.name === 'badMessage')

const NoSuchPlayer = () => (
  <div className={parts['page']}>
    <h1>{t('you.missing')}</h1>
    <p className={parts['text']}>{t('you.missingText')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

/** `isFull` includes what only the player may see. */
function Shown({ profile, isFull, onChange }: { profile: Profile; isFull: boolean; onChange: () => void }) {
  const { ratings, tally, recent, opponents, mark } = profile
  return (
    <div className={css['you']}>
      {isFull && <SignInNote />}
      <Head profile={profile} isFull={isFull} onChange={onChange} />
      <div className={css['columns']}>
        <div>
          <Ratings ratings={ratings} />
          <Favourites tally={tally} />
          <History mark={isFull ? null : mark} recent={recent} total={total(profile, 'games')} />
        </div>
        {isFull && (
          <div>
            <HeadToHead opponents={opponents} />
            <Groups />
          </div>
        )}
      </div>
      {isFull && (
        <div className={css['account']}>
          <Away />
          <YourData />
          <Player hasForget={false} />
          <PeopleAndHosts />
          <Tokens />
        </div>
      )}
    </div>
  )
}

const total = ({ tally }: Profile, what: 'games' | 'wins'): number => tally.reduce((sum, one) => sum + one[what], 0)

function Head({ profile, isFull, onChange }: { profile: Profile; isFull: boolean; onChange: () => void }) {
  const name = profile.name || t('defaultName')
  const [isNaming, setNaming] = useState(false)
  return (
    <header className={css['head']}>
      <span className={css['face']} aria-hidden="true">
        {String.fromCodePoint(name.codePointAt(0) ?? 63).toUpperCase()}
      </span>
      <div>
        <h1 translate="no">{name}</h1>
        <p>
          {t('you.since', { when: sayMonth(profile.since) })}
          {isFull && (
            <>
              {' · '}
              <Link href={`/player/${profile.mark}`}>{t('you.others')}</Link>
              {' · '}
              <button type="button" className={css['plain']} onClick={() => setNaming(true)}>
                {t('you.rename')}
              </button>
              {' · '}
              <Link href="/notifications">{t('you.notifications')}</Link>
            </>
          )}
        </p>
        {isNaming && (
          <Rename
            name={profile.name || settings().name}
            onDone={() => {
              setNaming(false)
              onChange()
            }}
          />
        )}
      </div>
      {!profile.isMine && <Manage profile={profile} onChange={onChange} />}
      <dl className={css['numbers']}>
        <div>
          <dd>{total(profile, 'games')}</dd>
          <dt>{t('you.games', { count: total(profile, 'games') })}</dt>
        </div>
        <div>
          <dd>{total(profile, 'wins')}</dd>
          <dt>{t('you.wins', { count: total(profile, 'wins') })}</dt>
        </div>
      </dl>
    </header>
  )
}

/** Report, mute and block on a player's public page. */
function Manage({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { mark, name, relation } = profile
  return (
    <p className={parts['row']}>
      {relation !== null && <span className={css['relation']}>{t(`manners.is.${relation}`)}</span>}
      <Button onClick={() => setOpen(true)}>{t('manners.open')}</Button>
      {isOpen && (
        <PersonDialog
          person={{ mark, name: name || t('defaultName') }}
          onClose={() => setOpen(false)}
          onChange={onChange}
        />
      )}
    </p>
  )
}

/** The server stores the name, and this browser uses it at new tables. */
const Rename = ({ name: before, onDone }: { name: string; onDone: () => void }) => (
  <LineForm
    className={css['rename']}
    label={t('yourName')}
    button={t('save')}
    kind="strong"
    start={before}
    maxLength={24}
    autoComplete="off"
    explain={t('you.renameExplain')}
    work={async name => {
      await (await onlineTables()).ask('nameMe', { name })
      changeSettings({ name })
      onDone()
    }}
  />
)

/** Results per game, most played first. */
const Favourites = ({ tally }: Pick<Profile, 'tally'>) =>
  tally.length > 0 && (
    <section className={css['section']} aria-labelledby="favourites">
      <h2 id="favourites">{t('you.favourites')}</h2>
      <ul className={css['tally']}>
        {tally.map(({ game, games, wins }) => (
          <li key={game}>
            <span>{nameOf(game)}</span>
            <span>
              {t('you.tally', {
                games: t('you.gameCount', { count: games }),
                wins: t('you.winCount', { count: wins }),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
