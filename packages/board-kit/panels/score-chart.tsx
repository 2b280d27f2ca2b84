// Everyone's score over the game: a line for each side with its shape on it, and the same figures as a table.

import { useId } from 'react'
import { seatColour, SeatMark } from '../pieces/seat-mark.tsx'
import { useWords } from '../settings.tsx'
import { sampled, scale, spread, ticksFor } from './scale.ts'
import css from './score-chart.module.css'

interface ScoreChartProps {
  readonly sideNames: readonly string[]
  /** For each step from 0 on, the score of each side. */
  readonly scores: readonly (readonly number[])[]
}

const WIDTH = 640
const HEIGHT = 280
const AREA = { left: 40, right: WIDTH - 40, top: 14, bottom: HEIGHT - 30 }
/** Lines of one weight would hide behind each other; dashes keep the lower one in sight. */
const DASHES = ['none', '9 4', '2.5 4', '12 4 3 4', '6 3', '16 5']

export function ScoreChart({ sideNames, scores }: ScoreChartProps) {
  const words = useWords()
  const title = useId()
  const last = Math.max(0, scores.length - 1)
  const all = scores.flat()
  const { low, high, ticks } = ticksFor(Math.min(0, ...all), Math.max(1, ...all))
  const x = scale(0, last, AREA.left, AREA.right)
  const y = scale(low, high, AREA.bottom, AREA.top)
  const ends = spread(
    sideNames.map((_, side) => y(scores[last]?.[side] ?? 0)),
    22,
  )
  const summary = words.chart.summary(
    sideNames.map((name, side) => words.chart.line(name, scores[0]?.[side] ?? 0, scores[last]?.[side] ?? 0)),
  )

  return (
    <figure className={css['chart']}>
      <figcaption id={title}>{words.chart.title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
        {ticks.map(tick => (
          <g key={tick}>
            <path
              d={`M${AREA.left} ${y(tick)}H${AREA.right}`}
              className={css['line']}
              data-zero={tick === 0 || undefined}
            />
            <text x={AREA.left - 8} y={y(tick) + 4} className={css['figure']} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {sampled(last, 8).map(step => (
          <text key={step} x={x(step)} y={HEIGHT - 8} className={css['figure']} textAnchor="middle">
            {step}
          </text>
        ))}
        {sideNames.map((name, side) => (
          <path
            key={name}
            d={scores.map((row, step) => `${step === 0 ? 'M' : 'L'}${x(step)} ${y(row[side] ?? 0)}`).join('')}
            className={css['score']}
            stroke={seatColour(side)}
            strokeDasharray={DASHES[side % DASHES.length]}
          />
        ))}
        {sideNames.map((name, side) => (
          <SeatMark key={name} seat={side} size={20} x={AREA.right + 8} y={(ends[side] ?? 0) - 10} />
        ))}
      </svg>
      <details className={css['table']}>
        <summary>{words.chart.table}</summary>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{words.chart.step}</th>
              {sideNames.map((name, side) => (
                <th key={name} scope="col">
                  <SeatMark seat={side} size={16} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampled(last, 40).map(step => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {sideNames.map((name, side) => (
                  <td key={name}>{scores[step]?.[side]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
