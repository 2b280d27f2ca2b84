// Where the parts of a table will be, drawn while they load: something answers the press at once, and nothing jumps.

import { t } from '../words/index.ts'
import css from './table-outline.module.css'
import { useLayout } from './use-layout.ts'

export const TableOutline = () => (
  <div className={css['outline']} data-layout={useLayout()} role="status">
    <div className={css['prompt']}>{t('table.opening')}</div>
    <div className={css['board']} />
    <div className={css['rail']} />
  </div>
)
