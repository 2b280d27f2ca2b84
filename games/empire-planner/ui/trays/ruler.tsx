// A track as an architect's scale: graduated, with the sides' markers above and below it.

import { memoByValue, SeatMark } from '@tableworks/board-kit'
import { type PerSide, type Side, SIDES } from '../../data/pieces.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tracks.module.css'

interface RulerProps {
  readonly track: 'capital' | 'profit'
  /** The last graduation; markers beyond it stand at its end and say how far they are. */
  readonly to: number
  readonly values: Readonly<PerSide<number>>
  readonly sideNames: readonly string[]
}

const WIDTH = 236
const EDGE = 10
const TOP = 19
const DEEP = 13
const MARK = 17

export const Ruler = memoByValue(function Ruler({ track, to, values, sideNames }: RulerProps) {
  const x = (value: number) => EDGE + (Math.min(value, to) / to) * (WIDTH - 2 * EDGE)
  const figures = to > 100 ? 40 : to > 60 ? 20 : 10
  const ticks = to > 60 ? 5 : 2
  const label = say(track)
  const spoken = SIDES.map(side => say('marks', { name: sideNames[side] ?? '', value: values[side] })).join(', ')
  return (
    <Place of={{ kind: 'track', track }} label={label}>
      <figure className={css['ruler']}>
        <figcaption>{label}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${TOP + DEEP + 19}`} role="img" aria-label={`${label}: ${spoken}`}>
          <rect x={EDGE - 4} y={TOP} width={WIDTH - 2 * EDGE + 8} height={DEEP} className={css['stock']} />
          {Array.from({ length: Math.floor(to / ticks) + 1 }, (_, i) => i * ticks).map(value => (
            <path
              key={value}
              d={`M${x(value)} ${TOP}v${value % figures === 0 ? DEEP : value % (figures / 2) === 0 ? 6 : 3}`}
              className={css['tick']}
            />
          ))}
          {Array.from({ length: Math.floor(to / figures) + 1 }, (_, i) => i * figures).map(value => (
            <text
              key={value}
              x={x(value) + (value === to ? -2 : 2)}
              y={TOP + DEEP - 2}
              textAnchor={value === to ? 'end' : 'start'}
              className={css['figure']}
            >
              {value}
            </text>
          ))}
          {SIDES.map(side => (
            <Marker key={side} side={side} x={x(values[side])} value={values[side]} to={to} />
          ))}
        </svg>
      </figure>
    </Place>
  )
})

/** The first side's marker stands above the scale, the other's below. */
function Marker({ side, x, value, to }: { side: Side; x: number; value: number; to: number }) {
  const isAbove = side === 0
  const y = isAbove ? 0 : TOP + DEEP + 2
  const isFar = x > WIDTH / 2
  return (
    <g className={css['marker']} style={{ transform: `translateX(${x}px)` }}>
      <path d={isAbove ? `M0 ${TOP}v-3` : `M0 ${TOP + DEEP}v3`} className={css['tick']} />
      <SeatMark seat={side} size={MARK} x={-MARK / 2} y={y} />
      <text x={isFar ? -12 : 12} y={y + 13} textAnchor={isFar ? 'end' : 'start'} className={css['value']}>
        {value > to ? say('overage', { last: to, extra: value - to }) : value}
      </text>
    </g>
  )
}
