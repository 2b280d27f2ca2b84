// Everyone's score over the course of the game: one line per side, marked with its shape, and the same figures as a table.

import type { Chapter } from '@tableworks/kernel'
import { useId, useRef } from 'react'
import { seatColour, SeatMark } from '../pieces/seat-mark.tsx'
import { say } from '../words.ts'
import { leadsIn, sampled, scale, spread, ticksFor } from './scale.ts'
import css from './score-chart.module.css'
import { inRem, useWidth } from './use-width.ts'

interface ScoreChartProps {
  readonly sideNames: readonly string[]
  /** For each step from 0 on, each side's score. */
  readonly scores: readonly (readonly number[])[]
  /** The game's rounds and ages, if it has any. The axis counts the smaller ones. Lines separate the larger ones. */
  readonly chapters?: readonly Chapter[]
  /** The chart's title if it doesn't show the score. Lead changes aren't mentioned then. */
  readonly title?: string
}

const HEIGHT = 280
const WIDE = 640
/** The minimum width of a label on the axis, and the minimum distance between two shapes on a line. */
const FIGURE_WIDTH = 56
const MARK_WIDTH = 96
/** The approximate width of a letter. An age too short for its name gets only a divider. */
const LETTER_WIDTH = 8

export function ScoreChart({ sideNames, scores, chapters = [], title: named }: ScoreChartProps) {
  const title = useId()
  const figure = useRef<HTMLElement>(null)
  const width = useWidth(figure, WIDE)
  const last = Math.max(0, scores.length - 1)
  const area = { left: 38, right: width - 34, top: 30, bottom: HEIGHT - 44 }
  const all = scores.flat()
  const { low, high, ticks } = ticksFor(Math.min(0, ...all), Math.max(1, ...all))
  const x = scale(0, last, area.left, area.right)
  const y = scale(low, high, area.bottom, area.top)
  const summary = say('chart.summary', {
    lines: sideNames
      .map((name, side) => say('chart.line', { name, from: scores[0]?.[side] ?? 0, to: scores[last]?.[side] ?? 0 }))
      .join('; '),
  })

  const leads = named === undefined ? leadsIn(scores, smallerIn(chapters, last)) : []
  const turningPoints = leads.slice(1).slice(-MOST_TURNS)

  return (
    <figure ref={figure} className={css['chart']}>
      <figcaption id={title}>{named ?? say('chart.title')}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={inRem(width)}
        height={inRem(HEIGHT)}
        role="img"
        aria-label={summary}
      >
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
        {axisOf(chapters, last, Math.floor(width / FIGURE_WIDTH)).map(({ step, figure: text }) => (
          <text key={step} x={x(step)} y={area.bottom + 16} className={css['figure']} textAnchor="middle">
            {text}
          </text>
        ))}
        <text x={(area.left + area.right) / 2} y={HEIGHT - 8} className={css['figure']} textAnchor="middle">
          {unitOf(chapters)}
        </text>
        {largerIn(chapters).map(({ step, title: text }, i, larger) => (
          <g key={text}>
            <path d={`M${x(step)} ${area.top - 14}V${area.bottom}`} className={css['divide']} />
            {x(larger[i + 1]?.step ?? last) - x(step) > text.length * LETTER_WIDTH && (
              <text x={x(step) + 5} y={area.top - 6} className={css['figure']}>
                {text}
              </text>
            )}
          </g>
        ))}
        <Lines sideNames={sideNames} scores={scores} x={x} y={y} marks={Math.floor(width / MARK_WIDTH)} />
        {turningPoints.map(({ step, side }) => (
          <g key={step}>
            <title>{say('chart.leads', { name: sideNames[side] ?? '', when: whenOf(chapters, step) })}</title>
            <path d={`M${x(step)} ${area.bottom - 2}l-6 9h12z`} className={css['turning']} />
            <SeatMark seat={side} size={14} x={x(step) - 7} y={area.bottom - 20} />
          </g>
        ))}
        <Ends sideNames={sideNames} heights={sideNames.map((_, side) => y(scores[last]?.[side] ?? 0))} x={area.right} />
      </svg>
      {turningPoints.length > 0 && (
        <p className={css['leads']}>
          {turningPoints
            .map(({ step, side }) => say('chart.leads', { name: sideNames[side] ?? '', when: whenOf(chapters, step) }))
            .join(' ')}
        </p>
      )}
      <ChartTable title={title} sideNames={sideNames} scores={scores} chapters={chapters} />
    </figure>
  )
}

/** With more lead changes than this, none of them counts as a turning point. */
const MOST_TURNS = 6

/** The chapters of the smallest kind, such as rounds. */
const smallest = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ name }) => name === chapters.at(-1)?.name)

/** The steps at which the lead is compared: the ends of rounds, or every step if there are no chapters. */
const smallerIn = (chapters: readonly Chapter[], last: number): number[] | undefined =>
  chapters.length === 0 ? undefined : [...smallest(chapters).map(({ step }) => step), last]

const largerIn = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ name }) => name !== chapters.at(-1)?.name)

/** The axis unit, from the chapter's name: "Turn 6" counts turns. */
const unitOf = (chapters: readonly Chapter[]): string =>
  chapters.at(-1)?.title.replace(/ \S+$/, '') ?? say('chart.step')

/** "Round 7" is labelled 7 on the axis. */
const figureOf = (title: string): string => title.split(' ').at(-1) ?? title

function axisOf(chapters: readonly Chapter[], last: number, most: number): { step: number; figure: string }[] {
  const rounds = smallest(chapters)
  if (rounds.length === 0) return sampled(last, most).map(step => ({ step, figure: String(step) }))
  const every = Math.ceil(rounds.length / Math.max(1, most))
  return rounds.filter((_round, i) => i % every === 0).map(({ step, title }) => ({ step, figure: figureOf(title) }))
}

/** The part of the game that a step belongs to. */
const whenOf = (chapters: readonly Chapter[], step: number): string =>
  smallest(chapters).findLast(chapter => chapter.step <= step)?.title ?? `${say('chart.step')} ${step}`

interface LinesProps extends ScoreChartProps {
  x(step: number): number
  y(score: number): number
  readonly marks: number
}

/** A line with a dark edge, so that a pale colour is visible on pale paper, and with the seat's shape at intervals. */
function Lines({ sideNames, scores, x, y, marks }: LinesProps) {
  const steps = sampled(scores.length - 1, marks).slice(0, -1)
  return sideNames.map((name, side) => {
    // Equal scores are drawn side by side instead of on top of each other.
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

function ChartTable({ title, sideNames, scores, chapters = [] }: ScoreChartProps & { title: string }) {
  const rows = axisOf(chapters, scores.length - 1, 40)
  return (
    <details className={css['table']}>
      <summary>{say('chart.table')}</summary>
      <div className={css['scroll']}>
        <table aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{unitOf(chapters)}</th>
              {sideNames.map((name, side) => (
                <th key={name} scope="col">
                  <SeatMark seat={side} size={16} /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ step, figure }) => (
              <tr key={step}>
                <th scope="row">{figure}</th>
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
