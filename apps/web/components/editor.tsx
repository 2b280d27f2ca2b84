// A component set as a form. The rules themselves say whether it can be played with, and name the field that cannot.

import { type AnyGame, Problem } from '@tableworks/kernel'
import { type FormEvent, useState } from 'react'
import { Button, FailureNote, partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import css from './components.module.css'
import { cellText, changed, isRecord, namedIn, type Path, type Plain, SOURCES, valueAt } from './tables-of.ts'
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

  async function keep(event: FormEvent) {
    event.preventDefault()
    setError(null)
    if (name.trim() === '') return setProblem(t('components.nameNeeded'))
    const complaint = whatIsWrong(game, tables)
    setProblem(complaint)
    if (complaint === null) await onKeep(name.trim(), tables).catch(setError)
    else focusOn(namedIn(complaint, tables))
  }

  return (
    <form className={css['editor']} noValidate onSubmit={event => void keep(event)}>
      <label className={parts['field']}>
        <span>{t('components.name')}</span>
        <input className={parts['input']} value={name} maxLength={40} onChange={event => setName(event.target.value)} />
      </label>
      <div lang="en" translate="no" className={css['form']}>
        <Field
          value={tables}
          original={first}
          path={[]}
          wrong={wrong}
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

function whatIsWrong(game: AnyGame, tables: Plain): string | null {
  try {
    game.openBox(tables)
    return null
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

const idOf = (path: Path): string => `value-${path.join('-')}`

function focusOn(path: Path | null): void {
  if (path === null) return
  requestAnimationFrame(() => document.getElementById(idOf(path))?.focus())
}

interface FieldProps {
  readonly value: Plain
  /** The whole set as it was: a value stays of the kind it had. */
  readonly original: Plain
  readonly path: Path
  readonly wrong: Path | null
  readonly onChange: (path: Path, value: Plain) => void
}

function Field({ value, original, path, wrong, onChange }: FieldProps) {
  if (typeof value !== 'object' || value === null)
    return <Scalar value={value} original={original} path={path} wrong={wrong} onChange={onChange} />
  const entries: [string | number, Plain][] = isRecord(value)
    ? Object.entries(value)
    : value.map((part, i) => [i, part])
  const fields = entries.map(([key, part]) => (
    <Field key={key} value={part} original={original} path={[...path, key]} wrong={wrong} onChange={onChange} />
  ))
  if (path.length === 0) return fields
  return (
    <fieldset className={css['group']} data-small={entries.every(([, part]) => typeof part !== 'object')}>
      <legend>{label(path)}</legend>
      {fields}
    </fieldset>
  )
}

const label = (path: Path): string => {
  const last = path.at(-1)
  return typeof last === 'number' ? String(last + 1) : spaced(last ?? '')
}

function Scalar({ value, original, path, wrong, onChange }: FieldProps) {
  const id = idOf(path)
  const isWrong = wrong !== null && wrong.join('.') === path.join('.')
  const common = { id, className: parts['input'], 'aria-invalid': isWrong || undefined }
  if (path.at(-1) === 'source')
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
      </label>
    )
  if (typeof value === 'boolean')
    return (
      <label className={css['scalar']}>
        <span>{label(path)}</span>
        <input id={id} type="checkbox" checked={value} onChange={event => onChange(path, event.target.checked)} />
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
    </label>
  )
}

/** What was typed, as the kind of value it replaces; what is no number stays text, and the rules complain. */
function typed(text: string, before: Plain): Plain {
  if (before === null) return text === '' ? null : text
  if (typeof before !== 'number' && !/^-?\d+$/.test(cellText(before))) return text
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}
