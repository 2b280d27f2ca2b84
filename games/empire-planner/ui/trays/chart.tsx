// Archie's chart: what he does after each of your claims. The row he read last is marked, with his reasons.

import { type ArchieAction, CHART_ROWS, type ChartRow, type ChartTable } from '../../data/archie.ts'
import { Pictogram } from '../parts/actions/pictograms.tsx'
import type { ChartReading } from './chart-reading.ts'
import { actionName, HINDRANCES, rowName } from '../parts/names.ts'
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
  const claimed = say('archieRow', { row: rowName(row) })
  return (
    <div className={css['row']} data-read={reading !== null || undefined}>
      <Sign className={css['claimed']} of={row} label={claimed} />
      {chart[row].choices.map((choice, i) => {
        const rank = i + 1
        const why = reading?.rejected.get(rank)
        const state = reading?.taken === rank ? 'taken' : why === undefined ? undefined : 'rejected'
        const note = state === 'taken' ? say('chosen') : why === undefined ? null : HINDRANCES[why]
        const label = [say('choice', { rank, action: rowName(choice) }), ...(note === null ? [] : [note])].join(': ')
        return <Sign key={choice} className={css['choice']} of={choice} label={label} state={state} />
      })}
    </div>
  )
}

interface SignProps {
  readonly of: ChartRow | ArchieAction
  readonly label: string
  readonly state?: string | undefined
  readonly className: string | undefined
}

const Sign = ({ of, label, state, className }: SignProps) => (
  <span className={className} data-state={state} role="img" aria-label={label} title={label}>
    <Pictogram of={of} size={20} />
    <span className={css['word']}>{rowName(of)}</span>
  </span>
)

/** His last reading in words. A reason shared by neighbouring choices is given once, after the last of them. */
export function Reading({ reading }: { reading: ChartReading | null }) {
  if (reading === null) return <p>{say('archieWaits')}</p>
  const { row, choices, rejected, taken, blocks } = reading
  const read = choices.slice(0, taken ?? choices.length)
  return (
    <p>
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
      {blocks !== null && say('archieIdle', { action: actionName(blocks) })}
    </p>
  )
}
