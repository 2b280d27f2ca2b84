// The seven kinds of building as an architect's sketches, and their hatchings.

import type { BuildingType } from '../../../data/buildings.ts'

/** Line drawings in a 24 by 24 square, in the text colour. */
const SKETCHES: Readonly<Record<BuildingType, string>> = {
  residential: 'M3 12 12 4l9 8M5.500 10v11h13V10M10 21v-6h4v6M16 7V4h2v5',
  commercial:
    'M3 10h18l-2-6H5zM5 10v11h14V10M8 21v-7h8v7M3 10c0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0 0 3 4.500 3 4.500 0',
  mixed: 'M4 21V9h8v12M12 21V3h8v18M2 21h20M6.500 12.500h3M6.500 16.500h3M14.500 7h3M14.500 11h3M14.500 15h3',
  leisure: 'M3 9 12 3l9 6zM3 21h18M5 9v9M9.700 9v9M14.300 9v9M19 9v9M3.500 18h17',
  parking: 'M4 21V4h16v17M8 21v-5h8v5M9.500 12.500v-6H13a2 2 0 0 1 0 4H9.500M2 21h20',
  'town-hall': 'M4 21v-8h16v8M2 21h20M7 13a5 5 0 0 1 10 0M12 8V2.500l4 1.500-4 1.500M8 17v4M12 17v4M16 17v4',
  industrial: 'M3 21V11l5 3.500V11l5 3.500V11l5 3.500V3h3v18zM2 21h20M6.500 18h2M11 18h2M15.500 18h2',
}

interface SketchProps {
  readonly type: BuildingType
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly className?: string | undefined
}

export const Sketch = ({ type, x = 0, y = 0, size = 24, className }: SketchProps) => (
  <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" className={className} aria-hidden="true">
    <path
      d={SKETCHES[type]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

/** Hatching in an 8 by 8 tile. Each kind has its own, so the plan is readable without colour. */
const HATCHING: Readonly<Record<BuildingType, string>> = {
  residential: 'M-2 6 6-2M0 12 12 0',
  commercial: 'M2 0v8M6 0v8',
  mixed: 'M-2 6 6-2M0 12 12 0M2 0v8',
  leisure: 'M1.500 2h1M5.500 6h1',
  parking: 'M0 4h8M4 0v8',
  'town-hall': 'M0 2h8M0 6h8',
  industrial: 'M0 6l2-4 2 4 2-4 2 4',
}

/** One drawing's patterns. The prefix keeps ids unique on the page. */
export const Hatchings = ({ name, of }: { name: string; of: readonly BuildingType[] }) => (
  <defs>
    {of.map(type => (
      <pattern key={type} id={hatchId(name, type)} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d={HATCHING[type]} fill="none" stroke={typeColour(type)} strokeWidth={type === 'leisure' ? 2 : 1} />
      </pattern>
    ))}
  </defs>
)

export const hatchId = (name: string, type: BuildingType): string => `${name}-${type}`
export const typeColour = (type: BuildingType): string => `var(--emp-${type})`
