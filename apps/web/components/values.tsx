// Any component set as tables and lists, made from nothing but its shape.

import { useNearness } from '@tableworks/board-kit/nearness'
import { type ReactNode, useRef } from 'react'
import { t } from '../words/index.ts'
import css from './components.module.css'
import { cellText, columnsOf, isRecord, isSmall, type Plain, rowsOf, type Source, sourceOf } from './tables-of.ts'

export function Values({ value, level }: { value: Plain; level: 2 | 3 | 4 }) {
  const columns = columnsOf(value)
  if (columns !== null) return <ValueTable value={value} columns={columns} />
  const rows = rowsOf(value)
  if (rows === null) return <p>{cellText(value)}</p>
  const small = rows.filter(([, part]) => isSmall(part))
  const large = rows.filter(([, part]) => !isSmall(part))
  const Heading = `h${level}` as const
  return (
    <>
      {small.length > 0 && (
        <dl className={css['fields']}>
          {small.map(([name, part]) => (
            <div key={name}>
              <dt>{spaced(name)}</dt>
              <dd>{cellText(part)}</dd>
            </div>
          ))}
        </dl>
      )}
      {large.map(([name, part]) => (
        <Part key={name}>
          <Heading>
            {spaced(name)} <SourceMark value={part} />
          </Heading>
          <Values value={part} level={level === 2 ? 3 : 4} />
        </Part>
      ))}
    </>
  )
}

/** The heading stands there from the start; what is under it is drawn when one comes near. */
function Part({ children: [heading, values] }: { children: readonly [ReactNode, ReactNode] }) {
  const part = useRef<HTMLElement>(null)
  const isNear = useNearness(part)
  return (
    <section ref={part} className={css['part']} data-waiting={!isNear || undefined}>
      {heading}
      {isNear && values}
    </section>
  )
}

function ValueTable({ value, columns }: { value: Plain; columns: readonly string[] }) {
  const rows = rowsOf(value) ?? []
  const hasSources = rows.some(([, row]) => sourceOf(row) !== null)
  return (
    // A wide table scrolls inside its frame, and the keyboard can scroll it too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={columns.map(spaced).join(', ')}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t('components.value')}</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {spaced(column)}
              </th>
            ))}
            {hasSources && <th scope="col">{t('components.legend')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, row]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(column => (
                <td key={column}>{isRecord(row) ? cellText(row[column]) : ''}</td>
              ))}
              {hasSources && (
                <td>
                  <SourceMark value={row} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SourceMark({ value }: { value: Plain }) {
  const source = sourceOf(value)
  return source === null ? null : <Mark source={source} />
}

const Mark = ({ source }: { source: Source }) => (
  <span className={css['source']} data-source={source}>
    {t(`components.source.${source}`)}
  </span>
)

/** `actionCards` as it is read: action cards. */
export const spaced = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
