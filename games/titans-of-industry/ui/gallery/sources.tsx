// Where the values of an entry come from: its own source, and those of the fields that differ.

import { SOURCES, type Source } from '@tableworks/table-kit'
import type { FieldSources } from '../../data/goods.ts'
import { SOURCE_NAMES } from '../names.ts'
import css from './gallery.module.css'
import { GALLERY } from './words.ts'

export function Sources({ entry }: { entry: { source: Source; fieldSources?: FieldSources } }) {
  const others = Object.entries(entry.fieldSources ?? {})
  return (
    <small className={css['sources']}>
      <span data-source={entry.source}>{SOURCE_NAMES[entry.source]}</span>
      {SOURCES.map(source => {
        const fields = others.filter(([, from]) => from === source).map(([field]) => GALLERY.differs(field))
        return fields.length === 0 ? null : (
          <span key={source} data-source={source}>
            {fields.join(', ')}: {SOURCE_NAMES[source]}
          </span>
        )
      })}
    </small>
  )
}
