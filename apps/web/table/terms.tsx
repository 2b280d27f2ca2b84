// How the people at an online table play: its pace, what happens to those who stay away, its series, ratings and hints.

import type { TableCard } from '@tableworks/host'
import { paceNamed } from '../online/paces.ts'
import { t } from './words.ts'
import css from './about.module.css'
import { useContextOf } from './series.tsx'

export function Terms({ card, isOver }: { card: TableCard; isOver: boolean }) {
  const { series } = useContextOf(card, isOver)
  const rows = [
    ...termsOf(card),
    ...(series === null ? [] : [[t('series.length'), t('series.game', { game: series.game, bestOf: series.bestOf })]]),
  ]
  return (
    <>
      <h3 className={css['head']}>{t('aboutTable.terms')}</h3>
      <dl className={css['facts']}>
        {rows.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What was chosen when the table was made, as labels and values. */
export function termsOf({ pace, absentDays, rated, hints }: TableCard): string[][] {
  const named = pace === undefined ? 'none' : paceNamed(pace)
  const nights = pace?.sleep == null ? '' : ` · ${t('terms.nights')}`
  const time = named === undefined ? t(`listing.paces.${pace?.kind ?? 'slow'}`) : t(`listing.times.${named}`)
  return [
    [t('terms.pace'), `${time}${nights}`],
    ...(pace === undefined ? [] : [[t('terms.timeout'), t(`terms.timeoutAs.${pace.timeout}`)]]),
    ...(absentDays === undefined ? [] : [[t('terms.absence'), sayAbsence(absentDays)]]),
    [t('aboutTable.rating'), t(rated ? 'listing.rated' : 'listing.casual')],
    [t('aboutTable.hints'), t(hints ? 'aboutTable.hintsAllowed' : 'aboutTable.hintsOff')],
  ]
}

const sayAbsence = (days: number | null): string =>
  days === null ? t('terms.absenceNever') : t('terms.absenceDays', { count: days })
