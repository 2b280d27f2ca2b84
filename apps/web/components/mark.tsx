// The mark beside a value: the fuller, the closer to the rulebook. A tooltip and screen readers give its label.

import type { Source } from '@tableworks/table-kit'
import { t } from '../words/index.ts'
import css from './components.module.css'

export function Mark({ source }: { source: Source }) {
  const name = t(`components.source.${source}`)
  return <span className={css['mark']} data-source={source} role="img" aria-label={name} title={name} />
}

/** For use beside its label. */
export const BareMark = ({ source }: { source: Source }) => (
  <span className={css['mark']} data-source={source} aria-hidden="true" />
)
