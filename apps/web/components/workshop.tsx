// A game's map workshop: the set being edited, its undo steps, its errors, and saving it.

import { isTyping, type WorkshopProps } from '@tableworks/board-kit'
import type { AnyGame } from '@tableworks/kernel'
import type { KeptBox } from '@tableworks/host'
import { type ComponentType, type FormEvent, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { loadBoard } from '../boards.ts'
import { isPlayable, loadGame } from '../games.ts'
import { tablesHere } from '../host/connect.ts'
import { NotFound } from '../not-found.tsx'
import { usePageTitle } from '../page-title.ts'
import { OurKit } from '../parts/our-kit.tsx'
import { Button, ButtonLink, Failure, FailureNote, Loading, partsCss as parts } from '../parts/parts.tsx'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import css from './components.module.css'
import { changedTo, type EditHistory, historyOf, redone, undone } from './history.ts'
import { rejectionOf } from './tables-of.ts'

export function WorkshopPage({ game }: { game: string }) {
  usePageTitle(t('workshop.title'))
  return isPlayable(game) ? <Opened id={game} /> : <NotFound />
}

function Opened({ id }: { id: string }) {
  const [search] = useSearchParams()
  const [loaded] = useLoad(id, async () => {
    const [game, board, tables] = await Promise.all([loadGame(id), loadBoard(id), tablesHere()])
    const [boxes, Workshop] = await Promise.all([tables.boxes(id), board?.workshop?.()])
    return { game, Workshop, box: boxes.find(({ hash }) => hash === search.get('box')) ?? null }
  })
  if (loaded.state === 'failed') return <Failure error={loaded.error} />
  if (loaded.state === 'loading') return <Loading />
  const { game, Workshop, box } = loaded.value
  if (Workshop === undefined) return <p className={parts['text']}>{t('workshop.missing')}</p>
  return <Bench game={game} Workshop={Workshop} box={box} />
}

interface BenchProps {
  readonly game: AnyGame
  readonly Workshop: ComponentType<WorkshopProps>
  readonly box: KeptBox | null
}

/** Keeps unsaved work while the player visits another page, keyed by the set it was based on. */
const drafts = new Map<string, EditHistory<object>>()

function Bench({ game, Workshop, box }: BenchProps) {
  const draft = useDraft(game, box)
  const { tables, problem, complaint, error } = draft
  return (
    <div className={css['workshop']}>
      <Head game={game} draft={draft} />
      {complaint !== null && (
        <p className={parts['notice']} role="alert">
          {complaint}
        </p>
      )}
      {error !== null && <FailureNote error={error} />}
      <OurKit game={game.id}>
        <div lang="en">
          <Workshop tables={tables} problem={problem} onChange={draft.change} />
        </div>
      </OurKit>
    </div>
  )
}

/** The set being edited, its undo steps, and how it's saved. */
function useDraft(game: AnyGame, box: KeptBox | null) {
  const began = `${game.id} ${box?.hash ?? ''}`
  const [history, setHistory] = useState(() => drafts.get(began) ?? historyOf((box ?? game.components).tables))
  const [name, setName] = useState(box?.name ?? '')
  const [saved, setSaved] = useState(box)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const tables = history.now
  const problem = useMemo(() => rejectionOf(game, tables), [game, tables])
  const savedAs = saved !== null && saved.tables === tables && saved.name === name.trim() ? saved.hash : null
  const undo = () => setHistory(undone)
  const redo = () => setHistory(redone)
  useUndoKeys(undo, redo)
  useEffect(() => {
    if (savedAs === null) drafts.set(began, history)
    else drafts.delete(began)
  }, [began, history, savedAs])
  useLeaveWarning(history.past.length > 0 && savedAs === null)

  const change: WorkshopProps['onChange'] = (next, merge) => {
    setComplaint(null)
    setHistory(before => changedTo(before, next, merge))
  }
  const save = async () => {
    setError(null)
    const called = name.trim()
    const wrong = called === '' ? t('components.nameNeeded') : problem === null ? null : t('workshop.faulty')
    setComplaint(wrong)
    if (wrong !== null) return
    try {
      const host = await tablesHere()
      const hash = await host.keepBox(game.id, called, tables)
      // Saving under the same name replaces the set. Tables keep the set they started with.
      if (saved !== null && saved.name === called && saved.hash !== hash) await host.removeBox(saved.hash)
      setSaved({ hash, game: game.id, name: called, tables })
    } catch (cause) {
      setError(cause)
    }
  }
  return { history, tables, problem, name, setName, savedAs, complaint, error, undo, redo, change, save }
}

type Draft = ReturnType<typeof useDraft>

function Head({ game, draft }: { game: AnyGame; draft: Draft }) {
  const { history, name, setName, savedAs, undo, redo, save } = draft
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const state = savedAs !== null ? 'workshop.saved' : history.past.length > 0 ? 'workshop.unsaved' : 'workshop.text'
  return (
    <form className={css['workshopHead']} noValidate onSubmit={onSubmit}>
      <div className={css['workshopTitle']}>
        <h1>{t('workshop.title')}</h1>
        <p role="status" className={css['saveState']}>
          {t(state)}
        </p>
      </div>
      <div className={css['undo']}>
        <Button disabled={history.past.length === 0} onClick={undo}>
          {t('workshop.undo')}
        </Button>
        <Button disabled={history.future.length === 0} onClick={redo}>
          {t('workshop.redo')}
        </Button>
      </div>
      <label className={css['setName']}>
        <span>{t('workshop.name')}</span>
        <input className={parts['input']} value={name} maxLength={40} onChange={event => setName(event.target.value)} />
      </label>
      <Button kind={savedAs === null ? 'strong' : 'plain'} type="submit">
        {t('workshop.save')}
      </Button>
      {savedAs !== null && (
        <ButtonLink kind="strong" href={`/new/${game.id}?box=${savedAs}`}>
          {t('workshop.play')}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" href={`/components/${game.id}`}>
        {t('workshop.back')}
      </ButtonLink>
    </form>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z, or with the command key. Text fields keep their own undo. */
function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** Makes the browser ask before it closes a page with unsaved work. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
