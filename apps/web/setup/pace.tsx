// An online table's pace.

import { isSlow, PACES, TIMEOUTS } from '../online/paces.ts'
import { Check, Choices, partsCss as parts } from '../parts/parts.tsx'
import { t } from '../words/index.ts'
import type { ChangeDraft, Draft } from './draft.ts'
import css from './setup.module.css'

export const PaceChoice = ({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) => (
  <div className={css['option']}>
    <Choices
      legend={t('setUp.pace')}
      values={PACES}
      value={draft.pace}
      say={one => t(`setUp.paceAs.${one}`)}
      onChange={pace => onChange({ pace })}
    />
    <p className={parts['explain']}>{t(`setUp.paceExplain.${draft.pace}`)}</p>
    {draft.pace !== 'none' && (
      <Choices
        legend={t('setUp.timeout')}
        values={TIMEOUTS}
        value={draft.timeout}
        say={one => t(`setUp.timeoutAs.${one}`)}
        onChange={timeout => onChange({ timeout })}
      />
    )}
    {isSlow(draft.pace) && (
      <Check
        label={t('setUp.nights')}
        explain={t('setUp.nightsExplain')}
        checked={draft.hasNights}
        onChange={hasNights => onChange({ hasNights })}
      />
    )}
  </div>
)
