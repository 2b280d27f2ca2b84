// One game, or a series with the same players.

import { BEST_OF } from '@tableworks/protocol'
import { partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import type { ChangeDraft, Draft } from './draft.ts'

export const SeriesChoice = ({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) => (
  <label className={parts['field']}>
    <span>{t('series.length')}</span>
    <select
      className={parts['input']}
      value={draft.bestOf}
      onChange={event => onChange({ bestOf: BEST_OF.find(one => String(one) === event.target.value) ?? 1 })}
    >
      <option value="1">{t('series.single')}</option>
      {BEST_OF.map(bestOf => (
        <option key={bestOf} value={bestOf}>
          {t('series.bestOf', { bestOf })}
        </option>
      ))}
    </select>
    {draft.bestOf > 1 && <span className={parts['explain']}>{t('series.setUp')}</span>}
  </label>
)
