// The compass rose.

import { onCircle, range } from '@tableworks/board-kit/shapes'
import { GOLD, INK, INK_SOFT, LAND, TINT } from '../signs/colours.ts'

interface CompassProps {
  readonly x: number
  readonly y: number
  readonly r: number
}

export const Compass = ({ x, y, r }: CompassProps) => (
  <g stroke={INK} fill="none">
    <circle cx={x} cy={y} r={r * 0.62} strokeWidth=".7" />
    <circle cx={x} cy={y} r={r * 0.7} strokeWidth="1.2" />
    <circle cx={x} cy={y} r={r * 0.57} strokeWidth=".4" />
    <path
      d={range(32)
        .map(i => `M${onCircle(x, y, r * 0.62, i / 32)}L${onCircle(x, y, r * 0.7, i / 32)}`)
        .join('')}
      strokeWidth=".6"
    />
    <Star x={x} y={y} points={8} turn={1 / 16} long={r * 0.54} wide={r * 0.2} dark={INK_SOFT} light={LAND} />
    <Star x={x} y={y} points={4} turn={1 / 8} long={r * 0.72} wide={r * 0.22} dark={TINT.blue} light={LAND} />
    <Star x={x} y={y} points={4} turn={0} long={r * 0.92} wide={r * 0.2} dark={INK} light="var(--aoi-rose)" />
    <circle cx={x} cy={y} r={r * 0.08} fill={GOLD} />
    <path d={`M${x} ${y - r * 1.2}l${r * 0.12} ${r * 0.2}h${-r * 0.24}z`} fill={INK} />
  </g>
)

interface StarProps {
  readonly x: number
  readonly y: number
  readonly points: number
  readonly turn: number
  readonly long: number
  readonly wide: number
  readonly dark: string
  readonly light: string
}

const Star = ({ x, y, points, turn, long, wide, dark, light }: StarProps) =>
  range(points).map(i => {
    const at = turn + i / points
    const side = 0.5 / points
    return (
      <g key={i} strokeWidth=".5">
        <path d={`M${onCircle(x, y, long, at)}L${onCircle(x, y, wide, at + side)}L${x} ${y}Z`} fill={dark} />
        <path d={`M${onCircle(x, y, long, at)}L${onCircle(x, y, wide, at - side)}L${x} ${y}Z`} fill={light} />
      </g>
    )
  })
