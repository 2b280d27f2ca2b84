// The names of columns and rings: numbers on the rim, letters on the Rock or, in a full crater, beyond the lanes of each ring.

import { memo } from 'react'
import { type Crater, craterOf } from '../../data/board.ts'
import { columnOf, isUpper, LETTERS, type Ring, RINGS, ringOf, ZONE } from '../../data/crater.ts'
import { at, bearing, CENTRE, columnSpot, type Point } from '../../data/drawing.ts'
import type { TitanBox } from '../table.ts'
import css from './crater.module.css'

/** How far a ring's letter is from the Core, between columns 12 and 1. */
const LETTER_RADIUS: Readonly<Record<Ring, number>> = { upper: 473, middle: 356, lower: 234 }
const HALF_COLUMN = 15

export const Rim = memo(function Rim({ box, seats }: { box: TitanBox; seats: number }) {
  const crater = craterOf({ box, seats })
  return (
    <g aria-hidden="true">
      {crater.zones.filter(isUpper).map(zone => (
        <Name key={zone} at={columnSpot(box.zoneAt[zone])} text={String(columnOf(zone) + 1)} />
      ))}
      {ringSpots(crater, box).map(({ ring, spot }) => (
        <Name key={String(spot)} at={spot} text={LETTERS[RINGS.indexOf(ring)] ?? ''} />
      ))}
    </g>
  )
})

function ringSpots({ rocks }: Crater, { slots, zoneAt }: TitanBox): { ring: Ring; spot: Point }[] {
  if (rocks.length > 0) return rocks.map(rock => ({ ring: ringOf(slots.endA[rock.slot]) ?? 'lower', spot: rock.at }))
  const angle = bearing(CENTRE, zoneAt[ZONE.U01]) - HALF_COLUMN
  return RINGS.map(ring => ({ ring, spot: at(CENTRE, angle, LETTER_RADIUS[ring]) }))
}

const Name = ({ at: [x, y], text }: { at: Point; text: string }) => (
  <text x={x} y={y} className={css['name']}>
    {text}
  </text>
)
