// The Action cards' icons, drawn in a 32 by 32 square.

import type { Action } from '../../../data/action-cards.ts'
import type { ArchieAction, ChartRow } from '../../../data/archie.ts'
import { LEVEL_COST } from '../../../readings/upgrading.ts'

type Pictured = Action | ArchieAction | ChartRow

const TRAIN = 'M6 13h14v8H6zM20 8h5v13h-5zM9 13V9h3v4M5 21h21'
const WHEELS = [
  [10, 24],
  [17, 24],
  [23, 24],
] as const
const RISE = 'M24 13V4M20.500 7.500 24 4l3.500 3.500'

const Train = () => (
  <>
    <path d={TRAIN} />
    {WHEELS.map(([cx, cy]) => (
      <circle key={cx} cx={cx} cy={cy} r="2.300" />
    ))}
  </>
)

const Person = ({ x, solid }: { x: number; solid?: boolean }) => (
  <g fill={solid ? 'currentColor' : undefined}>
    <circle cx={x} cy="6" r="2.600" />
    <path d={`M${x - 4} 15c0-7 8-7 8 0z`} />
  </g>
)

const Letter = ({ children, x, y, size }: { children: string; x: number; y: number; size: number }) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontFamily="var(--kit-sans)"
    fontWeight="750"
    textAnchor="middle"
    fill="currentColor"
    stroke="none"
  >
    {children}
  </text>
)

const Exchange = ({ rate }: { rate: string }) => (
  <>
    <circle cx="9" cy="19" r="7.500" />
    <Letter x={9} y={22.5} size={9}>
      {rate}
    </Letter>
    <path d="M19 10h8M23.500 6.500 27 10l-3.500 3.500" />
    <path d="m24 17 1.900 3.900 4.100.5-3 2.800.7 4.100-3.700-2-3.700 2 .7-4.100-3-2.800 4.100-.5z" />
  </>
)

const Raise = ({ letter }: { letter: string }) => (
  <>
    <path d="M4 28V14l8-7 8 7v14z" />
    <Letter x={12} y={24.5} size={12}>
      {letter}
    </Letter>
    <path d={RISE} />
  </>
)

const Moving = ({ links }: { links: 1 | 2 }) => (
  <>
    <g transform="translate(-2 -4)">
      <Train />
    </g>
    <path
      d={
        links === 1
          ? 'M8 28.500h15M19.500 25.500 23 28.500l-3.500 3'
          : 'M4 28.500h23M16 25.500l3.500 3-3.500 3M23.500 25.500l3.500 3-3.500 3'
      }
    />
  </>
)

const DRAWINGS: Readonly<Record<Pictured, React.ReactNode>> = {
  exchange: <Exchange rate="$" />,
  'exchange-2': <Exchange rate="$2" />,
  'exchange-3': <Exchange rate="$3" />,
  'add-train': (
    <>
      <g transform="translate(-2 4)">
        <Train />
      </g>
      <path d="M26 3v8M22 7h8" />
    </>
  ),
  'passenger-owned': (
    <>
      <Person x={10} />
      <path d="M24 4v9M19.500 8.500h9" />
      <path d="M4 19h24v6H4zM8 25v3M24 25v3" />
    </>
  ),
  'passenger-unowned': (
    <>
      <Person x={10} solid />
      <path d="M18 8h9M23.500 4.500 27 8l-3.500 3.500" />
      <path d="M4 19h24v6H4zM8 25v3M24 25v3" strokeDasharray="2.500 2" />
    </>
  ),
  'move-one': <Moving links={1} />,
  'move-two': <Moving links={2} />,
  produce: (
    <>
      <path d="M3 28V15l7 4v-4l7 4v-4l7 4V6h5v22z" />
      <path d="M24.500 3c0-2 4-2 4 0" />
      <path d="M8 24h4M16 24h4" />
    </>
  ),
  'upgrade-residential': <Raise letter="R" />,
  'upgrade-commercial': <Raise letter="C" />,
  'upgrade-leisure': <Raise letter="L" />,
  'upgrade-industrial': <Raise letter="I" />,
  'upgrade-specific': <Raise letter="…" />,
  'upgrade-any': <Raise letter={`$${LEVEL_COST}`} />,
  'reduce-pollution': (
    <>
      <path d="M8 20a5 5 0 0 1 1-9.900A6.500 6.500 0 0 1 21.500 11 4.500 4.500 0 0 1 22 20z" />
      <path d="M15 23v7M11.500 26.500 15 30l3.500-3.500" />
    </>
  ),
}

interface PictogramProps {
  readonly of: Pictured
  readonly className?: string | undefined
  readonly size: number
}

export const Pictogram = ({ of, className, size }: PictogramProps) => (
  <svg
    data-piece
    viewBox="0 0 32 32"
    width={size}
    height={size}
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.700"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[of]}
  </svg>
)
