// Everyone's score over the game: a line for each side with its shape on it, and the same figures as a table.

import { useId, useRef } from 'react'
import { seatColour, SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import { sampled, scale, spread, ticksFor } from './scale.ts'
import css from './score-chart.module.css'
import { useWidth } from './use-width.ts'

interface ScoreChartProps {
  readonly sideNames: readonly string[]
  /** For each step from 0 on, the score of each side. */
  readonly scores: readonly (readonly number[])[]
}

const HEIGHT = 280
const WIDE = 640
/** Room for one figure of the foot, and between two shapes on a line. */
const FIGURE_WIDTH = 56
const MARK_WIDTH = 96

export function ScoreChart({ sideNames, scores }: ScoreChartProps) {
  const title = useId()
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, WIDE)
  const last = Math.max(0, scores.length - 1)
  const area = { left: 38, right: width - 34, top: 14, bottom: HEIGHT - 30 }
  const all = scores.flat()
  const { low, high, ticks } = ticksFor(Math.min(0, ...all), Math.max(1, ...all))
  const x = scale(0, last, area.left, area.right)
  const y = scale(low, high, area.bottom, area.top)
  const summary = say('chart.summary', {
    lines: sideNames
      .map((name, side) => say('chart.line', { name, from: scores[0]?.[side] ?? 0, to: scores[last]?.[side] ?? 0 }))
      .join('; '),
  })

  return (
    <figure ref={figure} className={css['chart']}>
      <figcaption id={title}>{say('chart.title')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={summary}>
        {ticks.map(tick => (
          <g key={tick}>
            <path
              d={`M${area.left} ${y(tick)}H${area.right}`}
              className={css['line']}
              data-zero={tick === 0 || undefined}
            />
            <text x={area.left - 8} y={y(tick) + 4} className={css['figure']} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {sampled(last, Math.floor(width / FIGURE_WIDTH)).map(step => (
          <text key={step} x={x(step)} y={HEIGHT - 8} className={css['figure']} textAnchor="middle">
            {step}
          </text>
        ))}
        <Lines sideNames={sideNames} scores={scores} x={x} y={y} marks={Math.floor(width / MARK_WIDTH)} />
        <Ends sideNames={sideNames} heights={sideNames.map((_, side) => y(scores[last]?.[side] ?? 0))} x={area.right} />
      </svg>
      <ChartTable title={title} sideNames={sideNames} scores={scores} />
    </figure>
  )
}

interface LinesProps extends ScoreChartProps {
  x(step: number): number
  y(score: number): number
  readonly marks: number
}

/** A line has a dark edge, so that a pale colour is seen on pale paper, and the seat's shape at intervals. */
function Lines({ sideNames, scores, x, y, marks }: LinesProps) {
  const steps = sampled(scores.length - 1, marks).slice(0, -1)
  return sideNames.map((name, side) => {
    // Equal scores lie side by side, not one upon the other.
    const aside = (side - (sideNames.length - 1) / 2) * 2
    const at = (step: number) => y(scores[step]?.[side] ?? 0) + aside
    const d = scores.map((_row, step) => `${step === 0 ? 'M' : 'L'}${x(step)} ${at(step)}`).join('')
    return (
      <g key={name}>
        <path d={d} className={css['edge']} />
        <path d={d} className={css['score']} stroke={seatColour(side)} />
        {steps.map(step => (
          <SeatMark key={step} seat={side} size={12} plain x={x(step) - 6} y={at(step) - 6} />
        ))}
      </g>
    )
  })
}

interface EndsProps {
  readonly sideNames: readonly string[]
  readonly heights: readonly number[]
  readonly x: number
}

function Ends({ sideNames, heights, x }: EndsProps) {
  const apart = spread(heights, 23)
  return sideNames.map((name, side) => (
    <SeatMark key={name} seat={side} size={21} x={x + 10} y={(apart[side] ?? 0) - 10.5} />
  ))
}

function ChartTable({ title, sideNames, scores }: ScoreChartProps & { title: string }) {
  return (
    <details className={css['table']}>
      <summary>{say('chart.table')}</summary>
      <div className={css['scroll']}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{say('chart.step')}</th>
              {sideNames.map((name, side) => (
                <th key={name} scope="col">
                  <SeatMark seat={side} size={16} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sampled(scores.length - 1, 40).map(step => (
              <tr key={step}>
                <th scope="row">{step}</th>
                {sideNames.map((name, side) => (
                  <td key={name}>{scores[step]?.[side]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
