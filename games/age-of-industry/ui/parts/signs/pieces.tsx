// The symbols for industries, cubes, markets and ships. Each has its own shape, not just its own colour.

import { SeatMark, seatColour } from '@tableworks/board-kit'
import { range } from '@tableworks/board-kit/shapes'
import type { Seat } from '@tableworks/kernel'
import type { ReactNode } from 'react'
import type { Colour } from '../../../data/cards.ts'
import type { Cube, Industry } from '../../../data/industries.ts'
import type { SpaceSymbol } from '../../../data/map.ts'
import type { Want } from '../../../data/markets.ts'
import type { Counter } from '../../../state.ts'
import {
  BRASS,
  CUBE_EDGE,
  DARK,
  DEEP,
  GOLD,
  INK_SOFT,
  ON_PAPER,
  ON_PAPER_SOFT,
  OUTLINE,
  PAPER,
  SEA,
  SEA_INK,
  SPACE,
  WHITE,
  mix,
} from './colours.ts'

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** In a 24 by 24 square. Inner lines use the background colour. */
const ICONS: Readonly<Record<Industry, ReactNode>> = {
  coal: (
    <>
      <path d="M2.5 11h19l-2.6 7.6H5.1z" />
      <path d="M4.5 9.6 7 5.4l3 1.8 2.6-3.6 3 2.6 2.2-.8 1.8 4.2z" />
      <circle cx="8" cy="20.3" r="2.2" />
      <circle cx="16" cy="20.3" r="2.2" />
    </>
  ),
  iron: (
    <>
      <path d="M1.5 6.5h5V5h16v3.2c-3.4.2-5.6 1.8-6.2 4.4.4 1.7 1.7 2.8 3.7 3.2V19H6.8v-3.2c2-.4 3.1-1.6 3.2-3.3C5.2 12.4 2 10.4 1.5 6.5z" />
    </>
  ),
  cotton: (
    <>
      <path d="M5 2h14v3.4h-2.2v13.2H19V22H5v-3.4h2.2V5.4H5z" />
      <path d="M8.4 8h7.2M8.4 11h7.2M8.4 14h7.2M8.4 17h7.2" stroke="var(--aoi-ground)" strokeWidth="1.3" />
    </>
  ),
  factory: (
    <>
      <path d="M1.5 22V11.5l6 4v-4l6 4V9h1.3L15.5 2h3.6l.9 7h2.5v13z" />
      <path d="M5 18h2.5M10 18h2.5M16 18h2.5M16 13h2.5" stroke="var(--aoi-ground)" strokeWidth="2.2" />
    </>
  ),
  port: (
    <>
      <path d="M12 1.4a3 3 0 0 1 1.3 5.7V8.5H17v2.6h-3.7v8c2.4-.3 4.3-1.7 5-3.9l-1.8.5 2.6-4.4 3.2 3.9-1.5.1C20.2 19.6 16.7 22.6 12 22.6S3.8 19.6 3.2 15.3l-1.5-.1 3.2-3.9 2.6 4.4-1.8-.5c.7 2.2 2.6 3.6 5 3.9v-8H7V8.5h3.7V7.1A3 3 0 0 1 12 1.4zm0 1.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z" />
    </>
  ),
  ship: (
    <>
      <path d="M1 14.5h21.5l-3 6H4.4z" />
      <path d="M5.5 10.5h12.5v3H5.5z" />
      <path d="M9 4.5h3.6v5H9z" />
      <path d="M20 6v8M4 7v7" stroke="currentColor" strokeWidth="1" />
      <path d="M12.5 3c2-1.6 3.6.4 5.5-1" fill="none" stroke="currentColor" strokeWidth="1.1" />
    </>
  ),
}

interface IconProps extends Spot {
  readonly industry: Industry
  readonly ink?: string
  readonly ground?: string
}

export const Icon = ({ industry, x, y, size, ink = ON_PAPER, ground = PAPER }: IconProps) => (
  <g
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    fill={ink}
    color={ink}
    style={{ '--aoi-ground': ground } as React.CSSProperties}
  >
    {ICONS[industry]}
  </g>
)

/** Coal is a black cube, iron a rust-red ingot. */
export const CubeSign = ({ cube, x, y, size }: Spot & { readonly cube: Cube }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 10})`} strokeWidth=".7" strokeLinejoin="round">
    {cube === 'coal' ? (
      <g stroke={CUBE_EDGE}>
        <path d="M0-5.5 5-2.8 0 0-5-2.8z" fill="var(--aoi-coal-top)" />
        <path d="M-5-2.8 0 0v5.6l-5-2.8z" fill="var(--aoi-coal-left)" />
        <path d="M5-2.8 0 0v5.6l5-2.8z" fill="var(--aoi-coal-right)" />
      </g>
    ) : (
      <g stroke="var(--aoi-iron-edge)">
        <path d="M-3.8-3.8h7.6L6 3.6H-6z" fill="var(--aoi-iron)" />
        <path d="M-2.5-5.2h6L3.8-3.8h-7.6z" fill="var(--aoi-iron-top)" />
        <path d="M-3-1.2h6" stroke="var(--aoi-iron-line)" />
      </g>
    )}
  </g>
)

/** A cube next to text. */
export const CubeIcon = ({ cube }: { readonly cube: Cube }) => (
  <svg viewBox="-7 -7 14 14" width="1em" height="1em" aria-hidden="true">
    <CubeSign cube={cube} x={0} y={0.4} size={11} />
  </svg>
)

const Mark = ({ seat, x, y, size }: Spot & { readonly seat: Seat }) => (
  <SeatMark seat={seat} size={size} x={x - size / 2} y={y - size / 2} />
)

interface TileProps extends Spot {
  readonly industry: Industry
  readonly level: number
  readonly seat: Seat
  readonly isFlipped?: boolean
}

/** A counter: paper colour until it flips, then dark with gold. */
export function Tile({ industry, level, seat, isFlipped = false, x, y, size }: TileProps) {
  const ground = isFlipped ? 'var(--aoi-flipped)' : PAPER
  const ink = isFlipped ? GOLD : ON_PAPER
  const half = size / 2
  return (
    <>
      <rect
        x={x - half + 1.5}
        y={y - half + 2}
        width={size}
        height={size}
        rx="4"
        fill="var(--aoi-shade)"
        opacity=".8"
      />
      <rect x={x - half} y={y - half} width={size} height={size} rx="4" fill={ground} stroke={OUTLINE} />
      <rect
        x={x - half + 1.7}
        y={y - half + 1.7}
        width={size - 3.4}
        height={size - 3.4}
        rx="2.8"
        fill="none"
        stroke={seatColour(seat)}
        strokeWidth="2.8"
      />
      <Icon industry={industry} x={x + size * 0.12} y={y - size * 0.03} size={size * 0.54} ink={ink} ground={ground} />
      <text
        x={x - half + 4.5}
        y={y - half + 2 + Math.max(12, size * 0.42) * 0.96}
        fontSize={Math.max(12, size * 0.42)}
        fontWeight="800"
        fill={ink}
        stroke={ground}
        strokeWidth="2.4"
        paintOrder="stroke"
      >
        {level}
      </text>
    </>
  )
}

type CounterProps = Spot & { readonly counter: Counter }

/** A counter on the board. */
export const CounterSign = ({ counter: { owner, industry, level, flipped }, ...spot }: CounterProps) => (
  <Tile {...spot} industry={industry} level={level} seat={owner} isFlipped={flipped} />
)

/** A counter's owner and cubes, drawn over its edge and highlight. */
export function CounterBadges({ counter: { owner, coal, iron }, x, y, size }: CounterProps) {
  const cubes: Cube[] = [...range(coal).map(() => 'coal' as const), ...range(iron).map(() => 'iron' as const)]
  const wide = size * 0.27
  return (
    <>
      <Mark seat={owner} x={x + size / 2 - 2.5} y={y + size / 2 - 2} size={Math.max(13.5, size * 0.5)} />
      {cubes.map((cube, i) => (
        <CubeSign key={i} cube={cube} x={x - size / 2 + 3.5 + i * wide} y={y + size / 2 - 0.5} size={wide * 1.05} />
      ))}
    </>
  )
}

/** An empty space with its printed symbol. */
export function SpaceSign({ symbol, colour, x, y, size }: Spot & { symbol: SpaceSymbol; colour: Colour }) {
  const half = size / 2
  return (
    <>
      <rect
        x={x - half}
        y={y - half}
        width={size}
        height={size}
        rx="4"
        fill={SPACE}
        fillOpacity=".86"
        stroke={DEEP[colour]}
        strokeWidth="1.1"
      />
      <rect
        x={x - half + 3}
        y={y - half + 3}
        width={size - 6}
        height={size - 6}
        rx="2"
        fill="none"
        stroke={DEEP[colour]}
        strokeWidth=".6"
      />
      {symbol !== 'clear' && (
        <Icon industry={symbol} x={x} y={y} size={size * 0.56} ink={mix(DEEP[colour], SPACE, 0.25)} ground={SPACE} />
      )}
    </>
  )
}

/** A market counter: an octagonal stamp showing what it accepts, ticked once used. */
export function MarketSign({ want, isSold, x, y, size }: Spot & { want: Want; isSold: boolean }) {
  const r = size / 2
  const corners = range(8).map(i => {
    const angle = Math.PI / 8 + (i * Math.PI) / 4
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  })
  const ground = isSold ? DARK : PAPER
  return (
    <>
      <polygon points={corners.join(' ')} fill={ground} stroke={OUTLINE} />
      <circle
        cx={x}
        cy={y}
        r={r * 0.82}
        fill="none"
        stroke={isSold ? GOLD : ON_PAPER_SOFT}
        strokeWidth=".6"
        strokeDasharray="1.5 1.2"
      />
      {isSold ? <Tick x={x} y={y} size={size} /> : <Wanted want={want} x={x} y={y} size={size} />}
    </>
  )
}

const Tick = ({ x, y, size }: Spot) => (
  <path
    d={`M${x - size * 0.25} ${y}l${size * 0.18} ${size * 0.19} ${size * 0.35}-${size * 0.4}`}
    fill="none"
    stroke={GOLD}
    strokeWidth="2.2"
    strokeLinecap="round"
  />
)

function Wanted({ want, x, y, size }: Spot & { want: Want }) {
  const r = size / 2
  if (want === 'none')
    return (
      <path
        d={`M${x - r * 0.45} ${y - r * 0.45}l${r * 0.9} ${r * 0.9}M${x + r * 0.45} ${y - r * 0.45}l${-r * 0.9} ${r * 0.9}`}
        stroke={ON_PAPER_SOFT}
        strokeWidth="2"
      />
    )
  if (want !== 'both') return <Icon industry={want === 'goods' ? 'factory' : 'cotton'} x={x} y={y} size={size * 0.58} />
  return (
    <>
      <Icon industry="cotton" x={x - r * 0.42} y={y} size={size * 0.4} />
      <Icon industry="factory" x={x + r * 0.44} y={y} size={size * 0.4} />
    </>
  )
}

/** An iron market: a space for each cube, and a stamp when it's full. */
export function IronMarketSign({ cubes, room, x, y, size }: Spot & { cubes: number; room: number }) {
  if (cubes >= room) return <MarketSign want="none" isSold x={x} y={y} size={size * 0.92} />
  const wide = (size * 1.12) / room
  return (
    <>
      <rect
        x={x - size * 0.62}
        y={y - size * 0.36}
        width={size * 1.24}
        height={size * 0.72}
        rx="3"
        fill={PAPER}
        stroke="var(--aoi-iron-line)"
        strokeWidth="1.3"
      />
      {range(room).map(i => {
        const at = x + (i - (room - 1) / 2) * wide
        return i < cubes ? (
          <CubeSign key={i} cube="iron" x={at} y={y + 1} size={size * 0.36} />
        ) : (
          <path
            key={i}
            d={`M${at - 4} ${y - 3}h8l2 7h-12z`}
            fill="none"
            stroke="var(--aoi-iron-line)"
            strokeDasharray="2 1.5"
          />
        )
      })}
    </>
  )
}

/** A steamship with its hull in its owner's colour, or the empty ship space. */
export function Steamer({ counter, x, y, size }: Spot & { readonly counter: Counter | null }) {
  if (counter === null)
    return (
      <g
        transform={`translate(${x} ${y}) scale(${size / 34})`}
        stroke={SEA_INK}
        strokeWidth="1.1"
        strokeDasharray="3 2.4"
        strokeLinejoin="round"
        fill={SEA}
      >
        <path d="M-4-4v-8h5.5v8z" fill="none" />
        <path d="M-12-4.5h20v5h-20z" fill="none" />
        <path d="M-20 .5H21l-4.5 9h-31c-3.5 0-5-4.5-5.5-9z" />
      </g>
    )
  const { owner, flipped, level, coal, iron } = counter
  const cubes: Cube[] = [...range(coal).map(() => 'coal' as const), ...range(iron).map(() => 'iron' as const)]
  return (
    <>
      <g
        transform={`translate(${x} ${y}) scale(${size / 34})`}
        stroke={OUTLINE}
        strokeWidth="1.1"
        strokeLinejoin="round"
      >
        <path
          d="M3-13c3-5 8-3 10-7 3-3 8-1 10-4"
          fill="none"
          stroke={INK_SOFT}
          strokeWidth="2.2"
          opacity=".55"
          strokeLinecap="round"
        />
        <path d="M-11-1v-13M12-1v-12M-11-13 0-2M12-12 22 0M-11-13-19 0" strokeWidth=".6" fill="none" />
        <path d="M-4-4v-8h5.5v8z" fill={flipped ? BRASS : 'var(--aoi-funnel)'} />
        <path d="M-12-4.5h20v5h-20z" fill={WHITE} />
        <path d="M-20 .5H21l-4.5 9h-31c-3.5 0-5-4.5-5.5-9z" fill={flipped ? 'var(--aoi-hull)' : seatColour(owner)} />
        <path d="M-18.5 3.2H19.5" stroke={flipped ? BRASS : WHITE} />
        <path
          d="M-26 11c3-3 5 1.5 8 0s5-2 8 0 5 1.5 8 0 5-2 8 0 5 1.5 8 0 5-2 8 0 5 1 7-.5"
          fill="none"
          stroke={SEA_INK}
          strokeWidth=".9"
        />
      </g>
      <text
        x={x - size * 0.78}
        y={y + 4}
        fontSize="12.5"
        fontWeight="800"
        textAnchor="middle"
        fill={flipped ? 'var(--aoi-price)' : 'var(--aoi-letter)'}
        stroke="var(--aoi-sea-halo)"
        strokeWidth="3"
        paintOrder="stroke"
      >
        {level}
      </text>
      <Mark seat={owner} x={x + size * 0.74} y={y + 1} size={15} />
      {cubes.map((cube, i) => (
        <CubeSign key={i} cube={cube} x={x - 6 + i * 13} y={y + size * 0.5} size={10} />
      ))}
    </>
  )
}
