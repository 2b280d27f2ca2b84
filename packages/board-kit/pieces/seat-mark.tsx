// The six seats, each with a shape and a letter, so colour isn't the only difference.

import '../tokens.css'
import { say } from '../words.ts'
import css from './pieces.module.css'

export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Outlines in a square of 24, with similar visual weight. */
const SEAT_SHAPES = [
  'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  'M4 2.5h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5z',
  'M10.7 1.9a1.5 1.5 0 0 1 2.6 0l10 18.3a1.5 1.5 0 0 1-1.3 2.3H2a1.5 1.5 0 0 1-1.3-2.3z',
  'M11 1a1.5 1.5 0 0 1 2 0l10 10a1.5 1.5 0 0 1 0 2L13 23a1.5 1.5 0 0 1-2 0L1 13a1.5 1.5 0 0 1 0-2z',
  'M7.1 2.2a1.5 1.5 0 0 1 1.3-.7h7.2a1.5 1.5 0 0 1 1.3.7l5.4 9a1.5 1.5 0 0 1 0 1.6l-5.4 9a1.5 1.5 0 0 1-1.3.7H8.4a1.5 1.5 0 0 1-1.3-.7l-5.4-9a1.5 1.5 0 0 1 0-1.6z',
  'm12 .8 3.2 6.9 7.6.9-5.6 5.1 1.5 7.5L12 17.5l-6.7 3.7 1.5-7.5L1.2 8.6l7.6-.9z',
] as const

/** Where the letter's baseline is; lower in a triangle, which is widest at its base. */
const LETTER_Y = [16.4, 16.4, 19.4, 16.4, 16.4, 16.2] as const
const LETTER_SIZE = [12.5, 12.5, 11, 11.5, 12.5, 9.5] as const

export interface PieceProps {
  /** In pixels at the default text size, growing with the text. Inside a drawing, in the drawing's units. */
  readonly size?: number | undefined
  /** The top left corner inside a drawing. */
  readonly x?: number | undefined
  readonly y?: number | undefined
  /** The accessible name. Omit it if the text next to the piece says the same. */
  readonly label?: string | undefined
}

const USUAL_TEXT = 16

/** Props for the outer svg of a piece. */
export const pieceProps = ({ size = 24, x, y, label }: PieceProps) => ({
  'data-piece': true, // Exempt from the minimum text size.
  width: x === undefined ? `${size / USUAL_TEXT}rem` : size,
  height: x === undefined ? `${size / USUAL_TEXT}rem` : size,
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
  ...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }),
})

export const seatColour = (seat: number): string => `var(--kit-seat-${seat % SEAT_SHAPES.length})`
export const seatInk = (seat: number): string => `var(--kit-seat-ink-${seat % SEAT_SHAPES.length})`

interface SeatMarkProps extends PieceProps {
  readonly seat: number
  /** Adds the accessible name "Seat A". */
  readonly named?: boolean | undefined
  /** Only the shape, if it's too small for a letter. */
  readonly plain?: boolean | undefined
}

export function SeatMark({ seat, named, plain, ...piece }: SeatMarkProps) {
  const kind = seat % SEAT_SHAPES.length
  const letter = SEAT_LETTERS[kind] ?? ''
  const label = piece.label ?? (named ? say('seat', { letter }) : undefined)
  return (
    <svg viewBox="0 0 24 24" className={css['piece']} {...pieceProps({ ...piece, label })}>
      <path d={SEAT_SHAPES[kind]} fill={seatColour(seat)} stroke="var(--kit-seat-edge)" strokeWidth="1" />
      {!plain && (
        <text
          x="12"
          y={LETTER_Y[kind]}
          fontSize={LETTER_SIZE[kind]}
          fill={seatInk(seat)}
          className={css['letter']}
          aria-hidden="true"
        >
          {letter}
        </text>
      )}
    </svg>
  )
}
