// Everything connected to the hovered thing, and the routes of its coal and iron.

import { SeatMark } from '@tableworks/board-kit'
import { NOWHERE } from '../../data/board.ts'
import type { Network } from '../../readings/board.ts'
import { GLOW, PICKED, TAG } from './signs/colours.ts'
import { CubeSign } from './signs/pieces.tsx'
import { type Layout, tagScale } from './layout.ts'
import type { OnSheet } from './on-sheet.ts'
import css from './sheet.module.css'

export function Glow({ network, layout }: { network: Network | null; layout: Layout }) {
  if (network === null) return null
  return (
    <g fill="none" stroke={GLOW} strokeLinecap="round" pointerEvents="none" opacity=".85">
      {network.links.map(link => (
        <path key={link} d={layout.links[link]?.d} strokeWidth={layout.plate.rail * 2} />
      ))}
      {network.lanes.map(lane => (
        <path key={lane} d={layout.lanes[lane]} strokeWidth={layout.plate.rail * 1.6} />
      ))}
      {network.places.map(place => {
        const spot = layout.places[place]
        if (spot === undefined) return null
        const [w, h] = spot.half
        return (
          <rect
            key={place}
            x={spot.at[0] - w - 5}
            y={spot.at[1] - h - 5}
            width={2 * w + 10}
            height={2 * h + 10}
            rx="9"
            fill={GLOW}
            strokeWidth="4"
          />
        )
      })}
    </g>
  )
}

/** Coal and iron routes. */
export function Routes({ plan, layout }: OnSheet) {
  return (
    <g fill="none" stroke={PICKED} pointerEvents="none">
      {plan?.ways.flatMap(({ route }, i) =>
        route.map(({ link, lane }, k) => (
          <path
            key={`${i} ${k}`}
            d={link === NOWHERE ? layout.lanes[lane] : layout.links[link]?.d}
            strokeWidth="4"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        )),
      )}
    </g>
  )
}

/** Cubes on their way. */
export const RoutedCubes = ({ plan, layout }: OnSheet) => (
  <g pointerEvents="none">
    {plan?.ways.map(({ cube, route }, i) => {
      const [step] = route
      const at = step === undefined || step.link === NOWHERE ? undefined : layout.links[step.link]?.middle
      return (
        at !== undefined && (
          <g key={i}>
            <circle cx={at[0]} cy={at[1]} r="8" fill={TAG} stroke={PICKED} strokeWidth="1.5" />
            <CubeSign cube={cube} x={at[0]} y={at[1]} size={10} />
          </g>
        )
      )
    })}
  </g>
)

/** The income counters would pay at once, shown next to each counter. */
export const Gains = ({ plan, layout }: OnSheet) => (
  <g pointerEvents="none">
    {plan?.gains.map(({ site, seat, income }, i) => {
      const [x, y] = layout.sites[site] ?? [0, 0]
      return (
        <g
          key={i}
          transform={`translate(${x} ${y - layout.plate.tile * 0.8 - (i % 2) * 22}) scale(${tagScale(layout.plate)})`}
        >
          <rect x="-25" y="-10" width="50" height="20" rx="10" className={css['gain']} />
          <SeatMark seat={seat} size={13} x={-21} y={-6.5} />
          <text x="7" y="4.5" className={css['gainText']}>
            +${income}
          </text>
        </g>
      )
    })}
  </g>
)

export const SourceRing = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r} fill="none" stroke={PICKED} strokeWidth="3" strokeDasharray="6 3" />
)
