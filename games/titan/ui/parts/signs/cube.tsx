// One cube of a resource: its own shape, colour and letter.

import { memo } from 'react'
import { CUBE_NAMES, type Cube } from '../../../data/cubes.ts'
import { type Colour, PRODUCT } from '../../../data/rigs.ts'
import { CUBE_PAINT } from './colours.ts'

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`
  }).join('L')}Z`

const SHAPE: Readonly<Record<Cube, string>> = {
  silicium: 'M0-1.06L.92-.53V.53L0 1.06L-.92 .53V-.53Z',
  water: 'M0-1.25C.3-.68 .9-.18 .9 .32A.9 .82 0 1 1-.9 .32C-.9-.18-.3-.68 0-1.25Z',
  hydrocarbons: 'M-.66-.98H.66Q1.1 0 .66 .98H-.66Q-1.1 0-.66-.98Z',
  titanium: 'M-.62-.82H.62L1.1 .82H-1.1Z',
  deuterium: star(4, 1.28, 0.86),
  tholins: star(9, 1.14, 0.84),
}
/** Small marks in wells. */
export const TINY = { tholins: star(7, 1.15, 0.66), deuterium: star(4, 1.35, 0.62) } as const

const DROP: Partial<Record<Cube, number>> = { water: 0.16, titanium: 0.04 }

interface SignProps {
  readonly x?: number
  readonly y?: number
  readonly r: number
  readonly letter?: boolean
  /** Drawn hollow, for cubes that are needed but missing. */
  readonly isWanted?: boolean
}

export const CubeSign = memo(function CubeSign(props: SignProps & { readonly cube: Cube }) {
  const { cube, x = 0, y = 0, r, letter = true, isWanted = false } = props
  const paint = CUBE_PAINT[cube]
  return (
    <g transform={`translate(${x} ${y})`} opacity={isWanted ? 0.75 : undefined} data-piece>
      <path
        d={SHAPE[cube]}
        transform={`scale(${r})`}
        fill={isWanted ? 'none' : paint.fill}
        stroke={paint.edge}
        strokeWidth={(cube === 'hydrocarbons' ? 1.7 : 1.2) / r}
        strokeDasharray={isWanted ? '.35 .3' : undefined}
        strokeLinejoin="round"
      />
      {letter && (
        <text
          y={((DROP[cube] ?? 0) + 0.48) * r}
          fontSize={r * letterSize(cube)}
          fontWeight="800"
          textAnchor="middle"
          fill={isWanted ? paint.edge : paint.ink}
          data-letter
        >
          {paint.letter}
        </text>
      )}
    </g>
  )
})

/** The size of the letter in a cube of radius 1. */
const letterSize = (cube: Cube): number => (CUBE_PAINT[cube].letter.length > 1 ? 1.02 : 1.4)

/** What a Rig or Module of a colour gives. Red removes a Tholins. */
export function ProductSign({ colour, x = 0, y = 0, r, letter = true }: SignProps & { readonly colour: Colour }) {
  const product = PRODUCT[colour]
  if (product !== null) return <CubeSign cube={product} x={x} y={y} r={r} letter={letter} />
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={SHAPE.tholins}
        transform={`scale(${r})`}
        fill="var(--titan-purge)"
        stroke="var(--titan-tholins)"
        strokeWidth={2 / r}
      />
      <path
        d={`M${-r * 0.52} 0H${r * 0.52}`}
        stroke="var(--titan-purge-sign)"
        strokeWidth={r * 0.3}
        strokeLinecap="round"
      />
    </g>
  )
}

const ICON_RADIUS = 9
const ICON_SIZE = 23.4
const LEAST_LETTER = 11

/**
 * A cube in a line of text or a tray, with a name for screen readers. If it's too small for its letter, only the shape is shown.
 */
export const CubeIcon = ({ cube, size = 20, isWanted }: { cube: Cube; size?: number; isWanted?: boolean }) => (
  <svg
    viewBox={`${-ICON_SIZE / 2} ${-ICON_SIZE / 2} ${ICON_SIZE} ${ICON_SIZE}`}
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    role="img"
    aria-label={CUBE_NAMES[cube]}
  >
    <CubeSign
      cube={cube}
      r={ICON_RADIUS}
      isWanted={isWanted ?? false}
      letter={(size * ICON_RADIUS * letterSize(cube)) / ICON_SIZE > LEAST_LETTER - 0.5}
    />
  </svg>
)
