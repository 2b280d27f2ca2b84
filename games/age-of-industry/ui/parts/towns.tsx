// Towns and villages: outline, spaces and names.

import { memo } from 'react'
import type { BoardMap } from '../../data/board.ts'
import { DEEP, INK, mix, ON_PAPER, PAPER, TINT, TOWN } from './signs/colours.ts'
import { Place } from '../things.ts'
import { Icon } from './signs/pieces.tsx'
import { type Layout, tagScale } from './layout.ts'
import type { OnSheet } from './on-sheet.ts'
import { Space, spaceAt } from './counters.tsx'
import css from './sheet.module.css'

interface PlaceGroundProps {
  readonly place: BoardMap['places'][number]
  readonly spot: Layout['places'][number]
  readonly tile: number
}

/** A place's background, under its spaces. */
export function PlaceGround({ place: { kind, colour, hydro }, spot, tile }: PlaceGroundProps) {
  const [x, y] = spot.at
  const [w, h] = spot.half
  return (
    <>
      {kind === 'town' && colour !== null && (
        <rect
          x={x - w - 3}
          y={y - h - 3}
          width={2 * w + 6}
          height={2 * h + 6}
          rx="6"
          fill={mix(TINT[colour], TOWN, 0.35)}
          stroke={DEEP[colour]}
          strokeWidth="1.3"
          opacity=".95"
        />
      )}
      {kind === 'village' && <Village x={x} y={y} />}
      {kind === 'distantPort' && (
        <>
          <circle cx={x} cy={y} r={tile * 0.42} fill={PAPER} stroke={ON_PAPER} strokeWidth="1.5" />
          <Icon industry="port" x={x} y={y} size={tile * 0.5} />
        </>
      )}
      {hydro && <Hydro x={x + w + 3} y={y - h} />}
    </>
  )
}

/** A place with a hover card. Markets have their own. */
const Ground = memo(function Ground(props: PlaceGroundProps) {
  const { place, spot } = props
  const [x, y] = spot.at
  const [w, h] = spot.half
  if (place.kind === 'market' || place.kind === 'ironMarket') return null
  const shape = { x: x - w - 3, y: y - h - 3, width: 2 * w + 6, height: 2 * h + 6, rx: 6 }
  return (
    <Place of={{ kind: 'town', town: place.id }} shape={shape}>
      <PlaceGround {...props} />
    </Place>
  )
})

/** Towns with their spaces, villages and distant ports. */
export function Towns(props: OnSheet) {
  const { map, layout } = props
  return (
    <>
      {map.places.map((place, number) => {
        const spot = layout.places[number]
        if (spot === undefined) return null
        return (
          <g key={place.id}>
            <Ground place={place} spot={spot} tile={layout.plate.tile} />
            {place.sites.map(site => {
              const space = spaceAt(props, site)
              return space !== null && <Space key={site} {...space} />
            })}
          </g>
        )
      })}
    </>
  )
}

export const Names = memo(function Names({ map, layout }: Pick<OnSheet, 'map' | 'layout'>) {
  const { places, plate } = layout
  return (
    <g pointerEvents="none">
      {map.places.map(({ id, kind, name }, number) => {
        const spot = places[number]?.name
        const isVillage = kind === 'village'
        return (
          <text
            key={id}
            x={spot?.at[0]}
            y={spot?.at[1]}
            textAnchor={spot?.anchor}
            fontSize={isVillage ? Math.max(12, plate.label - 0.5) : plate.label}
            className={isVillage ? css['village'] : css['name']}
          >
            {name}
          </text>
        )
      })}
      {layout.boxes.map(({ id, name, at: [x, y] }) => (
        <g key={id} pointerEvents="none" transform={`translate(${x} ${y}) scale(${tagScale(plate)})`}>
          <path d="M-34-10h68l6 10-6 10h-68l-6-10z" fill={TOWN} stroke={INK} strokeWidth="1.2" />
          <text y="4.5" fontSize="12" textAnchor="middle" className={css['name']}>
            {name}
          </text>
        </g>
      ))}
    </g>
  )
})

const Village = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="6.5" fill={PAPER} stroke={ON_PAPER} strokeWidth="1.3" />
    <path d={`M${x - 3.5} ${y + 2.5}v-4l3.5-2.7 3.5 2.7v4z`} fill={ON_PAPER} />
  </>
)

/** Water power. */
const Hydro = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="8" fill="var(--aoi-spring-ground)" stroke="var(--aoi-spring)" strokeWidth="1.2" />
    <path d="M0-5c3 4 3.5 5 3.5 6.5a3.5 3.5 0 0 1-7 0C-3.5 0-3-1 0-5z" fill="var(--aoi-spring)" />
  </g>
)
