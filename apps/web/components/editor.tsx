// A form for a component set. The game checks it and names the invalid field.

import type { AnyGame } from '@tableworks/kernel'
import { SOURCES } from '@tableworks/table-kit'
import { type FormEvent, type ReactNode, useState } from 'react'
import { TextField } from '../parts/fields.tsx'
import { Button, Check, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import css from './components.module.css'
import { cellText, changed, isRecord, namedIn, type Path, type Plain, valueAt, rejectionOf } from './tables-of.ts'
import { countChanged, isChanged, isFound, type Search } from './search.ts'
import { spaced } from './values.tsx'

interface EditorProps {
  readonly game: AnyGame
  readonly name: string
  readonly tables: Plain
  readonly onKeep: (name: string, tables: Plain) => Promise<void>
  readonly onStop: () => void
}

export function Editor({ game, name: firstName, tables: first, onKeep, onStop }: EditorProps) {
  const [name, setName] = useState(firstName)
  const [tables, setTables] = useState(first)
  const [problem, setProblem] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)
  const wrong = problem === null ? null : namedIn(problem, tables)
  const [sought, setSought] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const standard = game.components.tables as Plain
  const search: Search = { words: sought.toLowerCase().split(/\s+/).filter(Boolean), onlyChanged, standard }

  async function keep(event: FormEvent) {
    event.preventDefault()
    setError(null)
    if (name.trim() === '') return setProblem(t('components.nameNeeded'))
    const complaint = rejectionOf(game, tables)
    setProblem(complaint)
    if (complaint === null) await onKeep(name.trim(), tables).catch(setError)
    else focusOn(namedIn(complaint, tables))
  }

  return (
    <form className={css['editor']} noValidate onSubmit={event => void keep(event)}>
      <TextField label={t('components.name')} value={name} maxLength={40} onChange={setName} />
      <TextField type="search" label={t('components.find')} value={sought} onChange={setSought} />
      <Check label={t('components.onlyChanged')} checked={onlyChanged} onChange={setOnlyChanged} />
      <p role="status" className={parts['explain']}>
        {isFound(tables, [], search)
          ? t('components.changedCount', { count: countChanged(tables, standard) })
          : t('components.notFound')}
      </p>
      <div lang="en" translate="no" className={css['form']}>
        <Field
          value={tables}
          original={first}
          path={[]}
          wrong={wrong}
          search={search}
          onChange={(path, put) => {
            setTables(changed(tables, path, put))
            setProblem(null)
          }}
        />
      </div>
      <div className={css['bar']}>
        {problem !== null && (
          <p className={parts['notice']} role="alert">
            {problem.charAt(0).toUpperCase() + problem.slice(1)}
          </p>
        )}
        {error !== null && <FailureNote error={error} />}
        <div className={parts['row']}>
          <Button kind="strong" type="submit">
            {t('components.keep')}
          </Button>
          <Button onClick={onStop}>{t('components.stop')}</Button>
        </div>
      </div>
    </form>
  )
}

const idOf = (path: Path): string => `value-${path.join('-')}`

function focusOn(path: Path | null): void {
  if (path === null) return
  requestAnimationFrame(() => document.getElementById(idOf(path))?.focus())
}

interface FieldProps {
  readonly value: Plain
  /** A value must keep the type of the original. */
  readonly original: Plain
  readonly path: Path
  readonly wrong: Path | null
  readonly search: Search
  readonly onChange: (path: Path, value: Plain) => void
}

function Field(props: FieldProps) {
  const { value, path, wrong, search } = props
  // Fields that don't match the search are hidden but stay in the form, so typed text isn't lost.
  const isHidden = !isFound(value, path, search)
  if (typeof value !== 'object' || value === null)
    return (
      <div hidden={isHidden} className={css['cell']}>
        <Scalar {...props} />
      </div>
    )
  const entries: [string | number, Plain][] = isRecord(value)
    ? Object.entries(value)
    : value.map((part, i) => [i, part])
  const fields = entries.map(([key, part]) => <Field key={key} {...props} value={part} path={[...path, key]} />)
  if (path.length === 0) return fields
  const isTable = path.length === 1 && entries.some(([, part]) => typeof part === 'object' && part !== null)
  if (isTable) {
    const isForced = search.words.length > 0 || search.onlyChanged || wrong?.[0] === path[0]
    return (
      <TableGroup
        title={label(path)}
        changed={countChanged(value, valueAt(search.standard, path))}
        isForced={isForced}
        isHidden={isHidden}
      >
        {fields}
      </TableGroup>
    )
  }
  return (
    <fieldset
      hidden={isHidden}
      className={css['group']}
      data-small={entries.every(([, part]) => typeof part !== 'object')}
    >
      <legend>{label(path)}</legend>
      {fields}
    </fieldset>
  )
}

interface TableGroupProps {
  readonly title: string
  readonly changed: number
  /** Whether it contains a search result or an invalid field. */
  readonly isForced: boolean
  readonly isHidden: boolean
  readonly children: ReactNode
}

/** One table of the set, collapsed by default. */
function TableGroup({ title, changed: count, isForced, isHidden, children }: TableGroupProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      hidden={isHidden}
      className={css['tableGroup']}
      open={isOpen || isForced}
      onToggle={event => !isForced && setOpen(event.currentTarget.open)}
    >
      <summary>
        {title} {count > 0 && <span className={parts['explain']}>{t('components.changedCount', { count })}</span>}
      </summary>
      {children}
    </details>
  )
}

const label = (path: Path): string => {
  const last = path.at(-1)
  return typeof last === 'number' ? String(last + 1) : spaced(last ?? '')
}

function Scalar({ value, original, path, wrong, search, onChange }: FieldProps) {
  const id = idOf(path)
  const before = valueAt(search.standard, path)
  const was = isChanged(value, before) && (
    <em className={css['was']}>{t('components.was', { value: cellText(before) })}</em>
  )
  const isWrong = wrong !== null && wrong.join('.') === path.join('.')
  const common = { id, className: parts['input'], 'aria-invalid': isWrong || undefined }
  if (path.at(-1) === 'source' || path.at(-2) === 'fieldSources')
    return (
      <label className={css['scalar']}>
        <span>{label(path)}</span>
        <select {...common} value={cellText(value)} onChange={event => onChange(path, event.target.value)}>
          {SOURCES.map(source => (
            <option key={source} value={source}>
              {t(`components.source.${source}`)}
            </option>
          ))}
        </select>
        {was}
      </label>
    )
  if (typeof value === 'boolean')
    return (
      <label className={css['scalar']}>
        <span>{label(path)}</span>
        <input id={id} type="checkbox" checked={value} onChange={event => onChange(path, event.target.checked)} />
        {was}
      </label>
    )
  const isNumber = typeof value === 'number'
  return (
    <label className={css['scalar']}>
      <span>{label(path)}</span>
      <input
        {...common}
        inputMode={isNumber ? 'numeric' : 'text'}
        defaultValue={cellText(value)}
        onChange={event => onChange(path, typed(event.target.value, valueAt(original, path) ?? null))}
      />
      {was}
    </label>
  )
}

/** Parses typed text as the type of the value it replaces. An invalid number stays text, and the rules report it. */
function typed(text: string, before: Plain): Plain {
  if (before === null) return text === '' ? null : text
  if (typeof before !== 'number' && !/^-?\d+$/.test(cellText(before))) return text
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
