// Setting up a table: who sits where, which way the game is played, and with which components.

import type { AnyGame } from '@tableworks/kernel'
import type { FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import { isPlayable, loadGame } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { Button, ButtonLink, Failure, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { useOpening } from '../parts/use-opening.ts'
import { t, translated } from '../words/index.ts'
import { isKnown, nameOf } from '../worlds.ts'
import { createOnline, planOf, useDraft } from './draft.ts'
import { ComponentsPanel, NamePanel, OptionsPanel, SeatsPanel } from './panels.tsx'
import css from './setup.module.css'

export function SetUp({ game }: { game: string }) {
  usePageTitle(t('setUp.title', { game: nameOf(game) }))
  if (isPlayable(game)) return <SetUpForm id={game} />
  return isKnown(game) ? <Coming game={game} /> : <NotFound />
}

const Coming = ({ game }: { game: string }) => (
  <div className={parts['page']}>
    <h1>{nameOf(game)}</h1>
    <p className={parts['text']}>{t('setUp.coming')}</p>
    <p>
      <ButtonLink href="/">{t('notFound.back')}</ButtonLink>
    </p>
  </div>
)

function SetUpForm({ id }: { id: string }) {
  const [loaded] = useLoad(id, async () => translated(await loadGame(id)))
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'ready') return <Form game={loaded.value} />
  return (
    <div className={`${parts['page']} ${css['setUp']}`}>
      <Head game={id} />
      <Loading />
    </div>
  )
}

const Head = ({ game }: { game: string }) => (
  <div className={css['head']}>
    <h1>{t('setUp.title', { game: nameOf(game) })}</h1>
    <p className={`${parts['text']} ${css['links']}`}>
      <Link href={`/how-to-play/${game}`}>{t('home.howToPlay')}</Link>
      <Link href={`/rules/${game}`}>{t('setUp.readRules')}</Link>
    </p>
  </div>
)

function Form({ game }: { game: AnyGame }) {
  const [search] = useSearchParams()
  const [kept] = useLoad(game.id, async () => (await tablesHere()).boxes(game.id))
  const boxes = kept.state === 'ready' ? kept.value : []
  const [draft, change] = useDraft(game, search.get('box'))
  const set = boxes.find(({ hash }) => hash === draft.box) ?? null
  const { busy, error, open } = useOpening()

  function submit(event: FormEvent) {
    event.preventDefault()
    const plan = planOf(game, draft, set)
    open(draft.place === 'online' ? () => createOnline(plan, set) : tables => tables.create(plan))
  }

  return (
    <form className={`${parts['page']} ${css['setUp']}`} onSubmit={submit}>
      <Head game={game.id} />
      <SeatsPanel game={game} draft={draft} onChange={change} />
      <OptionsPanel game={game} draft={draft} set={set} onChange={change} />
      <ComponentsPanel game={game.id} boxes={boxes} set={set} onChange={change} />
      <NamePanel name={draft.name} onChange={change} />
      <div className={css['start']}>
        {kept.state === 'failed' && <FailureNote error={kept.error} />}
        {error !== null && <TellWrong error={error} />}
        <Button kind="strong" type="submit" aria-disabled={busy || undefined}>
          {t('setUp.start')}
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
