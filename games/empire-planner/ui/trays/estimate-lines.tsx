// The points if the game ended now, kind by kind.

import type { Side } from '../../data/pieces.ts'
import type { State } from '../../state.ts'
import { countOf } from '../../readings/buildings.ts'
import { leisureLead, pointsFor, SCORE_LINES, type ScoreLine } from '../../readings/score.ts'
import { LETTERS } from '../parts/names.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './sides.module.css'

export function EstimateLines({ g, side, title }: { g: State; side: Side; title: string }) {
  const lines = SCORE_LINES.map(line => ({ line, value: pointsFor(g, side, line) }))
  const total = lines.reduce((sum, { value }) => sum + value, 0)
  const owns = (line: ScoreLine) => line in LETTERS && countOf(g, side, line as keyof typeof LETTERS) > 0
  const shown = lines.filter(({ line, value }) => value !== 0 || line === 'profit' || owns(line))
  return (
    <Place of={{ kind: 'estimate', seat: side }} label={title} inside={css['estimate']}>
      <p className={css['total']}>
        <small>{title}</small> <b>{total}</b>
      </p>
      <ul>
        {shown.map(({ line, value }) => (
          <li key={line} title={titleOf(g, side, line)} data-minus={value < 0 || undefined}>
            <span aria-label={titleOf(g, side, line)}>
              {line in LETTERS ? LETTERS[line as keyof typeof LETTERS] : say(`names.${line}`)}
            </span>{' '}
            <b>{value < 0 ? `−${-value}` : value}</b>
            {line === 'leisure' && <small> {leisureNote(g, side)}</small>}
          </li>
        ))}
      </ul>
    </Place>
  )
}

const titleOf = (g: State, side: Side, line: ScoreLine): string =>
  line === 'leisure' ? `${say('names.leisure')}, ${leisureNote(g, side)}` : say(`names.${line}`)

function leisureNote(g: State, side: Side): string {
  const lead = leisureLead(g, side)
  if (lead === 0) return say('leisureTied')
  return lead > 0 ? say('leisureAhead') : say('leisureBehind')
}
