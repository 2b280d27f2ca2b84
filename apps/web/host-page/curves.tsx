// The figures at the top, each with its last hour, and the chart of the last day.

import type { Curve, HostOverview } from '@tableworks/protocol'
import { sayTime } from '../words/index.ts'
import { shortOf } from './deeds.tsx'
import css from './host-page.module.css'
import { h } from './words.ts'

const WIDTH = 82
/** Fewer samples don't show a trend. */
const LEAST_POINTS = 3
const HEIGHT = 30

/** Times before the server started are left empty. */
function pointsOf(curve: Curve, width: number, height: number, most: number): string[] {
  const step = width / Math.max(1, curve.length - 1)
  return curve.flatMap((value, i) =>
    value === null ? [] : [`${(i * step).toFixed(1)},${(height - 1 - (value / most) * (height - 4)).toFixed(1)}`],
  )
}

const mostOf = (curve: Curve): number => Math.max(1, ...curve.map(value => value ?? 0))

function Spark({ curve }: { curve: Curve }) {
  const points = pointsOf(curve, WIDTH, HEIGHT, mostOf(curve))
  const first = points[0]?.split(',')[0] ?? '0'
  if (points.length < LEAST_POINTS) return <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" />
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`${first},${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}

const MB = 1024 * 1024

export function sayBytes(bytes: number): string {
  if (bytes >= 1024 * MB) return `${(bytes / 1024 / MB).toFixed(1)} GB`
  return bytes >= MB ? `${Math.round(bytes / MB)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`
}

export function Tiles({ vitals }: Pick<HostOverview, 'vitals'>) {
  const { hour, response, slow } = vitals
  const tiles = [
    { name: h('tiles.people'), value: String(vitals.people), more: '', curve: hour.people },
    {
      name: h('tiles.playing'),
      value: String(vitals.playing),
      more: h('tiles.ofTables', { count: vitals.tables }),
      curve: hour.playing,
    },
    { name: h('tiles.moves'), value: String(vitals.moves), more: '', curve: hour.moves },
    {
      name: h('tiles.response'),
      value: response === null ? h('tiles.none') : h('tiles.ms', { ms: response }),
      more: slow === null ? '' : h('tiles.slow', { ms: slow }),
      curve: hour.response,
    },
    {
      name: h('tiles.memory'),
      value: sayBytes(vitals.memory),
      more: h('tiles.ofMemory', { size: sayBytes(vitals.totalMemory) }),
      curve: hour.memory,
    },
  ]
  return (
    <dl className={css['tiles']}>
      {tiles.map(({ name, value, more, curve }) => (
        <div key={name} className={css['tile']}>
          <dt>{name}</dt>
          <dd>
            <span>
              <strong>{value}</strong> {more !== '' && <small>{more}</small>}
            </span>
            <Spark curve={curve} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const DAY_WIDTH = 1258
const DAY_HEIGHT = 72
const HOURS = [24, 18, 12, 6, 0] as const

const DAY_MS = 24 * 60 * 60_000

interface Mark {
  readonly at: number
  readonly label: string
}

/** Events that may explain a change in the curves: server starts, backups, locked tables. */
function marksOf({ now, running, log }: HostOverview): Mark[] {
  const deeds = log.flatMap(({ at, action, table }): Mark[] => {
    if (action !== 'backUp' && action !== 'lock') return []
    return [{ at, label: h(`day.marks.${action}`, { table: shortOf(table ?? '') }) }]
  })
  const marks = [{ at: now - running, label: h('day.marks.started') }, ...deeds]
  return marks.filter(({ at }) => at > now - DAY_MS).toSorted((a, b) => a.at - b.at)
}

/** The part of the chart's width that a label needs. */
const LABEL = 0.11

const Marks = ({ marks, now }: { marks: readonly Mark[]; now: number }) => (
  <ul className={css['events']}>
    {marks.map(({ at, label }, i) => {
      const place = 1 - (now - at) / DAY_MS
      const next = marks[i + 1]
      const room = next === undefined ? 1 : (next.at - at) / DAY_MS
      return (
        <li
          key={`${at} ${label}`}
          title={`${label}, ${sayTime(at)}`}
          style={{ left: `${place * 100}%` }}
          data-before={place > 1 - LABEL || undefined}
          data-close={room < LABEL || undefined}
        >
          <span>{label}</span>
        </li>
      )
    })}
  </ul>
)

export function Day({ overview }: { overview: HostOverview }) {
  const { day } = overview.vitals
  const people = pointsOf(day.people, DAY_WIDTH, DAY_HEIGHT, mostOf(day.people))
  const response = pointsOf(day.response, DAY_WIDTH, DAY_HEIGHT, mostOf(day.response) * 2)
  const first = people[0]?.split(',')[0] ?? '0'
  const chart = h('day.chart', { people: mostOf(day.people), response: mostOf(day.response) })
  return (
    <section className={css['day']} aria-labelledby="day">
      <h2 id="day">
        {h('day.title')}
        <span className={css['legend']}>
          <span data-of="people">{h('day.people')}</span>
          <span data-of="response">{h('day.response')}</span>
        </span>
      </h2>
      <div className={css['chart']}>
        <svg viewBox={`0 0 ${DAY_WIDTH} ${DAY_HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={chart}>
          {people.length > 1 && (
            <polygon points={`${first},${DAY_HEIGHT} ${people.join(' ')} ${DAY_WIDTH},${DAY_HEIGHT}`} />
          )}
          <polyline points={people.join(' ')} />
          <polyline data-of="response" points={response.join(' ')} />
        </svg>
        <Marks marks={marksOf(overview)} now={overview.now} />
      </div>
      <p className={css['hours']} aria-hidden="true">
        {HOURS.map(count => (
          <span key={count}>{count === 0 ? h('day.now') : h('day.hours', { count })}</span>
        ))}
      </p>
    </section>
  )
}
