// Drawings that occur often are defined once here and referenced by id, because a board may show a good a hundred times.

import type { ReactNode } from 'react'
import { type Area, AREAS } from '../../data/areas.ts'
import { type Good, GOODS } from '../../data/goods.ts'

export const goodSymbol = (good: Good): string => `toi-${good}`
export const areaSymbol = (area: Area): string => `toi-${area}`

/** Hidden in the hall. Every drawing is in a 24 by 24 square. */
export const Sprite = () => (
  <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
    {GOODS.map(good => (
      <symbol key={good} id={goodSymbol(good)} viewBox="0 0 24 24">
        {GOOD_DRAWINGS[good]}
      </symbol>
    ))}
    {AREAS.map(area => (
      <symbol key={area} id={areaSymbol(area)} viewBox="0 0 24 24">
        <path d={AREA_OUTLINES[area]} fill="currentColor" fillRule="evenodd" />
      </symbol>
    ))}
  </svg>
)

interface BodyProps {
  readonly d: string
  readonly fill: string
  /** Highlights. */
  readonly shine?: string
}

const Body = ({ d, fill, shine }: BodyProps) => (
  <>
    <path d={d} fill={fill} stroke="var(--kit-piece-edge)" strokeWidth="1.1" strokeLinejoin="round" />
    {shine !== undefined && <path d={shine} fill="none" stroke="var(--toi-gleam)" strokeWidth="1.3" />}
  </>
)

const Letter = ({ of, x = 12, y, ink }: { of: string; x?: number; y: number; ink: string }) => (
  <text x={x} y={y} fontSize="11.5" fontWeight="800" textAnchor="middle" fontFamily="var(--kit-sans)" fill={ink}>
    {of}
  </text>
)

const GOOD_DRAWINGS: Readonly<Record<Good, ReactNode>> = {
  // A log, sawn at one end.
  wood: (
    <>
      <Body d="M6.5 5h12.5c4.3 0 4.3 14 0 14H6.5z" fill="var(--toi-wood)" />
      <Body d="M7.5 4.5a6.5 7.5 0 1 1 0 15 6.5 7.5 0 0 1 0-15z" fill="var(--toi-wood-end)" />
      <Letter of="W" x={7.5} y={16} ink="var(--toi-wood-ink)" />
    </>
  ),
  // A quarried block.
  stone: (
    <>
      <Body
        d="M2 9.5 7.5 3l11-1L22.5 8v10.5l-6 3.5H4L1.5 18z"
        fill="var(--toi-quarried)"
        shine="M3.5 9.8 8 4.6l10-.9"
      />
      <Letter of="S" y={17} ink="var(--toi-quarried-ink)" />
    </>
  ),
  // An ingot.
  steel: (
    <>
      <Body d="M6 4.5h12l4.5 15.5h-21z" fill="var(--toi-steel)" shine="M7 6.3h10" />
      <Letter of="T" y={17} ink="var(--toi-pale-ink)" />
    </>
  ),
  // A cob in its leaves.
  corn: (
    <>
      <Body d="M12 1.5c4.5 0 6.5 5 6.5 9.5S16 21 12 21s-6.5-5.5-6.5-10S7.5 1.5 12 1.5z" fill="var(--toi-corn)" />
      <Body
        d="M11.5 22.5C5 22 2.5 17 3 11c4 2 7.5 6 8.5 11.5zM12.5 22.5C19 22 21.5 17 21 11c-4 2-7.5 6-8.5 11.5z"
        fill="var(--toi-corn-leaf)"
      />
      <Letter of="C" y={13.5} ink="var(--toi-corn-ink)" />
    </>
  ),
  // A drop.
  oil: (
    <>
      <Body
        d="M12 1c5 6.5 8.5 10 8.5 14a8.5 8 0 0 1-17 0C3.5 11 7 7.5 12 1z"
        fill="var(--toi-oil)"
        shine="M8 9.5c-1.6 2-2.4 3.5-2.4 5.3"
      />
      <Letter of="O" y={19} ink="var(--toi-pale-ink)" />
    </>
  ),
  // A bolt on a plate.
  power: (
    <>
      <Body d="M12 .8 23.2 12 12 23.2.8 12z" fill="var(--toi-power)" />
      <path d="M13.8 3.8 6.8 13.3h4.3L9.6 20.2l7.2-9.7h-4.4z" fill="var(--toi-bolt)" />
    </>
  ),
  // An open book.
  research: (
    <>
      <Body d="M12 5C9 3 5 3 1.5 4v16.5c3.5-1 7.5-1 10.5 1 3-2 7-2 10.5-1V4C19 3 15 3 12 5z" fill="var(--toi-paper)" />
      <path
        d="M12 5v16.5M14.5 9c1.8-.6 3.3-.7 5.5-.4M14.5 13c1.8-.6 3.3-.7 5.5-.4M14.5 17c1.8-.6 3.3-.7 5.5-.4"
        fill="none"
        stroke="var(--toi-paper-ink)"
        strokeWidth="1.2"
      />
      <Letter of="R" x={6.8} y={16.5} ink="var(--toi-paper-ink)" />
    </>
  ),
}

/** A house, a shop with its awning, a works with its chimney, a locomotive. */
const AREA_OUTLINES: Readonly<Record<Area, string>> = {
  residential: 'M12 2.5 1 11.5h3V22h6v-6.5h4V22h6V11.5h3zM16 4h3v3.5l-3-2.5z',
  commercial:
    'M3 2h18l2 7a3.5 3 0 0 1-5.5 2 3.5 3 0 0 1-5.5 0 3.5 3 0 0 1-5.5 0A3.5 3 0 0 1 1 9zM3.5 13.5h17V22h-6v-6h-5v6h-6z',
  industrial: 'M1.5 22V11.5l6.5 4v-4l6.5 4V2h4l1 12 3 2v6zM5 18h3v2H5zm5.5 0h3v2h-3zm5.5 0h3v2h-3z',
  transportation: 'M2 4h10v4h4.5V3.5h3V8H22v9h-1.5a3.2 3.2 0 0 1-6.3 0H11a3.5 3.5 0 0 1-7 0H2zM4.5 6.5v3.5h5V6.5z',
}
