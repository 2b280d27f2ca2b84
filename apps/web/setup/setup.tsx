// Sets up a table: game, seats, variants and components.

import { type FormEvent, useMemo } from 'react'
import { Link, useSearchParams } from 'wouter'
import { isPlayable } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { PACES } from '../online/paces.ts'
import { BoardCloseUp } from '../parts/board-picture.tsx'
import { LidFacts } from '../parts/lid-facts.tsx'
import { Button, ButtonLink, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { remember, remembered } from '../parts/remembered.ts'
import { useLoad } from '../parts/use-load.ts'
import { useOpening } from '../parts/use-opening.ts'
import { t } from './words.ts'
import { isKnown, nameOf, TEACHING_GAME, WORLDS } from '../worlds.ts'
import { createOnline, planOf, useDraft } from './draft.ts'
import { gameToSetUp } from './game-to-set-up.ts'
import { OptionsPanel, SeatsPanel } from './panels.tsx'
import css from './setup.module.css'

/** Defaults to the game set up last. */
export function SetUp({ game = remembered(LAST) ?? WORLDS[0] ?? TEACHING_GAME }: { game?: string | undefined }) {
  usePageTitle(t('setUp.title', { game: nameOf(game) }))
  if (isPlayable(game)) return <Form id={game} />
  return isKnown(game) ? <Coming game={game} /> : <NotFound />
}

const LAST = 'tableworks set-up'

const Coming = ({ game }: { game: string }) => (
  <div className={parts['page']}>
    <h1>{nameOf(game)}</h1>
    <p className={parts['text']}>{t('setUp.coming')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

const Head = ({ game }: { game: string }) => (
  <div className={css['head']}>
    <div>
      <h1>{t('setUp.title', { game: nameOf(game) })}</h1>
      <div className={css['about']}>
        <LidFacts game={game} />
        <Link href={`/how-to-play/${game}`}>{t('learn.howToPlay')}</Link>
        <Link href={`/rules/${game}`}>{t('learn.rules')}</Link>
      </div>
    </div>
    <nav className={css['games']} aria-label={t('setUp.games')}>
      {[...WORLDS, TEACHING_GAME].filter(isPlayable).map(other => (
        <Link
          key={other}
          href={`/new/${other}${location.search}`}
          aria-label={nameOf(other)}
          title={nameOf(other)}
          aria-current={other === game ? 'page' : undefined}
        >
          <BoardCloseUp game={other} sizes="4.5rem" />
        </Link>
      ))}
    </nav>
  </div>
)

function Form({ id }: { id: string }) {
  const game = useMemo(() => gameToSetUp(id), [id])
  const [search] = useSearchParams()
  const [kept] = useLoad(game.id, async () => (await tablesHere()).boxes(game.id))
  const boxes = kept.state === 'ready' ? kept.value : []
  const [draft, change] = useDraft(game, {
    box: search.get('box'),
    place: search.has('with') ? 'online' : 'here',
    isListed: search.get('with') === 'everyone',
    group: search.get('group'),
    pace: PACES.find(pace => pace === search.get('pace')) ?? 'none',
  })
  const set = boxes.find(({ hash }) => hash === draft.box) ?? null
  const { busy, error, open } = useOpening()

  function submit(event: FormEvent) {
    event.preventDefault()
    remember(LAST, game.id)
    const plan = planOf(game, draft, set)
    open(draft.place === 'online' ? () => createOnline(plan, set, draft) : tables => tables.create(plan))
  }

  return (
    <form className={`${parts['page']} ${css['setUp']}`} onSubmit={submit}>
      <Head game={game.id} />
      <SeatsPanel game={game} draft={draft} onChange={change} />
      <OptionsPanel game={game} draft={draft} boxes={boxes} set={set} onChange={change} />
      <div className={css['start']}>
        {kept.state === 'failed' && <FailureNote error={kept.error} />}
        {error !== null && <TellWrong error={error} />}
        <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
          {busy ? t('opening') : t('openTable')}
        </Button>
      </div>
    </form>
  )
}

const TellWrong = ({ error }: { error: unknown }) =>
  error instanceof Error && error.name === 'badPlan' && error.message === 'names' ? (
    <p className={parts['notice']} role="alert">
      {t('setUp.badNames')}
    </p>
  ) : (
    <FailureNote error={error} />
  )
