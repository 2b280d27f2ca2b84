// Any component set as tables and lists, derived from its structure. Every value has a mark for its source.

import { useNearness } from '@tableworks/board-kit/nearness'
import type { Source } from '@tableworks/table-kit'
import { type ReactNode, useRef } from 'react'
import { t } from './words.ts'
import css from './components.module.css'
import { Mark } from './mark.tsx'
import {
  asidesOf,
  cellText,
  columnsOf,
  isFrom,
  isRecord,
  isSmall,
  OUTSIDE,
  type ValuePlace,
  placeIn,
  type Plain,
  rowsOf,
  sourceAt,
} from './tables-of.ts'

interface ValuesProps {
  readonly value: Plain
  readonly level: 2 | 3 | 4
  readonly place?: ValuePlace
  /** Shows only values with this source; null shows all. */
  readonly only: Source | null
}

export function Values({ value, level, place = OUTSIDE, only }: ValuesProps) {
  const columns = columnsOf(value)
  if (columns !== null) return <ValueTable value={value} columns={columns} place={place} only={only} />
  const rows = rowsOf(value)
  if (rows === null) return <p>{cellText(value)}</p>
  const shown = rows
    .map(([name, part]) => ({ name, part, place: placeIn(place, keyOf(value, name), part) }))
    .filter(row => only === null || isFrom(row.part, row.place, only))
  const small = shown.filter(({ part }) => isSmall(part))
  const large = shown.filter(({ part }) => !isSmall(part))
  const Heading = `h${level}` as const
  return (
    <>
      {small.length > 0 && (
        <dl className={css['fields']}>
          {small.map(row => (
            <div key={row.name}>
              <dt>{spaced(row.name)}</dt>
              <dd>
                <Value value={row.part} place={row.place} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {large.map(row => (
        <Part key={row.name}>
          <Heading>
            {spaced(row.name)} <Asides value={row.part} />
          </Heading>
          <Values value={row.part} level={level === 2 ? 3 : 4} place={row.place} only={only} />
        </Part>
      ))}
    </>
  )
}

/** The page counts rows from 1, source paths from 0. */
const keyOf = (value: Plain, name: string): string => (Array.isArray(value) ? String(Number(name) - 1) : name)

/** Renders the heading immediately, and the content when it's about to scroll into view. */
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

/** Longer texts need a wide column, or their row gets too tall on a phone. */
const LONG = 16

/** Matches names made of words, but not ids such as HU07a. */
const WORDS = /^[a-z]+(?:[A-Z_-][a-z]+)+$/

interface ValueTableProps {
  readonly value: Plain
  readonly columns: readonly string[]
  readonly place: ValuePlace
  readonly only: Source | null
}

function ValueTable({ value, columns, place, only }: ValueTableProps) {
  const rows = (rowsOf(value) ?? [])
    .map(([name, row]) => ({ name, row, place: placeIn(place, keyOf(value, name), row) }))
    .filter(({ row, place: at }) => only === null || isFrom(row, at, only))
  return (
    // A wide table scrolls inside its frame, and can be scrolled by keyboard.
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
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, row, place: at }) => (
            <tr key={name}>
              <th scope="row">
                {WORDS.test(name) ? spaced(name) : name} <Asides value={row} />
              </th>
              {columns.map(column => {
                const part = isRecord(row) ? row[column] : undefined
                const cell = placeIn(at, column, part ?? null)
                return (
                  <td
                    key={column}
                    data-long={cellText(part).length > LONG || undefined}
                    data-aside={(only !== null && sourceAt(cell) !== only) || undefined}
                  >
                    {part !== undefined && <Value value={part} place={cell} />}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Keeps a value and its mark on one line. Lists may wrap between items. */
function Value({ value, place }: { value: Plain; place: ValuePlace }) {
  const source = sourceAt(place)
  const text = cellText(value)
  const words = (text === '' ? t('components.empty') : text).split(' ')
  const last = words.pop()
  return (
    <>
      {words.length > 0 && `${words.join(' ')} `}
      <span className={css['marked']}>
        {last} {source !== null && <Mark source={source} />}
      </span>
    </>
  )
}

const Asides = ({ value }: { value: Plain }) =>
  asidesOf(value).map(([field, source]) => (
    <small key={field} className={css['marked']}>
      {spaced(field)} <Mark source={source} />
    </small>
  ))

/** `actionCards` and `coal_mine` become "action cards" and "coal mine". */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/(?<=[a-z])[_-](?=[a-z])/g, ' ')
    .toLowerCase()
