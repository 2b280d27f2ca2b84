// Both sides' Capital and Profit, drawn as rulers, and Pollution with its cost to each side.

import { memoByValue, seatColour, SeatMark } from '@tableworks/board-kit'
import { type PerSide, SIDES } from '../../data/pieces.ts'
import { pollutionFor, pollutionLevel } from '../../readings/pollution.ts'
import type { Sight } from '../table.ts'
import { Place } from '../things.ts'
import { say } from '../words.ts'
import css from './tracks.module.css'

const PROFIT_STEP = 60

export function Tracks({ g, sideNames }: Sight) {
  const most = Math.max(...g.profit, PROFIT_STEP)
  return (
    <>
      <Scale track="capital" to={g.box.capitalTrack} values={g.capital} sideNames={sideNames} />
      <Scale track="profit" to={Math.ceil(most / PROFIT_STEP) * PROFIT_STEP} values={g.profit} sideNames={sideNames} />
      <Pollution g={g} sideNames={sideNames} />
    </>
  )
}

interface ScaleProps {
  readonly track: 'capital' | 'profit'
  /** The last mark. Markers beyond it stay at the end. */
  readonly to: number
  readonly values: Readonly<PerSide<number>>
  readonly sideNames: readonly string[]
}

const WIDTH = 320
const EDGE = 6

/** The first side's arrow is above the scale, the other's below it. */
const ARROWS = ['M-5 0h10l-5 7z', 'M-5 26h10l-5-7z'] as const

const Scale = memoByValue(function Scale({ track, to, values, sideNames }: ScaleProps) {
  const x = (value: number) => EDGE + (Math.min(value, to) / to) * (WIDTH - 2 * EDGE)
  const ticks = Array.from({ length: to / 5 + 1 }, (_, i) => i * 5)
  const spoken = SIDES.map(side => say('marks', { name: sideNames[side] ?? '', value: values[side] })).join(', ')
  return (
    <Place of={{ kind: 'track', track }} label={`${say(track)}: ${spoken}`}>
      <p className={css['caption']}>
        {say(track)}
        {SIDES.map(side => (
          <span key={side}>
            <SeatMark seat={side} size={15} /> <b>{values[side]}</b>
          </span>
        ))}
      </p>
      <svg viewBox={`0 0 ${WIDTH} 26`} className={css['scale']} aria-hidden="true">
        <rect x={EDGE} y="8" width={WIDTH - 2 * EDGE} height="10" className={css['stock']} />
        <path
          d={ticks.map(value => `M${x(value)} 18v${value % 10 === 0 ? -7 : -4}`).join('')}
          className={css['stock']}
        />
        {SIDES.map(side => (
          <g key={side} className={css['marker']} style={{ transform: `translateX(${x(values[side])}px)` }}>
            <path d={ARROWS[side]} fill={seatColour(side)} stroke="var(--kit-seat-edge)" />
          </g>
        ))}
      </svg>
    </Place>
  )
})

function Pollution({ g, sideNames }: Pick<Sight, 'g' | 'sideNames'>) {
  const level = pollutionLevel(g)
  const bills = SIDES.map(side => ({ side, points: pollutionFor(g, side) })).filter(({ points }) => points > 0)
  const nobody = g.pollution > 0 ? say('nobodyPays') : ''
  const costs =
    bills.length === 0
      ? nobody
      : bills.map(({ side, points }) => say('pays', { name: sideNames[side] ?? '', points })).join(', ')
  return (
    <Place
      of={{ kind: 'pollution' }}
      label={`${say('pollution')} ${say('pollutionAt', { level, highest: g.box.pollution.at(-1) ?? 0 })}. ${costs}`}
    >
      <p className={css['caption']}>
        {say('pollution')} <b>{level}</b> {costs}
      </p>
      <ol className={css['strip']} aria-hidden="true">
        {g.box.pollution.slice(1).map((value, i) => (
          <li key={value} data-done={i < g.pollution || undefined} data-now={i + 1 === g.pollution || undefined}>
            {value}
          </li>
        ))}
      </ol>
    </Place>
  )
}
