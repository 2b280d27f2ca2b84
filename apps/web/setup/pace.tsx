// An online table's pace, and how long players may stay away.

import type { AbsentDays } from '@tableworks/host'
import { ABSENCES, isSlow, PACES, TIMEOUTS } from '../online/paces.ts'
import { Check, partsCss as parts } from '../parts/parts.tsx'
import { t } from './words.ts'
import { absentDaysOf, type ChangeDraft, type Draft } from './draft.ts'

export const PaceFields = ({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) => (
  <>
    <label className={parts['field']}>
      <span>{t('terms.pace')}</span>
      <select
        className={parts['input']}
        value={draft.pace}
        onChange={event => onChange({ pace: PACES.find(one => one === event.target.value) ?? 'none' })}
      >
        {PACES.map(one => (
          <option key={one} value={one}>
            {t(`listing.times.${one}`)}
          </option>
        ))}
      </select>
      <span className={parts['explain']}>{t(`setUp.paceExplain.${draft.pace}`)}</span>
    </label>
    {draft.pace !== 'none' && (
      <label className={parts['field']}>
        <span>{t('terms.timeout')}</span>
        <select
          className={parts['input']}
          value={draft.timeout}
          onChange={event => onChange({ timeout: TIMEOUTS.find(one => one === event.target.value) ?? 'wait' })}
        >
          {TIMEOUTS.map(one => (
            <option key={one} value={one}>
              {t(`terms.timeoutAs.${one}`)}
            </option>
          ))}
        </select>
      </label>
    )}
    {isSlow(draft.pace) && (
      <Check
        label={t('terms.nights')}
        explain={t('terms.nightsExplain')}
        checked={draft.hasNights}
        onChange={hasNights => onChange({ hasNights })}
      />
    )}
    <AbsenceField draft={draft} onChange={onChange} />
  </>
)

const AbsenceField = ({ draft, onChange }: { draft: Draft; onChange: ChangeDraft }) => (
  <label className={parts['field']}>
    <span>{t('terms.absence')}</span>
    <select
      className={parts['input']}
      value={String(absentDaysOf(draft))}
      onChange={event => onChange({ absentDays: ABSENCES.find(one => String(one) === event.target.value) ?? null })}
    >
      {ABSENCES.map(days => (
        <option key={days} value={String(days)}>
          {sayAbsence(days)}
        </option>
      ))}
    </select>
    <span className={parts['explain']}>{t(draft.pace === 'none' ? 'terms.absenceExplain' : 'terms.absenceLive')}</span>
  </label>
)

const sayAbsence = (days: AbsentDays): string =>
  days === null ? t('terms.absenceNever') : t('terms.absenceDays', { count: days })
