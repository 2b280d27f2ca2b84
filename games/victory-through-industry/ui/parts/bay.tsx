// A floor's background: concrete, the painted bay of the complex, and the cells where goods pass from one factory to the next.

import { type Cell, cellAt, type Floor, freeSpots, isFactory } from '../../readings/floor.ts'
import { facesBeside } from '../../readings/running.ts'
import type { VictoryBox } from '../table.ts'
import { keyOf, outline } from './grid.ts'
import { CELL } from './signs/card.tsx'
import { LIT } from './signs/colours.ts'

/** A quarter of a cross in each of a cell's corners. */
const CROSS = [0, CELL].map(at => `M0 ${at}h5.6M${CELL} ${at}h-5.6M${at} 0v5.6M${at} ${CELL}v-5.6`).join('')
/** Far beyond the visible part of a floor. */
const FAR = { x: -100 * CELL, y: -100 * CELL, width: 200 * CELL, height: 200 * CELL }

const Patterns = () => (
  <defs>
    <pattern id="vti-concrete" width="120" height="120" patternUnits="userSpaceOnUse">
      <rect width="120" height="120" fill="var(--vti-khaki)" />
      <path
        d="M17 23h.01M83 11h.01M52 67h.01M101 92h.01M29 103h.01M71 39h.01"
        stroke="var(--vti-khaki-dark)"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".5"
      />
    </pattern>
    <pattern id="vti-crosses" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
      <path d={CROSS} stroke="var(--vti-khaki-dark)" strokeWidth="1.3" />
    </pattern>
    <pattern id="vti-shared" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="4.5" height="9" fill={LIT} opacity=".55" />
    </pattern>
  </defs>
)

/** Paints the complex's cells. Crosses mark cells, white corners mark places for products. */
export function Bay({ floor, box }: { readonly floor: Floor; readonly box: VictoryBox }) {
  const free = freeSpots(floor).map(spot => cellAt(floor, spot))
  const painted = [...free, ...floor.cells.flatMap((card, spot) => (card === 0 ? [] : [cellAt(floor, spot)]))]
  return (
    <>
      <Patterns />
      <rect {...FAR} fill="url(#vti-concrete)" />
      {painted.map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} fill="var(--vti-khaki-light)" />
      ))}
      {sharedCells(floor, box).map(cell => (
        <rect
          key={keyOf(cell)}
          {...outline(cell)}
          fill="url(#vti-shared)"
          stroke="var(--vti-shared)"
          strokeWidth="1.6"
        />
      ))}
      <rect {...FAR} fill="url(#vti-crosses)" />
      <path d={free.map(corners).join('')} fill="none" stroke="var(--vti-corner)" strokeWidth="2.4" />
    </>
  )
}

/** Cells where one factory outputs what another one takes. */
function sharedCells(floor: Floor, box: VictoryBox): Cell[] {
  const faces = floor.sites.flatMap(spot => facesBeside(box, floor, spot))
  const outputs = faces.filter(({ role, card }) => role === 'output' && !isFactory(card))
  const isTaken = (spot: number, products: readonly string[]) =>
    faces.some(face => face.spot === spot && face.role === 'input' && face.oneOf.some(id => products.includes(id)))
  const spots = outputs.filter(({ spot, oneOf }) => isTaken(spot, oneOf)).map(({ spot }) => spot)
  return [...new Set(spots)].map(spot => cellAt(floor, spot))
}

function corners({ x, y }: Cell): string {
  const [a, b, leg] = [CELL * 0.17, CELL * 0.83, CELL * 0.15]
  const at = (px: number, py: number) =>
    `M${x * CELL + px} ${y * CELL + py + (py === a ? leg : -leg)}V${y * CELL + py}H${x * CELL + px + (px === a ? leg : -leg)}`
  return at(a, a) + at(a, b) + at(b, a) + at(b, b)
}
