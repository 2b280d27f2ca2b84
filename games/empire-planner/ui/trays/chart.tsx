// Archie's chart: what he does when you have claimed something; the row he read last is lit, with his reasons.

import { CHART_ROWS, type ChartRow, type ChartTable } from '../../data/archie.ts'
import { Pictogram } from '../parts/actions/pictograms.tsx'
import type { ChartReading } from './chart-reading.ts'
import { actionWords, HINDRANCES, rowName } from '../parts/names.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './archie.module.css'

export function Chart({ chart, reading }: { chart: ChartTable; reading: ChartReading | null }) {
  return (
    <Place of={{ kind: 'chart' }} label={say('archie')} inside={css['chart']}>
      {CHART_ROWS.map(row => (
        <Row key={row} row={row} chart={chart} reading={reading?.row === row ? reading : null} />
      ))}
    </Place>
  )
}

function Row({ row, chart, reading }: { row: ChartRow; chart: ChartTable; reading: ChartReading | null }) {
  return (
    <div className={css['row']} data-read={reading !== null || undefined}>
      <span
        className={css['claimed']}
        role="img"
        aria-label={say('archieRow', { row: rowName(row) })}
        title={say('archieRow', { row: rowName(row) })}
      >
        <Pictogram of={row} size={20} />
        <span className={css['word']}>{rowName(row)}</span>
      </span>
      {chart[row].choices.map((choice, i) => {
        const rank = i + 1
        const why = reading?.rejected.get(rank)
        const state =
          reading === null ? undefined : reading.taken === rank ? 'taken' : why === undefined ? undefined : 'rejected'
        const note = state === 'taken' ? say('chosen') : why === undefined ? null : HINDRANCES[why]
        const label = [say('choice', { rank, action: rowName(choice) }), ...(note === null ? [] : [note])].join(': ')
        return (
          <span key={choice} className={css['choice']} data-state={state} role="img" aria-label={label} title={label}>
            <Pictogram of={choice} size={20} />
            <span className={css['word']}>{rowName(choice)}</span>
          </span>
        )
      })}
    </div>
  )
}

/** The row he read last, in words; what hinders several choices in a row is said once, after the last of them. */
export function Reading({ reading }: { reading: ChartReading | null }) {
  if (reading === null) return <p className={css['words']}>{say('archieWaits')}</p>
  const { row, choices, rejected, taken, blocks } = reading
  const read = choices.slice(0, taken ?? choices.length)
  return (
    <p className={css['words']}>
      <b>{say('archieRow', { row: rowName(row) })}:</b>{' '}
      {read.map((choice, i) => {
        const why = rejected.get(i + 1)
        const isSaidNext = i + 1 < read.length && rejected.get(i + 2) === why
        return (
          <span key={choice} data-taken={i + 1 === taken || undefined}>
            {rowName(choice)}
            {isSaidNext ? ',' : <small> ({why === undefined ? say('chosen') : HINDRANCES[why]})</small>}{' '}
          </span>
        )
      })}
      {blocks !== null && say('archieIdle', { action: actionWords(blocks).short })}
    </p>
  )
}
