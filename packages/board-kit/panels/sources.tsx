// The sources of a component set's values: the rulebook, a public page, memory, or our own invention.

import { type FieldSources, type Source, SOURCES } from '@tableworks/table-kit'
import { say } from '../words.ts'
import css from './sources.module.css'

/** An entry in a component set: its source, and the sources of fields that differ. */
export interface Sourced {
  readonly source: Source
  readonly fieldSources?: FieldSources
}

interface SourcesProps {
  readonly of: readonly Sourced[]
  /** The label of a field. */
  readonly fieldName?: (field: string) => string
}

/** Each source once, then the fields with a different source. */
export function Sources({ of, fieldName = spaced }: SourcesProps) {
  const sources = say.group('sources')
  const fields = of.flatMap(({ source, fieldSources = {} }) =>
    Object.entries(fieldSources).filter(([, from]) => from !== source),
  )
  return (
    <small className={css['sources']}>
      {SOURCES.filter(source => of.some(entry => entry.source === source)).map(source => (
        <span key={source} data-source={source}>
          {sources[source]}
        </span>
      ))}
      {SOURCES.map(source => {
        const names = fields.filter(([, from]) => from === source).map(([field]) => fieldName(field))
        return names.length === 0 ? null : (
          <span key={source} data-source={source}>
            {[...new Set(names)].join(', ')}: {sources[source]}
          </span>
        )
      })}
    </small>
  )
}

/** `ironMarket` becomes "iron market". */
const spaced = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase()
