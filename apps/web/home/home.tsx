import { lazy, Suspense } from 'react'
import { Link } from 'wouter'
import { isPlayable } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import type { TableCard } from '@tableworks/host'
import { usePageTitle } from '../page-title.ts'
import { Button, ButtonLink, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { tableName } from '../parts/table-name.ts'
import { remember, remembered } from '../parts/remembered.ts'
import { useLoad } from '../parts/use-load.ts'
import { useOpening } from '../parts/use-opening.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { sayDate, t } from '../words/index.ts'
import { ENTRIES } from 'virtual:posters'
import { lineOf, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import css from './home.module.css'
import harbourDark from './photographs/salt-and-timber-dark.webp'
import harbourLight from './photographs/salt-and-timber-light.webp'
import titansDarkSmall from './photographs/titans-of-industry-dark-small.webp'
import titansDark from './photographs/titans-of-industry-dark.webp'
import titansLightSmall from './photographs/titans-of-industry-light-small.webp'
import titansLight from './photographs/titans-of-industry-light.webp'

const TITANS = {
  light: `${titansLight} 1440w, ${titansLightSmall} 720w`,
  dark: `${titansDark} 1440w, ${titansDarkSmall} 720w`,
}
const HARBOUR = { light: harbourLight, dark: harbourDark }

// The words come first: the posters are decoration, and have their places kept.
const POSTERS = Object.fromEntries(
  Object.entries(ENTRIES).map(([game, open]) => [game, lazy(async () => ({ default: (await open()).Poster }))]),
)

export function Home() {
  usePageTitle()
  return (
    <>
      <section className={css['hero']}>
        <div className={css['title']}>
          <p className={css['kicker']}>{t('home.kicker')}</p>
          <h1>{t('name')}</h1>
          <p className={css['lead']}>{t('home.lead')}</p>
          {isPlayable(TEACHING_GAME) && <FirstGame />}
        </div>
        <figure className={css['table']}>
          <Photograph of={TITANS} width={1440} height={900} alt={t('home.photograph')} />
          <figcaption>{t('home.text')}</figcaption>
        </figure>
      </section>
      <Running />

      <section aria-labelledby="worlds">
        <h2 id="worlds" className={css['heading']}>
          {t('home.worlds')}
        </h2>
        <ul className={css['worlds']}>
          {WORLDS.map(world => (
            <li key={world} className={css['world']} data-world={world}>
              <div className={css['picture']}>
                <Picture game={world} />
              </div>
              <Caption world={world} />
            </li>
          ))}
        </ul>
      </section>

      <section aria-labelledby="promises">
        <h2 id="promises" className={css['heading']}>
          {t('home.promises')}
        </h2>
        <ul className={css['promises']}>
          {(['rules', 'dice', 'undo', 'everyone'] as const).map(promise => (
            <li key={promise}>
              <h3>{t(`home.promise.${promise}.title`)}</h3>
              <p>{t(`home.promise.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Picture({ game }: { game: string }) {
  const Poster = POSTERS[game]
  return (
    <svg viewBox="0 0 240 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Suspense>{Poster === undefined ? null : <Poster />}</Suspense>
    </svg>
  )
}

const Caption = ({ world }: { world: string }) => (
  <div className={css['caption']}>
    <h3>{nameOf(world)}</h3>
    <p>{lineOf(world)}</p>
    {isPlayable(world) ? <Ways game={world} /> : <p className={css['coming']}>{t('home.coming')}</p>}
  </div>
)

/** The small game stands under the title: it is the quickest way to a table. */
const FirstGame = () => (
  <div className={css['first']}>
    <Photograph of={HARBOUR} width={790} height={319} alt="" />
    <div>
      <h2>
        {t('home.first')}: {nameOf(TEACHING_GAME)}
      </h2>
      <p>{t('home.firstText')}</p>
      <Ways game={TEACHING_GAME} />
    </div>
  </div>
)

interface PhotographProps {
  /** Files with their widths, where there are several. */
  readonly of: { readonly light: string; readonly dark: string }
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Where the photograph stands beside the title it takes about half of the page, elsewhere all of it. */
const HALF_OF_A_WIDE_PAGE = '(min-width: 64rem) 52vw, 92vw'

/** A real table, by the light the page is in. */
function Photograph({ of: { light, dark }, alt, ...rest }: PhotographProps) {
  const { theme } = useSettings()
  return (
    <picture>
      {theme === 'system' && <source srcSet={dark} sizes={HALF_OF_A_WIDE_PAGE} media="(prefers-color-scheme: dark)" />}
      <img srcSet={theme === 'dark' ? dark : light} sizes={HALF_OF_A_WIDE_PAGE} alt={alt} {...rest} />
    </picture>
  )
}

/** Everything one can do with a game that is finished. */
function Ways({ game }: { game: string }) {
  const name = nameOf(game)
  return (
    <div className={css['ways']}>
      <PlayNow game={game} />
      <ul className={css['links']}>
        <li>
          <Link href={`/new/${game}`} aria-label={t('home.setUpOf', { game: name })}>
            {t('home.setUp')}
          </Link>
        </li>
        <li>
          <Link href={`/how-to-play/${game}`} aria-label={t('home.howToPlayOf', { game: name })}>
            {t('home.howToPlay')}
          </Link>
        </li>
        <li>
          <Link href={`/rules/${game}`} aria-label={t('home.rulesOf', { game: name })}>
            {t('home.rules')}
          </Link>
        </li>
        <li>
          <Link href={`/components/${game}`} aria-label={t('home.componentsOf', { game: name })}>
            {t('home.components')}
          </Link>
        </li>
      </ul>
    </div>
  )
}

function PlayNow({ game }: { game: string }) {
  const { busy, error, open } = useOpening()
  const play = () => open(tables => tables.playNow(game, settings().name || t('setUp.player')))

  return (
    <>
      <Button
        kind="strong"
        aria-disabled={busy || undefined}
        aria-label={t('home.playIn', { game: nameOf(game) })}
        onClick={play}
      >
        {t('home.play')}
      </Button>
      {error !== null && <FailureNote error={error} />}
    </>
  )
}

/** Who comes back finds the tables that wait. Nothing is said while there are none. */
function Running() {
  const [loaded] = useLoad('tables', async () => {
    const tables = await tablesHere()
    const running = (await tables.tables()).filter(({ result }) => result === null)
    remember(KEY, String(running.length))
    return { running, keeping: await tables.keeping() }
  })
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  if (loaded.state === 'ready' && loaded.value.keeping === 'memory')
    return <p className={parts['notice']}>{t('tables.memory')}</p>
  const running = loaded.state === 'ready' ? loaded.value.running : null
  const count = running?.length ?? Number(remembered(KEY) ?? 0)
  if (count === 0) return null
  return (
    <section aria-labelledby="running">
      <h2 id="running" className={css['heading']}>
        {t('home.running')}
      </h2>
      <ul className={css['running']}>
        {Array.from({ length: Math.min(count, MOST_SHOWN) }, (_, i) => {
          const card = running?.[i]
          return <li key={card?.id ?? i}>{card !== undefined && <RunningTable card={card} />}</li>
        })}
        {count > MOST_SHOWN && (
          <li>
            <ButtonLink href="/games">{t('home.all')}</ButtonLink>
          </li>
        )}
      </ul>
    </section>
  )
}

const MOST_SHOWN = 3

/** How many tables waited last time: their places are kept while they are fetched, so that nothing moves under a finger. */
const KEY = 'tableworks running'

const RunningTable = ({ card: { id, name, game, sides, chapter, updated } }: { card: TableCard }) => (
  <div className={css['runningTable']}>
    <p>
      <strong>{nameOf(game)}</strong>
      <span translate="no">
        {' '}
        · {tableName({ name, sides })}
        {chapter !== null && ` · ${chapter}`}
      </span>
    </p>
    <time className={css['when']} translate="no" dateTime={new Date(updated).toISOString()}>
      {sayDate(updated)}
    </time>
    <ButtonLink href={`/table/${id}`} label={t('home.goOnOf', { game: nameOf(game), names: sides.join(', ') })}>
      {t('home.goOn')}
    </ButtonLink>
  </div>
)
