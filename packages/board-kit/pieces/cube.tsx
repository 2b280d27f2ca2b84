// Goods: cubes, barrels, crates, ingots, logs and balls. Kinds of goods should differ in shape and letter.

import css from './pieces.module.css'
import { type PieceProps, pieceProps } from './seat-mark.tsx'

export type GoodForm = 'cube' | 'barrel' | 'crate' | 'ingot' | 'log' | 'ball'

interface CubeProps extends PieceProps {
  readonly form?: GoodForm | undefined
  readonly colour?: string | undefined
  readonly ink?: string | undefined
  readonly letter?: string | undefined
}

export function Cube({ form = 'cube', colour = 'var(--kit-steel)', ink, letter, ...piece }: CubeProps) {
  return (
    <svg viewBox="0 0 24 24" className={css['piece']} {...pieceProps(piece)}>
      <g fill={colour} stroke="var(--kit-piece-edge)" strokeWidth="0.9" strokeLinejoin="round">
        {FORMS[form]}
      </g>
      {letter !== undefined && (
        <text
          x={LETTER_AT[form][0]}
          y={LETTER_AT[form][1]}
          fontSize="9.5"
          fill={ink ?? 'var(--kit-piece-ink)'}
          className={css['letter']}
        >
          {letter}
        </text>
      )}
    </svg>
  )
}

const LETTER_AT: Readonly<Record<GoodForm, readonly [number, number]>> = {
  cube: [9.5, 18],
  barrel: [12, 16.4],
  crate: [12, 16.4],
  ingot: [12, 18],
  log: [9.3, 16.3],
  ball: [12, 15.6],
}

// Light comes from the top left: tops are paler, right sides darker.
const LIGHT = { fill: 'white', fillOpacity: 0.28 }
const SHADE = { fill: 'black', fillOpacity: 0.2 }

const FORMS: Readonly<Record<GoodForm, React.ReactNode>> = {
  cube: (
    <>
      <path d="M2 7h15v15H2z" />
      <path d="M2 7l5-5h15l-5 5z" />
      <path d="M2 7l5-5h15l-5 5z" {...LIGHT} />
      <path d="M17 7l5-5v15l-5 5z" />
      <path d="M17 7l5-5v15l-5 5z" {...SHADE} />
    </>
  ),
  barrel: (
    <>
      <path d="M5 4c0-2.6 14-2.6 14 0 2.4 5.3 2.4 10.7 0 16 0 2.6-14 2.6-14 0C2.6 14.7 2.6 9.3 5 4z" />
      <ellipse cx="12" cy="4" rx="7" ry="1.9" {...LIGHT} />
      <path d="M3.6 8.200c5 1.7 11.8 1.7 16.8 0M3.6 17.200c5 1.7 11.8 1.7 16.8 0" fill="none" />
    </>
  ),
  crate: (
    <>
      <path d="M2 3h20v19H2z" />
      <path d="M2 3h20v4H2zM2 18h20v4H2z" {...LIGHT} />
      <path d="M2 7h20M2 18h20M6 3v4M18 3v4M6 18v4M18 18v4" fill="none" />
    </>
  ),
  ingot: (
    <>
      <path d="M5 8h14l3 12.500H2z" />
      <path d="M5 8l2-4h10l2 4z" />
      <path d="M5 8l2-4h10l2 4z" {...LIGHT} />
    </>
  ),
  log: (
    <>
      <path d="M9.3 5.500h9.700c4 0 4 15 0 15H9.300z" />
      <path d="M9.3 5.500h9.700c4 0 4 15 0 15H9.300z" {...SHADE} />
      <ellipse cx="9.3" cy="13" rx="7.5" ry="7.5" />
      <ellipse cx="9.3" cy="13" rx="7.5" ry="7.5" {...LIGHT} />
    </>
  ),
  ball: (
    <>
      <circle cx="12" cy="12" r="10.3" />
      <path d="M4.5 10a8 8 0 0 1 8-6.5" fill="none" stroke="white" strokeOpacity="0.6" strokeWidth="1.6" />
    </>
  ),
}
