// Pipes as glowing conduits with direction arrows, and free slots.

import type { Seat } from '@tableworks/kernel'
import { memo } from 'react'
import { slotOf } from '../../data/board.ts'
import { ringOf, type Slot, type SlotId, ZONE, type ZoneId } from '../../data/crater.ts'
import { PIPE_WIDTH, type Point, type SlotDrawing, slotDrawing, ZONE_RADIUS } from '../../data/drawing.ts'
import type { View } from '../../view.ts'
import { Place } from '../things.ts'
import { LIT, SEAT_ARROW, SEAT_BODY, SEAT_GLOW } from './signs/colours.ts'
import { CubeSign } from './signs/cube.tsx'
import { SeatSign } from './signs/seat.tsx'
import type { TitanBox } from '../table.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { zoneName } from './zone-name.ts'

type Laid = View['glance']['pipes'][number]

const round = (value: number): number => Math.round(value * 10) / 10
export const pointText = ([x, y]: Point): string => `${round(x)} ${round(y)}`
const CORE_RIM = 96

/** Where a Pipe meets a zone's rim. */
function rimAt({ zoneAt }: TitanBox, zone: ZoneId, [x, y]: Point): Point {
  const [cx, cy] = zoneAt[ZONE[zone]]
  const ring = ringOf(ZONE[zone])
  const radius = (ring === null ? CORE_RIM : ZONE_RADIUS[ring]) - 3
  const distance = Math.hypot(x - cx, y - cy)
  return [cx + ((x - cx) * radius) / distance, cy + ((y - cy) * radius) / distance]
}

/** A Pipe's two ends, in the direction of its flow. */
export function endsOf({ slots }: TitanBox, slot: Slot, from: ZoneId): readonly [Point, Point] {
  const [a, b] = slotDrawing(slots.line[slot]).ends
  return slots.endA[slot] === ZONE[from] ? [a, b] : [b, a]
}

/** A slot's position, and the width of a Pipe in it. */
export const drawnIn = ({ slots }: TitanBox, slot: Slot): SlotDrawing & { readonly width: number } => ({
  ...slotDrawing(slots.line[slot]),
  width: PIPE_WIDTH[slots.link[slot]],
})

function chevrons([ax, ay]: Point, [bx, by]: Point, count: number, size: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 1) / (count + 1)) * length + size / 2
    const [x, y] = [ax + ux * along, ay + uy * along]
    const wing = (side: number) => pointText([x - ux * size - side * uy * size, y - uy * size + side * ux * size])
    return `M${wing(1)}L${pointText([x, y])}L${wing(-1)}`
  }).join('')
}

const arrowsOn = (length: number): number => (length > 100 ? 4 : length > 60 ? 3 : 2)
const LONG_ENOUGH_FOR_A_MARK = 50

interface PipeProps {
  readonly pipe: Laid
  readonly box: TitanBox
  readonly isOwn: boolean
  /** The area to press if the Pipe can be chosen now. */
  readonly ground: readonly Point[] | undefined
}

export const Pipe = memo(function Pipe({ pipe, box, isOwn, ground }: PipeProps) {
  const { slot, owner, from, to, isJoined } = pipe
  const { length, at, rotation, width } = drawnIn(box, slotOf({ box }, slot))
  const outline = capsule(at, rotation, length, width)
  return (
    <Place
      of={{ kind: 'slot', slot }}
      label={say('pipe', { from: zoneName(from), to: zoneName(to) })}
      shape={{ d: ground === undefined ? outline : pressArea(ground, outline) }}
      className={ground && css['way']}
      tapTwice
    >
      <Conduit slot={slot} box={box} owner={owner} from={from} to={to} isOwn={isOwn} isCut={!isJoined} />
      {ground !== undefined && <path d={outline} className={`${css['lane']} ${css['laid']}`} />}
    </Place>
  )
})

interface ConduitProps {
  readonly slot: SlotId
  readonly box: TitanBox
  readonly owner: Seat
  readonly from: ZoneId
  readonly to: ZoneId
  readonly isOwn: boolean
  readonly isCut?: boolean
  readonly isGhost?: boolean
}

/** A drawn Pipe. A ghost isn't laid yet, or has been destroyed. */
export function Conduit({ slot: id, box, owner, from, to, isOwn, isCut = false, isGhost = false }: ConduitProps) {
  const slot = slotOf({ box }, id)
  const { length, width: broad } = drawnIn(box, slot)
  const width = broad * 0.86
  const [a, b] = endsOf(box, slot, from)
  const path = `M${pointText(rimAt(box, from, a))}L${pointText(a)}L${pointText(b)}L${pointText(rimAt(box, to, b))}`
  const body = `M${pointText(a)}L${pointText(b)}`
  const glow = isCut ? 'var(--titan-cut)' : (SEAT_GLOW[owner] ?? 'var(--titan-white)')
  return (
    <g
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={isCut ? 0.62 : isGhost ? 0.9 : isOwn ? 1 : 0.92}
      pointerEvents={isGhost ? 'none' : undefined} // A ghost must not take the hover away from the slot it previews.
    >
      {isOwn && !isCut && (
        <path d={path} stroke={glow} strokeWidth={width * 1.5} strokeOpacity=".5" filter="url(#ttn-glow)" />
      )}
      <path d={path} stroke="var(--titan-casing)" strokeWidth={width * 0.72} />
      <path d={body} stroke="var(--titan-casing)" strokeWidth={width + 5} />
      <path d={path} stroke={glow} strokeWidth={width * 0.34} />
      <path d={body} stroke={isCut ? 'var(--titan-cut-body)' : SEAT_BODY[owner]} strokeWidth={width} />
      <path d={body} stroke={glow} strokeWidth={width * 0.62} strokeDasharray={isCut ? '7 15' : undefined} />
      {!isCut && (
        <path d={body} stroke="var(--titan-white)" strokeOpacity={isOwn ? 0.85 : 0.42} strokeWidth={width * 0.16} />
      )}
      <path
        d={chevrons(a, b, arrowsOn(length), width * 0.3)}
        stroke={isCut ? 'var(--titan-cut-arrow)' : SEAT_ARROW[owner]}
        strokeWidth={width * 0.2}
      />
      {length > LONG_ENOUGH_FOR_A_MARK && (
        <SeatSign
          seat={owner}
          x={(a[0] + b[0]) / 2}
          y={(a[1] + b[1]) / 2}
          r={width * 0.46}
          text=""
          fill="var(--titan-ground)"
        />
      )}
    </g>
  )
}

/** The outline of a slot or of half of it. */
export function capsule([x, y]: Point, degrees: number, length: number, width: number): string {
  const half = length / 2
  const r = width / 2
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (along: number, aside: number): string => pointText([x + c * along - s * aside, y + s * along + c * aside])
  return `M${at(-half + r, -r)}L${at(half - r, -r)}A${r} ${r} 0 0 1 ${at(half - r, r)}L${at(-half + r, r)}A${r} ${r} 0 0 1 ${at(-half + r, -r)}Z`
}

/** The outline of a slot with the ground around it, where it can be pressed, too. */
export const pressArea = (ground: readonly Point[], outline: string): string =>
  `M${ground.map(pointText).join('L')}Z${outline}`

interface SlotProps {
  readonly slot: Slot
  readonly box: TitanBox
  /** Whether a Pipe can be laid here now. */
  readonly isLit: boolean
}

/** A free slot, with what a Pipe in it would give. */
export const FreeSlot = memo(function FreeSlot({ slot, box, isLit }: SlotProps) {
  const { at, rotation, length, width } = drawnIn(box, slot)
  const d = capsule(at, rotation, length, width)
  return (
    <Place of={{ kind: 'slot', slot: box.slots.ids[slot] }} shape={{ d }}>
      <path
        d={d}
        fill={isLit ? 'var(--titan-slot-lit)' : 'var(--titan-slot)'}
        stroke={isLit ? LIT : 'var(--titan-slot-edge)'}
        strokeOpacity={isLit ? 0.9 : 0.16}
        strokeWidth={isLit ? 2 : 1.4}
      />
      <Print slot={slot} box={box} isLit={isLit} />
    </Place>
  )
})

/** What is printed in the slot: a resource, and Tholins on the way down. */
function Print({ slot, box, isLit }: SlotProps) {
  const { at, width } = drawnIn(box, slot)
  const what = box.slots.printed[slot] ?? (box.slots.isVertical[slot] ? 'tholins' : null)
  if (what === null) return null
  return (
    <g opacity={isLit ? 1 : 0.6}>
      <CubeSign cube={what} x={at[0]} y={at[1]} r={width * 0.42} letter={false} />
    </g>
  )
}
