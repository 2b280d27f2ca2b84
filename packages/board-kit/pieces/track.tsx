// A track of numbered spaces, straight, in rows or in a ring. Markers may share a space.

import { Place } from '../option/place.tsx'
import { SeatMark } from './seat-mark.tsx'
import css from './track.module.css'
import { lineTrack, ringTrack, sharing } from './track-layout.ts'

export interface TrackMarker {
  readonly side: number
  readonly at: number
}

interface TrackProps {
  readonly label: string
  /** The values of the first and last space. */
  readonly from?: number | undefined
  readonly to: number
  readonly markers: readonly TrackMarker[]
  readonly sideNames: readonly string[]
  readonly ring?: boolean | undefined
  readonly perRow?: number | undefined
  /** A space's size, in the drawing's units. */
  readonly step?: number | undefined
  /** Emphasized spaces, such as every fifth, or a limit. */
  readonly strong?: ((value: number) => boolean) | undefined
  /** A space's place, if spaces can be chosen. */
  readonly placeOf?: ((value: number) => string) | undefined
  /** Its position inside a larger drawing. */
  readonly x?: number | undefined
  readonly y?: number | undefined
}

export function Track(props: TrackProps) {
  const { label, from = 0, to, markers, sideNames, ring, step = 32, placeOf, x, y } = props
  const count = to - from + 1
  const layout = ring ? ringTrack(count, step) : lineTrack(count, props.perRow ?? count, step)
  const where = markers.map(({ side, at }) => `${sideNames[side] ?? side} ${at}`).join(', ')
  return (
    <svg
      className={css['track']}
      viewBox={`-1 -1 ${layout.width + 2} ${layout.height + 2}`}
      width={layout.width + 2}
      height={layout.height + 2}
      {...(x === undefined ? {} : { x })}
      {...(y === undefined ? {} : { y })}
      role={placeOf === undefined ? 'img' : 'group'}
      aria-label={`${label}: ${where}`}
    >
      {layout.spaces.map((space, i) => {
        const value = from + i
        const drawn = (
          <Space
            step={step}
            {...space}
            value={value}
            round={ring ?? false}
            strong={props.strong?.(value) ?? value % 5 === 0}
          />
        )
        const half = step / 2 - 1
        const shape = ring
          ? { cx: space.x, cy: space.y, r: half }
          : { x: space.x - half, y: space.y - half, width: 2 * half, height: 2 * half, rx: 3 }
        return placeOf === undefined ? (
          <g key={value}>{drawn}</g>
        ) : (
          <Place key={value} id={placeOf(value)} label={`${label} ${value}`} shape={shape}>
            {drawn}
          </Place>
        )
      })}
      {[...new Set(markers.map(({ at }) => at))].map(at => (
        <Sharing
          key={at}
          sides={markers.filter(marker => marker.at === at).map(({ side }) => side)}
          at={layout.spaces[Math.max(0, Math.min(count - 1, at - from))] ?? { x: 0, y: 0 }}
          step={step}
        />
      ))}
    </svg>
  )
}

interface SpaceProps {
  readonly x: number
  readonly y: number
  readonly step: number
  readonly value: number
  readonly strong: boolean
  readonly round: boolean
}

const Space = ({ x, y, step, value, strong, round }: SpaceProps) => (
  <>
    <rect
      x={x - step / 2 + 0.5}
      y={y - step / 2 + 0.5}
      width={step - 1}
      height={step - 1}
      rx={round ? step / 2 : 3}
      className={css['space']}
      data-strong={strong || undefined}
    />
    <text x={x} y={y + step * 0.13} fontSize={step * 0.36} className={css['figure']} data-strong={strong || undefined}>
      {value}
    </text>
  </>
)

function Sharing({ sides, at, step }: { sides: readonly number[]; at: { x: number; y: number }; step: number }) {
  const { size, offsets } = sharing(sides.length)
  return sides.map((side, i) => {
    const offset = offsets[i] ?? { x: 0, y: 0 }
    const wide = size * step
    return (
      <SeatMark
        key={side}
        seat={side}
        size={wide}
        x={at.x + offset.x * step - wide / 2}
        y={at.y + offset.y * step - wide / 2}
      />
    )
  })
}

interface PriceLadderProps {
  readonly label: string
  /** Lowest first. */
  readonly prices: readonly number[]
  /** The current price, or one per market on this ladder. */
  readonly at: number
  readonly unit?: string | undefined
  readonly colour?: string | undefined
  readonly ink?: string | undefined
  readonly letter?: string | undefined
  readonly step?: number | undefined
  readonly x?: number | undefined
  readonly y?: number | undefined
}

/** Prices as rungs, the highest on top, with a marker at the current price. */
export function PriceLadder({
  label,
  prices,
  at,
  unit = '$',
  colour = 'var(--kit-brass-bright)',
  ink,
  letter,
  step = 30,
  x,
  y,
}: PriceLadderProps) {
  const width = step * 2.2
  const height = prices.length * step
  const rung = (i: number) => (prices.length - 1 - i) * step
  return (
    <svg
      className={css['track']}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={width + 4}
      height={height + 4}
      {...(x === undefined ? {} : { x })}
      {...(y === undefined ? {} : { y })}
      role="img"
      aria-label={`${label}: ${unit}${at}`}
    >
      <path d={`M2 0V${height}M${step * 1.3} 0V${height}`} className={css['rail']} />
      {prices.map((price, i) => (
        <g key={price}>
          <path d={`M2 ${rung(i) + step - 0.5}h${step * 1.3 - 2}`} className={css['rail']} />
          <text
            x={step * 0.67}
            y={rung(i) + step * 0.64}
            fontSize={step * 0.42}
            className={css['figure']}
            data-strong={price === at || undefined}
          >
            {unit}
            {price}
          </text>
        </g>
      ))}
      <g
        className={css['marker']}
        style={{ transform: `translateY(${rung(Math.max(0, prices.indexOf(at)))}px)` }}
        stroke="var(--kit-piece-edge)"
        strokeWidth="1"
      >
        <rect x="2" y="1.5" width={step * 1.3 - 2} height={step - 3} rx="3" fill="none" className={css['now']} />
        <path
          d={`M${step * 1.38} ${step / 2}l${step * 0.24} ${-step * 0.34}h${step * 0.56}v${step * 0.68}h${-step * 0.56}z`}
          fill={colour}
        />
        {letter !== undefined && (
          <text
            x={step * 1.87}
            y={step * 0.64}
            fontSize={step * 0.4}
            className={css['onMarker']}
            fill={ink ?? 'var(--kit-piece-ink)'}
          >
            {letter}
          </text>
        )}
      </g>
    </svg>
  )
}
