// A table's outline while it loads, so a press has an immediate effect and the layout doesn't shift.

import { t } from '../words/index.ts'
import css from './table-outline.module.css'
import { useLayout } from './use-layout.ts'

export const TableOutline = () => (
  <div className={css['outline']} data-layout={useLayout()} role="status">
    <div className={css['prompt']}>{t('opening')}</div>
    <div className={css['board']} />
    <div className={css['rail']} />
  </div>
)
