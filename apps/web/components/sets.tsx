// Every value of a component set with its source, and a form to make your own set.

import { type AnyGame, parseJson, Problem } from '@tableworks/kernel'
import { type Source, SOURCES } from '@tableworks/table-kit'
import { type ReactNode, useMemo, useState } from 'react'
import { loadBoard } from '../boards.ts'
import { tablesHere } from '../host/connect.ts'
import type { KeptBox } from '@tableworks/host'
import { ActButton, Button, ButtonLink, FailureNote, FileButton, partsCss as parts } from '../parts/parts.tsx'
import { fileName, saveFile } from '../parts/save-file.ts'
import { useLoad } from '../parts/use-load.ts'
import { t } from './words.ts'
import css from './components.module.css'
import { Editor } from './editor.tsx'
import { BareMark } from './mark.tsx'
import { countSources, isRecord, type Plain } from './tables-of.ts'
import { Values } from './values.tsx'

interface SetsProps {
  readonly game: AnyGame
  readonly head: ReactNode
  readonly boxes: readonly KeptBox[]
  readonly onChange: () => void
}

interface Draft {
  readonly name: string
  readonly tables: Plain
}

export function Sets({ game, head, boxes, onChange }: SetsProps) {
  const [only, setOnly] = useState<Source | null>(null)
  const sets = useSets(game, boxes, onChange)
  const { draft, setDraft, shown } = sets
  if (draft !== null)
    return (
      <div className={parts['page']}>
        <h1>{t('components.editing')}</h1>
        <Editor
          game={game}
          name={draft.name}
          tables={draft.tables}
          onKeep={(name, made) => sets.keep({ name, tables: made })}
          onStop={() => setDraft(null)}
        />
      </div>
    )
  return (
    <div className={`${parts['page']} ${css['page']}`}>
      {head}
      <Choose boxes={boxes} sets={sets} />
      <Actions game={game} sets={sets} />
      <p role="status" className={css['kept']}>
        {sets.kept && t('components.kept')}
      </p>
      {sets.error !== null && <FailureNote error={sets.error} />}
      <GallerySection game={game.id} tables={shown.tables} />
      <Legend tables={shown.tables} only={only} onOnly={setOnly} />
      <section aria-label={t('components.values')} lang="en" translate="no">
        <Values value={shown.tables} level={2} only={only} />
      </section>
    </div>
  )
}

/** The selected set, the set being edited, and the actions on them. */
function useSets(game: AnyGame, boxes: readonly KeptBox[], onChange: () => void) {
  const [hash, setHash] = useState<string | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [kept, setKept] = useState(false)
  const box = boxes.find(one => one.hash === hash)
  const shown: Draft = { name: box?.name ?? game.components.name, tables: (box ?? game.components).tables as Plain }
  const keep = async (made: Draft) => {
    setError(null)
    const tables = await tablesHere()
    setHash(await tables.keepBox(game.id, made.name, Object(made.tables) as object))
    setDraft(null)
    setKept(true)
    onChange()
  }
  const bringIn = async (file: File) => {
    setError(null)
    try {
      setDraft(draftFrom(await file.text(), file.name))
    } catch (cause) {
      setError(cause)
    }
  }
  const remove = async (one: string) => {
    const tables = await tablesHere()
    await tables.removeBox(one)
    setHash(null)
    onChange()
  }
  return { hash, setHash, draft, setDraft, error, kept, box, shown, keep, bringIn, remove }
}

type ShownSets = ReturnType<typeof useSets>

const Choose = ({ boxes, sets: { hash, setHash } }: { boxes: readonly KeptBox[]; sets: ShownSets }) => (
  <div className={parts['row']}>
    <label className={parts['field']}>
      <span>{t('components.set')}</span>
      <select className={parts['input']} value={hash ?? ''} onChange={event => setHash(event.target.value || null)}>
        <option value="">{t('components.own')}</option>
        {boxes.map(one => (
          <option key={one.hash} value={one.hash} translate="no">
            {one.name}
          </option>
        ))}
      </select>
    </label>
  </div>
)

function Actions({ game, sets: { box, shown, setDraft, bringIn, remove } }: { game: AnyGame; sets: ShownSets }) {
  const [board] = useLoad(game.id, () => loadBoard(game.id))
  const hasWorkshop = board.state === 'ready' && board.value?.workshop !== undefined
  return (
    <div className={parts['row']}>
      <Button onClick={() => saveFile(fileName([game.id, shown.name], 'json'), asFile(shown))}>
        {t('components.save')}
      </Button>
      <Button onClick={() => setDraft({ name: '', tables: shown.tables })}>{t('components.edit')}</Button>
      {hasWorkshop && (
        <ButtonLink href={`/workshop/${game.id}${box === undefined ? '' : `?box=${box.hash}`}`}>
          {t('components.workshop')}
        </ButtonLink>
      )}
      <FileButton label={t('components.import')} onChoose={file => void bringIn(file)} />
      {box !== undefined && (
        <>
          <ButtonLink kind="strong" href={`/new/${game.id}?box=${box.hash}`}>
            {t('components.play')}
          </ButtonLink>
          <ActButton kind="quiet" work={() => remove(box.hash)}>
            {t('components.remove')}
          </ActButton>
        </>
      )}
    </div>
  )
}

const asFile = ({ name, tables }: Draft): Blob =>
  new Blob([`${JSON.stringify({ name, tables }, null, 2)}\n`], { type: 'application/json' })

/** Drawings load late into reserved space, and the values below don't wait for them. */
function GallerySection({ game, tables }: { game: string; tables: Plain }) {
  const [loaded] = useLoad(game, async () => {
    const [board, { Drawings }] = await Promise.all([loadBoard(game), import('./drawings.tsx')])
    return { board, Drawings }
  })
  if (loaded.state === 'failed') return <FailureNote error={loaded.error} />
  const { board, Drawings } = loaded.state === 'ready' ? loaded.value : { board: null, Drawings: null }
  return (
    <section className={css['drawings']} aria-label={t('components.gallery')} aria-busy={board === null}>
      <h2>{t('components.gallery')}</h2>
      {board !== null && <Drawings game={game} board={board} tables={tables} />}
    </section>
  )
}

function draftFrom(text: string, file: string): Draft {
  let read: Plain
  try {
    read = parseJson(text, file) as Plain
  } catch {
    throw Object.assign(new Problem(t('components.unreadable')), { name: 'badFile' })
  }
  const { name = null, tables = read } = isRecord(read) && 'tables' in read ? read : {}
  return { name: typeof name === 'string' ? name : file.replace(/\.\w+$/, ''), tables }
}

interface LegendProps {
  readonly tables: Plain
  readonly only: Source | null
  readonly onOnly: (source: Source | null) => void
}

/** What the marks mean, how many values have each, and a filter by mark. */
function Legend({ tables, only, onOnly }: LegendProps) {
  const counts = useMemo(() => countSources(tables), [tables])
  if (counts.size === 0) return <p className={parts['explain']}>{t('components.noSources')}</p>
  return (
    <div className={css['legend']} role="group" aria-label={t('components.legend')}>
      <p className={parts['explain']}>{t('components.legendText')}</p>
      {SOURCES.filter(source => counts.has(source)).map(source => (
        <button
          key={source}
          type="button"
          aria-pressed={only === source}
          onClick={() => onOnly(only === source ? null : source)}
        >
          <BareMark source={source} /> <span>{t(`components.source.${source}`)}</span> <b>{counts.get(source)}</b>
        </button>
      ))}
    </div>
  )
}
