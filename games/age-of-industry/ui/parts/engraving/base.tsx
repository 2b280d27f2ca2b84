// The engraved sheet under all pieces: water lines, tints, hills, rivers and lettering. Drawn once per map and plate.

import { memo } from 'react'
import type { Art, Outline } from '../../../data/drawings/drawing.ts'
import { artOf } from '../../../data/drawings/index.ts'
import type { Background, MapLabel, Point } from '../../../data/map-drawing.ts'
import type { MapId } from '../../../data/maps/index.ts'
import { projectionOf } from '../layout.ts'
import { type Cut, type Plate, PLATES } from '../plates.ts'
import { DEEP, GOLD, GROUND, HILL, INK, INK_SOFT, LAND, mix, SEA, SEA_INK, TINT } from '../signs/colours.ts'
import { Compass } from './compass.tsx'
import css from './engraving.module.css'
import { coastTicks, dotted, fibres, hachures, type Line, pathOf, rough, short, smooth } from './line.ts'

/** Makes ids unique, because one page may show two maps, as in the gallery. */
export const outlineId = (map: MapId, part: string): string => `aoi-${map}-${part}`

interface PlateProps {
  readonly map: MapId
  readonly art: Art
  readonly plate: Plate
  readonly project: (at: Point) => Point
}

interface EngravingProps {
  readonly map: MapId
  readonly background: Background
  readonly labels: readonly MapLabel[]
  readonly cut: Cut
}

export function Engraving({ labels, ...ground }: EngravingProps) {
  const plate = PLATES[ground.map][ground.cut]
  return (
    <g pointerEvents="none" aria-hidden="true">
      <Ground {...ground} />
      <Letters labels={labels} plate={plate} />
      <Paper map={ground.map} plate={plate} />
      <Compass x={plate.compass[0]} y={plate.compass[1]} r={plate.compass[2]} />
    </g>
  )
}

const Ground = memo(function Ground({ map, background, cut }: Omit<EngravingProps, 'labels'>) {
  const art = artOf(map, background)
  const plate = PLATES[map][cut]
  const props: PlateProps = { map, art, plate, project: projectionOf(plate) }
  const isSea = art.base === 'sea'
  return (
    <>
      <Outlines {...props} />
      <rect width={plate.width} height={plate.height} fill={isSea ? SEA : GROUND} />
      <Graticule {...props} />
      {isSea && <WaterLines of={outlineId(map, 'land')} distances={plate.lines} />}
      <Tints {...props} />
      {art.ridges.map(({ id, points }, i) => (
        <path key={id} d={hachures(points.map(props.project), plate.hill, 3 + i)} fill={HILL} opacity=".72" />
      ))}
      {art.rivers.map(({ id, points }) => (
        <River key={id} line={roughened(props, points, false, 0.9, points.length)} by={isSea ? 0.28 : 0.42} />
      ))}
      {art.lakes.length > 0 && <Water of={outlineId(map, 'lakes')} distances={plate.lines} />}
      {isSea && <Coast {...props} />}
      {art.peaks.map(({ id, at }) => (
        <Peak
          key={id}
          at={props.project(at)}
          size={plate.hill * (id === 'fuji' ? 0.95 : 0.62)}
          hasSnow={id === 'fuji'}
        />
      ))}
      {art.insets.map(inset => (
        <Inset key={inset.id} inset={inset} {...props} />
      ))}
    </>
  )
})

function roughened({ plate, project }: PlateProps, points: Line, isClosed: boolean, height: number, seed: number) {
  return rough(smooth(points.map(project), isClosed, 3), (height * plate.tile) / 28, seed, isClosed)
}

/** On a sea map, the land; on a land map, the country where the game is set. */
const landsOf = (art: Art): readonly Outline[] => (art.base === 'sea' ? art.land : art.borders)

function Outlines(props: PlateProps) {
  const { map, art, project } = props
  const land = landsOf(art)
    .map(({ points }, i) => pathOf(roughened(props, points, true, art.base === 'sea' ? 1.5 : 0.5, 11 + i), true))
    .join('')
  const lakes = art.lakes.map(({ points }, i) => pathOf(roughened(props, points, true, 1, 71 + i), true)).join('')
  return (
    <defs>
      <path id={outlineId(map, 'land')} d={land} />
      <path id={outlineId(map, 'lakes')} d={lakes} />
      <Clip of={outlineId(map, 'land')} />
      <Clip of={outlineId(map, 'lakes')} />
      {art.regionTints.map(({ colour, points }) => (
        <g key={colour}>
          <path
            id={outlineId(map, colour)}
            d={pathOf(rough(dotted(points.map(project)), 1.3, 5 + points.length), true)}
          />
          <Clip of={outlineId(map, colour)} />
        </g>
      ))}
      <radialGradient id={outlineId(map, 'age')} cx=".5" cy=".48" r=".78">
        <stop offset=".62" stopColor="var(--aoi-age)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--aoi-age)" stopOpacity=".3" />
      </radialGradient>
    </defs>
  )
}

const Clip = ({ of }: { of: string }) => (
  <clipPath id={`${of}-clip`}>
    <use href={`#${of}`} />
  </clipPath>
)
export const clippedTo = (outline: string): string => `url(#${outline}-clip)`

/** Draws wide ink strokes under slightly narrower water strokes, from the outermost inwards, so islands merge. */
const WaterLines = ({ of, distances }: { of: string; distances: readonly number[] }) =>
  distances
    .map((distance, i) => ({ distance, t: i / distances.length }))
    .toReversed()
    .map(({ distance, t }) => {
      const width = 0.95 - 0.45 * t
      return (
        <g key={distance} fill="none" strokeLinejoin="round">
          <use href={`#${of}`} stroke={mix(SEA_INK, SEA, 0.12 + 0.72 * t)} strokeWidth={2 * distance + width} />
          <use href={`#${of}`} stroke={SEA} strokeWidth={2 * distance - width} />
        </g>
      )
    })

/** A lake's water lines run inside its shore. */
const Water = ({ of, distances }: { of: string; distances: readonly number[] }) => (
  <>
    <use href={`#${of}`} fill={SEA} />
    <g clipPath={clippedTo(of)}>
      <WaterLines of={of} distances={distances} />
    </g>
    <use href={`#${of}`} fill="none" stroke={INK} strokeWidth="1.1" />
  </>
)

function Graticule({ art, project }: PlateProps) {
  const to = (x: number, y: number) => project([x, y]).map(short).join(' ')
  const d = Array.from({ length: 19 }, (_, k) => {
    const i = k - 3
    const y = i * 112 - 20
    return `M${to(i * 118, -120)}L${to(i * 108 + 40, 1200)}M${to(-700, y)}Q${to(400, y + 46)} ${to(1500, y)}`
  }).join('')
  return <path d={d} fill="none" stroke={art.base === 'sea' ? SEA_INK : INK_SOFT} strokeWidth=".6" opacity=".22" />
}

/** A wash for each region, stronger along coasts and borders as in brushwork. */
function Tints({ map, art }: PlateProps) {
  const land = outlineId(map, 'land')
  return (
    <>
      <use href={`#${land}`} fill={LAND} />
      <g clipPath={clippedTo(land)}>
        {art.regionTints.map(({ colour }) => {
          const region = outlineId(map, colour)
          return (
            <g key={colour} clipPath={clippedTo(region)} stroke={TINT[colour]} fill="none">
              <use href={`#${region}`} fill={TINT[colour]} stroke="none" opacity=".34" />
              <use href={`#${land}`} strokeWidth="13" opacity=".34" />
              <use href={`#${land}`} strokeWidth="6" opacity=".4" />
              <use href={`#${region}`} strokeWidth="9" opacity=".5" />
            </g>
          )
        })}
        {art.regionTints.map(({ colour }) => (
          <use
            key={colour}
            href={`#${outlineId(map, colour)}`}
            fill="none"
            stroke={INK_SOFT}
            strokeWidth=".8"
            strokeDasharray="1 2.6 5 2.6"
            opacity=".8"
          />
        ))}
      </g>
      {art.base === 'land' && (
        <use href={`#${land}`} fill="none" stroke={INK} strokeDasharray="7 2.5 1.5 2.5" opacity=".75" />
      )}
    </>
  )
}

const RIVER_PARTS = 5

/** Rivers widen towards the mouth. */
const River = ({ line, by }: { line: Line; by: number }) =>
  Array.from({ length: RIVER_PARTS }, (_, i) => {
    const n = line.length
    const part = line.slice(Math.floor((i * n) / RIVER_PARTS), Math.floor(((i + 1) * n) / RIVER_PARTS) + 1)
    const width = 0.8 + i * by
    if (part.length < 2) return null
    return (
      <g key={i} fill="none" strokeLinecap="round">
        <path d={pathOf(part)} stroke={SEA_INK} strokeWidth={width + 0.9} opacity=".85" />
        {width > 1 && <path d={pathOf(part)} stroke="var(--aoi-river)" strokeWidth={width - 0.3} />}
      </g>
    )
  })

const Coast = (props: PlateProps) => (
  <>
    <use href={`#${outlineId(props.map, 'land')}`} fill="none" stroke={INK} strokeWidth="1.25" strokeLinejoin="round" />
    <path
      d={landsOf(props.art)
        .map(({ points }, i) => coastTicks(roughened(props, points, true, 1.5, 11 + i), i + 9))
        .join('')}
      stroke={INK}
      strokeWidth=".5"
      opacity=".6"
    />
  </>
)

/** A single peak seen from the side, as on old maps. */
function Peak({ at: [x, y], size: s, hasSnow }: { at: Point; size: number; hasSnow: boolean }) {
  const foot = y + 4
  const slope = `M${short(x - s * 1.1)} ${short(foot)}Q${short(x - s * 0.35)} ${short(foot - s * 0.45)} ${short(x - s * 0.16)} ${short(foot - s * 1.2)}h${short(s * 0.32)}Q${short(x + s * 0.35)} ${short(foot - s * 0.45)} ${short(x + s * 1.1)} ${short(foot)}`
  return (
    <>
      <path d={slope} fill={LAND} stroke={INK} strokeWidth=".9" />
      {hasSnow && (
        <path
          d={`M${short(x - s * 0.16)} ${short(foot - s * 1.2)}h${short(s * 0.32)}l${short(s * 0.22)} ${short(s * 0.42)}l${short(-s * 0.2)} ${short(-s * 0.12)}l${short(-s * 0.18)} ${short(s * 0.2)}l${short(-s * 0.16)} ${short(-s * 0.2)}l${short(-s * 0.22)} ${short(s * 0.1)}z`}
          fill="var(--aoi-inset)"
          stroke={INK}
          strokeWidth=".6"
        />
      )}
    </>
  )
}

function Inset({ inset, ...props }: PlateProps & { inset: Art['insets'][number] }) {
  const { map, plate, project } = props
  const [gx, gy, gw, gh] = inset.rect
  const [x, y] = project([gx, gy])
  const rect = { x, y, width: gw * plate.scale[0], height: gh * plate.scale[1] }
  const id = outlineId(map, inset.id)
  const lakes = outlineId(map, `${inset.id}-lakes`)
  return (
    <>
      <defs>
        <clipPath id={id}>
          <rect {...rect} />
        </clipPath>
        <path
          id={lakes}
          d={inset.lakes.map(({ points }, i) => pathOf(roughened(props, points, true, 1, 171 + i), true)).join('')}
        />
        <Clip of={lakes} />
      </defs>
      <rect {...rect} fill={LAND} />
      <g clipPath={`url(#${id})`}>
        <rect {...rect} fill={TINT.yellow} opacity=".3" />
        <rect {...rect} fill="none" stroke={TINT.yellow} strokeWidth="16" opacity=".4" />
        {inset.rivers.map(({ id: river, points }) => (
          <path
            key={river}
            d={pathOf(roughened(props, points, false, 0.8, 4))}
            fill="none"
            stroke={SEA_INK}
            strokeWidth="1.6"
            opacity=".8"
          />
        ))}
        <Water of={lakes} distances={plate.lines.slice(0, 5)} />
      </g>
      <rect {...rect} fill="none" stroke={INK} strokeWidth="2.2" />
      <rect
        x={x + 3}
        y={y + 3}
        width={rect.width - 6}
        height={rect.height - 6}
        fill="none"
        stroke={INK}
        strokeWidth=".7"
      />
    </>
  )
}

/** Names of waters follow a curve; names of countries and regions are spaced capitals. */
const Letters = memo(({ labels, plate }: { readonly labels: readonly MapLabel[]; readonly plate: Plate }) =>
  labels.map(({ text, kind, colour, at, angle, size: percent }, i) => {
    const [x, y] = projectionOf(plate)(at)
    const size = (plate.letter * percent) / 100
    const common = {
      'data-name': text,
      transform: `translate(${short(x)} ${short(y)}) rotate(${angle})`,
      fontSize: Math.max(12, size),
    }
    if (kind === 'region' && colour !== null)
      return (
        <text
          key={i}
          {...common}
          className={css['region']}
          letterSpacing={plate.letter * 0.24}
          fill={DEEP[colour]}
          stroke={mix(TINT[colour], 'var(--aoi-halo)', 0.72)}
        >
          {text}
        </text>
      )
    return (
      <text
        key={i}
        {...common}
        className={kind === 'land' ? css['country'] : css['water']}
        letterSpacing={kind === 'sea' ? size * 0.26 : 1}
      >
        {kind === 'land' ? text.toUpperCase() : text}
      </text>
    )
  }),
)

/** Paper fibres, stains, browned edges, and the map border with its degrees. */
const Paper = memo(function Paper({ map, plate: { width, height, grain } }: Pick<PlateProps, 'map' | 'plate'>) {
  const edge = 8
  const degrees = (length: number) => (length - 2 * edge) / Math.round(length / 26)
  return (
    <>
      <path d={fibres(width, height, grain)} fill="none" stroke="var(--aoi-fibre)" strokeWidth=".6" opacity=".17" />
      <ellipse
        cx={width * 0.3}
        cy={height * 0.42}
        rx={width * 0.22}
        ry={height * 0.2}
        fill="var(--aoi-stain)"
        opacity=".05"
      />
      <ellipse
        cx={width * 0.75}
        cy={height * 0.7}
        rx={width * 0.18}
        ry={height * 0.24}
        fill="var(--aoi-stain)"
        opacity=".05"
      />
      <rect width={width} height={height} fill={`url(#${outlineId(map, 'age')})`} />
      <g fill="none" stroke={INK}>
        <rect x="4" y="4" width={width - 8} height={height - 8} stroke={LAND} strokeWidth="6" />
        <path
          d={`M${edge} 4H${width - edge}M${edge} ${height - 4}H${width - edge}`}
          strokeWidth="4"
          strokeDasharray={degrees(width)}
        />
        <path
          d={`M4 ${edge}V${height - edge}M${width - 4} ${edge}V${height - edge}`}
          strokeWidth="4"
          strokeDasharray={degrees(height)}
        />
        <rect x="1" y="1" width={width - 2} height={height - 2} strokeWidth="2.5" />
        <rect x={edge} y={edge} width={width - 2 * edge} height={height - 2 * edge} stroke={INK} />
        <rect
          x={edge + 2}
          y={edge + 2}
          width={width - 2 * edge - 4}
          height={height - 2 * edge - 4}
          stroke={GOLD}
          strokeWidth=".6"
          opacity=".5"
        />
      </g>
    </>
  )
})
