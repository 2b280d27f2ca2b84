// The ways to lay a Pipe now, drawn above the crater: an arrow and a press area for each.

import { type Choice, thingOf, useFrame } from '@tableworks/board-kit'
import { memo, useMemo } from 'react'
import { slotOf } from '../../data/board.ts'
import { type Slot, type SlotId, ZONE, type ZoneId, zoneId } from '../../data/crater.ts'
import type { Point } from '../../data/drawing.ts'
import type { TitanBox } from '../table.ts'
import { Place, type Thing } from '../things.ts'
import { say } from '../words.ts'
import css from './crater.module.css'
import { capsule, drawnIn, endsOf, pointText, pressArea } from './pipes.tsx'
import { groundOf, type Lane, PHONE_REACH, REACH } from './targets.ts'
import { zoneName } from './zone-name.ts'

/** A free slot, used from one of its ends; highlighted if that's legal now. */
export interface Way {
  readonly slot: SlotId
  readonly from: ZoneId
  readonly isLit: boolean
}

type Offered = Pick<Choice, 'path' | 'open'>

export const waysIn = (choices: readonly Offered[]): Way[] =>
  choices.flatMap(({ path, open }) => {
    const thing = thingOf(path[0] ?? '') as Thing | null
    return thing?.kind === 'way' ? [{ slot: thing.slot, from: thing.from, isLit: open }] : []
  })

/** Where a way leads from and to, and its lane. */
export function wayNames({ slots }: TitanBox, slot: Slot, from: ZoneId) {
  const { endA, endB, side } = slots
  const to = zoneId(endA[slot] === ZONE[from] ? endB[slot] : endA[slot])
  return { from: zoneName(from), to: zoneName(to), side: side[slot] }
}

/** The lane that is pressed for a way. If a Pipe could lead either way, it's only the half that the arrow points to. */
export function laneOf(box: TitanBox, way: Way, ways: readonly Way[]): Lane & { readonly width: number } {
  const slot = slotOf({ box }, way.slot)
  const { at, rotation, length, width } = drawnIn(box, slot)
  if (!ways.some(other => other.slot === way.slot && other.from !== way.from)) return { at, rotation, length, width }
  const [, head] = endsOf(box, slot, way.from)
  const middle: Point = [(at[0] + head[0]) / 2, (at[1] + head[1]) / 2]
  return { at: middle, rotation, length: length / 2, width }
}

const useReach = () => (useFrame() === 'phone' ? PHONE_REACH : REACH)

/** The press areas of the Pipes that can be chosen now. */
export function usePipeGrounds(choices: readonly Offered[], box: TitanBox): ReadonlyMap<SlotId, readonly Point[]> {
  const reach = useReach()
  return useMemo(() => {
    const slots = choices.flatMap(({ path, open }) => {
      const thing = thingOf(path[0] ?? '') as Thing | null
      return open && thing?.kind === 'slot' ? [thing.slot] : []
    })
    const lanes = slots.map(slot => drawnIn(box, slotOf({ box }, slot)))
    return new Map(groundOf(lanes, reach).map((ground, i) => [slots[i] ?? '', ground]))
  }, [choices, box, reach])
}

export const Ways = memo(function Ways({ ways, box }: { ways: readonly Way[]; box: TitanBox }) {
  const lanes = ways.map(way => laneOf(box, way, ways))
  const grounds = groundOf(lanes, useReach())
  return ways.map((way, i) => (
    <WayPlace key={`${way.slot} ${way.from}`} way={way} box={box} lane={lanes[i]} ground={grounds[i] ?? []} />
  ))
})

interface WayProps {
  readonly way: Way
  readonly box: TitanBox
  readonly lane: ReturnType<typeof laneOf> | undefined
  readonly ground: readonly Point[]
}

function WayPlace({ way: { slot: id, from, isLit }, box, lane, ground }: WayProps) {
  if (lane === undefined) return null
  const slot = slotOf({ box }, id)
  const outline = capsule(lane.at, lane.rotation, lane.length, lane.width + 4)
  return (
    <Place
      of={{ kind: 'way', from, slot: id }}
      label={say('way', wayNames(box, slot, from))}
      shape={{ d: pressArea(ground, outline) }}
      className={css['way']}
      tapTwice
    >
      <path d={outline} className={css['lane']} />
      {isLit && <path d={arrowOn(box, slot, from)} className={css['arrow']} strokeWidth={lane.width * 0.17} />}
    </Place>
  )
}

/** An arrowhead at the end that a Pipe would lead to. */
function arrowOn(box: TitanBox, slot: Slot, from: ZoneId): string {
  const { length, width } = drawnIn(box, slot)
  const [a, b] = endsOf(box, slot, from)
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  const k = width * 0.3
  const tip: Point = [b[0] - ux * 4, b[1] - uy * 4]
  const wing = (side: number) => pointText([tip[0] - ux * k - side * uy * k, tip[1] - uy * k + side * ux * k])
  return `M${wing(1)}L${pointText(tip)}L${wing(-1)}`
}
