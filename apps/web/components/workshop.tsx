// The map workshop of a game: the set being changed, its undo steps, what is wrong with it, and saving it to be played.

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
import { t } from '../words/index.ts'
import css from './components.module.css'
import { changedTo, type History, historyOf, redone, undone } from './history.ts'
import { whatIsWrong } from './tables-of.ts'

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

/** Work that is not saved waits here while another page is looked at, by the set it began with. */
const drafts = new Map<string, History<object>>()

function Bench({ game, Workshop, box }: BenchProps) {
  const began = `${game.id} ${box?.hash ?? ''}`
  const [history, setHistory] = useState(() => drafts.get(began) ?? historyOf((box ?? game.components).tables))
  const [name, setName] = useState(box?.name ?? '')
  const [saved, setSaved] = useState(box)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const tables = history.now
  const problem = useMemo(() => whatIsWrong(game, tables), [game, tables])
  const isSaved = saved !== null && saved.tables === tables && saved.name === name.trim()
  useUndoKeys(
    () => setHistory(undone),
    () => setHistory(redone),
  )
  useEffect(() => {
    if (isSaved) drafts.delete(began)
    else drafts.set(began, history)
  }, [began, history, isSaved])
  useLeaveWarning(history.past.length > 0 && !isSaved)

  async function save(event: FormEvent) {
    event.preventDefault()
    setError(null)
    const called = name.trim()
    const wrong = called === '' ? t('components.nameNeeded') : problem === null ? null : t('workshop.faulty')
    setComplaint(wrong)
    if (wrong !== null) return
    try {
      const host = await tablesHere()
      const hash = await host.keepBox(game.id, called, tables)
      // Saved again under its name, a set takes the place of the one before; tables keep the set they began with.
      if (saved !== null && saved.name === called && saved.hash !== hash) await host.removeBox(saved.hash)
      setSaved({ hash, game: game.id, name: called, tables })
    } catch (cause) {
      setError(cause)
    }
  }

  return (
    <div className={css['workshop']}>
      <form className={css['workshopHead']} noValidate onSubmit={event => void save(event)}>
        <div className={css['workshopTitle']}>
          <h1>{t('workshop.title')}</h1>
          <p role="status" className={css['saveState']}>
            {isSaved ? t('workshop.saved') : history.past.length > 0 ? t('workshop.unsaved') : t('workshop.text')}
          </p>
        </div>
        <div className={css['undo']}>
          <Button disabled={history.past.length === 0} onClick={() => setHistory(undone)}>
            {t('workshop.undo')}
          </Button>
          <Button disabled={history.future.length === 0} onClick={() => setHistory(redone)}>
            {t('workshop.redo')}
          </Button>
        </div>
        <label className={css['setName']}>
          <span>{t('workshop.name')}</span>
          <input
            className={parts['input']}
            value={name}
            maxLength={40}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <Button kind={isSaved ? 'plain' : 'strong'} type="submit">
          {t('workshop.save')}
        </Button>
        {isSaved && (
          <ButtonLink kind="strong" href={`/new/${game.id}?box=${saved.hash}`}>
            {t('workshop.play')}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" href={`/components/${game.id}`}>
          {t('workshop.back')}
        </ButtonLink>
      </form>
      {complaint !== null && (
        <p className={parts['notice']} role="alert">
          {complaint}
        </p>
      )}
      {error !== null && <FailureNote error={error} />}
      <OurKit game={game.id}>
        <div lang="en">
          <Workshop
            tables={tables}
            problem={problem}
            onChange={(next, merge) => {
              setComplaint(null)
              setHistory(before => changedTo(before, next, merge))
            }}
          />
        </div>
      </OurKit>
    </div>
  )
}

/** Ctrl+Z and Ctrl+Shift+Z, or with the command key; a field that is being typed in keeps its own. */
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

/** The browser asks before it closes a page with work that is not saved. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
