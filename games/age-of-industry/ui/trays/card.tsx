// A card: its region cut out of the same map, or its industry in a wreath of rays.

import { range } from '@tableworks/board-kit/shapes'
import { type Colour, type Face, isIndustry } from '../../data/cards.ts'
import type { Point } from '../../data/drawings/drawing.ts'
import { DRAWINGS } from '../../data/drawings/index.ts'
import type { MapId } from '../../data/maps/index.ts'
import { clippedTo, outlineId } from '../engraving/base.tsx'
import { short } from '../engraving/line.ts'
import { projectionOf } from '../sheet/layout.ts'
import { type Cut, PLATES } from '../sheet/plates.ts'
import { BAND, ON_PAPER, ON_PAPER_SOFT, PAPER, TINT } from '../signs/colours.ts'
import { Icon } from '../signs/pieces.tsx'
import { CARD_NAMES } from '../words.ts'
import css from './trays.module.css'

const W = 57
const H = 82
const FOOT = 20

/** A card is printed by day. */
const WATER = '#dde2d2'
const SOIL = '#f5ecd4'

interface CardProps {
  readonly face: Face
  readonly map: MapId
  readonly cut: Cut
}

export const cardName = (map: MapId, face: Face): string =>
  isIndustry(face) ? CARD_NAMES.industries[face] : CARD_NAMES[map][face]

export function CardFace({ face, map, cut }: CardProps) {
  const name = cardName(map, face)
  const isPlace = !isIndustry(face)
  const tint = isPlace ? TINT[face] : '#cdb98f'
  const deep = isPlace ? BAND[face] : '#4a3825'
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
      {isPlace ? <Vignette colour={face} map={map} cut={cut} /> : <Rays />}
      {!isPlace && <Icon industry={face} x={W / 2} y={(H - FOOT) / 2 + 2} size={21} ink="#2a1e12" />}
      <path
        d={`M4 ${H - FOOT - 1}h${W - 8}v${FOOT - 6}a3 3 0 0 1-3 3h${14 - W}a3 3 0 0 1-3-3z`}
        fill={isPlace ? deep : PAPER}
      />
      <text
        x={W / 2}
        y={H - FOOT / 2 + 1.5}
        fontSize="12"
        textAnchor="middle"
        fill={isPlace ? '#fffaf0' : '#23180d'}
        className={css['cardName']}
        {...(name.length > 6 ? { textLength: W - 10, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
    </svg>
  )
}

function Rays() {
  const [x, y] = [W / 2, (H - FOOT) / 2 + 2]
  const rays = range(40).map(i => {
    const [c, s] = [Math.cos((i * Math.PI) / 20), Math.sin((i * Math.PI) / 20)]
    return `M${short(x + c * 17)} ${short(y + s * 17)}L${short(x + c * 25)} ${short(y + s * 25)}`
  })
  return (
    <>
      <path d={rays.join('')} stroke={ON_PAPER_SOFT} strokeWidth=".7" opacity=".7" />
      <circle cx={x} cy={y} r="16.5" fill={PAPER} stroke={ON_PAPER} strokeWidth=".9" />
    </>
  )
}

/** The region itself. It uses the outlines that the map on the same page has drawn. */
function Vignette({ colour, map, cut }: { colour: Colour; map: MapId; cut: Cut }) {
  const [x, y, width, height] = boundsOf(colour, map, cut)
  const isInset = map === 'minnesota' && colour === 'yellow'
  const land = outlineId(map, isInset ? colour : 'land')
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
        fill={map === 'japan' ? WATER : '#efe3c4'}
      />
      <use href={`#${land}`} fill={SOIL} />
      <g clipPath={clippedTo(land)}>
        <use href={`#${outlineId(map, colour)}`} fill={TINT[colour]} opacity=".85" />
      </g>
      <use href={`#${outlineId(map, 'lakes')}`} fill={WATER} stroke={ON_PAPER} strokeWidth={line * 0.7} />
      <use href={`#${land}`} fill="none" stroke={ON_PAPER} strokeWidth={line} />
    </svg>
  )
}

function boundsOf(colour: Colour, map: MapId, cut: Cut): readonly [number, number, number, number] {
  const { art } = DRAWINGS[map]
  const region = art.regionTints.find(tint => tint.colour === colour)?.points ?? []
  const onLand = art.land.flatMap(({ points }) => points).filter(point => isInside(point, region))
  const points = (onLand.length > 0 ? onLand : region).map(projectionOf(PLATES[map][cut]))
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

/** The back of a card, with a figure on it. */
export const CardBack = ({ count }: { readonly count: number }) => (
  <svg viewBox={`0 0 ${W} ${H}`} className={css['card']} aria-hidden="true">
    <rect x=".5" y=".5" width={W - 1} height={H - 1} rx="5" fill="#5b4630" stroke={ON_PAPER} />
    <rect x="5" y="5" width={W - 10} height={H - 10} rx="3" fill="none" stroke="#efcf7a" strokeWidth=".8" />
    <Icon industry="factory" x={W / 2} y={32} size={24} ink="#efcf7a" ground="#5b4630" />
    <text x={W / 2} y="66" fontSize="15" fontWeight="800" textAnchor="middle" fill="#efcf7a">
      {count}
    </text>
  </svg>
)
