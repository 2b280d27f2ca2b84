// A card: a region as a piece of the map, or an industry in a wreath of rays.

import { range } from '@tableworks/board-kit/shapes'
import { type Colour, type Face, isIndustry } from '../../data/cards.ts'
import type { BoardMap } from '../../data/board.ts'
import { artOf } from '../../data/drawings/index.ts'
import type { Point } from '../../data/map-drawing.ts'
import { regionOnCard } from '../../data/names.ts'
import { clippedTo, outlineId } from '../parts/engraving/base.tsx'
import { short } from '../parts/engraving/line.ts'
import { projectionOf } from '../parts/layout.ts'
import { type Cut, PLATES } from '../parts/plates.ts'
import { BAND, DARK, GOLD, ON_PAPER, ON_PAPER_SOFT, PAPER, TINT, WHITE } from '../parts/signs/colours.ts'
import { Icon } from '../parts/signs/pieces.tsx'
import { CARD_NAMES, say, SHORT_NAMES } from '../words.ts'
import css from './trays.module.css'

/** Cards use the light colours in both modes. */
const WATER = 'var(--aoi-card-water)'
const SOIL = 'var(--aoi-card-soil)'

/** A card's width, height and name height, in the sheet's units, so text has the same size on both. */
export const CARD_SIZES = { full: [57, 82, 20], small: [46, 58, 17] } as const
export type CardSize = keyof typeof CARD_SIZES

interface CardProps {
  readonly face: Face
  readonly map: BoardMap
  readonly cut: Cut
  readonly size?: CardSize
}

export const cardName = (map: BoardMap, face: Face): string =>
  isIndustry(face) ? CARD_NAMES[face] : regionOnCard(map, face)

/** Includes the colour because sentences name region cards by colour. */
export const cardLabel = (map: BoardMap, face: Face): string =>
  isIndustry(face)
    ? say('industryCard', { card: cardName(map, face) })
    : say('regionCard', { card: cardName(map, face), colour: face })

export function CardFace({ face, map, cut, size = 'full' }: CardProps) {
  const [W, H, FOOT] = CARD_SIZES[size]
  const name = size === 'small' ? (SHORT_NAMES[face] ?? cardName(map, face)) : cardName(map, face)
  const middle = (H - FOOT) / 2 + 2
  const isPlace = !isIndustry(face)
  const tint = isPlace ? TINT[face] : 'var(--aoi-card-ground)'
  const deep = isPlace ? BAND[face] : DARK
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className={css['card']} aria-hidden="true">
      <rect x=".5" y=".5" width={W - 1} height={H - 1} rx="5" fill={PAPER} stroke={ON_PAPER} />
      <rect
        x="3.5"
        y="3.5"
        width={W - 7}
        height={H - 7}
        rx="3"
        fill={tint}
        fillOpacity={isPlace ? 0.42 : 0.28}
        stroke={deep}
        strokeWidth=".8"
      />
      {isPlace ? (
        <Vignette colour={face} map={map} cut={cut} size={size} />
      ) : (
        <Rays x={W / 2} y={middle} r={W * 0.29} />
      )}
      {!isPlace && <Icon industry={face} x={W / 2} y={middle} size={W * 0.37} ink={ON_PAPER} />}
      <Foot name={name} size={size} band={isPlace ? deep : null} />
    </svg>
  )
}

/** A card on a page without its map: its colour or industry, and its name. */
export function CardName({ face, map }: Pick<CardProps, 'face' | 'map'>) {
  const [W, H, FOOT] = CARD_SIZES.full
  const name = cardName(map, face)
  return (
    <svg viewBox={`0 0 ${W} ${H}`} width={W} height={H} role="img" aria-label={name}>
      <rect x=".5" y=".5" width={W - 1} height={H - 1} rx="5" fill={PAPER} stroke={ON_PAPER} />
      {isIndustry(face) ? (
        <Icon industry={face} x={W / 2} y={(H - FOOT) / 2 + 2} size={W * 0.5} ink={ON_PAPER} />
      ) : (
        <rect x="4" y="4" width={W - 8} height={H - FOOT - 6} rx="3" fill={TINT[face]} />
      )}
      <Foot name={name} size="full" band={isIndustry(face) ? null : BAND[face]} />
    </svg>
  )
}

/** The name at the foot of a card. */
function Foot({ name, size, band }: { name: string; size: CardSize; band: string | null }) {
  const [W, H, FOOT] = CARD_SIZES[size]
  return (
    <>
      <path d={`M4 ${H - FOOT - 1}h${W - 8}v${FOOT - 6}a3 3 0 0 1-3 3h${14 - W}a3 3 0 0 1-3-3z`} fill={band ?? PAPER} />
      <text
        x={W / 2}
        y={H - FOOT / 2 + 1.5}
        fontSize="12"
        textAnchor="middle"
        fill={band === null ? ON_PAPER : WHITE}
        className={css['cardName']}
        {...(name.length * 8 > W - 8 ? { textLength: W - 9, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
    </>
  )
}

function Rays({ x, y, r }: { x: number; y: number; r: number }) {
  const rays = range(40).map(i => {
    const [c, s] = [Math.cos((i * Math.PI) / 20), Math.sin((i * Math.PI) / 20)]
    return `M${short(x + c * r)} ${short(y + s * r)}L${short(x + c * r * 1.5)} ${short(y + s * r * 1.5)}`
  })
  return (
    <>
      <path d={rays.join('')} stroke={ON_PAPER_SOFT} strokeWidth=".7" opacity=".7" />
      <circle cx={x} cy={y} r={r} fill={PAPER} stroke={ON_PAPER} strokeWidth=".9" />
    </>
  )
}

/** The region's picture, reusing the outlines that the map on the same page has drawn. */
type VignetteProps = { colour: Colour; map: BoardMap; cut: Cut; size: CardSize }

function Vignette({ colour, map, cut, size }: VignetteProps) {
  const [W, H, FOOT] = CARD_SIZES[size]
  const { id, drawing } = map
  if (drawing.background === 'paper') return null // A region without an engraving shows only its colour.
  const [x, y, width, height] = boundsOf(colour, map, cut)
  const isInset = id === 'minnesota' && colour === 'yellow'
  const land = outlineId(id, isInset ? colour : 'land')
  const line = width / 45
  return (
    <svg
      x="4"
      y="4"
      width={W - 8}
      height={H - FOOT - 5}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
    >
      <rect
        x={x - width}
        y={y - height}
        width={width * 3}
        height={height * 3}
        fill={id === 'japan' ? WATER : 'var(--aoi-card-land)'}
      />
      <use href={`#${land}`} fill={SOIL} />
      <g clipPath={clippedTo(land)}>
        <use href={`#${outlineId(id, colour)}`} fill={TINT[colour]} opacity=".85" />
      </g>
      <use href={`#${outlineId(id, 'lakes')}`} fill={WATER} stroke={ON_PAPER} strokeWidth={line * 0.7} />
      <use href={`#${land}`} fill="none" stroke={ON_PAPER} strokeWidth={line} />
    </svg>
  )
}

function boundsOf(colour: Colour, { id, drawing }: BoardMap, cut: Cut): readonly [number, number, number, number] {
  const art = artOf(id, drawing.background)
  const region = art.regionTints.find(tint => tint.colour === colour)?.points ?? []
  const onLand = art.land.flatMap(({ points }) => points).filter(point => isInside(point, region))
  const points = (onLand.length > 0 ? onLand : region).map(projectionOf(PLATES[id][cut]))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - 6, Math.min(...ys) - 6]
  return [x, y, Math.max(...xs) + 6 - x, Math.max(...ys) + 6 - y]
}

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let isIn = false
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners.at(i - 1) ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  }
  return isIn
}

/** A card's back, with a number on it. */
export function CardBack({ count, size = 'full' }: { readonly count: number; readonly size?: CardSize }) {
  const [W, H] = CARD_SIZES[size]
  return (
    <svg viewBox={`0 0 ${W} ${H}`} className={css['card']} aria-hidden="true">
      <rect x=".5" y=".5" width={W - 1} height={H - 1} rx="5" fill="var(--aoi-card-back)" stroke={ON_PAPER} />
      <rect x="5" y="5" width={W - 10} height={H - 10} rx="3" fill="none" stroke={GOLD} strokeWidth=".8" />
      <Icon industry="factory" x={W / 2} y={H * 0.39} size={W * 0.42} ink={GOLD} ground="var(--aoi-card-back)" />
      <text x={W / 2} y={H * 0.81} fontSize="15" fontWeight="800" textAnchor="middle" fill={GOLD}>
        {count}
      </text>
    </svg>
  )
}
