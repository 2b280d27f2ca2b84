// A die. It shows pips for one to six and a number above that. Its roll can be animated, and stops at once when skipped.

import { useEffect, useState } from 'react'
import { useMayMove } from '../settings.tsx'
import { say } from '../words.ts'
import css from './pieces.module.css'
import { type PieceProps, pieceProps } from './seat-mark.tsx'

/** Which of the nine spots have a pip. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]
const SPOTS = [6.5, 12, 17.5]

interface DieProps extends PieceProps {
  readonly value: number
  readonly sides?: number | undefined
  readonly colour?: string | undefined
  /** The colour of the pips. */
  readonly ink?: string | undefined
  /** A letter in the corner, for dice with different roles. */
  readonly letter?: string | undefined
  /** Changes with every new roll. */
  readonly roll?: string | number | undefined
}

const ROLL_MS = 450
const FACE_MS = 75

export function Die({ value, sides = 6, colour, ink, letter, roll, ...piece }: DieProps) {
  const face = useRolling(value, sides, roll)
  const label = piece.label ?? say('die', { value, sides })
  return (
    <svg
      viewBox="0 0 24 24"
      className={css['piece']}
      data-rolling={face === null ? undefined : true}
      {...pieceProps({ ...piece, label })}
    >
      <rect x="1.5" y="2" width="21" height="21" rx="4.5" fill="rgb(0 0 0 / 0.22)" />
      <rect
        x="1.5"
        y="1"
        width="21"
        height="21"
        rx="4.5"
        fill={colour ?? 'var(--kit-die)'}
        stroke="var(--kit-piece-edge)"
        strokeWidth="0.8"
      />
      <g fill={ink ?? 'var(--kit-die-ink)'} transform="translate(0 -0.5)">
        <Face value={face ?? value} />
      </g>
      {letter !== undefined && (
        <g>
          <circle cx="20.5" cy="20.5" r="5" fill="var(--kit-raised)" stroke="var(--kit-piece-edge)" strokeWidth="0.8" />
          <text x="20.5" y="23" fontSize="7" fill="var(--kit-ink)" className={css['letter']}>
            {letter}
          </text>
        </g>
      )}
    </svg>
  )
}

function Face({ value }: { value: number }) {
  const pips = PIPS[value]
  if (pips === undefined || value === 0)
    return (
      <text x="12" y="16.5" fontSize="12" className={css['letter']}>
        {value}
      </text>
    )
  return pips.map(spot => <circle key={spot} cx={SPOTS[spot % 3]} cy={SPOTS[Math.floor(spot / 3)]} r="2.1" />)
}

/** The face shown while it rolls; null at rest. The result is already known, so these faces are only for show. */
function useRolling(value: number, sides: number, roll: string | number | undefined): number | null {
  const mayMove = useMayMove()
  const [seen, setSeen] = useState({ roll, face: null as number | null })
  if (seen.roll !== roll) setSeen({ roll, face: mayMove ? 1 + (value % sides) : null })
  const isRolling = seen.face !== null

  useEffect(() => {
    if (!isRolling) return undefined
    const rest = () => setSeen({ roll, face: null })
    const turn = setInterval(() => setSeen(now => ({ roll, face: 1 + (((now.face ?? 0) + 2) % sides) })), FACE_MS)
    const end = setTimeout(rest, ROLL_MS)
    window.addEventListener('pointerdown', rest, { once: true })
    window.addEventListener('keydown', rest, { once: true })
    return () => {
      clearInterval(turn)
      clearTimeout(end)
      window.removeEventListener('pointerdown', rest)
      window.removeEventListener('keydown', rest)
    }
  }, [isRolling, roll, sides])
  return seen.face
}
