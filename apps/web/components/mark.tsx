// The mark beside a value: the fuller it is, the closer the value is to the rulebook. Tooltips and screen readers get its label.

import type { Source } from '@tableworks/table-kit'
import { t } from './words.ts'
import css from './components.module.css'

export function Mark({ source }: { source: Source }) {
  const name = t(`components.source.${source}`)
  return <span className={css['mark']} data-source={source} role="img" aria-label={name} title={name} />
}

/** For use where its label is already visible. */
export const BareMark = ({ source }: { source: Source }) => (
  <span className={css['mark']} data-source={source} aria-hidden="true" />
)
