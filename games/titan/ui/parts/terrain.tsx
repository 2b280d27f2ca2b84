// The ground: terraces that descend to a white-hot Core, Rock at the ends of the open arc, and Saturn above the haze where nothing
// is open. Drawn once per table.

import { memo } from 'react'
import type { Crater } from '../../data/board.ts'
import { CORE, isUpper, ringOf } from '../../data/crater.ts'
import { bearing, CENTRE, distance, type Point, radiusOf, ROCK_RADIUS } from '../../data/drawing.ts'
import type { TitanBox } from '../table.ts'
import { Place } from '../things.ts'

/** A fixed seed, so the ragged lines are the same every time. */
function rough(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const round = (value: number): number => Math.round(value * 10) / 10
const polar = (radius: number, degrees: number): readonly [number, number] => [
  round(CENTRE[0] + radius * Math.cos(radians(degrees))),
  round(CENTRE[1] + radius * Math.sin(radians(degrees))),
]
const text = ([x, y]: readonly [number, number]): string => `${x} ${y}`

type Arc = readonly [from: number, to: number]
const CIRCLE: Arc = [-90, 270]
/** If two neighbours are farther apart than this, in degrees, there are closed columns between them. */
const WIDEST_GAP = 45
/** The ground extends this many degrees beyond the middle of a column. Rock is drawn just inside its edge. */
const BEYOND = 17
const EDGE = 2

/** The open part of the crater, in degrees from east: everything but the widest gap between open columns. */
function arcOf({ zones }: Crater, { zoneAt }: TitanBox): Arc {
  const angles = zones
    .filter(isUpper)
    .map(zone => bearing(CENTRE, zoneAt[zone]))
    .toSorted((a, b) => a - b)
  const gaps = angles.map((angle, i) => ((angles[i + 1] ?? (angles[0] ?? 0) + 360) - angle + 360) % 360)
  const widest = gaps.indexOf(Math.max(...gaps))
  if ((gaps[widest] ?? 0) < WIDEST_GAP) return CIRCLE
  const from = angles[(widest + 1) % angles.length] ?? 0
  const to = angles[widest] ?? 0
  return [Math.round(from) - BEYOND, Math.round(to < from ? to + 360 : to) + BEYOND]
}

function ragged(radius: number, [from, to]: readonly [number, number], jitter: number, seed: number): string[] {
  const random = rough(seed)
  const points: string[] = []
  for (let angle = from; angle <= to + 0.01; angle += 3)
    points.push(text(polar(radius + (random() - 0.5) * jitter, angle)))
  return points
}

const sector = (radius: number, arc: readonly [number, number], jitter: number, seed: number): string =>
  `M${ragged(radius, arc, jitter, seed).join('L')}${arc[1] - arc[0] >= 360 ? '' : `L${text(CENTRE)}`}Z`

const TERRACES = [
  [492, 14, 5],
  [474, 8, 7],
  [396, 12, 11],
  [378, 8, 13],
  [274, 10, 17],
  [258, 7, 19],
  [152, 6, 23],
] as const

/** Molten rims, brighter with depth. */
const RIMS = [
  [474, 8, 7, 2, 0.55],
  [378, 8, 13, 2.6, 0.7],
  [258, 7, 19, 3, 0.8],
  [152, 6, 23, 3.4, 0.85],
] as const

interface TerrainProps {
  readonly crater: Crater
  readonly box: TitanBox
}

export const Terrain = memo(function Terrain({ crater, box }: TerrainProps) {
  const arc = arcOf(crater, box)
  return (
    <g aria-hidden="true">
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r="640" fill="url(#ttn-rim-haze)" />
      <Saturn crater={crater} box={box} />
      {TERRACES.map(([radius, jitter, seed], i) => (
        <path
          key={radius}
          d={sector(radius, arc, jitter, seed)}
          fill={`var(--titan-terrace-${i + 1})`}
          stroke="var(--titan-black)"
          strokeOpacity=".35"
          strokeWidth="3"
        />
      ))}
      <path d={sector(486, arc, 10, 5)} fill="url(#ttn-pit)" />
      {RIMS.map(([radius, jitter, seed, width, opacity], i) => {
        const d = `M${ragged(radius, arc, jitter, seed).join('L')}`
        return (
          <g key={radius} fill="none" stroke={`var(--titan-rim-${i + 1})`} strokeLinejoin="round">
            <path d={d} strokeWidth={width * 5} strokeOpacity={opacity * 0.4} filter="url(#ttn-soft)" />
            <path d={d} strokeWidth={width} strokeOpacity={opacity} />
          </g>
        )
      })}
      <Rubble crater={crater} box={box} arc={arc} />
    </g>
  )
})

/** Rock closes the rest of the crater: boulders on the rings, rubble between them. */
function Rubble({ crater, box, arc }: TerrainProps & { readonly arc: Arc }) {
  const ends = arc === CIRCLE ? [] : [arc[0] + EDGE, arc[1] - EDGE]
  const bits = ends.flatMap((angle, side) => {
    const random = rough(side * 101 + 9)
    return Array.from({ length: 26 }, () => {
      const radius = 112 + random() * 380
      const aside = (random() - 0.5) * 9 * (1.2 - radius / 700)
      return { at: polar(radius, angle + aside), r: 5 + random() * 11, seed: Math.round(radius * 7) + side }
    }).toSorted((a, b) => a.r - b.r)
  })
  return (
    <>
      {bits.map(({ at, r, seed }) => (
        <Boulder key={`${text(at)} ${r}`} at={at} r={r} seed={seed} />
      ))}
      {crater.rocks.map(({ at, slot }, i) => {
        const ring = ringOf(box.slots.endA[slot]) ?? 'lower'
        return (
          <Place
            key={text(at)}
            of={{ kind: 'rock', slot: box.slots.ids[slot] }}
            shape={{ cx: at[0], cy: at[1], r: ROCK_RADIUS[ring] }}
          >
            <Boulder at={at} r={ROCK_RADIUS[ring]} seed={12 + i * 7} />
          </Place>
        )
      })}
    </>
  )
}

const FACETS = Array.from({ length: 9 }, (_, i) => `var(--titan-rock-${i + 1})`)

function Boulder({ at: [x, y], r, seed }: { at: readonly [number, number]; r: number; seed: number }) {
  const random = rough(seed)
  const corners = FACETS.map((_, i) => {
    const angle = radians(i * 40)
    return text([
      round(x + r * (0.78 + random() * 0.34) * Math.cos(angle)),
      round(y + r * (0.78 + random() * 0.34) * Math.sin(angle)),
    ])
  })
  const top = text([round(x - r * 0.12), round(y - r * 0.1)])
  return (
    <>
      <path d={`M${corners.join('L')}Z`} fill="var(--titan-rock-3)" stroke="var(--titan-rock-edge)" strokeWidth="4" />
      {FACETS.map((fill, i) => (
        <path key={fill} d={`M${corners[i]}L${corners[(i + 1) % corners.length]}L${top}Z`} fill={fill} />
      ))}
    </>
  )
}

const RINGS = [
  [138, 31, 9, 0.5],
  [158, 36, 20, 0.62],
  [178, 41, 5, 0.6],
  [190, 44, 13, 0.55],
  [207, 48, 3, 0.35],
] as const
const BANDS = [
  [-70, 22],
  [-44, 16],
  [-24, 14],
  [-6, 20],
  [18, 14],
  [36, 18],
  [58, 30],
] as const

const SATURN_HAZE = 250
const SATURN_SPOTS: readonly Point[] = [
  [250, 300],
  [205, 236],
]

/** Saturn, above the haze where no zone is open. */
function Saturn({ crater: { zones }, box: { zoneAt } }: TerrainProps) {
  const spot = SATURN_SPOTS.find(point =>
    zones.every(zone => zone === CORE || distance(point, zoneAt[zone]) > radiusOf(zone) + SATURN_HAZE),
  )
  if (spot === undefined) return null
  const rings = RINGS.map(([rx, ry, width, opacity], i) => (
    <ellipse
      key={rx}
      rx={rx}
      ry={ry}
      fill="none"
      stroke={`var(--titan-saturn-ring-${i + 1})`}
      strokeWidth={width}
      strokeOpacity={opacity}
    />
  ))
  return (
    <g transform={`translate(${text(spot)}) rotate(-17)`}>
      <circle r={SATURN_HAZE} fill="url(#ttn-saturn-haze)" />
      <Place of={{ kind: 'saturn' }} shape={{ cx: 0, cy: 0, r: 98 }}>
        <g clipPath="url(#ttn-back)">{rings}</g>
        <g clipPath="url(#ttn-planet)">
          <circle r="98" fill="var(--titan-saturn)" />
          <g filter="url(#ttn-soft)">
            {BANDS.map(([y, ry], i) => (
              <ellipse key={y} cy={y} rx="120" ry={ry} fill={`var(--titan-saturn-band-${i + 1})`} opacity=".5" />
            ))}
          </g>
          <circle r="98" fill="url(#ttn-terminator)" />
        </g>
        <g clipPath="url(#ttn-front)">{rings}</g>
      </Place>
    </g>
  )
}

/** Gradients as stops from the inside out: radius, theme colour, opacity. */
const FADES: Readonly<Record<string, readonly Stop[]>> = {
  'ttn-pit': [
    [0.1, 'glow-1', 0.62],
    [0.42, 'glow-2', 0.32],
    [0.7, 'glow-3', 0.17],
    [1, 'glow-4', 0.08],
  ],
  'ttn-rim-haze': [
    [0.16, 'haze-2', 0.5],
    [0.42, 'rim-haze-1', 0.2],
    [0.78, 'rim-haze-2', 0.2],
    [1, 'rim-haze-3', 0],
  ],
  'ttn-core-haze': [
    [0.3, 'haze-1', 0.95],
    [0.55, 'haze-2', 0.5],
    [1, 'haze-3', 0],
  ],
  'ttn-core-fire': [
    [0, 'white', 1],
    [0.52, 'fire-1', 1],
    [0.72, 'fire-2', 1],
    [0.88, 'fire-3', 1],
    [1, 'fire-4', 1],
  ],
  'ttn-hull': [
    [0, 'hull-light', 1],
    [1, 'hull-dark', 1],
  ],
  'ttn-saturn-haze': [
    [0.42, 'night', 0.75],
    [0.62, 'night', 0.45],
    [1, 'night', 0],
  ],
  'ttn-terminator': [
    [0.35, 'saturn-night', 0],
    [0.75, 'saturn-night', 0.55],
    [1, 'saturn-night', 0.92],
  ],
  'ttn-moon': [
    [0, 'moon-1', 1],
    [0.6, 'moon-2', 1],
    [1, 'moon-3', 1],
  ],
  'ttn-mars': [
    [0, 'mars-1', 1],
    [0.6, 'mars-2', 1],
    [1, 'mars-3', 1],
  ],
}
/** Light that comes from the middle of the crater. */
const IN_WORLD = 'ttn-pit'

/** Lighting and edges shared by everything in the crater. */
export const Lights = memo(function Lights() {
  return (
    <defs>
      {Object.entries(FADES).map(([id, stops]) => (
        <Fade key={id} id={id} stops={stops} inWorld={id === IN_WORLD} />
      ))}
      <filter id="ttn-soft" x="-40%" y="-40%" width="180%" height="180%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <filter id="ttn-glow" x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation="7" />
      </filter>
      <clipPath id="ttn-planet">
        <circle r="98" />
      </clipPath>
      <clipPath id="ttn-front">
        <rect x="-240" y="0" width="480" height="80" />
      </clipPath>
      <clipPath id="ttn-back">
        <path d="M-240-80H240V0H-240Z" />
      </clipPath>
    </defs>
  )
})

type Stop = readonly [offset: number, colour: string, opacity: number]

const Fade = ({ id, stops, inWorld }: { id: string; stops: readonly Stop[]; inWorld: boolean }) => (
  <radialGradient
    id={id}
    {...(inWorld ? { gradientUnits: 'userSpaceOnUse', cx: CENTRE[0], cy: CENTRE[1], r: 490 } : {})}
  >
    {stops.map(([offset, colour, opacity]) => (
      <stop key={offset} offset={offset} stopColor={`var(--titan-${colour})`} stopOpacity={opacity} />
    ))}
  </radialGradient>
)
