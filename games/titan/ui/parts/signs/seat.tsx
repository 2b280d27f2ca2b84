// A seat's mark inside a drawing: shape, colour, and a letter or number.

import { SEAT_LETTERS, seatColour, seatInk } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'

const SHAPES = [
  'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
  'M-.9-.9H.9V.9H-.9Z',
  'M0-1.28L1.28 1H-1.28Z',
  'M0-1.18L1.18 0L0 1.18L-1.18 0Z',
]
const TRIANGLE = 2

interface SeatSignProps {
  readonly seat: Seat
  readonly x: number
  readonly y: number
  readonly r: number
  /** Replaces the letter; empty shows nothing. */
  readonly text?: string
  readonly fill?: string
  /** Whether its letter is readable on a phone. */
  readonly isLarge?: boolean
}

export function SeatSign({ seat, x, y, r, text = SEAT_LETTERS[seat] ?? '', fill, isLarge }: SeatSignProps) {
  const isTriangle = seat === TRIANGLE
  return (
    <g transform={`translate(${x} ${y})`} data-piece>
      <path
        d={SHAPES[seat] ?? SHAPES[0]}
        transform={`scale(${r})`}
        fill={fill ?? seatColour(seat)}
        stroke="var(--titan-seat-edge)"
        strokeWidth={1.3 / r}
        strokeLinejoin="round"
      />
      {text !== '' && (
        <text
          y={r * (isTriangle ? 0.82 : 0.52)}
          fontSize={r * (isTriangle ? 1.35 : 1.48)}
          fontWeight="800"
          textAnchor="middle"
          fill={seatInk(seat)}
          data-letter={isLarge ? 'large' : ''}
        >
          {text}
        </text>
      )}
    </g>
  )
}
